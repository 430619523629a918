"""The version, and whether the engine runs compiled."""

VERSION = "0.1.0"


def is_compiled() -> bool:
    """True if the hot modules are the compiled ones."""
    from durbar.core import state

    return not str(state.__file__).endswith(".py")


def banner() -> str:
    return f"Durbar {VERSION}, {'compiled' if is_compiled() else 'interpreted'}"
