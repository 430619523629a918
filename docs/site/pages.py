"""What the site shows beside the pages of docs/: rules, commands, sources and the client's fonts.

MkDocs calls the functions `on_…`. A page of docs/ may link to any file of the repository, so that
its links work there too; a file outside docs/ that is linked to becomes a page of the site.
"""

import posixpath
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final

import typer
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from durbar.cli import help
from durbar.cli.app import app
from durbar.texts import Texts

ROOT: Final = Path(__file__).parents[2]
RULES: Final = re.compile(r"src/durbar/texts/(\w\w)/rules/([\w-]+)\.md")
LINK: Final = re.compile(r"(?<=\]\()(?P<target>[^)#:]+)(?P<anchor>#[^)]*)?(?=\))")
PARAGRAPH: Final = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)
ABOUT: Final = ("CHANGELOG.md", "CONTRIBUTING.md")
COMMANDS: Final = "<!-- the commands -->"  # of the page that is filled with them
FONTS: Final = {"Noto Sans": "noto-sans-latin-wght-*", "Noto Serif Display": "noto-serif-display-*"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds what the pages link to outside docs/, and the fonts; then the stars of the nav."""
    outside = dict.fromkeys(ABOUT)
    for file in list(files.documentation_pages()):
        for match in LINK.finditer(file.content_string):
            target = _resolved(f"docs/{file.src_uri}", match["target"])
            if not target.startswith("docs/"):
                outside[target] = None
    for path in outside:
        if (ROOT / path).is_file():
            files.append(File.generated(config, _place(path), content=_content(path)))
    logo = str(ROOT / "web" / "public" / "icon.svg")
    files.append(File.generated(config, "site/logo.svg", abs_src_path=logo))
    for family, file in _fonts():
        files.append(File.generated(config, f"site/fonts/{file.name}", abs_src_path=str(file)))
        _FOUND[family] = file.name
    files.append(File.generated(config, "site/fonts.css", content=_font_faces()))
    config.extra_css.insert(0, "site/fonts.css")
    pages = [file.src_uri for file in files.documentation_pages()]
    named = set(_named(config.nav or []))
    config.nav = list(_filled(config.nav or [], [uri for uri in pages if uri not in named]))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turns links that leave docs/ to the pages that they became."""
    here = _origin(page.file.src_uri)

    def turned(match: re.Match[str]) -> str:
        target = _resolved(here, match["target"])
        place = target.removeprefix("docs/") if target.startswith("docs/") else _place(target)
        if files.get_file_from_path(place) is None:
            return match[0]  # MkDocs will complain
        start = posixpath.dirname(page.file.src_uri)
        return posixpath.relpath(place, start or ".") + (match["anchor"] or "")

    markdown = LINK.sub(turned, markdown)
    if COMMANDS in markdown:
        markdown = markdown.replace(COMMANDS, "\n".join(_commands()))
    return markdown


# Files outside docs/ ----------------------------------------------------------------------------


def _place(path: str) -> str:
    """Where a file of the repository stands in the site."""
    if rules := RULES.fullmatch(path):
        return f"rules/{rules[1]}/{rules[2]}.md"
    return f"about/{path}" if path.endswith(".md") else f"about/{path}.md"


def _origin(uri: str) -> str:
    """The file of the repository that a page was made of."""
    if rules := re.fullmatch(r"rules/(\w\w)/([\w-]+)\.md", uri):
        return f"src/durbar/texts/{rules[1]}/rules/{rules[2]}.md"
    return uri.removeprefix("about/") if uri.startswith("about/") else f"docs/{uri}"


def _content(path: str) -> str:
    text = (ROOT / path).read_text("utf-8")
    if rules := RULES.fullmatch(path):
        title, _, rest = PARAGRAPH.sub(r"**\1**{ #\1 .paragraph }", text).partition("\n")
        return f'{title}\n\n<div lang="{rules[1]}" markdown="1">\n{rest}\n</div>\n'
    if path.endswith(".md"):
        return text
    return f"# {path}\n\n````{Path(path).suffix.lstrip('.') or 'text'}\n{text}````\n"


def _resolved(page: str, target: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), target))


# The nav ----------------------------------------------------------------------------------------


def _named(nav: list[Any]) -> Iterator[str]:
    for item in nav:
        if isinstance(item, dict):
            for inner in item.values():
                yield from _named(inner if isinstance(inner, list) else [inner])
        elif not item.endswith("*"):
            yield item


def _filled(nav: list[Any], left: list[str]) -> Iterator[Any]:
    for item in nav:
        if isinstance(item, dict):
            yield {
                title: list(_filled(inner, left)) if isinstance(inner, list) else inner
                for title, inner in item.items()
            }
        elif item.endswith("*"):
            folder = item.removesuffix("*")
            inside = [uri for uri in left if uri.startswith(folder)]
            if folder == "":
                inside = [uri for uri in inside if "/" not in uri]
            yield from sorted(inside)
        else:
            yield item


# The commands -----------------------------------------------------------------------------------


def _commands() -> Iterator[str]:
    """Every command with what it says of itself, from the program."""
    command: Any = typer.main.get_command(app)
    help.explain(Texts("en"), command)
    for name, inner in command.commands.items():
        yield from _command(f"durbar {name}", inner)


def _command(name: str, command: Any) -> Iterator[str]:
    yield f"## {name}\n" if name.count(" ") == 1 else f"### {name}\n"
    yield f"{command.help}\n"
    if inner := getattr(command, "commands", None):
        for each, subcommand in inner.items():
            yield from _command(f"{name} {each}", subcommand)
        return
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    options = [each for each in command.params if each.param_type_name == "option"]
    usage = [name, *(["[OPTIONS]"] if options else []), *map(_value, arguments)]
    yield f"```text\n{' '.join(usage)}\n```\n"
    if command.params:
        yield "| to say | what it does |\n| --- | --- |"
        for each in arguments:
            yield f"| `{_cell(_value(each))}` | {_cell(each.help)} |"
        for each in options:
            yield f"| {_option(each)} | {_cell(each.help)}{_default(each)} |"
        yield ""


def _value(param: Any) -> str:
    return param.metavar or param.name.upper()


def _option(param: Any) -> str:
    names = ", ".join(f"`{each}`" for each in (*param.opts, *param.secondary_opts))
    return names if param.is_flag else f"{names} `{_cell(_value(param))}`"


def _default(param: Any) -> str:
    if param.is_flag or param.name == "workers" or not isinstance(param.default, int | float | str):
        return ""  # as many workers as this machine has processors: not the reader's
    return f" (`{_cell(str(param.default))}`)" if param.default != "" else ""


def _cell(text: str | None) -> str:
    return (text or "").replace("|", "\\|").replace("\n", " ")


# Fonts ------------------------------------------------------------------------------------------

_FOUND: Final[dict[str, str]] = {}


def _fonts() -> Iterator[tuple[str, Path]]:
    """Those of the browser client, where it was built; else the reader's own are used."""
    assets = Path(str(resources.files("durbar"))) / "web" / "assets"
    for family, pattern in FONTS.items():
        if found := sorted(assets.glob(f"{pattern}.woff2")):
            yield family, found[0]


def _font_faces() -> str:
    return "\n".join(
        f'@font-face {{ font-family: "{family}"; font-weight: 100 900; font-display: swap; '
        f'src: url("fonts/{name}") format("woff2"); }}'
        for family, name in _FOUND.items()
    )
