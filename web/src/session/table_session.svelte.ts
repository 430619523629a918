/** One browser at one table: its line, what is told over it, the game's own room, and travels in time. */
import { untrack } from "svelte";
import { call, Refusal } from "../api/http";
import { edition as fetchEdition, join as sitDown } from "../api/tables";
import { seatNames } from "../i18n/seat_names";
import { current, gameTitle } from "../i18n/texts.svelte";
import { type Result, Wording } from "../i18n/wording";
import { router } from "../router.svelte";
import { pace, settings } from "../settings.svelte";
import { says } from "../ui/announcer.svelte";
import { ring } from "../ui/sound";
import type { Ahead, GameEvent, Preview, Prompt, View } from "./contract";
import { TableController } from "./controller.svelte";
import { hasLeft } from "./left";
import { NextGame } from "./next_game.svelte";
import { fetchPosition } from "./positions";
import { Reading } from "./read_marker.svelte";
import { Replay } from "./replay.svelte";
import { room as fetchRoom, type Room } from "./rooms";
import { aheadOf, type Moment } from "./snapshot";
import { Line, type Status } from "./socket";
import { entryAt, missed } from "./unread";

/** How long what others did rests before the next is shown, in ms at the normal pace. */
const rest = (events: readonly GameEvent[]) => Math.min(2200, 650 + 220 * events.length);

export class Sitting {
  status: Status = $state("connecting");
  nowhere = $state(false); // there is no such table
  edition: Record<string, unknown> | null = $state.raw(null);
  isPlain = $state(localStorage.getItem("durbar-plain") === "yes");
  #room: Room = $state.raw({ table: null, words: null, fields: {} });
  #roomOf = $state("");

  readonly base: string;
  readonly table: TableController;
  readonly replay: Replay;
  readonly line: Line;
  readonly reading: Reading;
  readonly next: NextGame;
  #missedClosed = $state(-1); // the commit up to which I want no more offers
  #isLeaving = false; // for the rematch that I asked for myself
  #noted: Moment | null = null; // what others were last told to have done beside the game

