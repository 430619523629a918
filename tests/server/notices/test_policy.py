"""Notices: when somebody is told, what may be asked of the world, and how a push is encrypted."""

import asyncio
import json
from datetime import datetime
from ipaddress import ip_address
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.support.receivers import HOST, certificate, mailbox, receiving

from durbar.server.errors import Refusal
from durbar.server.notices import policy, push, text, webhook
from durbar.server.notices.mail import Mailer
from durbar.server.notices.policy import Notice, NoticePrefs, Seated, TableNow
from durbar.server.notices.safe_http import checked, is_public

SEATS = (Seated(0, "person", "Ann", "ann"), Seated(1, "person", "Ben", "ben"))
TABLE = TableNow("t", "maharaja", "running", 1, 5000.0, SEATS)


def at(text, zone="Europe/Rome", fold=0):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def told(*news, habits=NoticePrefs(), table=TABLE, choice=None, present=()):  # noqa: B008 (frozen)
    choices = {} if choice is None else {table.id: choice}
    kept = policy.worth_telling(news, "ben", habits, {table.id: table}, choices, set(present))
    return [each.kind for each in kept]


# When ---------------------------------------------------------------------------------------------


def test_what_is_not_wanted_is_not_told_and_a_table_goes_before_the_habits():
    turn, chat = Notice(1, "turn", "t", 1), Notice(2, "chat", "t", 1, "Ann")
    assert told(turn, chat) == ["turn"]
    assert told(turn, chat, habits=NoticePrefs(kinds=frozenset({"chat"}))) == ["chat"]
    assert told(turn, chat, habits=NoticePrefs(kinds=frozenset()), choice="all") == ["turn", "chat"]
    assert told(turn, chat, choice="none") == []


def test_nothing_is_told_of_a_table_that_one_looks_at():
    assert told(Notice(1, "turn", "t", 1), present={"t"}) == []
    assert told(Notice(1, "turn", "t", 1), present={"other"}) == ["turn"]


def test_of_a_kind_only_one_is_told_for_a_table_and_the_clock_says_that_it_is_my_turn():
    turn, clock = Notice(1, "turn", "t", 1), Notice(2, "clock", "t", 1, deadline=5000.0)
    assert told(turn, turn) == ["turn"]
    assert told(turn, clock) == ["clock"]


@pytest.mark.parametrize(
    ("news", "table", "is_so"),
    [
        (Notice(1, "turn", "t", 1), TABLE, True),
        (Notice(1, "turn", "t", 1), TableNow("t", "java", "running", 0, None, SEATS), False),
        (Notice(1, "turn", "t", 1), TableNow("t", "java", "over", -2, None, SEATS), False),
        (
            Notice(1, "turn", "t", 1),
            TableNow("t", "java", "running", 1, None, (Seated(1, "person", "B", "ben", "greedy"),)),
            False,
        ),
        (Notice(1, "clock", "t", 1, deadline=5000.0), TABLE, True),
        (Notice(1, "clock", "t", 1, deadline=4000.0), TABLE, False),
        (Notice(1, "over", "t"), TableNow("t", "java", "over", -2, None, SEATS), True),
        (Notice(1, "over", "t"), TableNow("t", "java", "over", -2, None, SEATS[:1]), False),
        (
            Notice(1, "again", "t"),
            TableNow("t", "java", "lobby", None, None, (Seated(0, "open", "", "ben"),)),
            True,
        ),
        (Notice(1, "again", "t"), TableNow("t", "java", "lobby", None, None, SEATS), False),
    ],
)
def test_only_what_is_still_so_is_told(news, table, is_so):
    assert policy.is_still_so(news, "ben", table) is is_so


def test_a_table_that_is_gone_is_not_told_of():
    assert policy.worth_telling([Notice(1, "over", "x")], "ben", NoticePrefs(), {}, {}, set()) == ()


