"""Settings: from the command line, the environment and the file; a wrong one is refused."""

import os
from pathlib import Path

import pytest

from durbar.server.settings import BadSetting, Settings, load_settings, local_address, origin_of


def test_the_command_line_goes_before_the_environment_and_that_before_the_file():
    environ = {
        "DURBAR_PORT": "2000",
        "DURBAR_BOT_SECONDS": "3.5",
        "DURBAR_ORIGINS": "http://a http://b",
    }
    settings = load_settings(environ, {"port": 1000, "host": "0.0.0.0", "queue": 9}, port=3000)
    assert (settings.port, settings.host, settings.queue) == (3000, "0.0.0.0", 9)
    assert settings.bot_seconds == 3.5 and settings.origins == ("http://a", "http://b")
    assert load_settings(environ, {"port": 1000}).port == 2000
    assert load_settings({}, {"port": 1000}).port == 1000


@pytest.mark.parametrize(
    ("environ", "table", "code", "key"),
    [
        ({"DURBAR_PORT": "many"}, {}, "setting-value", "DURBAR_PORT"),
        ({"DURBAR_PORT": "70000"}, {}, "setting-value", "port"),
        ({"DURBAR_PUBLIC_URL": "durbar.example"}, {}, "setting-value", "public_url"),
        ({"DURBAR_PUBLIC_URL": "http://[x"}, {}, "setting-value", "public_url"),
        ({"DURBAR_ORIGINS": "ftp://a"}, {}, "setting-value", "origins"),
        ({"DURBAR_DATABASE": "mysql://ann@db/durbar"}, {}, "setting-value", "database"),
        ({"DURBAR_DATABASE": "postgresql://ann@db:many/x"}, {}, "setting-value", "database"),
        ({"DURBAR_DATABASE": "postgresql://ann@db"}, {}, "setting-value", "database"),
        ({"DURBAR_LOG_LEVEL": "loud"}, {}, "setting-value", "log_level"),
        ({"DURBAR_SMTP": "mail.example.org"}, {}, "setting-value", "smtp"),
        ({"DURBAR_SMTP": "smtp://mail.example.org"}, {}, "setting-value", "mail_from"),
        ({"DURBAR_CONTACT": "owner@example.org"}, {}, "setting-value", "contact"),
        ({}, {"port": "1000"}, "setting-value", "port"),
        ({}, {"bot_workers": 0}, "setting-value", "bot_workers"),
        ({}, {"colour": "red"}, "setting-unknown", "colour"),
    ],
)
def test_a_wrong_setting_is_refused_by_name(environ, table, code, key):
    with pytest.raises(BadSetting) as refused:
        load_settings(environ, table)
    assert refused.value.code == code and refused.value.facts["key"] == key


def test_links_name_this_machine_in_the_local_network_when_the_door_is_open():
    assert Settings().url(8017) == "http://127.0.0.1:8017"
    assert Settings(host="0.0.0.0").url(8017) == f"http://{local_address()}:8017"
    assert Settings(host="::1").url(1) == "http://[::1]:1"
    public = Settings(host="0.0.0.0", public_url="https://durbar.example/")
    assert public.url(8017) == "https://durbar.example"
    assert "https://durbar.example" in public.allowed_origins(8017)
    assert "http://localhost:8017" in public.allowed_origins(8017)


def test_an_origin_is_written_as_browsers_do():
    assert origin_of("https://a.example:443/x?y") == "https://a.example"
    assert origin_of("http://a.example:8080/") == "http://a.example:8080"
    assert origin_of("http://[::1]:80") == "http://[::1]"


def test_games_are_kept_in_the_users_data_directory(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if os.name != "nt":
        assert Settings().database_file == tmp_path / "durbar" / "durbar.sqlite"
    assert Settings(database="x.sqlite").database_file == Path("x.sqlite")


def test_a_postgresql_url_is_taken_with_its_driver_and_shown_without_its_password():
    for scheme in ("postgresql", "postgres"):
        settings = Settings(database=f"{scheme}://ann:secret@db.example:5433/durbar")
        assert settings.database_file is None
        assert settings.database_url == "postgresql+psycopg://ann:secret@db.example:5433/durbar"
        assert "secret" not in settings.database_label and "db.example" in settings.database_label


def test_a_wrong_mail_server_is_refused_without_telling_its_password():
    with pytest.raises(BadSetting) as refused:
        Settings(smtp="imap://ann:secret@mail.example.org", mail_from="durbar@example.org")
    assert "secret" not in str(refused.value.facts)
