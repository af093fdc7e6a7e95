"""The data files are found in a checkout, in an installed wheel and in a bundle."""

from pathlib import Path

import pytest

from macher import resources
from macher.resources import ResourceMissing, asset, asset_text, data_root, localization, locate


def _assets(folder: Path) -> Path:
    (folder / "assets").mkdir(parents=True)
    return folder


def test_checkout(tmp_path):
    package = tmp_path / "macher"
    package.mkdir()
    _assets(tmp_path)
    assert locate(package) == tmp_path


def test_installed_wheel_comes_before_what_lies_beside_it(tmp_path):
    package = tmp_path / "site-packages" / "macher"
    data = _assets(package / "_data")
    _assets(tmp_path / "site-packages")
    assert locate(package) == data


@pytest.mark.parametrize("inner", ["macher/_data", "."])
def test_bundle(tmp_path, inner):
    data = _assets(tmp_path / "bundle" / inner)
    package = tmp_path / "elsewhere" / "macher"
    package.mkdir(parents=True)
    assert locate(package, str(tmp_path / "bundle")).resolve() == data.resolve()


def test_nothing_anywhere_is_an_error(tmp_path):
    with pytest.raises(ResourceMissing):
        locate(tmp_path / "macher")


def test_files_of_this_checkout():
    assert data_root() == Path(resources.__file__).resolve().parents[1]
    assert asset("fonts", "IBMPlexSans_500Medium.ttf").is_file()
    assert "<svg" in asset_text("icons", "gavel.svg")
    assert localization().is_dir()
    with pytest.raises(ResourceMissing):
        asset("icons", "no-such-icon.svg")
    with pytest.raises(ResourceMissing):
        localization("xx")