@pytest.mark.parametrize(
    ("quiet", "now", "until"),
    [
        ((22 * 60, 8 * 60), "2026-05-01 23:30", "2026-05-02 08:00"),
        ((22 * 60, 8 * 60), "2026-05-02 07:59", "2026-05-02 08:00"),
        ((22 * 60, 8 * 60), "2026-05-02 08:00", None),
        ((22 * 60, 8 * 60), "2026-05-02 21:59", None),
        ((13 * 60, 15 * 60 + 30), "2026-05-02 13:00", "2026-05-02 15:30"),
        ((13 * 60, 15 * 60 + 30), "2026-05-02 12:59", None),
        ((600, 600), "2026-05-02 10:00", None),  # as long as nothing
        (None, "2026-05-02 03:00", None),
        ((22 * 60, 8 * 60), "2026-03-28 23:00", "2026-03-29 08:00"),  # an hour is lost that night
    ],
)
def test_quiet_hours_are_those_of_the_persons_own_clock(quiet, now, until):
    for zone in ("Europe/Rome", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"):
        found = policy.quiet_until(NoticePrefs(zone=zone, quiet=quiet), at(now, zone))
        assert found == (None if until is None else at(until, zone))


def test_the_hour_that_comes_twice_is_quiet_twice():
    habits = NoticePrefs(zone="Europe/Rome", quiet=(22 * 60, 2 * 60 + 30))
    first, second = (at("2026-10-25 02:15", fold=fold) for fold in (0, 1))
    assert policy.quiet_until(habits, first) == at("2026-10-25 02:30")
    assert policy.quiet_until(habits, second) == at("2026-10-25 02:30", fold=1) > second


def test_zones_are_those_of_the_iana_database():
    assert policy.is_zone("Europe/Rome") and policy.is_zone("UTC")
    assert not any(map(policy.is_zone, ("Rome", "../etc/passwd", "/etc/localtime", "")))


def test_a_letter_is_tried_less_and_less_often_and_then_given_up():
    waits = [policy.next_try(tries, 0.0) for tries in range(1, 7)]
    assert waits[-1] is None and waits[:-1] == sorted(waits[:-1]) and waits[0] >= 10


# Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title", "text"),
    [
        ("en", "Your turn", "It is your turn: Das Vermächtnis des Maharaja with Ann."),
        ("de", "Du bist am Zug", "Du bist am Zug: Das Vermächtnis des Maharaja mit Ann."),
        ("it", "Tocca a te", "Tocca a te: Das Vermächtnis des Maharaja con Ann."),
    ],
)
def test_a_letter_is_worded_in_its_readers_language(language, title, text):
    news = (Notice(1, "turn", "t", 1),)
    letter = text.letter(language, news, {"t": TABLE}, "ben", "https://d.example", 0.0)
    assert (letter.title, letter.text, letter.link) == (title, text, "https://d.example/t/t")


def test_several_tables_make_one_letter():
    tables = {n: TableNow(n, "java", "running", 1, 9000.0, SEATS) for n in "ab"}
    news = (Notice(1, "turn", "a", 1), Notice(2, "clock", "b", 1, deadline=9000.0))
    letter = text.letter("en", news, tables, "ben", "https://d.example", 1800.0)
    assert letter.title == "Notice from 2 tables" and letter.link == "https://d.example/"
    assert letter.lines[1].text == "About 2 hours are left for your move: Java with Ann."


def test_a_players_name_calls_nobody_on_discord_and_slack():
    seats = (Seated(0, "person", "@everyone <!here> **x**", "ann"), SEATS[1])
    table = TableNow("t", "java", "running", 1, None, seats)
    news = (Notice(1, "turn", "t", 1),)
    letter = text.letter("en", news, {"t": table}, "ben", "https://d.example", 0.0)
    discord = webhook.body_of("discord", letter)
    assert discord["allowed_mentions"] == {"parse": []} and r"\*\*x\*\*" in discord["content"]
    assert "&lt;!here&gt;" in webhook.body_of("slack", letter)["text"]
    assert discord["content"].endswith(" <https://d.example/t/t>")
    (line,) = webhook.body_of("json", letter)["news"]
    assert (line["kind"], line["table"], line["game"]) == ("turn", "t", "java")


# The way out --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0",
        "100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1",
        "fc00::1", "ff02::1", "2001:db8::1", "fec0::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:102:304::", "240.0.0.1",
    ],
)  # fmt: skip
def test_addresses_of_a_house_are_not_asked(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_of_the_world_are(address):
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example.org/x", "ftp://hooks.example.org", "hooks.example.org", "https://",
        "https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.1.2.3/x",
        "https://ann:secret@hooks.example.org/", "https://hooks.example.org:0/", "https://[x",
        "https://hooks.example.org/\n", "https://höoks.example.org/", "https://intranet/x",
        "https://hooks.example.org:99999/",
    ],
)  # fmt: skip
def test_what_is_no_https_address_of_the_world_is_refused_at_once(url):
    with pytest.raises(Refusal, match="notice-address"):
        checked(url)


def test_a_webhook_is_asked_by_name_at_the_address_that_was_looked_at(tmp_path):
    """The name is looked up once: it cannot mean another machine when the connection is made."""

    async def run():
        async with receiving(tmp_path) as receiver:
            looks = []

            async def turning(host, port):
                looks.append(host)
                return ["127.0.0.1"] if len(looks) == 1 else ["10.0.0.1"]

            outside = receiver.outside(resolve=turning)
            assert await outside.post(receiver.url(), b"{}", {}) == 201
            assert looks == [HOST]
            assert receiver.heard[0].headers["host"] == f"{HOST}:{receiver.port}"
            with pytest.raises(Refusal, match="notice-address"):  # the name has turned private
                await outside.post(receiver.url(), b"{}", {})
            assert len(receiver.heard) == 1
            await outside.close()

    asyncio.run(run())


def test_one_private_address_among_public_ones_is_enough_to_refuse(tmp_path):
    async def run():
        async with receiving(tmp_path) as receiver:

            async def both(host, port):
                return ["127.0.0.1", "10.0.0.1"]

            outside = receiver.outside(resolve=both)
            with pytest.raises(Refusal, match="notice-address"):
                await outside.post(receiver.url(), b"{}", {})
            with pytest.raises(Refusal, match="notice-address"):  # the rule that is not for tests
                await receiver.outside(may_ask=None).post(receiver.url(), b"{}", {})
            assert receiver.heard == []

    asyncio.run(run())


