"""Running it: probes, metrics, logs, the commands for owners, and a small load."""

import json
import os
import socket
import sqlite3
import subprocess
import sys

import httpx
import pytest
from tests.support.databases import on_postgres, postgres
from tests.support.live import Browser, serving

import durbar
from durbar.bench.load.servers import UNLIMITED

pytestmark = pytest.mark.store


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("operation"), log_level="debug") as server:
        yield server


@pytest.fixture(scope="module")
def finished(server):
    """A game that bots have played to its end, with its record."""
    with Browser(server, "Ann") as ann:
        made = ann.make("me", "greedy")
        with ann.socket(made["id"]) as connection:
            state = connection.hello(0)
            connection.order("resign", state)
            while state["status"] != "over":
                state = connection.hear("update", "snapshot")
        record = ann.http.get(f"/api/tables/{made['id']}/record").json()
    return made | {"record": record, "commitment": state["shuffle"]["commitment"]}


def run(*arguments, **environ):
    command = [sys.executable, "-m", "durbar.cli.main", *map(str, arguments)]
    result = subprocess.run(command, capture_output=True, text=True, env=os.environ | environ)
    return result.returncode, result.stdout, result.stderr


def test_probes_say_that_it_lives_and_that_it_serves(server):
    assert httpx.get(f"{server.url}/healthz").text == "ok"
    assert httpx.get(f"{server.url}/readyz").text == "ready"


def test_metrics_count_what_happens(server, finished):
    metrics = httpx.get(f"{server.url}/metrics").text
    assert 'durbar_commands_total{result="done",type="Resign"} 1.0' in metrics
    assert "durbar_command_seconds_bucket" in metrics and "durbar_sockets 0.0" in metrics
    assert float(metrics.split("\ndurbar_tables ")[1].split()[0]) >= 1


def test_logs_are_objects_with_table_and_seq(server, finished):
    lines = server.logged()
    assert lines[0].keys() >= {"event", "level", "timestamp"}
    begun = next(line for line in lines if line["event"] == "begun")
    assert "compiled" in begun["version"] or "interpreted" in begun["version"]
    settled = [line for line in lines if line["event"] == "settled"]
    numbers = [line["seq"] for line in settled if line["table"] == finished["id"]]
    assert numbers == sorted(numbers) and numbers[-1] == len(finished["record"]["entries"])


def test_verify_checks_a_record_and_what_was_published(finished, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished["record"]))
    code, output, _ = run("verify", file, "--commitment", finished["commitment"])
    assert code == 0 and finished["commitment"] in output
    code, _, complaint = run("verify", file, "--commitment", "00" * 32)
    assert code == 2 and finished["commitment"] in complaint
    finished["record"]["dealer"]["salts"][0] = "another"
    file.write_text(json.dumps(finished["record"]))
    code, _, complaint = run("verify", file)
    finished["record"]["dealer"]["salts"][0] = ""
    assert code == 2 and complaint


def test_records_go_out_and_come_back_beside_a_running_server(server, finished, tmp_path):
    database = ("--database", server.database)
    code, output, _ = run("records", "export", tmp_path / "out", *database)
    (file,) = (tmp_path / "out").iterdir()
    assert code == 0 and file.name == f"maharaja-{finished['id']}.record"
    assert durbar.parse_record(file.read_text()).to_json() == finished["record"]
    code, output, _ = run("records", "verify", "--all", "--json", *database)
    assert code == 0 and json.loads(output)["faults"] == {}
    other = tmp_path / "other.sqlite"
    assert run("records", "import", file, "--database", other)[0] == 2  # there is no such store
    sqlite3.connect(other).close()
    code, output, _ = run("records", "import", file, file.resolve(), "--database", other)
    assert code == 0
    code, output, _ = run("records", "verify", "--all", "--json", "--database", other)
    assert code == 0 and json.loads(output)["records"] == 1
    damaged = tmp_path / "damaged.record"
    damaged.write_text(file.read_text().replace("take gold", "collect nothing", 1))
    assert run("records", "verify", damaged)[0] == 1
    assert run("records", "verify")[0] == 2


def test_backup_copies_a_database_in_use(server, finished, tmp_path):
    target = tmp_path / "copy.sqlite"
    code, _, errors = run("backup", target, "--database", server.database)
    if on_postgres():
        assert code == 2 and "pg_dump" in errors
        copy = postgres_copy(server.database, tmp_path / "copy.dump")
        code, output, _ = run("records", "verify", "--all", "--json", "--database", copy)
        assert code == 0 and json.loads(output) == {"records": 1, "faults": {}}
        return
    assert code == 0 and run("backup", target, "--database", server.database)[0] == 2
    copy = sqlite3.connect(target)
    (count,) = copy.execute("SELECT count(*) FROM entries").fetchone()
    assert count >= len(finished["record"]["entries"])
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()


def postgres_copy(database, file):
    """As docs/hosting.md says: a dump of the database in use, restored into another one."""
    programs, copy = postgres().programs, postgres().database("copy")
    dump = [programs / "pg_dump", "--format=custom", f"--file={file}", database]
    subprocess.run(dump, check=True)
    subprocess.run([programs / "pg_restore", "--no-owner", f"--dbname={copy}", file], check=True)
    return copy


def test_schema_is_one_json_document():
    code, output, _ = run("schema")
    assert code == 0 and json.loads(output)["games"].keys() == set(durbar.GAMES)


def test_a_port_that_was_asked_for_and_is_taken_is_refused_with_a_sentence(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, errors = run("serve", "--port", port, "--database", tmp_path / "x.sqlite")
    assert code == 2 and str(port) in errors and "Traceback" not in errors


def test_a_wrong_setting_is_refused_with_a_sentence(tmp_path):
    code, _, errors = run("serve", DURBAR_BOT_WORKERS="none")
    assert code == 2 and "DURBAR_BOT_WORKERS" in errors and "Traceback" not in errors
    file = tmp_path / "settings.toml"
    file.write_text("[server]\nport = 99999\n")
    code, _, errors = run("serve", DURBAR_SETTINGS=str(file))
    assert code == 2 and "port" in errors and "Traceback" not in errors


def test_help_explains_the_settings():
    code, output, _ = run("serve", "--help")
    assert code == 0
    for option in ("--host", "--port", "--database", "--public-url"):
        assert option in output


def test_a_small_load_is_carried_without_a_refusal():
    code, output, complaint = run(
        "loadtest", "--tables", 8, "--rate", 20, "--seconds", 3, "--games", 2, "--json", **UNLIMITED
    )
    assert code == 0, complaint
    report = json.loads(output)
    assert report["sockets"] == 32 and report["refused"] == 0 and report["commands"] > 20
    assert all(megabytes > 1 for megabytes in report["memory"])
    assert report["measuring"]["p99"] >= report["measuring"]["p50"] >= 0
    through = report["throughput"]
    assert through["one_process_sqlite"]["refused"] == 0
    rates = [through[each]["decisions_per_second"] for each in ("one_process_sqlite", "engine")]
    assert 0 < rates[0] < rates[1]