  constructor(
    readonly id: string,
    readonly at: () => number | null, // a link to a move opens there
  ) {
    this.base = `/api/tables/${encodeURIComponent(id)}`;
    this.table = new TableController({
      confirm: () => settings.confirm,
      rest: (events, own) => (own || events.length === 0 ? 0 : rest(events) * pace()),
      refused: ({ code, paragraph, facts }) => {
        if (code !== "stale") says.notice(this.words.whyNot({ code, paragraph, facts }), "bad");
      },
      shown: (now, events) => {
        this.#announce(events);
        this.#note(now);
      },
    });
    this.replay = new Replay(
      (n, eyes) => fetchPosition(this.base, n, eyes ?? this.#myEyes, this.table.now?.entries ?? 0),
      () => this.at() !== null && router.go(`/t/${id}`, true),
    );
    const address = location.origin.replace(/^http/, "ws");
    this.line = new Line({
      connect: () => new WebSocket(`${address}/ws/tables/${encodeURIComponent(id)}`),
      hello: () => this.table.hello(),
      receive: (message) => this.table.receive(message),
      status: (next) => {
        this.status = next;
        if (next === "lost" && !this.table.welcomed) this.#seek();
      },
    });
    this.table.attach(this.line);
    this.reading = new Reading(this.base, () => {
      const { now, mine, chat } = this.table;
      const isHeard = this.status !== "lost";
      return isHeard && now && mine.length
        ? { version: now.version, chat: chat.at(-1)?.id ?? 0 }
        : null;
    });
    this.next = new NextGame(
      id,
      () => [this.table.isMyTurn, this.table.now?.status],
      () => this.status !== "lost",
    );
    this.#fetchWhatTheGameNeeds();
    this.#openAtTheMove();
    $effect(() => {
      const { shown, until } = this.replay;
      if (shown && until !== null) untrack(() => this.#tell(shown.events));
    });
  }

  leave(): void {
    this.reading.tell();
    this.line.close();
    this.replay.pause();
  }

  /** The page is looked at again, or no more. */
  turn(isHidden: boolean): void {
    this.reading.turn(isHidden);
    if (isHidden) return;
    this.line.connect();
    this.next.look();
  }

  // -- the game and its words

  /** The game's own table, unless the plain one is wanted. */
  get own() {
    return this.isPlain ? null : this.#room.table;
  }

  /** What the fields of its view hold, for the plain table. */
  get fields() {
    return this.#room.fields;
  }

  get hasOwnTable(): boolean {
    return this.#room.table !== null;
  }

  get isReady(): boolean {
    const { now, game } = this.table;
    return now !== null && (now.status === "lobby" || this.#roomOf === game);
  }

  readonly names = $derived.by(() =>
    this.table.now ? seatNames(this.table.now.seats, this.table.mine) : [],
  );
  readonly #result: Result = $derived.by(() => {
    const { now } = this.table;
    const bots = now?.seats.filter(hasLeft).map(({ seat }) => seat) ?? [];
    return { placing: now?.outcome?.placing ?? null, bots };
  });
  readonly words = $derived.by(
    () =>
      new Wording(
        current.texts,
        this.table.game,
        this.names,
        this.table.eyes,
        this.#room.words,
        this.#result,
      ),
  );
  readonly title = $derived.by(() => gameTitle(this.table.game));

  togglePlain(): void {
    this.isPlain = !this.isPlain;
    localStorage.setItem("durbar-plain", this.isPlain ? "yes" : "no");
  }

  // -- what is shown: the present, or the moment travelled to

  readonly isNow = $derived.by(() => !this.replay.active);
  readonly view: View | null = $derived.by(
    () => this.replay.shown?.view ?? this.table.now?.view ?? null,
  );
  readonly insight = $derived.by(() =>
    this.replay.shown ? this.replay.shown.insight : (this.table.now?.insight ?? null),
  );
  /** All that had happened by then. */
  readonly past: readonly GameEvent[] = $derived.by(() => {
    const { at } = this.replay;
    return this.table.log.filter((one) => at === null || one.at <= at).map((one) => one.event);
  });
  readonly prompt: Prompt | null = $derived.by(() => {
    const { isMyTurn, canCommit, now } = this.table;
    return this.isNow && isMyTurn && !canCommit ? (now?.prompt ?? null) : null;
  });
  /** What ending the turn now would waste. */
  readonly warnings: readonly string[] = $derived.by(() => {
    const { canEnd, now } = this.table;
    if (!this.isNow || !canEnd || !now?.view) return [];
    return this.own?.warnings?.(now.view, now.prompt, this.words, now.draft.steps) ?? [];
  });
  /** The last thing that happened, in words. */
  readonly news = $derived.by(() => {
    const last = this.table.log.findLast((one) => one.who !== null);
    return last ? this.words.event(last.event) : "";
  });
  readonly spoke: ReadonlySet<number> = $derived.by(
    () => new Set(this.table.chat.map((line) => line.seat)),
  );
  /** Whose panel is marked as to move. */
  readonly mover = $derived.by(() => {
    const { now, isMyTurn } = this.table;
    if (now?.status === "over") return -2;
    const told = this.view?.to_move ?? -2;
    return this.isNow && isMyTurn ? (now?.seat ?? told) : told;
  });

  /** Plays back what the others did since I last ended a turn, or since the deal; null if there is
   * nothing. */
  readonly since = $derived.by(() => {
    const { now, eyes, log } = this.table;
    const mine = log.findLast((one) => one.who === eyes)?.at ?? entryAt(log, 1);
    const hasNews = log.some((one) => one.at > mine && one.who !== null);
    if (eyes === null || now?.status !== "running" || !this.isNow || !hasNews) return null;
    return () => this.#playBack(mine);
  });

  /** What the others did since I was here, until I close the offer or move; null if nothing. */
  readonly missed = $derived.by(() => {
    const { eyes, log } = this.table;
    const { before, until } = this.reading;
    if (!before?.version || eyes === null) return null; // who comes first has missed nothing
    if (!this.isNow || this.#missedClosed >= until) return null;
    const { moves, seats } = missed(log, eyes, before.version, until);
    if (!moves) return null;
    const close = () => {
      this.#missedClosed = until;
    };
    const play = () => {
      close();
      this.#playBack(entryAt(log, before.version));
    };
    return { moves, seats, play, close };
  });

  /** From there to the present, through my own eyes. */
  #playBack(from: number): void {
    if (this.table.now?.status === "over") this.replay.eyes = this.table.eyes;
    this.replay.playback(from, this.table.now?.entries ?? from);
  }

  travel(to: number): void {
    this.replay.entries = this.table.now?.entries ?? 0;
    this.replay.pause();
    this.replay.go(to);
  }

  linkTo(move: number): string {
    return `/t/${this.id}?at=${move}`;
  }

  // -- what may be asked

  async whyNot(action: string): Promise<string | null> {
    const why = await this.table.whyNot(action);
    return why && this.words.whyNot({ ...why, facts: why.facts as Record<string, unknown> });
  }

  async preview(action: string): Promise<Preview | null> {
    const told = await this.table.preview(action);
    if (!told) return null;
    return {
      points: told.points[this.table.eyes ?? 0] ?? 0,
      events: told.events as GameEvent[],
      insight: told.insight as Preview["insight"],
    };
  }

  async ahead(steps: readonly (readonly string[])[], menu = true): Promise<Ahead | null> {
    const told = await this.table.ahead(steps, menu);
    return (
      told &&
      aheadOf(told, this.table.eyes, (why) =>
        this.words.whyNot({ ...why, facts: why.facts as Record<string, unknown> }),
      )
    );
  }

  async rematch(): Promise<void> {
    this.#isLeaving = true;
    const next = this.table.now?.rematch ?? (await this.table.order({ type: "rematch" }))?.rematch;
    this.#isLeaving = false;
    if (!next) return;
    // A chair there is kept for each of us
    for (const _ of this.table.mine) await sitDown(next, settings.name.trim()).catch(() => {});
    router.go(`/t/${next}`);
  }

  // -- within

  /** While the game runs only one's own eyes are open; afterwards all are. */
  get #myEyes(): number | null {
    return this.table.now?.status === "over" ? null : this.table.eyes;
  }

