"""Accounts: kept by a password or a passkey, found on another device, exported and deleted."""

import asyncio
import json
import re

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Column, Integer, MetaData, String, Table, UniqueConstraint, insert, select
from tests.support.authenticator import PRESENT, Authenticator
from tests.support.databases import contents, database_in
from tests.support.live import Browser, serving
from tests.support.waiting import wait_until
from websockets.exceptions import ConnectionClosed

from durbar.server.accounts import devices
from durbar.server.accounts.passkeys import domain_of
from durbar.server.accounts.passwords import Passwords, check_login, check_password, normal_login
from durbar.server.errors import Refusal
from durbar.server.settings import Settings
from durbar.server.store import guest_transfer, personal_data, schema
from durbar.server.store.guest_rows import HeldTables, TablesChanged, personal_tables
from durbar.server.store.guest_transfer import transfer
from durbar.server.store.store import Store

pytestmark = pytest.mark.store

PASSWORD = "seven elephants"
OTHER = "eight white moguls"
LOOSE = {"sign_in_rate": 1e5, "sign_in_burst": 10**5}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("accounts"), **LOOSE) as server:
        yield server


@pytest.fixture
def visit(server):
    """Browsers, each with its own cookies."""
    opened = []

    def visit(name=None):
        opened.append(Browser(server, name))
        return opened[-1]

    yield visit
    for browser in opened:
        browser.close()


@pytest.fixture
def login():
    login.count = getattr(login, "count", 0) + 1
    return f"Ann {login.count}"


def ask(browser, method, path="", expect=200, **body):
    """Asks a door of the account; a refusal's code where one is expected."""
    options = {"json": body} if method in ("post", "put") else {}
    answer = getattr(browser.http, method)(f"/api/account{path}", **options)
    if isinstance(expect, str):
        assert answer.json().get("code") == expect, answer.text
    else:
        assert answer.status_code == expect, answer.text
    return answer.json()


def claim(browser, login, password=PASSWORD):
    return ask(browser, "post", expect=201, login=login, password=password)


def sign_in(browser, login, password=PASSWORD, expect=200, **more):
    return ask(browser, "post", "/sign-in", expect, login=login, password=password, **more)


def key_of(browser):
    return Authenticator(f"http://localhost:{browser.server.port}")


def add_passkey(browser, key, expect=201, **more):
    offer = ask(browser, "post", "/passkeys/options")
    answer = key.create(offer["options"])
    return ask(
        browser, "post", "/passkeys", expect, ticket=offer["ticket"], credential=answer, **more
    )


def use_passkey(browser, key, path="/sign-in", expect=200, **more):
    offer = ask(browser, "post", f"{path}/options")
    given = {"ticket": offer["ticket"], "credential": key.get(offer["options"])} | more
    ask(browser, "post", f"{path}/passkey", expect, **given)
    return given


def table_ids(browser):
    return {table["id"] for table in browser.http.get("/api/tables").json()}


def let_end(browser, table):
    """Gives up whatever seats this browser has; bots play the game to its end."""
    for seat in browser.table(table)["mine"]:
        state = browser.table(table, seat=seat)["state"]
        written = {"type": "resign", "key": f"r{seat}", "version": state["version"]}
        done = browser.http.post(f"/api/tables/{table}/commands?seat={seat}", json=written)
        assert done.status_code == 200, done.text
    wait_until(lambda: browser.table(table)["state"]["status"] == "over", "the game ends", 120)


# Passwords ----------------------------------------------------------------------------------------


def test_an_account_with_a_password_shows_the_games_on_another_device(visit, login):
    ann, phone = visit("Ann"), visit()
    made = ann.make("me", "open")["id"]
    content = claim(ann, login)
    assert content["is_account"] and content["login"] == login and content["tables"] == 1
    assert (
        table_ids(ann) == {made} and ann.table(made)["is_host"] and ann.table(made)["mine"] == [0]
    )
    assert sign_in(phone, login.upper() + " ")["name"] == "Ann"
    assert table_ids(phone) == {made} and phone.table(made)["mine"] == [0]
    assert phone.http.get("/api/me").json() == {"name": "Ann"}
    devices = ask(phone, "get")["devices"]
    assert [each["is_here"] for each in devices].count(True) == 1 and len(devices) == 2


