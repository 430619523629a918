import { beforeEach, describe, expect, it } from "vitest";
import type { Answer, Progress, Protocol, State } from "../../src/protocol";
import { type Confirm, TableController } from "../../src/session/controller.svelte";
import { extended } from "../../src/session/log";
import type { TableRequest } from "../../src/session/socket";
import messages from "../fixtures/table.json";

type FromServer = Protocol["from_server"];
const MESSAGES = messages as unknown as FromServer[];
const FIRST = MESSAGES.findIndex((message) => message.type === "progress");
const FULL = MESSAGES.findIndex((message) => message.type === "state" && message.draft?.is_full);

class Setting {
  asked: TableRequest[] = [];
  hellos = 0;
  confirm: Confirm = "barrier";
  refusals: string[] = [];
  waits: (() => void)[] = [];
  rest = 0;
  table = new TableController({
    confirm: () => this.confirm,
    rest: () => this.rest,
    refused: (refused) => this.refusals.push(refused.code),
    after: (_, run) => this.waits.push(run),
  });

  constructor() {
    this.table.attach({
      ask: (request: TableRequest) => {
        this.asked.push(request);
        return Promise.resolve({ type: "answer" } as Answer);
      },
      hello: () => {
        this.hellos += 1;
      },
    });
  }

  hear(upTo: number): void {
    for (const message of MESSAGES.slice(0, upTo + 1)) this.table.receive(message);
  }
}

let setting: Setting;
beforeEach(() => {
  setting = new Setting();
});

describe("the viewer", () => {
  it("with one seat of mine I look through it, and say so", () => {
    setting.hear(0);
    expect(setting.table.viewer).toBe(0);
    expect(setting.hellos).toBe(1);
    expect(setting.table.hello()).toMatchObject({ seat: 0, after: 0 });
  });

  it("with several a curtain asks for the one who is to move", () => {
    const { table } = setting;
    table.receive({
      ...(MESSAGES[0] as FromServer & { type: "welcome" }),
      mine: [0, 1],
      seat: null,
    });
    table.receive({ ...(MESSAGES[FIRST] as Progress), seat: null, prompt: null, draft: null });
    expect(table.viewer).toBeNull();
    expect(table.curtain).toBe(0);
    table.viewAs(0);
    table.receive(MESSAGES[FIRST] as Progress);
    expect(table.curtain).toBeNull();
  });

  it("no curtain falls while the one who looks has not ended his turn", () => {
    const { table } = setting;
    table.receive({
      ...(MESSAGES[0] as FromServer & { type: "welcome" }),
      mine: [0, 1],
      seat: null,
    });
    table.viewAs(0);
    table.receive(MESSAGES[FULL] as State);
    expect((MESSAGES[FULL] as State).view).toMatchObject({ to_move: 1 });
    expect(table.curtain).toBeNull();
  });
});

describe("a seat that a bot plays", () => {
  const playedOn = (message: Progress, mine: Partial<State["seats"][number]>) => ({
    ...message,
    seats: message.seats.map((seat) =>
      seat.seat === message.seat ? { ...seat, bot: "greedy", ...mine } : seat,
    ),
  });

  it("is not asked, and who gave up does not get it back", () => {
    setting.hear(FIRST);
    const { table } = setting;
    const first = MESSAGES[FIRST] as Progress;
    expect(table.isMyTurn).toBe(true);
    table.receive(playedOn(first, {}));
    expect([table.isMyTurn, table.me?.isGone]).toEqual([false, false]);
    table.receive(playedOn(first, { has_run_out: true }));
    expect(table.me?.isGone).toBe(false); // no clock that has come to nothing
    table.receive(playedOn(first, { has_resigned: true }));
    expect([table.isMyTurn, table.me?.isGone]).toEqual([false, true]);
  });

  it("lets no curtain fall where several sit at one device", () => {
    const { table } = setting;
    const welcome = MESSAGES[0] as FromServer & { type: "welcome" };
    table.receive({ ...welcome, mine: [0, 1], seat: null });
    const first = MESSAGES[FIRST] as Progress;
    const gone = playedOn(first, { has_resigned: true });
    table.receive({ ...gone, seat: null, prompt: null, draft: null });
    expect(table.curtain).toBeNull();
  });
});

describe("what is shown", () => {
  it("the log has each entry once, even if messages repeat", () => {
    setting.hear(MESSAGES.length - 1);
    const { log } = setting.table;
    expect(new Set(log.map((line) => line.id)).size).toBe(log.length);
    const again = MESSAGES.filter((one): one is Progress => one.type === "progress");
    expect(
      extended(
        log,
        again.flatMap((one) => one.happened),
      ),
    ).toEqual(log);
    expect(log.map((line) => line.at)).toEqual(log.map((line) => line.at).sort((a, b) => a - b));
  });

  it("after a reconnect it asks for what came after the last version", () => {
    setting.hear(FIRST);
    expect(setting.table.hello().after).toBe((MESSAGES[FIRST] as Progress).version);
  });

  it("others' moves rest a while one after the other, and can be caught up with", () => {
    setting.rest = 500;
    setting.hear(MESSAGES.length - 1);
    expect(setting.table.waiting).toBeGreaterThan(0);
    setting.waits.shift()?.();
    setting.table.catchUp();
    expect(setting.table.waiting).toBe(0);
    expect(setting.table.now?.version).toBe((MESSAGES.at(-1) as Progress).version);
  });
});

