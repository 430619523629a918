import { describe, expect, it } from "vitest";
import {
  type ConnectionStatus,
  type FromServer,
  type SocketLike,
  TableSocket,
} from "../../src/session/socket";

/** A server at the other end of the socket, as far as the socket can tell. */
class Far implements SocketLike {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
  open() {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

function setting() {
  const sockets: Far[] = [];
  const heard: FromServer[] = [];
  const statuses: ConnectionStatus[] = [];
  const timers: { ms: number; run: () => void; off: boolean }[] = [];
  const socket = new TableSocket({
    connect: () => {
      const far = new Far();
      sockets.push(far);
      return far;
    },
    hello: () => ({ type: "hello", seat: 0, after: 7 }),
    receive: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    later: (ms, run) => {
      const timer = { ms, run, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
    random: () => 0.5,
  });
  const pass = (ms: number) => {
    const due = timers.findIndex((timer) => !timer.off && timer.ms === ms);
    const [timer] = timers.splice(due, 1);
    timer?.run();
  };
  return { socket, sockets, heard, statuses, timers, pass };
}

const welcome = { type: "welcome", protocol: 1, server: "a", table: "t", mine: [0], seat: 0 };

describe("the socket of a table", () => {
  it("says hello with what it has as soon as it opens", () => {
    const { sockets } = setting();
    sockets[0]?.open();
    expect(sockets[0]?.sent).toEqual([{ type: "hello", seat: 0, after: 7 }]);
  });

  it("asks for what it missed when a number is skipped", () => {
    const { sockets } = setting();
    sockets[0]?.open();
    sockets[0]?.tell({ n: 1, ...welcome });
    sockets[0]?.tell({ n: 3, type: "pong" });
    expect(sockets[0]?.sent.filter((message) => message.type === "hello")).toHaveLength(2);
    sockets[0]?.tell({ n: 4, type: "pong" });
    expect(sockets[0]?.sent.filter((message) => message.type === "hello")).toHaveLength(2);
  });

  it("sends a command again under the same key when the socket broke before the answer", async () => {
    const { socket, sockets, pass } = setting();
    sockets[0]?.open();
    sockets[0]?.tell({ n: 1, ...welcome });
    const answer = socket.ask({ type: "commit", version: 7, step: 2 });
    const first = sockets[0]?.sent.at(-1);
    sockets[0]?.close(1006);
    pass(250);
    sockets[1]?.open();
    sockets[1]?.tell({ n: 1, ...welcome });
    expect(sockets[1]?.sent.at(-1)).toEqual(first);
    sockets[1]?.tell({ n: 2, type: "answer", key: first?.key, version: 8, step: 0 });
    expect((await answer).version).toBe(8);
  });

  it("decides again on the state that a stale command was rejected with", async () => {
    const { socket, sockets, heard } = setting();
    sockets[0]?.open();
    const asked = socket.ask({ type: "resign", version: 1 }, ({ code, state }) =>
      code === "stale" && state ? { type: "resign", version: state.version } : null,
    );
    const first = sockets[0]?.sent.at(-1);
    const refused = { type: "rejected", key: first?.key, paragraph: "", facts: {} };
    const state = { type: "snapshot", version: 2 };
    sockets[0]?.tell({ n: 1, ...refused, code: "stale", state });
    const second = sockets[0]?.sent.at(-1);
    expect(second).toMatchObject({ type: "resign", version: 2 });
    expect(second?.key).not.toBe(first?.key);
    expect(heard).toEqual([state]);
    sockets[0]?.tell({ n: 2, type: "answer", key: second?.key, version: 2, step: 0 });
    expect((await asked).key).toBe(second?.key);
  });

  it("rejects with the refusal", async () => {
    const { socket, sockets } = setting();
    sockets[0]?.open();
    const asked = socket.ask({ type: "undo", version: 1, step: 0 });
    const key = sockets[0]?.sent.at(-1)?.key;
    sockets[0]?.tell({
      n: 1,
      type: "rejected",
      key,
      code: "draft-empty",
      paragraph: "",
      facts: {},
    });
    await expect(asked).rejects.toMatchObject({ code: "draft-empty" });
  });

  it("waits longer after each failure, up to a bound, and starts afresh once it is through", () => {
    const { sockets, timers, statuses, pass } = setting();
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      sockets.at(-1)?.close(1006);
      waits.push(timers.findLast((timer) => !timer.off)?.ms ?? 0);
      pass(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(statuses.at(-1)).toBe("connecting");
    sockets.at(-1)?.open();
    sockets.at(-1)?.tell({ n: 1, ...welcome });
    expect(statuses.at(-1)).toBe("open");
    sockets.at(-1)?.close(1006);
    expect(timers.findLast((timer) => !timer.off)?.ms).toBe(250);
  });

  it("takes a silent socket for lost", () => {
    const { sockets, statuses, pass } = setting();
    sockets[0]?.open();
    pass(12000);
    expect(sockets[0]?.sent.at(-1)).toEqual({ type: "ping" });
    pass(5000);
    expect(statuses.at(-1)).toBe("lost");
  });

  it("reconnects at once when who we are has changed, and the old socket is no loss", () => {
    const { socket, sockets, statuses } = setting();
    sockets[0]?.open();
    sockets[0]?.tell({ n: 1, ...welcome });
    socket.renew();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.readyState).toBe(3);
    sockets[1]?.open();
    expect(sockets[1]?.sent).toEqual([{ type: "hello", seat: 0, after: 7 }]);
    expect(statuses).not.toContain("lost");
  });

  it("tries no more once it is closed", () => {
    const { socket, sockets, timers } = setting();
    sockets[0]?.open();
    socket.close();
    expect(timers.filter((timer) => !timer.off)).toEqual([]);
    socket.connect();
    expect(sockets).toHaveLength(1);
  });
});