def test_the_cookie_from_before_the_account_is_useless(visit, login):
    ann, thief = visit("Ann"), visit()
    made = ann.make("me", "open")["id"]
    thief.http.cookies.update(ann.http.cookies)
    assert table_ids(thief) == {made}
    claim(ann, login)
    assert table_ids(thief) == set() and thief.table(made)["mine"] == []


def test_unknown_names_and_wrong_passwords_get_the_same_refusal(visit, login):
    ann, stranger = visit("Ann"), visit()
    claim(ann, login)
    wrong = sign_in(stranger, login, OTHER, expect="wrong-sign-in")
    assert wrong == sign_in(stranger, "nobody at all", OTHER, expect="wrong-sign-in")
    assert stranger.http.cookies.get("durbar_guest") is None


def test_sign_in_names_are_unique_in_any_spelling(visit, login):
    assert normal_login("  ＡＮＮ  Straße ") == normal_login("ann STRASSE")
    ann, eve = visit("Ann"), visit("Eve")
    claim(ann, login)
    ask(eve, "post", expect="login-taken", login=login.swapcase(), password=PASSWORD)
    assert not ask(eve, "get")["is_account"]
    ask(ann, "post", expect="already-signed-in", login=f"{login} again", password=PASSWORD)


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [("ab", PASSWORD, "login-length"), ("x" * 41, PASSWORD, "login-length"),
     ("Annabella", "short", "password-short"), ("Annabella 1", "ANNABELLA 1", "password-is-name")],
)  # fmt: skip
def test_weak_names_and_passwords_are_refused(name, password, code):
    with pytest.raises(Refusal, match=code):
        check_password(password, check_login(name))


def test_passwords_are_hashed_with_argon2id_and_again_with_new_parameters():
    async def work():
        soft = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        old = await soft.hash("déjà vu encore")
        assert old.startswith("$argon2id$") and await soft.verify(old, "déjà vu encore") == old
        assert await soft.verify(old, "de\u0301ja\u0300 vu encore") == old  # another keyboard
        hard = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        new = await hard.verify(old, "déjà vu encore")
        assert new != old and "m=16,t=2" in new
        assert await hard.verify(new, "deja vu encore") is None
        assert await hard.verify(None, "déjà vu encore") is None

    asyncio.run(work())


def test_no_password_and_no_session_is_readable_in_the_database(visit, login, server):
    claim(visit("Ann"), login)
    assert PASSWORD.encode() not in contents(server.database)
    assert b"$argon2id$" in contents(server.database)


def test_another_password_signs_all_other_devices_out(visit, login):
    ann, phone = visit("Ann"), visit()
    claim(ann, login)
    sign_in(phone, login)
    before = ann.http.cookies["durbar_guest"]
    ask(ann, "put", "/password", login=login, password=OTHER)
    assert ann.http.cookies["durbar_guest"] != before
    assert not ask(phone, "get")["is_account"] and len(ask(ann, "get")["devices"]) == 1
    with httpx.Client(base_url=ann.server.url, cookies={"durbar_guest": before}) as old:
        assert not old.get("/api/account").json()["is_account"]
    sign_in(phone, login, PASSWORD, expect="wrong-sign-in")
    sign_in(phone, login, OTHER)


def test_changing_credentials_needs_a_recent_proof(tmp_path, login):
    """When it was given too long ago."""
    with serving(tmp_path, **LOOSE) as server, Browser(server, "Ann") as ann:
        claim(ann, login)
        store = Store(Settings(database=database_in(tmp_path)).database_url)
        with store.engine.begin() as connection:
            connection.execute(schema.sessions.update().values(proved=0.0))
        ask(ann, "put", "/password", "prove-first", login=login, password=OTHER)
        ask(ann, "post", "/passkeys/options", "prove-first")
        ask(ann, "delete", "/password", "prove-first")
        ask(ann, "post", "/delete", "prove-first", name="Ann")
        ask(ann, "post", "/proof", "wrong-password", password=OTHER)
        ask(ann, "put", "/password", "prove-first", login=login, password=OTHER)
        ask(ann, "post", "/proof", password=PASSWORD)
        ask(ann, "put", "/password", login=login, password=OTHER)
        store.engine.dispose()


