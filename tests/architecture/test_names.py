"""One name, one thing: no class name stands for two things."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.architecture.sources import PACKAGE


def scope(file: Path) -> str:
    """The room of a module, which names its actions and events by its own rules; else nothing."""
    folder, *parts = file.relative_to(PACKAGE).parts
    return parts[0] if folder == "games" and len(parts) > 1 else ""


def test_no_public_class_name_is_defined_twice() -> None:
    """Rooms may use a name side by side (`Draw`), since each follows its own rule book."""
    places: dict[str, list[Path]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(file)
    assert len(places) > 300
    twice = {
        name: [file.relative_to(PACKAGE).as_posix() for file in files]
        for name, files in places.items()
        if len(files) > 1 and ("" in map(scope, files) or len(set(map(scope, files))) < len(files))
    }
    assert twice == {}
