/** One browser at one table: the connection, the table's state, the game's room and the replay. */
import { untrack } from "svelte";
import { call, Refusal } from "../api/http";
import { edition as fetchEdition, join as sitDown } from "../api/tables";
import { seatNames } from "../i18n/seat_names";
import { current, gameTitle } from "../i18n/texts.svelte";
import { type FinalResult, Wording } from "../i18n/wording";
import type { Ledger, Plan, PromptInfo } from "../protocol";
import { router } from "../router.svelte";
import { pace, settings } from "../settings.svelte";
import { announcer } from "../ui/announcer.svelte";
import { ring } from "../ui/sound";
import type { GameEvent, Insight, View } from "./contract";
import { TableController, type TableState } from "./controller.svelte";
import { type GameModules, loadGame } from "./game_modules";
import { NextGame } from "./next_game.svelte";
import { fetchPosition } from "./positions";
import { ReadMarker } from "./read_marker.svelte";
import { Replay } from "./replay.svelte";
import { hasLeft } from "./seats";
import { type ConnectionStatus, TableSocket } from "./socket";
import { entryAt, missed } from "./unread";

/** How long what others did rests before the next is shown, in ms at the normal pace. */
const rest = (events: readonly GameEvent[]) => Math.min(2200, 650 + 220 * events.length);

export class TableSession {
  status: ConnectionStatus = $state("connecting");
  notFound = $state(false); // there is no such table
  edition: unknown = $state.raw(null);
  isPlain = $state(localStorage.getItem("durbar-plain") === "yes");
  #modules: GameModules = $state.raw({ table: null, words: null, fields: {} });
  #loadedGame = $state("");

  readonly base: string;
  readonly table: TableController;
  readonly replay: Replay;
  readonly socket: TableSocket;
  readonly readMarker: ReadMarker;
  readonly next: NextGame;
  #missedClosed = $state(-1); // the commit up to which I want no more offers
  #isLeaving = false; // for the rematch that I asked for myself
  #announced: TableState | null = null; // the state that others' actions beside the game were last announced from