def test_attempts_are_limited_by_address_and_by_name(tmp_path, login):
    settings = {"sign_in_rate": 0.001, "sign_in_burst": 4, "proxies": "127.0.0.1"}
    with serving(tmp_path, **settings) as server, Browser(server) as eve:
        for n in range(4):
            eve.http.headers["X-Forwarded-For"] = f"192.0.2.{n}"
            sign_in(eve, login, expect="wrong-sign-in")
        eve.http.headers["X-Forwarded-For"] = "192.0.2.9"
        sign_in(eve, login, expect="too-fast")  # whatever the address
        for n in range(3):
            sign_in(eve, f"somebody {n}", expect="wrong-sign-in")
        sign_in(eve, "somebody else", expect="too-fast")  # whatever the name


def test_a_foreign_page_cannot_sign_in(visit, login):
    ann, phone = visit("Ann"), visit()
    claim(ann, login)
    phone.http.headers["Origin"] = "https://evil.example"
    for path in ("", "/sign-in", "/sign-in/options", "/delete"):
        ask(phone, "post", path, "foreign-origin", login=login, password=PASSWORD)


# Passkeys -----------------------------------------------------------------------------------------


def test_an_account_with_a_passkey_needs_no_name(visit):
    ann, phone = visit("Ann"), visit()
    made, key = ann.make("me", "open")["id"], key_of(ann)
    content = add_passkey(ann, key, name="My key")
    assert content["is_account"] and content["login"] is None and content["tables"] == 1
    assert [each["name"] for each in content["passkeys"]] == ["My key"]
    assert table_ids(ann) == {made}
    use_passkey(phone, key)
    assert table_ids(phone) == {made} and ask(phone, "get")["name"] == "Ann"


def test_a_challenge_counts_once_for_its_purpose_and_its_browser(visit):
    ann, phone, eve = visit("Ann"), visit(), visit()
    key = key_of(ann)
    add_passkey(ann, key)
    given = use_passkey(phone, key)
    ask(visit(), "post", "/sign-in/passkey", "passkey-refused", **given)
    offer = ask(eve, "post", "/sign-in/options")
    answer = {"ticket": offer["ticket"], "credential": key.get(offer["options"])}
    ask(phone, "post", "/proof/passkey", "passkey-refused", **answer)
    ask(ann, "post", "/sign-in/passkey", "passkey-refused", **answer)  # another browser asked
    ask(eve, "post", "/sign-in/passkey", "passkey-refused", **answer | {"ticket": "forged"})
    other = ask(eve, "post", "/sign-in/options")
    ask(eve, "post", "/sign-in/passkey", "passkey-refused", **answer | {"ticket": other["ticket"]})
    ask(eve, "post", "/sign-in/passkey", **answer)


def test_a_wrong_origin_site_key_or_count_is_refused(visit):
    ann = visit("Ann")
    key = key_of(ann)
    add_passkey(ann, key)
    spoiled = {
        "origin": "https://evil.example",
        "domain": "evil.example",
        "key": Authenticator("").key,
        "flags": PRESENT,  # nobody was asked for a finger or a PIN
        "count": -1,  # a copy that lags behind
        "id": b"another",
    }
    use_passkey(visit(), key)
    for name, value in spoiled.items():
        good = getattr(key, name)
        setattr(key, name, value)
        use_passkey(visit(), key, expect="passkey-refused")
        setattr(key, name, good)
    use_passkey(visit(), key)
    far = Authenticator("https://evil.example")
    add_passkey(visit("Eve"), far, expect="passkey-refused")


def test_the_last_way_to_sign_in_cannot_be_removed(visit, login):
    ann = visit("Ann")
    first, second = key_of(ann), key_of(ann)
    add_passkey(ann, first, name="Phone")
    add_passkey(ann, first, expect="passkey-known")
    content = add_passkey(ann, second, name="Key on my chain")
    phone, chain = content["passkeys"]
    assert (phone["name"], chain["name"]) == ("Phone", "Key on my chain")
    ask(ann, "delete", f"/passkeys/{phone['id']}")
    use_passkey(visit(), first, expect="passkey-refused")
    ask(ann, "delete", f"/passkeys/{phone['id']}", "no-such-passkey")
    ask(ann, "delete", f"/passkeys/{chain['id']}", "last-way-in")
    use_passkey(visit(), second)
    ask(ann, "put", "/password", login=login, password=PASSWORD)
    ask(ann, "delete", f"/passkeys/{chain['id']}")
    ask(ann, "delete", "/password", "last-way-in")
    sign_in(visit(), login)


def test_a_passkey_proves_an_identity(visit):
    ann, eve = visit("Ann"), visit("Eve")
    anns, eves = key_of(ann), key_of(eve)
    add_passkey(ann, anns)
    add_passkey(eve, eves)
    use_passkey(ann, anns, "/proof")
    use_passkey(ann, eves, "/proof", expect="passkey-refused")


