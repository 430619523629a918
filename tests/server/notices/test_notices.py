"""Notices of real tables: from a move into the outbox, and from there to real receivers."""

import asyncio
import contextlib
import json
import re
import secrets
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlsplit

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import select
from tests.support.databases import database_in
from tests.support.play import first_choice, owner_of
from tests.support.receivers import mailbox, receiving
from tests.support.runtimes import RecordingListener, Time
from tests.support.waiting import wait_for

from durbar.server.accounts.identity import COOKIE, Guest
from durbar.server.app import make_app
from durbar.server.notices import push
from durbar.server.protocol import table_settings
from durbar.server.protocol.messages import Chat, Commit, Orders, Rematch, Submit, TableSettings
from durbar.server.runtime import Runtime, open_runtime
from durbar.server.settings import Settings
from durbar.server.store import notice_prefs, outbox, schema
from durbar.server.tables.creation import SeatRequest, TableRequest, make_table
from durbar.server.tables.seats import Holder

# What will be otherwise in the framework's next version
pytestmark = [
    pytest.mark.store,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]
NOON = 1_800_000_000.0 - 1_800_000_000.0 % 86_400 + 43_200  # of some day, in UTC
HOUR, DAY = 3600.0, 86_400.0
NAMES = ("ann", "ben")


async def look_round(actor):
    """The table sees who is there."""
    actor.see()
    await actor.read(lambda table: None)


@dataclass
class Scene:
    """A runtime with a clock that the test sets, and a table of Ann and Ben."""

    runtime: Runtime
    time: Time

    @cached_property
    def app(self):
        return make_app(self.runtime)

    async def table(self, **settings):
        """A running game; nobody looks at it."""
        request = TableRequest(
            key=secrets.token_hex(8),  # a request counts once
            game="maharaja",
            options={"seats": 2},
            seats=(SeatRequest(kind="me"), SeatRequest()),
            settings=TableSettings(**settings),
        )
        table, _ = make_table(self.runtime.editions, request, Holder("ann"), "Ann")
        actor = await self.runtime.tables.create(table)
        await actor.join(Holder("ben"), None, "Ben", "", "no token", key="j")
        await look_round(actor)
        return actor

    async def move(self, actor):
        """Whoever is to move ends his turn; who is to move then."""
        table = actor.table
        seat, n = owner_of(table), table.version
        while table.version == n:
            is_full = table.match.is_full
            facts = {"key": f"{n}-{table.step}", "version": n, "step": table.step}
            command = Commit(**facts) if is_full else None
            command = command or Submit(**facts, actions=(first_choice(table),))
            await actor.command(Holder(NAMES[seat]), seat, command)
        return NAMES[owner_of(table)] if table.status == "running" else None

    async def turn_of(self, actor, name):
        """Plays until it is somebody's turn, and once more round if it is already."""
        while await self.move(actor) != name:
            pass

    def browser(self, name):
        """The HTTP API as one of them."""
        cookie = self.runtime.identity.cookie(Guest(name, name.title())).value
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app),
            base_url=f"{self.runtime.site.url}/api/notices",
            cookies={COOKIE: cookie},
        )

    async def rounds(self, seconds=11.0):
        """Time goes by, and the post goes round."""
        self.time.pass_by(seconds)
        await self.runtime.sender.round()

    async def waiting(self):
        def rows(connection):
            found = select(schema.outbox.c.kind).order_by(schema.outbox.c.id)
            return list(connection.execute(found).scalars())

        return await self.runtime.store.within(rows)


@contextlib.asynccontextmanager
async def opened(folder, time=None, safe_http=None, **settings):
    time = time or Time(NOON)
    runtime = await open_runtime(
        Settings(database=database_in(folder), **settings), 1, now=time, safe_http=safe_http
    )
    try:
        yield Scene(runtime, time)
    finally:
        await runtime.close()


@contextlib.asynccontextmanager
async def with_receiver(folder, **settings):
    async with receiving(folder) as receiver:
        async with opened(folder, safe_http=receiver.safe_http(), **settings) as scene:
            yield scene, receiver