  constructor(
    readonly id: string,
    readonly at: () => number | null, // a link to a move opens there
  ) {
    this.base = `/api/tables/${encodeURIComponent(id)}`;
    this.table = new TableController({
      confirm: () => settings.confirm,
      rest: (events, own) => (own || events.length === 0 ? 0 : rest(events) * pace()),
      rejected: ({ code, paragraph, facts }) => {
        if (code !== "stale")
          announcer.notice(this.words.whyNot({ code, paragraph, facts }), "bad");
      },
      shown: (now, events) => {
        this.#announce(events);
        this.#announceOthers(now);
      },
    });
    this.replay = new Replay(
      (n, viewer) =>
        fetchPosition(this.base, n, viewer ?? this.#seatToReplay, this.table.now?.entries ?? 0),
      () => this.at() !== null && router.go(`/t/${id}`, true),
    );
    const address = location.origin.replace(/^http/, "ws");
    this.socket = new TableSocket({
      connect: () => new WebSocket(`${address}/ws/tables/${encodeURIComponent(id)}`),
      hello: () => this.table.hello(),
      receive: (message) => this.table.receive(message),
      status: (next) => {
        this.status = next;
        if (next === "lost" && !this.table.welcomed) this.#checkExists();
      },
    });
    this.table.attach(this.socket);
    this.readMarker = new ReadMarker(this.base, () => {
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
      if (shown && until !== null) untrack(() => this.#announceEvents(shown.events));
    });
  }

  leave(): void {
    this.readMarker.flush();
    this.socket.close();
    this.replay.pause();
  }

  /** Called when the page is hidden or visible again. */
  onVisibility(isHidden: boolean): void {
    this.readMarker.onVisibility(isHidden);
    if (isHidden) return;
    this.socket.connect();
    this.next.refresh();
  }

  // -- the game and its words

  /** The game's own table, unless the plain one is wanted. */
  get own() {
    return this.isPlain ? null : this.#modules.table;
  }

  /** What the fields of its view hold, for the plain table. */
  get fields() {
    return this.#modules.fields;
  }

  get hasOwnTable(): boolean {
    return this.#modules.table !== null;
  }

  get isReady(): boolean {
    const { now, game } = this.table;
    return now !== null && (now.status === "lobby" || this.#loadedGame === game);
  }

  readonly names = $derived.by(() =>
    this.table.now ? seatNames(this.table.now.seats, this.table.mine) : [],
  );
  readonly #result: FinalResult = $derived.by(() => {
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
        this.table.viewer,
        this.#modules.words,
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
  readonly insight: Insight | null = $derived.by(() =>
    this.replay.shown ? this.replay.shown.insight : (this.table.now?.insight ?? null),
  );
  /** All that had happened by then. */
  readonly past: readonly GameEvent[] = $derived.by(() => {
    const { at } = this.replay;
    return this.table.log.filter((one) => at === null || one.at <= at).map((one) => one.event);
  });
  readonly prompt: PromptInfo | null = $derived.by(() => {
    const { isMyTurn, canCommit, now } = this.table;
    return this.isNow && isMyTurn && !canCommit ? (now?.prompt ?? null) : null;
  });
  /** What ending the turn now would waste. */
  readonly warnings: readonly string[] = $derived.by(() => {
    const { canEnd, now } = this.table;
    if (!this.isNow || !canEnd || !now?.view) return [];
    return this.own?.warnings?.(now.view, now.prompt, this.words, now.draft?.steps ?? []) ?? [];
  });
  /** The last thing that happened, in words. */
  readonly lastEvent = $derived.by(() => {
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
    const toMove = this.view?.to_move ?? -2;
    return this.isNow && isMyTurn ? (now?.seat ?? toMove) : toMove;
  });

  /** Plays back what the others did since I last ended a turn, or since the deal; null if there is
   * nothing. */
  readonly since = $derived.by(() => {
    const { now, viewer, log } = this.table;
    const mine = log.findLast((one) => one.who === viewer)?.at ?? entryAt(log, 1);
    const hasNews = log.some((one) => one.at > mine && one.who !== null);
    if (viewer === null || now?.status !== "running" || !this.isNow || !hasNews) return null;
    return () => this.#playBack(mine);
  });

  /** What the others did since I was here, until I close the offer or move; null if nothing. */
  readonly missed = $derived.by(() => {
    const { viewer, log } = this.table;
    const { before, until } = this.readMarker;
    if (!before?.version || viewer === null) return null; // who comes first has missed nothing
    if (!this.isNow || this.#missedClosed >= until) return null;
    const { moves, seats } = missed(log, viewer, before.version, until);
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

  /** From there to the present, through my own viewer. */
  #playBack(from: number): void {
    if (this.table.now?.status === "over") this.replay.viewer = this.table.viewer;
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
    return why && this.words.whyNot(why);
  }

  preview(action: string): Promise<Ledger | null> {
    return this.table.preview(action);
  }

  plan(steps: readonly (readonly string[])[], menu = true): Promise<Plan | null> {
    return this.table.plan(steps, menu);
  }

  async rematch(): Promise<void> {
    this.#isLeaving = true;
    const next = this.table.now?.rematch ?? (await this.table.send({ type: "rematch" }))?.rematch;
    this.#isLeaving = false;
    if (!next) return;
    // A chair there is kept for each of us
    for (const _ of this.table.mine) await sitDown(next, settings.name.trim()).catch(() => {});
    router.go(`/t/${next}`);
  }

  // -- within

  /** While the game runs only one's own viewer are open; afterwards all are. */
  get #seatToReplay(): number | null {
    return this.table.now?.status === "over" ? null : this.table.viewer;
  }

  #announce(events: readonly GameEvent[]): void {
    if (this.#loadedGame !== this.table.game) return; // without its words there is nothing to say yet
    this.#announceEvents(events);
    if (events.length && pace() > 0) ring("card");
  }

  /** What no event tells: somebody gave up, or asks for another game. */
  #announceOthers(now: TableState): void {
    const before = this.#announced;
    this.#announced = now;
    if (!before || !this.isReady) return;
    for (const { seat, has_resigned } of now.seats) {
      if (!has_resigned || this.table.mine.includes(seat) || before.seats[seat]?.has_resigned) {
        continue;
      }
      announcer.notice(current.texts.text("web-gave-up-news", { player: this.words.player(seat) }));
    }
    if (now.rematch && !before.rematch && this.table.mine.length && !this.#isLeaving) {
      announcer.notice(current.texts.text("web-rematch-proposed"), "good");
    }
  }

  #announceEvents(events: readonly GameEvent[]): void {
    const visible = events.filter((event) => event.type !== "turn_began");
    if (visible.length)
      announcer.announce(visible.map((event) => this.words.event(event)).join(" "));
  }

  /** A line that never opened: is there such a table at all? */
  async #checkExists(): Promise<void> {
    try {
      await call("GET", this.base);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.notFound = true;
        this.socket.close();
      }
    }
  }

  /** The game's own table and the data of its cards come when the game is known. */
  #fetchWhatTheGameNeeds(): void {
    $effect(() => {
      const { game } = this.table;
      if (!game || this.#loadedGame === game) return;
      loadGame(game).then((found) => {
        this.#modules = found;
        this.#loadedGame = game;
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
      const { now, viewer } = this.table;
      const at = this.at();
      if (opened || at === null || !now?.view) return;
      opened = true;
      this.replay.entries = now.entries;
      if (now.status === "over") this.replay.viewer = viewer;
      this.replay.go(at);
    });
    $effect(() => {
      if (this.table.now && !this.replay.active) this.replay.entries = this.table.now.entries;
    });
  }
}