describe("what I do", () => {
  it("a choice goes to the server with the version and step it was decided on", () => {
    setting.hear(FIRST);
    const { table } = setting;
    const action = table.now?.prompt?.choices[0]?.action ?? "";
    table.choose(action);
    const { version, step } = MESSAGES[FIRST] as Progress;
    expect(setting.asked).toEqual([{ type: "submit", actions: [action], version, step }]);
  });

  it("what the prompt does not offer is not sent", () => {
    setting.hear(FIRST);
    setting.table.choose("buy the-moon");
    expect(setting.asked).toEqual([]);
  });

  it("where every step is confirmed the first click selects and the second sends", () => {
    setting.hear(FIRST);
    setting.confirm = "always";
    const { table } = setting;
    const action = table.now?.prompt?.choices[0]?.action ?? "";
    table.choose(action);
    expect(table.pending).toBe(action);
    expect(setting.asked).toEqual([]);
    table.undo();
    expect(table.pending).toBeNull();
    table.choose(action);
    table.confirm();
    expect(setting.asked).toMatchObject([{ type: "submit", actions: [action] }]);
  });

  it("a full draft waits, and by the other preference is committed at once", () => {
    setting.hear(FULL);
    expect(setting.table.canCommit).toBe(true);
    expect(setting.asked).toEqual([]);
    const hasty = new Setting();
    hasty.confirm = "never";
    hasty.hear(FULL);
    expect(hasty.asked).toMatchObject([{ type: "commit" }]);
  });

  it("End turn plays the choice that ends the turn and commits it, in one command", () => {
    setting.hear(0);
    const { table } = setting;
    const first = MESSAGES[FIRST] as Progress;
    const { version, step } = first;
    table.receive(first);
    expect(table.canEnd).toBe(false);
    table.end();
    expect(setting.asked).toEqual([]);
    const [choice] = first.prompt?.choices ?? [];
    if (!first.prompt || !choice) throw Error("the first is asked something");
    const last = { ...choice, action: "end turn", verb: "end-turn" };
    const prompt = { ...first.prompt, choices: [...first.prompt.choices, last] };
    setting.confirm = "never";
    table.receive({ ...first, prompt });
    expect([table.canEnd, table.canCommit]).toEqual([true, false]);
    expect(setting.asked).toEqual([]); // it may be ended, and is not before I say so
    table.end();
    expect(setting.asked).toEqual([
      { type: "submit", actions: ["end turn"], commit: true, version, step },
    ]);
    const other = new Setting();
    other.hear(FULL);
    other.table.end();
    expect(other.asked).toMatchObject([{ type: "commit" }]);
  });

  it("it stays my turn until I end it, though the next player is to move in the draft", () => {
    setting.hear(FULL);
    expect(setting.table.isMyTurn).toBe(true);
    setting.hear(FULL + 1);
    expect(setting.table.isMyTurn).toBe(false);
  });

  it("undo, redo and restart ask only for what is there", () => {
    setting.hear(FIRST);
    setting.table.undo();
    setting.table.redo();
    setting.table.restart();
    expect(setting.asked).toEqual([]);
    setting.hear(FULL);
    setting.table.undo();
    expect(setting.asked).toMatchObject([{ type: "undo" }]);
  });

  it("a set is answered as a set, in any order, and not before it is complete", () => {
    const { table } = setting;
    setting.hear(0);
    const first = MESSAGES[FIRST] as Progress;
    const prompt = first.prompt && {
      ...first.prompt,
      kind: "choose_set" as const,
      least: 2,
      most: 2,
    };
    table.receive({ ...first, prompt });
    const [one = "", other = "", third = ""] =
      table.now?.prompt?.choices.map((c) => c.action) ?? [];
    table.choose(other);
    expect(table.setIsReady).toBe(false);
    table.choose(one);
    table.choose(third); // the oldest gives way
    expect(table.selected).toEqual([one, third]);
    table.choose(third);
    table.choose(other);
    table.confirm();
    expect(setting.asked).toMatchObject([{ type: "submit", actions: [one, other] }]);
  });

  it("a stale command brings the state of now", () => {
    setting.hear(FIRST);
    const state = MESSAGES[FULL] as State;
    setting.table.receive({
      type: "refused",
      key: "k",
      code: "stale",
      paragraph: "",
      facts: {},
      state,
    });
    expect(setting.refusals).toEqual(["stale"]);
    expect(setting.table.canCommit).toBe(true);
  });
});
