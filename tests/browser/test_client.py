"""The client as it is in the package: small, complete, and made from the server's own schema."""

import gzip
import json
import re
from pathlib import Path

from durbar.server.protocol.schema import schema

WEB = Path(__file__).parents[2] / "web"
FIRST_SCREEN = 150_000  # bytes, compressed, fonts and one language's texts included


def test_the_client_s_types_are_made_from_the_schema_of_this_server() -> None:
    """`durbar schema > web/src/protocol.schema.json`, then `pnpm run protocol`."""
    written = json.loads((WEB / "src" / "protocol.schema.json").read_text("utf-8"))
    assert written == json.loads(json.dumps(schema()))


def test_the_first_screen_is_at_most_150_kb(client: Path) -> None:
    manifest = json.loads((client / ".vite" / "manifest.json").read_text("utf-8"))
    wanted: set[str] = {"index.html"}
    files: set[str] = {"index.html"}
    while wanted:
        part = manifest[wanted.pop()]
        files |= {part["file"], *part.get("css", ()), *part.get("assets", ())}
        wanted |= {name for name in part.get("imports", ()) if manifest[name]["file"] not in files}
    texts = (WEB / "src" / "i18n" / "texts.svelte.ts").read_text("utf-8")
    first = re.search(r"FIRST: [^{]*\{([a-z,]+)\}\.ftl", texts)
    assert first
    for name in first[1].split(","):
        files |= {manifest[f"../src/durbar/texts/en/{name}.ftl?raw"]["file"]}
    sizes = {name: size_of(client / name) for name in files}
    assert any(name.endswith(".woff2") for name in sizes)
    assert sum(sizes.values()) <= FIRST_SCREEN, sizes


def size_of(file: Path) -> int:
    data = file.read_bytes()
    return len(data) if file.suffix == ".woff2" else len(gzip.compress(data, 9))


def test_the_client_can_be_installed(client: Path) -> None:
    manifest = json.loads((client / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert (client / icon["src"].lstrip("/")).is_file()


def test_the_lock_file_names_no_host() -> None:
    assert "://" not in (WEB / "pnpm-lock.yaml").read_text("utf-8")
