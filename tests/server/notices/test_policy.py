"""Notices: when one is due, which addresses may be called, and how a push is encrypted."""

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


def kinds(*notices, prefs=NoticePrefs(), table=TABLE, choice=None, present=()):  # noqa: B008 (frozen)
    choices = {} if choice is None else {table.id: choice}
    kept = policy.wanted_notices(notices, "ben", prefs, {table.id: table}, choices, set(present))
    return [each.kind for each in kept]


# When ---------------------------------------------------------------------------------------------


def test_a_choice_for_a_table_overrides_the_preferences():
    turn, chat = Notice(1, "turn", "t", 1), Notice(2, "chat", "t", 1, "Ann")
    assert kinds(turn, chat) == ["turn"]
    assert kinds(turn, chat, prefs=NoticePrefs(kinds=frozenset({"chat"}))) == ["chat"]
    assert kinds(turn, chat, prefs=NoticePrefs(kinds=frozenset()), choice="all") == ["turn", "chat"]
    assert kinds(turn, chat, choice="none") == []


def test_a_guest_gets_no_notices_of_a_table_that_they_look_at():
    assert kinds(Notice(1, "turn", "t", 1), present={"t"}) == []
    assert kinds(Notice(1, "turn", "t", 1), present={"other"}) == ["turn"]


def test_a_table_sends_one_notice_of_a_kind_and_the_clock_replaces_the_turn():
    turn, clock = Notice(1, "turn", "t", 1), Notice(2, "clock", "t", 1, deadline=5000.0)
    assert kinds(turn, turn) == ["turn"]
    assert kinds(turn, clock) == ["clock"]


@pytest.mark.parametrize(
    ("notice", "table", "is_true"),
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
def test_notices_that_are_no_longer_true_are_dropped(notice, table, is_true):
    assert policy.is_still_true(notice, "ben", table) is is_true


def test_notices_of_an_unknown_table_are_dropped():
    assert (
        policy.wanted_notices([Notice(1, "over", "x")], "ben", NoticePrefs(), {}, {}, set()) == ()
    )


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
def test_quiet_hours_are_in_the_time_zone_of_the_guest(quiet, now, until):
    for zone in ("Europe/Rome", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"):
        found = policy.quiet_until(NoticePrefs(zone=zone, quiet=quiet), at(now, zone))
        assert found == (None if until is None else at(until, zone))


def test_the_hour_repeated_in_autumn_is_quiet_twice():
    prefs = NoticePrefs(zone="Europe/Rome", quiet=(22 * 60, 2 * 60 + 30))
    first, second = (at("2026-10-25 02:15", fold=fold) for fold in (0, 1))
    assert policy.quiet_until(prefs, first) == at("2026-10-25 02:30")
    assert policy.quiet_until(prefs, second) == at("2026-10-25 02:30", fold=1) > second


def test_zones_are_those_of_the_iana_database():
    assert policy.is_zone("Europe/Rome") and policy.is_zone("UTC")
    assert not any(map(policy.is_zone, ("Rome", "../etc/passwd", "/etc/localtime", "")))


def test_tries_become_rarer_and_end():
    waits = [policy.next_try(tries, 0.0) for tries in range(1, 7)]
    assert waits[-1] is None and waits[:-1] == sorted(waits[:-1]) and waits[0] >= 10


# Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title", "line"),
    [
        ("en", "Your turn", "It is your turn: Das Vermächtnis des Maharaja with Ann."),
        ("de", "Du bist am Zug", "Du bist am Zug: Das Vermächtnis des Maharaja mit Ann."),
        ("it", "Tocca a te", "Tocca a te: Das Vermächtnis des Maharaja con Ann."),
    ],
)
def test_a_notice_is_written_in_the_language_of_its_reader(language, title, line):
    notices = (Notice(1, "turn", "t", 1),)
    notice = text.notice_text(language, notices, {"t": TABLE}, "ben", "https://d.example", 0.0)
    assert (notice.title, notice.text, notice.link) == (title, line, "https://d.example/t/t")


def test_notices_of_several_tables_are_sent_together():
    tables = {n: TableNow(n, "java", "running", 1, 9000.0, SEATS) for n in "ab"}
    notices = (Notice(1, "turn", "a", 1), Notice(2, "clock", "b", 1, deadline=9000.0))
    notice = text.notice_text("en", notices, tables, "ben", "https://d.example", 1800.0)
    assert notice.title == "News from 2 tables" and notice.link == "https://d.example/"
    assert notice.lines[1].text == "About 2 hours are left for your move: Java with Ann."


def test_a_players_name_mentions_nobody_on_discord_and_slack():
    seats = (Seated(0, "person", "@everyone <!here> **x**", "ann"), SEATS[1])
    table = TableNow("t", "java", "running", 1, None, seats)
    notices = (Notice(1, "turn", "t", 1),)
    notice = text.notice_text("en", notices, {"t": table}, "ben", "https://d.example", 0.0)
    discord = webhook.body_of("discord", notice)
    assert discord["allowed_mentions"] == {"parse": []} and r"\*\*x\*\*" in discord["content"]
    assert "&lt;!here&gt;" in webhook.body_of("slack", notice)["text"]
    assert discord["content"].endswith(" <https://d.example/t/t>")
    (line,) = webhook.body_of("json", notice)["notices"]
    assert (line["kind"], line["table"], line["game"]) == ("turn", "t", "java")


# Untrusted addresses ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0",
        "100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1",
        "fc00::1", "ff02::1", "2001:db8::1", "fec0::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:102:304::", "240.0.0.1",
    ],
)  # fmt: skip
def test_private_addresses_are_refused(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses_are_allowed(address):
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
def test_urls_that_are_not_public_https_are_refused_at_once(url):
    with pytest.raises(Refusal, match="notice-address"):
        checked(url)


def test_a_request_goes_to_the_checked_address_under_the_name(tmp_path):
    """The name is looked up once: it cannot mean another machine when the connection is made."""

    async def run():
        async with receiving(tmp_path) as receiver:
            looks = []

            async def turning(host, port):
                looks.append(host)
                return ["127.0.0.1"] if len(looks) == 1 else ["10.0.0.1"]

            http = receiver.safe_http(resolve=turning)
            assert await http.post(receiver.url(), b"{}", {}) == 201
            assert looks == [HOST]
            assert receiver.heard[0].headers["host"] == f"{HOST}:{receiver.port}"
            with pytest.raises(Refusal, match="notice-address"):  # the name has turned private
                await http.post(receiver.url(), b"{}", {})
            assert len(receiver.heard) == 1
            await http.close()

    asyncio.run(run())


def test_one_private_address_among_public_ones_is_enough_to_refuse(tmp_path):
    async def run():
        async with receiving(tmp_path) as receiver:

            async def both(host, port):
                return ["127.0.0.1", "10.0.0.1"]

            http = receiver.safe_http(resolve=both)
            with pytest.raises(Refusal, match="notice-address"):
                await http.post(receiver.url(), b"{}", {})
            with pytest.raises(Refusal, match="notice-address"):  # the rule that is not for tests
                await receiver.safe_http(may_ask=None).post(receiver.url(), b"{}", {})
            assert receiver.heard == []

    asyncio.run(run())


def test_a_certificate_of_another_name_is_refused(tmp_path):
    async def run():
        async with receiving(tmp_path) as receiver:
            http = receiver.safe_http()
            with pytest.raises(Refusal, match="notice-unreachable"):
                await http.post(receiver.url(host="other.example.org"), b"{}", {})
            assert receiver.heard == []
            await http.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("status", "code"),
    [(302, "notice-refused"), (400, "notice-refused"), (404, "notice-refused"),
     (429, "notice-unreachable"), (500, "notice-unreachable")],
)  # fmt: skip
def test_redirects_are_not_followed_and_a_busy_receiver_is_unreachable(tmp_path, status, code):
    async def run():
        async with receiving(tmp_path) as receiver:
            http = receiver.safe_http()
            receiver.answers = [status]
            notice = text.trial_text("en", "https://d.example")
            with pytest.raises(Refusal, match=code):
                await webhook.send(http, receiver.url(), "json", notice)
            assert [each.path for each in receiver.heard] == ["/hook"]
            await http.close()

    asyncio.run(run())


