import { beforeEach, describe, expect, it } from "vitest";
import type { Answer, Protocol, Snapshot, Update } from "../../src/protocol";
import { type Confirm, TableController } from "../../src/session/controller.svelte";
import { extended } from "../../src/session/log";
import { isGone } from "../../src/session/seats";
import type { TableRequest } from "../../src/session/socket";
import messages from "../fixtures/table.json";
import { typed } from "../fixtures/typed";

type FromServer = Protocol["from_server"];
const MESSAGES = typed<FromServer[]>(messages);
const FIRST = MESSAGES.findIndex((message) => message.type === "update");
const FULL = MESSAGES.findIndex((message) => message.type === "snapshot" && message.draft?.is_full);

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
    rejected: (rejected) => this.refusals.push(rejected.code),
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
    table.receive({
      ...(MESSAGES[FIRST] as Update<"maharaja">),
      seat: null,
      prompt: null,
      draft: null,
    });
    expect(table.viewer).toBeNull();
    expect(table.curtain).toBe(0);
    table.viewAs(0);
    table.receive(MESSAGES[FIRST] as Update<"maharaja">);
    expect(table.curtain).toBeNull();
  });

  it("no curtain falls while the viewer has not ended the turn", () => {
    const { table } = setting;
    table.receive({
      ...(MESSAGES[0] as FromServer & { type: "welcome" }),
      mine: [0, 1],
      seat: null,
    });
    table.viewAs(0);
    table.receive(MESSAGES[FULL] as Snapshot<"maharaja">);
    expect((MESSAGES[FULL] as Snapshot<"maharaja">).view).toMatchObject({ to_move: 1 });
    expect(table.curtain).toBeNull();
  });
});

const meGone = ({ me, now }: TableController) => me && now && isGone(me, now.settings);

describe("a seat that a bot plays", () => {
  const playedOn = (message: Update<"maharaja">, mine: Partial<Snapshot["seats"][number]>) => ({
    ...message,
    seats: message.seats.map((seat) =>
      seat.seat === message.seat ? { ...seat, bot: "greedy", ...mine } : seat,
    ),
  });

  it("is not asked, and who gave up does not get it back", () => {
    setting.hear(FIRST);
    const { table } = setting;
    const first = MESSAGES[FIRST] as Update<"maharaja">;
    expect(table.isMyTurn).toBe(true);
    table.receive(playedOn(first, {}));
    expect([table.isMyTurn, meGone(table)]).toEqual([false, false]);
    table.receive(playedOn(first, { has_run_out: true }));
    expect(meGone(table)).toBe(false); // no clock that has come to nothing
    table.receive(playedOn(first, { has_resigned: true }));
    expect([table.isMyTurn, meGone(table)]).toEqual([false, true]);
  });

  it("lets no curtain fall where several sit at one device", () => {
    const { table } = setting;
    const welcome = MESSAGES[0] as FromServer & { type: "welcome" };
    table.receive({ ...welcome, mine: [0, 1], seat: null });
    const first = MESSAGES[FIRST] as Update<"maharaja">;
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
    const again = MESSAGES.filter((one): one is Update<"maharaja"> => one.type === "update");
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
    expect(setting.table.hello().after).toBe((MESSAGES[FIRST] as Update<"maharaja">).version);
  });

  it("others' moves rest a while one after the other, and can be caught up with", () => {
    setting.rest = 500;
    setting.hear(MESSAGES.length - 1);
    expect(setting.table.queue.length).toBeGreaterThan(0);
    setting.waits.shift()?.();
    setting.table.queue.flush();
    expect(setting.table.queue.length).toBe(0);
    expect(setting.table.now?.version).toBe((MESSAGES.at(-1) as Update<"maharaja">).version);
  });
});

describe("what I do", () => {
  it("a choice goes to the server with the version and step it was decided on", () => {
    setting.hear(FIRST);
    const { table } = setting;
    const action = table.now?.prompt?.choices[0]?.action ?? "";
    table.choose(action);
    const { version, step } = MESSAGES[FIRST] as Update<"maharaja">;
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
    expect(table.selection.pending).toBe(action);
    expect(setting.asked).toEqual([]);
    table.undo();
    expect(table.selection.pending).toBeNull();
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
    const first = MESSAGES[FIRST] as Update<"maharaja">;
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
    const first = MESSAGES[FIRST] as Update<"maharaja">;
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
    expect(table.selection.actions).toEqual([one, third]);
    table.choose(third);
    table.choose(other);
    table.confirm();
    expect(setting.asked).toMatchObject([{ type: "submit", actions: [one, other] }]);
  });

  it("a stale command brings the state of now", () => {
    setting.hear(FIRST);
    const state = MESSAGES[FULL] as Snapshot<"maharaja">;
    setting.table.receive({
      type: "rejected",
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