  #announce(events: readonly GameEvent[]): void {
    if (this.#roomOf !== this.table.game) return; // without its words there is nothing to say yet
    this.#tell(events);
    if (events.length && pace() > 0) ring("card");
  }

  /** What no event tells: somebody gave up, or asks for another game. */
  #note(now: Moment): void {
    const before = this.#noted;
    this.#noted = now;
    if (!before || !this.isReady) return;
    for (const { seat, gaveUp, mine } of now.seats) {
      if (!gaveUp || mine || before.seats[seat]?.gaveUp) continue;
      says.notice(current.texts.text("web-gave-up-news", { player: this.words.player(seat) }));
    }
    if (now.rematch && !before.rematch && this.table.mine.length && !this.#isLeaving) {
      says.notice(current.texts.text("web-rematch-proposed"), "good");
    }
  }

  #tell(events: readonly GameEvent[]): void {
    const news = events.filter((event) => event.type !== "turn_began");
    if (news.length) says.announce(news.map((event) => this.words.event(event)).join(" "));
  }

  /** A line that never opened: is there such a table at all? */
  async #seek(): Promise<void> {
    try {
      await call("GET", this.base);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.nowhere = true;
        this.line.close();
      }
    }
  }

  /** The game's own table and the data of its cards come when the game is known. */
  #fetchWhatTheGameNeeds(): void {
    $effect(() => {
      const { game } = this.table;
      if (!game || this.#roomOf === game) return;
      fetchRoom(game).then((found) => {
        this.#room = found;
        this.#roomOf = game;
      });
    });
    $effect(() => {
      if (!this.table.edition) return;
      fetchEdition(this.table.edition)
        .then(({ values, drawing }) => {
          this.edition = { ...(values as object), drawing };
        })
        .catch(() => {
          this.edition = {};
        });
    });
  }

  #openAtTheMove(): void {
    let opened = false;
    $effect(() => {
      const { now, eyes } = this.table;
      const at = this.at();
      if (opened || at === null || !now?.view) return;
      opened = true;
      this.replay.entries = now.entries;
      if (now.status === "over") this.replay.eyes = eyes;
      this.replay.go(at);
    });
    $effect(() => {
      if (this.table.now && !this.replay.active) this.replay.entries = this.table.now.entries;
    });
  }
}