def test_a_receiver_that_never_answers_is_unreachable(tmp_path, monkeypatch):
    async def run():
        monkeypatch.setattr("durbar.server.notices.safe_http.SECONDS", 0.2)
        async with receiving(tmp_path) as receiver:
            http = receiver.safe_http()
            receiver.is_deaf = True
            with pytest.raises(Refusal, match="notice-unreachable"):
                await http.post(receiver.url(), b"{}", {})
            await http.close()

    asyncio.run(run())


# E-mail -------------------------------------------------------------------------------------------


def test_mail_uses_starttls_and_an_unknown_certificate_is_refused(tmp_path):
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
def test_a_5xx_reply_of_the_mail_server_is_final(answer, code):
    with mailbox() as box:
        box.refusals = [answer]
        with pytest.raises(Refusal, match=code):
            sent = Mailer(box.url, "durbar@example.org").send("b@example.org", "en", "a", "b")
            asyncio.run(sent)


# Push ---------------------------------------------------------------------------------------------


def test_encryption_matches_the_example_of_rfc_8291():
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


def test_a_push_service_can_verify_the_sender():
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


def test_a_push_message_is_cut_to_its_size_limit():
    names = "Ŕ" * 40
    seats = (Seated(0, "person", names, "ann"), SEATS[1])
    tables = {str(n): TableNow(str(n), "java", "running", 1, None, seats) for n in range(60)}
    notices = [Notice(n, "turn", str(n), 1) for n in range(60)]
    notice = text.notice_text("de", notices, tables, "ben", "https://d.example", 0.0)
    body = push.message_of(notice)
    assert 1000 < len(body) <= push.MOST and json.loads(body)["tag"] == "durbar"


def test_malformed_keys_of_a_browser_are_refused():
    good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    assert push.are_keys(good, "BTBZMqHH6r4Tts7J_aSIgg")
    assert not push.are_keys(good[:-4] + "AAAA", "BTBZMqHH6r4Tts7J_aSIgg")  # not on the curve
    assert not push.are_keys(good, "BTBZMqHH6r4") and not push.are_keys("A", "B")
