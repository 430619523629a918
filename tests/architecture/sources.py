"""The package's sources as the architecture tests read them: with ast, never imported."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "durbar"


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, by its whole name; `from a import b` as a.b and a."""
    yield from _imports(ast.parse(file.read_text("utf-8")), file)


def _imports(tree: ast.Module, file: Path) -> Iterator[str]:
    package = module_name(file) if file.stem == "__init__" else module_name(file).rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(above if node.level else []), *filter(None, [node.module])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def runtime_imports(file: Path) -> Iterator[str]:
    """The same without imports for type checkers: those under `if TYPE_CHECKING`."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            node.body = []
    yield from _imports(tree, file)


def hot_modules() -> list[Path]:
    """What setup.py compiles: its own list, read without running the build."""
    tree = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    kept = (ast.Assign, ast.FunctionDef, ast.Import, ast.ImportFrom)
    tree.body = [
        node
        for node in tree.body
        if isinstance(node, kept)
        and not (isinstance(node, ast.ImportFrom) and node.module == "setuptools")
    ]
    names: dict[str, object] = {"__file__": str(ROOT / "setup.py")}
    exec(compile(tree, "setup.py", "exec"), names)
    listed = names["hot_modules"]
    assert callable(listed)
    return [ROOT / file for file in listed()]


def rooms() -> list[Path]:
    folder = PACKAGE / "games"
    return sorted(path for path in folder.iterdir() if (path / "__init__.py").is_file())