async def add(scene, name, **data):
    async with scene.browser(name) as browser:
        answer = await browser.post("/channels", json=data)
        assert answer.status_code == 201, answer.text
        return answer.json()["channels"][-1]["id"]


async def put(scene, name, path="", **data):
    async with scene.browser(name) as browser:
        answer = await browser.put(path, json=data)
        assert answer.status_code == 200, answer.text
        return answer.json()


async def add_webhook(scene, receiver, name="ben", form="json"):
    return await add(scene, name, kind="webhook", url=receiver.url(f"/{name}"), form=form)


def kinds_sent(receiver):
    """The kinds of notices in each message that a JSON receiver got."""
    return [[line["kind"] for line in json.loads(each.body)["notices"]] for each in receiver.heard]


def test_guests_without_channels_get_no_notices(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            async with scene.browser("ben") as browser:
                data = (await browser.get("")).json()
            assert data["channels"] == [] and not data["has_mail"] and data["tables"] == {}
            actor = await scene.table()
            await scene.turn_of(actor, "ben")
            assert await scene.waiting() == []
            await scene.rounds()
            assert receiver.heard == []

    asyncio.run(run())


def test_an_absent_player_gets_one_notice_of_a_turn(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor = await scene.table()
            await add_webhook(scene, receiver)
            await scene.turn_of(actor, "ben")
            await scene.rounds(1.0)  # he may only be loading his page again
            assert receiver.heard == []
            await scene.rounds()
            await scene.rounds()
            assert kinds_sent(receiver) == [["turn"]] and await scene.waiting() == []
            (line,) = json.loads(receiver.heard[0].body)["notices"]
            assert line["link"] == f"{scene.runtime.site.url}/t/{actor.table.id}"
            assert line["text"].endswith("with Ann.") and line["game"] == "maharaja"

    asyncio.run(run())


def test_notices_contain_nothing_hidden(tmp_path):
    """A notice about a game contains its name, its table and its players only."""

    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor = await scene.table()
            await add_webhook(scene, receiver)
            await scene.turn_of(actor, "ben")
            await scene.rounds()
            body = json.loads(receiver.heard[0].body)
            assert set(body) == {"type", "title", "language", "notices"}
            assert set(body["notices"][0]) == {"kind", "table", "game", "text", "link"}

    asyncio.run(run())


def test_present_players_and_those_who_moved_get_no_notice(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor = await scene.table()
            await add_webhook(scene, receiver)
            listener = RecordingListener(Holder("ben"), 1)
            actor.connect(listener)
            await actor.read(lambda table: None)
            await scene.turn_of(actor, "ben")
            assert await scene.waiting() == []  # he sees it
            actor.listeners.discard(listener)
            await look_round(actor)
            await scene.turn_of(actor, "ben")
            assert await scene.waiting() == ["turn"]
            await scene.move(actor)  # before any notice was sent
            await scene.rounds()
            assert receiver.heard == [] and await scene.waiting() == []
            await scene.turn_of(actor, "ben")
            actor.connect(listener)  # he is back before the letter goes
            await scene.rounds()
            assert receiver.heard == []

    asyncio.run(run())


def test_a_choice_for_one_table_overrides_the_preferences(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor = await scene.table()
            path = f"/tables/{actor.table.id}"
            await add_webhook(scene, receiver)
            data = await put(scene, "ben", path, choice="none")
            assert data["tables"] == {actor.table.id: "none"}
            await scene.turn_of(actor, "ben")
            await scene.rounds()
            assert receiver.heard == []
            await put(scene, "ben", language="en", kinds=[])
            await put(scene, "ben", path, choice="all")
            await scene.turn_of(actor, "ben")
            chat = Chat(key="c", version=0, text="Namaste!")
            await actor.command(Holder("ann"), 0, chat)
            await scene.rounds()
            assert sorted(kinds_sent(receiver)[0]) == ["chat", "turn"]
            assert b"Namaste" not in receiver.heard[0].body
            assert (await put(scene, "ben", path, choice=None))["tables"] == {}
            async with scene.browser("carla") as browser:  # who has no seat there
                answer = await browser.put(path, json={"choice": "all"})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")

    asyncio.run(run())


def test_quiet_hours_postpone_and_only_true_notices_are_sent_after_them(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor, other = await scene.table(), await scene.table()
            await add_webhook(scene, receiver)
            quiet = {"since": 11 * 60, "until": 14 * 60}
            await put(scene, "ben", language="de", zone="UTC", kinds=["turn", "over"], quiet=quiet)
            await scene.turn_of(actor, "ben")
            await scene.turn_of(other, "ben")
            await scene.rounds()
            assert receiver.heard == [] and len(await scene.waiting()) == 2
            await scene.move(other)  # he was there meanwhile
            await scene.rounds(HOUR)
            assert receiver.heard == []
            await scene.rounds(HOUR)
            assert kinds_sent(receiver) == [["turn"]]
            assert "Du bist am Zug" in receiver.heard[0].body.decode()

    asyncio.run(run())


def test_a_clock_warning_is_sent_for_an_unloaded_table(tmp_path):
    """It lies in the outbox since the turn began, and the table need not be in memory."""

    async def run():
        time = Time(NOON)
        async with receiving(tmp_path) as receiver:
            async with opened(tmp_path, time, receiver.safe_http()) as scene:
                actor = await scene.table(clock=table_settings.DaysPerMove(days=2))
                await add_webhook(scene, receiver)
                await scene.turn_of(actor, "ben")
                assert sorted(await scene.waiting()) == ["clock", "turn"]
                await scene.rounds()
                assert kinds_sent(receiver) == [["turn"]]
                await scene.rounds(DAY)
            async with opened(tmp_path, time, receiver.safe_http()) as scene:  # after a restart
                assert len(scene.runtime.tables) == 0
                assert await scene.waiting() == ["clock"]
                await scene.rounds(DAY / 2)
                assert (
                    kinds_sent(receiver) == [["turn"], ["clock"]] and len(scene.runtime.tables) == 0
                )
                assert "About 12 hours are left" in receiver.heard[1].body.decode()

    asyncio.run(run())


def test_no_clock_warning_after_the_move_or_for_short_clocks(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            await add_webhook(scene, receiver)
            blitz = await scene.table(clock=table_settings.TimeEach(seconds=600))
            await scene.turn_of(blitz, "ben")
            assert "clock" not in await scene.waiting()
            slow = await scene.table(clock=table_settings.DaysPerMove(days=1))
            await scene.turn_of(slow, "ben")
            await scene.move(slow)
            receiver.heard.clear()
            await scene.rounds(20 * HOUR)
            assert "clock" not in [kind for notice in kinds_sent(receiver) for kind in notice]

    asyncio.run(run())


def test_the_end_and_a_rematch_send_notices(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor = await scene.table()
            await add_webhook(scene, receiver)
            while await scene.move(actor):
                pass
            await scene.rounds()
            assert kinds_sent(receiver)[-1] == ["over"]
            version = actor.table.version
            answer = await actor.command(Holder("ann"), 0, Rematch(key="r", version=version))
            await scene.rounds()
            assert kinds_sent(receiver)[-1] == ["again"]
            assert json.loads(receiver.heard[-1].body)["notices"][0]["table"] == answer.rematch

    asyncio.run(run())


def test_a_standing_order_that_answers_sends_no_notice(tmp_path):
    """What the table answers for him is no turn that he must come for."""

    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            request = TableRequest(
                key="t", game="taj-mahal", options={"seats": 3},
                seats=(
                    SeatRequest(kind="me"),
                    SeatRequest(),
                    SeatRequest(kind="bot", bot="random"),
                ),
            )  # fmt: skip
            table, _ = make_table(scene.runtime.editions, request, Holder("ann"), "Ann")
            actor = await scene.runtime.tables.create(table)
            await actor.join(Holder("ben"), 1, "Ben", "", "no token", key="j")
            await look_round(actor)
            await add_webhook(scene, receiver, "ben")
            await wait_for(lambda: actor.table.person_to_move is not None, "the bot has moved")
            if actor.table.person_to_move == 1:  # his first turn came before all this
                await self_move(actor, "ben", 1, stays=True)
            order = table_settings.OrderRequest(name="withdraw-next")
            command = Orders(key="o", version=actor.table.version, order=order)
            await actor.command(Holder("ben"), 1, command)
            async with asyncio.timeout(120):
                while "1 withdraw" not in actor.table.record.entries:
                    if actor.table.person_to_move == 0:
                        await self_move(actor, "ann", 0)
                    await asyncio.sleep(0.01)
            assert await scene.waiting() == []

    async def self_move(actor, name, seat, stays=False):
        table = actor.table
        version = table.version
        choices = map(table.game.text, table.match.state.legal())
        action = next(each for each in choices if not (stays and each == "withdraw"))
        command = Submit(
            key=f"{seat}-{version}-{table.step}", version=version, step=table.step,
            actions=(action,), commit=True,
        )  # fmt: skip
        await actor.command(Holder(name), seat, command)

    asyncio.run(run())


# Ways ---------------------------------------------------------------------------------------------


class Phone:
    """A browser that has subscribed, with the other half of its keys."""

    def __init__(self):
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = push.point_of(self.private.public_key())
        self.auth = bytes(range(16))

    def subscription(self, endpoint):
        keys = {"p256dh": push.encoded(self.point), "auth": push.encoded(self.auth)}
        return {"kind": "push", "endpoint": endpoint} | keys

    def read(self, body):
        """As RFC 8188 and 8291 tell the receiver to do."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)

        def derived(salt, key, info, length):
            return HKDF(hashes.SHA256(), length, salt, info).derive(key)

        shared = self.private.exchange(ec.ECDH(), theirs)
        keying = derived(self.auth, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(salt, keying, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, keying, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\2")
        return json.loads(plain[:-1])


def test_only_the_browser_can_decrypt_a_push_message(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, service):
            actor, phone = await scene.table(), Phone()
            await add(scene, "ben", **phone.subscription(service.url("/p/1")))
            await put(scene, "ben", language="it", kinds=["turn"])
            await scene.turn_of(actor, "ben")
            await scene.rounds()
            (heard,) = service.heard
            assert phone.read(heard.body) == {
                "title": "Tocca a te",
                "body": "Tocca a te: Das Vermächtnis des Maharaja con Ann.",
                "url": f"/t/{actor.table.id}",
                "tag": actor.table.id,
                "lang": "it",
            }
            assert heard.headers["content-encoding"] == "aes128gcm" and heard.headers["ttl"]
            assert f"k={scene.runtime.delivery.vapid.public}" in heard.headers["authorization"]

    asyncio.run(run())


def test_an_unsubscribed_browser_is_removed(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, service):
            actor = await scene.table()
            for path in ("/p/1", "/p/2"):
                await add(scene, "ben", **Phone().subscription(service.url(path)))
            service.answers = [410]
            await scene.turn_of(actor, "ben")
            await scene.rounds()
            async with scene.browser("ben") as browser:
                left = (await browser.get("")).json()["channels"]
            assert len(left) == 1 and left[0]["fault"] is None
            assert await scene.waiting() == []

    asyncio.run(run())


def test_the_servers_key_survives_a_restart(tmp_path):
    async def run():
        keys = []
        for _ in range(2):
            async with opened(tmp_path) as scene:
                async with scene.browser("ben") as browser:
                    keys.append((await browser.get("")).json()["push_key"])
        assert keys[0] == keys[1] and len(push.decoded(keys[0])) == 65

    asyncio.run(run())


def test_mail_needs_a_confirmed_address_and_gathers_notices(tmp_path):
    async def run():
        with mailbox() as box:
            async with opened(tmp_path, smtp=box.url, mail_from="durbar@example.org") as scene:
                one, two = await scene.table(), await scene.table()
                await put(scene, "ben", language="de", kinds=["turn", "over"])
                await add(scene, "ben", kind="mail", address="ben@example.org", period=3600)
                (asked,) = box.mails
                assert asked["Subject"] == "Bestätige deine Adresse"
                await scene.turn_of(one, "ben")
                await scene.rounds(2 * HOUR)
                assert len(box.mails) == 1  # nothing else before he says yes
                (link,) = re.findall(r"http\S+/notices/confirm\?\S+", asked.get_content())
                async with scene.browser("nobody") as browser:
                    token = urlsplit(link).query.removeprefix("token=")
                    assert (await browser.post("/confirm/x")).status_code == 404
                    assert (await browser.post(f"/confirm/{token}")).status_code == 204
                await scene.turn_of(one, "ben")
                await scene.rounds(HOUR / 2)
                await scene.turn_of(two, "ben")
                assert len(box.mails) == 1
                await scene.rounds(HOUR / 2 + 11)
                digest = box.mails[-1]
                assert len(box.mails) == 2 and digest["Subject"] == "Neues von 2 Tischen"
                text = digest.get_content()
                assert text.count("Du bist am Zug") == 2
                assert all(f"/t/{actor.table.id}" in text for actor in (one, two))
                await check_the_end_of_mails(scene, one, box, digest)

    async def check_the_end_of_mails(scene, actor, box, digest):
        """RFC 8058: posted to by a mail program that knows no cookie."""
        stop = digest["List-Unsubscribe"].strip("<>")
        assert digest["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        transport = httpx.ASGITransport(app=scene.app)
        async with httpx.AsyncClient(transport=transport) as program:
            click = {"List-Unsubscribe": "One-Click"}
            assert (await program.post(stop + "x", data=click)).status_code == 404
            assert (await program.post(stop, data=click)).status_code == 204
            assert (await program.post(stop, data=click)).status_code == 204
        await scene.turn_of(actor, "ben")
        await scene.rounds(2 * HOUR)
        assert len(box.mails) == 2

    asyncio.run(run())


def test_changing_the_period_of_an_address_needs_no_confirmation(tmp_path):
    async def run():
        with mailbox() as box:
            async with opened(tmp_path, smtp=box.url, mail_from="durbar@example.org") as scene:
                actor = await scene.table()
                await add(scene, "ben", kind="mail", address="ben@example.org")
                token = re.findall(r"token=(\S+)", box.mails[0].get_content())[0]
                async with scene.browser("ben") as browser:
                    await browser.post(f"/confirm/{token}")
                await scene.turn_of(actor, "ben")
                await add(scene, "ben", kind="mail", address="ben@example.org", period=86400)
                assert len(box.mails) == 1 and await scene.waiting() == ["turn"]
                async with scene.browser("ben") as browser:
                    (channel,) = (await browser.get("")).json()["channels"]
                assert channel["is_confirmed"] and channel["period"] == 86400

    asyncio.run(run())


@pytest.mark.parametrize(("form", "field"), [("discord", "content"), ("slack", "text")])
def test_discord_and_slack_get_their_formats(tmp_path, form, field):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor = await scene.table()
            await add_webhook(scene, receiver, form=form)
            await scene.turn_of(actor, "ben")
            await scene.rounds()
            assert f"/t/{actor.table.id}" in json.loads(receiver.heard[0].body)[field]

    asyncio.run(run())


# The outbox ---------------------------------------------------------------------------------------


def test_failed_deliveries_are_repeated_and_in_the_end_given_up(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor, other = await scene.table(), await scene.table()
            await add_webhook(scene, receiver)
            receiver.answers = [503, 503]
            await scene.turn_of(actor, "ben")
            await scene.rounds()
            await scene.turn_of(other, "ben")
            await scene.rounds()
            assert len(receiver.heard) == 1  # not at once, for something newer neither
            await scene.rounds(40.0)
            await scene.rounds(130.0)
            assert kinds_sent(receiver) == [["turn"], *(2 * [["turn", "turn"]])]
            assert await scene.waiting() == []
            receiver.answers = 20 * [500]
            receiver.heard.clear()
            await scene.turn_of(actor, "ben")
            for _ in range(12):
                await scene.rounds(7 * HOUR)
            assert 3 < len(receiver.heard) < 8 and await scene.waiting() == []
            async with scene.browser("ben") as browser:
                (channel,) = (await browser.get("")).json()["channels"]
            assert channel["fault"] == "notice-unreachable"
            assert await scene.move(actor)  # the game has not noticed

    asyncio.run(run())


def test_an_unexpected_error_stops_neither_the_sender_nor_the_game(tmp_path):
    """A time zone, say, that is gone with an update of the machine."""

    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor = await scene.table()
            for name in NAMES:
                await add_webhook(scene, receiver, name)
            row = {"language": "en", "zone": "Gone/Away", "quiet_from": 1, "quiet_to": 2}
            row["kinds"] = ["turn"]
            store = scene.runtime.store
            await store.within(lambda c: notice_prefs.set_prefs(c, "ben", row))
            await scene.turn_of(actor, "ben")
            await scene.rounds()
            assert receiver.heard == [] and await scene.waiting() == ["turn"]
            await scene.turn_of(actor, "ann")
            await scene.rounds()
            assert [each.path for each in receiver.heard] == ["/ann"]
            for _ in range(8):
                await scene.rounds(7 * HOUR)
            assert await scene.waiting() == []  # not for ever

    asyncio.run(run())


def test_waiting_notices_are_sent_after_a_restart(tmp_path):
    async def run():
        time = Time(NOON)
        async with receiving(tmp_path) as receiver:
            async with opened(tmp_path, time, receiver.safe_http()) as scene:
                actor = await scene.table()
                await add_webhook(scene, receiver)
                await scene.turn_of(actor, "ben")
            assert receiver.heard == []
            async with opened(tmp_path, time, receiver.safe_http()) as scene:
                await scene.rounds()
                assert kinds_sent(receiver) == [["turn"]]

    asyncio.run(run())


def test_only_one_of_two_processes_sends(tmp_path):
    async def run():
        time = Time(NOON)
        async with receiving(tmp_path) as receiver:
            async with (
                opened(tmp_path, time, receiver.safe_http()) as one,
                opened(tmp_path, time, receiver.safe_http()) as two,
            ):
                actors = [await one.table() for _ in range(6)]
                channels = [
                    await add(one, "ben", kind="webhook", url=receiver.url(f"/{n}"))
                    for n in range(4)
                ]
                for actor in actors:
                    await one.turn_of(actor, "ben")
                time.pass_by(11)
                await asyncio.gather(
                    *(s.runtime.sender.round() for s in (one, two) for _ in range(3))
                )
                assert sorted(each.path for each in receiver.heard) == ["/0", "/1", "/2", "/3"]
                assert kinds_sent(receiver) == 4 * [6 * ["turn"]]
                assert len(channels) == 4

    asyncio.run(run())


def test_the_claim_of_a_dead_process_runs_out(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            actor = await scene.table()
            channel = await add_webhook(scene, receiver)
            await scene.turn_of(actor, "ben")
            scene.time.pass_by(11)
            store, now = scene.runtime.store, scene.time()
            assert await store.within(lambda c: outbox.claim(c, channel, now, 60.0))
            assert await store.within(lambda c: outbox.claim(c, channel, now, 60.0)) is None
            await scene.rounds(1.0)
            assert receiver.heard == []
            await scene.rounds(60.0)
            assert kinds_sent(receiver) == [["turn"]]

    asyncio.run(run())


# The API ------------------------------------------------------------------------------------------


def test_a_trial_is_sent_at_once_and_shows_the_fault(tmp_path):
    async def run():
        async with with_receiver(tmp_path) as (scene, receiver):
            channel = await add_webhook(scene, receiver)
            async with scene.browser("ben") as browser:
                answer = await browser.post(f"/channels/{channel}/test")
                assert answer.status_code == 200 and kinds_sent(receiver) == [["test"]]
                receiver.answers = [404]
                answer = await browser.post(f"/channels/{channel}/test")
                assert (answer.status_code, answer.json()["code"]) == (409, "notice-refused")
                for _ in range(12):
                    answer = await browser.post(f"/channels/{channel}/test")
                assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            assert len(receiver.heard) < 12
            async with scene.browser("ann") as browser:  # it is Ben's
                answer = await browser.post(f"/channels/{channel}/test")
                assert answer.json()["code"] == "notice-channel"
                answer = await browser.delete(f"/channels/{channel}")
                assert (answer.status_code, answer.json()["code"]) == (404, "notice-channel")
            async with scene.browser("ben") as browser:
                assert (await browser.delete(f"/channels/{channel}")).json()["channels"] == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"kind": "webhook", "url": "http://hooks.example.org/x"}, "notice-address"),
        ({"kind": "webhook", "url": "https://127.0.0.1/x"}, "notice-address"),
        ({"kind": "webhook", "url": "https://a.example", "form": "irc"}, "malformed"),
        ({"kind": "mail", "address": "ben@example.org"}, "notice-mail-off"),
        ({"kind": "mail", "address": "ben"}, "malformed"),
        ({"kind": "mail", "address": "a@b.example, c@d.example"}, "malformed"),
        ({"kind": "mail", "address": "a..b@c.example"}, "malformed"),
        ({"kind": "push", "endpoint": "https://p.example/1", "p256dh": "A", "auth": "B"},
         "notice-address"),
        ({"kind": "pigeon"}, "malformed"),
    ],
)  # fmt: skip
def test_malformed_channels_are_refused(tmp_path, data, code):
    async def run():
        async with opened(tmp_path) as scene, scene.browser("ben") as browser:
            answer = await browser.post("/channels", json=data)
            assert answer.json()["code"] == code
            assert (await browser.get("")).json()["channels"] == []

    asyncio.run(run())


def test_preferences_are_checked_and_stored(tmp_path):
    async def run():
        async with opened(tmp_path) as scene, scene.browser("ben") as browser:
            data = {"language": "it", "zone": "Europe/Rome", "kinds": ["chat", "turn"]}
            data["quiet"] = {"since": 1320, "until": 420}
            assert (await browser.put("", json=data)).status_code == 200
            kept = (await browser.get("")).json()
            assert {name: kept[name] for name in data} == data
            for wrong, code in (
                ({"zone": "Europe/Atlantis"}, "notice-zone"),
                ({"kinds": ["gossip"]}, "malformed"),
                ({"quiet": {"since": 0, "until": 1440}}, "malformed"),
            ):
                assert (await browser.put("", json=data | wrong)).json()["code"] == code
            assert (await browser.get("")).json() == kept

    asyncio.run(run())


def test_without_a_guest_there_are_no_channels(tmp_path):
    async def run():
        async with opened(tmp_path) as scene:
            transport = httpx.ASGITransport(app=scene.app)
            async with httpx.AsyncClient(
                transport=transport, base_url=scene.runtime.site.url
            ) as client:
                assert (await client.get("/api/notices")).json()["channels"] == []
                data = {"kind": "webhook", "url": "https://a.example/x"}
                answer = await client.post("/api/notices/channels", json=data)
                assert (answer.status_code, answer.json()["code"]) == (403, "notice-nobody")

    asyncio.run(run())


def test_the_number_of_channels_is_limited(tmp_path):
    async def run():
        async with opened(tmp_path) as scene, scene.browser("ben") as browser:
            for n in range(13):
                data = {"kind": "webhook", "url": f"https://a.example/{n}"}
                answer = await browser.post("/channels", json=data)
            assert answer.json()["code"] == "notice-many"
            assert len((await browser.get("")).json()["channels"]) == 12

    asyncio.run(run())
