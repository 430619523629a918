"""The compose file and the page about hosting name what there is."""

import re
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.support.parts import need

from durbar.server.settings import Settings

ROOT = Path(__file__).parents[2]
SETTINGS = {each.name for each in fields(Settings)}


@pytest.fixture(scope="module")
def compose():
    need("yaml", find_spec("yaml") is not None)
    return import_module("yaml").safe_load((ROOT / "hosting" / "compose.yaml").read_text("utf-8"))


def test_every_setting_of_the_compose_file_exists(compose):
    servers = [compose["services"][name] for name in ("one", "two", "worker")]
    names = {name for each in servers for name in each["environment"]}
    assert {name.removeprefix("DURBAR_").lower() for name in names} <= SETTINGS
    assert {"DURBAR_DATABASE", "DURBAR_CLUSTER", "DURBAR_WORKER_SECRET"} <= names


def test_the_services_can_reach_each_other(compose):
    services = compose["services"]
    for name, service in services.items():
        for other in service.get("depends_on", ()):
            assert set(services[other]["networks"]) & set(service["networks"]), (name, other)
        configuration = f"{service.get('environment')} {service.get('command')}"
        named = re.findall(r"@([a-z]+)/|//([a-z]+):\d", configuration)
        assert {address for pair in named for address in pair if address} <= services.keys()
    proxy = (ROOT / "hosting" / "Caddyfile").read_text("utf-8")
    assert {name for name in services if f"{name}:8017" in proxy} == {"one", "two"}
    published = [name for name, service in services.items() if service.get("ports")]
    assert published == ["proxy"]


def test_the_page_about_the_server_explains_every_setting():
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    assert [name for name in SETTINGS if f"`{name}`" not in page] == []