def test_a_passkey_belongs_to_one_account(visit):
    ann, eve = visit("Ann"), visit("Eve")
    key = key_of(ann)
    content = add_passkey(ann, key)
    claim(eve, "Eve of the keys")
    ask(eve, "delete", f"/passkeys/{content['passkeys'][0]['id']}", "no-such-passkey")
    add_passkey(eve, key, expect="passkey-known")


def test_passkeys_need_a_name_and_tls_or_this_machine():
    assert domain_of("https://durbar.example:8443/") == "durbar.example"
    assert domain_of("http://127.0.0.1:8017") == domain_of("http://[::1]:8017") == "localhost"
    assert domain_of("http://192.168.1.5:8017") is None
    assert domain_of("https://192.168.1.5") is None
    assert domain_of("http://durbar.example") is None


# Devices ------------------------------------------------------------------------------------------


def test_signing_a_device_out_closes_its_sockets_at_once(visit, login):
    ann, phone = visit("Ann"), visit()
    claim(ann, login)
    made = ann.make("me", "open")["id"]
    sign_in(phone, login)
    with phone.socket(made) as far, ann.socket(made) as near:
        far.hello(0)
        near.hello(0)
        (other,) = (each for each in ask(ann, "get")["devices"] if not each["is_here"])
        ask(ann, "delete", f"/devices/{other['id']}")
        assert table_ids(phone) == set() and phone.table(made)["mine"] == []
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                far.hear()
        assert closed.value.rcvd.code == 1012
        near.say("ping")
        assert near.hear("pong")
    with phone.socket(made) as again:
        assert again.hello()["seat"] is None
    ask(ann, "delete", f"/devices/{other['id']}", "no-such-device")


def test_sign_out_here_and_everywhere(visit, login):
    ann, phone, tablet = visit("Ann"), visit(), visit()
    claim(ann, login)
    made = ann.make("me", "open")["id"]
    sign_in(phone, login)
    sign_in(tablet, login)
    ask(tablet, "post", "/sign-out")
    assert "durbar_guest" not in tablet.http.cookies and table_ids(tablet) == set()
    assert table_ids(phone) == {made}
    ask(phone, "post", "/sign-out", everywhere=True)
    assert table_ids(ann) == table_ids(phone) == set()
    ask(ann, "post", "/sign-out", "not-signed-in")
    sign_in(ann, login)
    assert table_ids(ann) == {made}


def test_a_guest_without_an_account_has_no_session_to_ask_for(visit, server):
    ann = visit("Ann")
    ask(ann, "post", "/sign-out", "not-signed-in")
    ask(ann, "put", "/password", "not-signed-in", login="Ann of old", password=PASSWORD)
    ask(ann, "delete", "/passkeys/x", "not-signed-in")
    ask(ann, "post", "/proof", "not-signed-in", password=PASSWORD)


def test_devices_are_named_by_their_browser_and_system():
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1"
    edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0"
    assert devices.device_of(firefox) == "Firefox, Linux"
    assert devices.device_of(safari) == "Safari, iPhone"
    assert devices.device_of(edge) == "Edge, Windows"
    assert devices.device_of("curl") == ""


# Taking over --------------------------------------------------------------------------------------


def test_signing_in_takes_over_running_games_of_the_guest(visit, login):
    ann, phone, ben = visit("Ann"), visit("Annie"), visit("Ben")
    claim(ann, login)
    ours = ann.make("me", "me")["id"]
    made = phone.make("me", "open")["id"]
    ben.join(made)
    with phone.socket(made) as before, ben.socket(made) as bens:
        state = before.hello(0)
        bens.hello(1)
        sign_in(phone, login)
        with pytest.raises(ConnectionClosed) as closed:  # it comes back as who he is now
            while True:
                before.hear()
        assert closed.value.rcvd.code == 1012
        bens.say("ping")
        bens.hear("pong")  # the others play on
        with phone.socket(made) as after:
            state = after.hello(0)
            assert state["seat"] == 0
            after.command("chat", state, text="Here I am")
            assert bens.hear("chat")["lines"][0]["text"] == "Here I am"
    assert table_ids(phone) == table_ids(ann) == {ours, made}
    assert ann.table(made)["is_host"]