def test_a_certificate_of_another_name_is_not_believed(tmp_path):
    async def run():
        async with receiving(tmp_path) as receiver:
            outside = receiver.outside()
            with pytest.raises(Refusal, match="notice-unreachable"):
                await outside.post(receiver.url(host="other.example.org"), b"{}", {})
            assert receiver.heard == []
            await outside.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("status", "code"),
    [(302, "notice-refused"), (400, "notice-refused"), (404, "notice-refused"),
     (429, "notice-unreachable"), (500, "notice-unreachable")],
)  # fmt: skip
def test_redirects_are_not_followed_and_a_busy_receiver_is_tried_again(tmp_path, status, code):
    async def run():
        async with receiving(tmp_path) as receiver:
            outside = receiver.outside()
            receiver.answers = [status]
            letter = text.trial("en", "https://d.example")
            with pytest.raises(Refusal, match=code):
                await webhook.send(outside, receiver.url(), "json", letter)
            assert [each.path for each in receiver.heard] == ["/hook"]
            await outside.close()

    asyncio.run(run())


def test_a_receiver_that_never_answers_is_left(tmp_path, monkeypatch):
    async def run():
        monkeypatch.setattr("durbar.server.notices.safe_http.SECONDS", 0.2)
        async with receiving(tmp_path) as receiver:
            outside = receiver.outside()
            receiver.is_deaf = True
            with pytest.raises(Refusal, match="notice-unreachable"):
                await outside.post(receiver.url(), b"{}", {})
            await outside.close()

    asyncio.run(run())


# E-mail -------------------------------------------------------------------------------------------


def test_mail_goes_through_starttls_and_a_foreign_certificate_is_not_believed(tmp_path):
    tls = certificate(tmp_path)
    with mailbox(tls) as box:
        mailer = Mailer(box.url, "durbar@example.org", tls.client())
        asyncio.run(mailer.send("ben@example.org", "en", "Hello", "there"))
        assert box.over_tls == [True] and box.mails[0]["From"] == "Durbar <durbar@example.org>"
        with pytest.raises(Refusal, match="notice-unreachable"):
            foreign = Mailer(box.url, "durbar@example.org")
            asyncio.run(foreign.send("ben@example.org", "en", "Hello", "there"))
        assert len(box.mails) == 1


@pytest.mark.parametrize(
    ("answer", "code"), [("550 no", "notice-refused"), ("451 later", "notice-unreachable")]
)
def test_a_refusal_of_the_mail_server_is_final_or_not_as_it_says(answer, code):
    with mailbox() as box:
        box.refusals = [answer]
        with pytest.raises(Refusal, match=code):
            sent = Mailer(box.url, "durbar@example.org").send("b@example.org", "en", "a", "b")
            asyncio.run(sent)


# Push ---------------------------------------------------------------------------------------------


def test_the_example_of_rfc_8291_is_encrypted_byte_by_byte():
    """Appendix A."""
    private = int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    sender = ec.derive_private_key(private, ec.SECP256R1())
    made = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        sender,
    )
    assert push.encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_can_check_who_sends():
    """RFC 8292, 2 and 3."""
    vapid = push.Vapid("a secret of the server", "mailto:owner@example.org")
    header = vapid.header("https://push.example.net:8443/p/abc", 1_000.5)
    scheme, token, key = header.replace(",", "").split(" ")
    assert scheme == "vapid" and token[:2] == "t=" and key == f"k={vapid.public}"
    head, claims, signature = token[2:].split(".")
    assert json.loads(push.decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(push.decoded(claims)) == {
        "aud": "https://push.example.net:8443",
        "exp": 1_000 + 12 * 3600,
        "sub": "mailto:owner@example.org",
    }
    point = push.decoded(vapid.public)
    signed = push.decoded(signature)
    r, s = int.from_bytes(signed[:32]), int.from_bytes(signed[32:])
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point).verify(
        encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )
    assert push.Vapid("a secret of the server", "").public == vapid.public  # after a restart too


def test_a_push_has_room_for_many_tables_but_not_for_any_number():
    names = "Ŕ" * 40
    seats = (Seated(0, "person", names, "ann"), SEATS[1])
    tables = {str(n): TableNow(str(n), "java", "running", 1, None, seats) for n in range(60)}
    news = [Notice(n, "turn", str(n), 1) for n in range(60)]
    letter = text.letter("de", news, tables, "ben", "https://d.example", 0.0)
    body = push.message_of(letter)
    assert 1000 < len(body) <= push.MOST and json.loads(body)["tag"] == "durbar"


def test_keys_of_a_browser_must_be_such():
    good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    assert push.are_keys(good, "BTBZMqHH6r4Tts7J_aSIgg")
    assert not push.are_keys(good[:-4] + "AAAA", "BTBZMqHH6r4Tts7J_aSIgg")  # not on the curve
    assert not push.are_keys(good, "BTBZMqHH6r4") and not push.are_keys("A", "B")
