"""The scene graph: nodes, the stage that draws them and takes input, and scenes."""

from macher.ui.scene.node import Node
from macher.ui.scene.scene import Actions, Context, Scene
from macher.ui.scene.stage import Stage

__all__ = ["Actions", "Context", "Node", "Scene", "Stage"]