def test_games_of_the_guest_stay_behind_on_request(visit, login):
    ann, phone = visit("Ann"), visit("Annie")
    claim(ann, login)
    made = phone.make("me", "open")["id"]
    guest = dict(phone.http.cookies)
    sign_in(phone, login, take_over=False)
    assert table_ids(phone) == set()
    with httpx.Client(base_url=phone.server.url, cookies=guest) as before:
        assert [each["id"] for each in before.get("/api/tables").json()] == [made]


def test_games_of_one_account_never_move_to_another(visit):
    ann = visit("Ann")
    claim(ann, "Ann the first")
    made = ann.make("me", "open")["id"]
    eve = visit("Eve")
    claim(eve, "Eve the second")
    sign_in(ann, "eve the second")
    assert table_ids(ann) == set() and ask(ann, "get")["name"] == "Eve"
    sign_in(ann, "ann the first")
    assert table_ids(ann) == {made}
    assert len(ask(ann, "get")["devices"]) == 1  # the sessions before it are over


def test_of_unique_rows_the_new_guests_stay(tmp_path, monkeypatch):
    """For tables that do not exist yet: those of a later feature."""
    later = MetaData()
    Table(
        "stars", later, Column("guest", String(64), primary_key=True),
        Column("game", String(40), primary_key=True), Column("stars", Integer),
    )  # fmt: skip
    Table(
        "pins", later, Column("id", Integer, primary_key=True), Column("guest", String(64)),
        Column("place", Integer), UniqueConstraint("guest", "place"),
    )  # fmt: skip
    store = Store(Settings(database=database_in(tmp_path)).database_url)
    store._migrate()
    stars, pins = later.tables["stars"], later.tables["pins"]
    monkeypatch.setattr(guest_transfer, "personal_tables", lambda: list(later.sorted_tables))
    with store.engine.begin() as connection:
        later.create_all(connection)
        rows = [("old", "java", 1), ("old", "maharaja", 2), ("new", "java", 3)]
        content = [dict(zip(("guest", "game", "stars"), row, strict=True)) for row in rows]
        connection.execute(insert(stars), content)
        rows = [(1, "old", 1), (2, "new", 1), (3, "old", 2)]
        content = [dict(zip(("id", "guest", "place"), row, strict=True)) for row in rows]
        connection.execute(insert(pins), content)
        transfer(connection, "old", "new", HeldTables(frozenset()))
        kept = connection.execute(select(stars).order_by(stars.c.game)).all()
        assert [tuple(row) for row in kept] == [("new", "java", 3), ("new", "maharaja", 2)]
        kept = connection.execute(select(pins).order_by(pins.c.id)).all()
        assert [tuple(row) for row in kept] == [(2, "new", 1), (3, "new", 2)]
    store.engine.dispose()


def test_a_table_that_is_not_held_stops_the_transfer(tmp_path, make):
    store = Store(Settings(database=database_in(tmp_path)).database_url)

    async def work():
        await store.open()
        table = make()
        await store.create(table)
        with pytest.raises(TablesChanged):
            await store.within(lambda c: transfer(c, "maker", "new", HeldTables(frozenset())))
        assert {row["guest"] for row in await store.places([table.id])} == {"maker"}
        held = HeldTables(frozenset({table.id}))
        await store.within(lambda c: transfer(c, "maker", "new", held))
        assert {row["guest"] for row in await store.places([table.id])} == {"new"}
        await store.close()

    asyncio.run(work())


# One's data ---------------------------------------------------------------------------------------


def test_the_export_is_complete_and_contains_nothing_hidden(visit, login):
    ann, ben = visit("Ann"), visit("Ben")
    claim(ann, login)
    over = ann.make("me", "random")["id"]
    let_end(ann, over)
    running = ann.make("me", "open", "open", game="taj-mahal")["id"]
    ben.join(running)
    visit("Cleo").join(running)
    with ann.socket(running) as anns, ben.socket(running) as bens:
        anns.command("chat", anns.hello(0), text="My words")
        anns.hear("answer")
        bens.command("chat", bens.hello(1), text="His words")
        bens.hear("answer")
    answer = ann.http.get("/api/account/export")
    assert re.search(
        r'attachment; filename="durbar-.*\.json"', answer.headers["content-disposition"]
    )
    content = answer.json()
    assert {table.name for table in personal_tables()} <= content.keys()
    assert content["accounts"][0]["login_told"] == login
    assert {each["id"] for each in content["tables"]} == {over, running}
    by_id = {each["id"]: each for each in content["tables"]}
    assert by_id[over]["record"] == ann.http.get(f"/api/tables/{over}/record").json()
    assert by_id[running]["record"] == ann.http.get(f"/api/tables/{running}/record").json()
    assert [line["text"] for line in by_id[running]["chat"]] == ["My words"]
    assert "His words" not in answer.text and "argon2" not in answer.text
    assert "seed" not in json.dumps(by_id[running]) and "token_hash" not in answer.text
    hidden = ben.http.get(f"/api/tables/{running}/record").json()["entries"]
    assert by_id[running]["record"]["entries"] != hidden


