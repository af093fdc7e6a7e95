"""The dock: the question with its buttons, the plan, the own cabinet, and the curtain before private questions."""
