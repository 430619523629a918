"""The map for newcomers is true: every name on the page and in its drawings exists."""

import ast
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from tests.architecture.sources import PACKAGE
from tests.architecture.test_levels import MAY_IMPORT

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "explanation"
PAGE = (FOLDER / "architecture.md").read_text("utf-8")
PATTERN = re.compile(r"<\w+>")  # `<package>/<game>.py` explains a rule and names no file
COMMAND = re.compile(r"durbar [a-z]+")


def code_spans() -> list[str]:
    return sorted(set(re.findall(r"`([^`]+)`", PAGE)))


def labels(drawing: str) -> list[str]:
    """The texts of a drawing that name a file or a folder."""
    root = ElementTree.parse(FOLDER / drawing).getroot()
    found = [each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text")]
    return [text for text in found if text.endswith(("/", ".py"))]


def defined_names() -> set[str]:
    """Every class, function, method and named value of the package."""
    names: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                names.add(node.name)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                names.add(node.target.id)
    return names


def is_there(path: str) -> bool:
    """Whether a path exists in the package or the repository, as what it is named."""
    places = (PACKAGE / path, ROOT / path)
    if path.endswith("/"):
        return any(place.is_dir() for place in places)
    return any(place.is_file() for place in places)


def test_every_name_on_the_page_exists() -> None:
    names = defined_names()
    spans = [span for span in code_spans() if not PATTERN.search(span)]
    paths = [span for span in spans if "/" in span]
    assert len(paths) > 25
    assert [path for path in paths if not is_there(path)] == []
    words = [span for span in spans if "/" not in span and span != "durbar"]
    commands = [word.split()[1] for word in words if COMMAND.fullmatch(word)]
    assert [each for each in commands if not is_there(f"cli/commands/{each}.py")] == []
    assert [word for word in words if not COMMAND.fullmatch(word) and word not in names] == []


@pytest.mark.parametrize(("drawing", "least"), [("layers.svg", 20), ("move.svg", 9)])
def test_every_name_in_a_drawing_exists(drawing: str, least: int) -> None:
    found = labels(drawing)
    assert len(found) >= least
    missing = [name for name in found if not is_there(name) and not is_there(f"server/{name}")]
    assert missing == []


def test_page_and_drawing_show_every_part_of_the_package() -> None:
    parts = {f"{part}/" for part in MAY_IMPORT}
    assert parts <= set(code_spans())
    assert parts <= set(labels("layers.svg"))


def test_page_and_drawing_show_every_part_of_the_server() -> None:
    folders = {f"{file.parent.name}/" for file in (PACKAGE / "server").glob("*/__init__.py")}
    assert {f"server/{folder}" for folder in folders} <= set(code_spans())
    assert folders <= set(labels("layers.svg"))