def test_a_guest_without_an_account_can_export_and_delete_too(visit):
    ann = visit("Ann")
    made = ann.make("me", "open")["id"]
    assert [each["id"] for each in ann.http.get("/api/account/export").json()["tables"]] == [made]
    ask(ann, "post", "/delete", "name-not-repeated", name="Anna")
    assert table_ids(ann) == {made}
    ask(ann, "post", "/delete", name="Ann")
    assert "durbar_guest" not in ann.http.cookies
    assert ann.table(made)["state"]["seats"][0]["kind"] == "open"
    ask(ann, "post", "/delete", "nobody-known", name="Ann")


def test_deletion_leaves_only_anonymous_games(visit, server):
    ann, ben, phone = visit("Annabella Nomen"), visit("Ben"), visit()
    claim(ann, "Annabella's login")
    key = key_of(ann)
    add_passkey(ann, key)
    sign_in(phone, "annabella's login")
    over = ann.make("me", "random")["id"]
    let_end(ann, over)
    lobby = ann.make("me", "open")["id"]
    running = ann.make("me", "open")["id"]
    ben.join(running)
    with ann.socket(running) as anns, ben.socket(running) as bens:
        anns.command("chat", anns.hello(0), text="Words of hers")
        anns.hear("answer")
        bens.hello(1)
        before = ann.http.get(f"/api/tables/{over}/record").json()
        ask(ann, "post", "/delete", name="Annabella Nomen")
        with pytest.raises(ConnectionClosed):
            while True:
                anns.hear()
        content = bens.hear("snapshot")
        while not content["seats"][0]["has_resigned"]:
            content = bens.hear("snapshot", "update")
        assert content["seats"][0]["name"] == "Guest" and content["seats"][0]["bot"] == "greedy"
    assert table_ids(ann) == table_ids(phone) == set()
    sign_in(visit(), "Annabella's login", expect="wrong-sign-in")
    use_passkey(visit(), key, expect="passkey-refused")
    assert ben.table(lobby)["state"]["seats"][0]["kind"] == "open"
    after = ben.http.get(f"/api/tables/{over}/record").json()
    assert after["entries"] == before["entries"] and after["players"] == ["Guest", "random"]
    assert ben.http.get(f"/api/tables/{over}/verify").json()["is_honest"]
    let_end(ben, running)  # a bot plays on for her, too
    store = Store(Settings(database=server.database).database_url)
    with store.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                content = json.dumps(dict(row), default=str)
                assert "nnabella" not in content and "Words of hers" not in content
    store.engine.dispose()


def test_every_table_with_a_guest_is_exported_and_erased(tmp_path):
    """Whatever tables there will be: a row in each, then none."""
    store = Store(Settings(database=database_in(tmp_path)).database_url)
    store._migrate()
    assert {"accounts", "passkeys", "seats", "sessions"} <= {t.name for t in personal_tables()}
    with store.engine.begin() as connection:
        for table in schema.metadata.sorted_tables:
            if table is not schema.seats:  # seats belong to games: the test before this one
                connection.execute(insert(table).values(filled(table)))
        content = personal_data.export(connection, "me", no_record)
        for table in personal_tables():
            if table is not schema.seats:
                assert len(content[table.name]) == 1, table.name
        personal_data.erase(connection, None, "me", 1.0, HeldTables(frozenset()))
        content = personal_data.export(connection, "me", no_record)
        assert {name for name, rows in content.items() if rows and name != "guest"} == set()
    store.engine.dispose()


def no_record(stored, seat):
    raise AssertionError("there is no record")


def filled(table):
    """A row with something in every column, of this guest if it is anybody's."""
    simple = {str: "x", bytes: b"x", int: 1, float: 1.0, bool: True, dict: {}, object: {}}
    return {
        column.name: "me" if column.name == "guest" else simple[column.type.python_type]
        for column in table.columns
    }
