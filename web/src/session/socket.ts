/**
 * The line to a table: numbers, resync, backoff and commands that count once.
 *
 * Every message of a connection is numbered; a gap makes us say `hello` again and get what was
 * missed. A command keeps its key until it is answered and is sent again after a reconnect, so
 * that it is done once whatever the line does. Nothing here knows what a table is.
 */

import { newKey } from "../api/http";
import type { Answer, Protocol, Refused } from "../protocol";

export type ToServer = Protocol["to_server"];
export type FromServer = Protocol["from_server"];
export type Status = "connecting" | "open" | "lost";
type Keyed = Extract<ToServer, { key: string }>;
type Loose<M> = M extends Keyed ? Omit<M, "key" | "version"> & { version?: number } : never;
/** What a command adds to its key; whoever knows the table adds the version. */
export type Wish = Loose<Keyed>;

export interface SocketLike {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

export interface LineOptions {
  connect: () => SocketLike;
  /** Whose eyes, and what we have already: asked at each (re)connect. */
  hello: () => Extract<ToServer, { type: "hello" }>;
  receive: (message: FromServer) => void;
  status: (status: Status, code: number) => void;
  later?: (ms: number, run: () => void) => () => void; // returns: cancel
  random?: () => number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 12000;
const PONG_WITHIN = 5000;

/** What to say instead of what came too late, decided on the state that it was refused with. */
export type Again = (refused: Refused) => Wish | null;

interface Pending {
  message: Keyed;
  again: Again | undefined;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
}

const timer = (ms: number, run: () => void) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

export class Line {
  #socket: SocketLike | null = null;
  #expected = 1;
  #tries = 0;
  #closed = false;
  #pending = new Map<string, Pending>();
  #stopRetry = () => {};
  #stopPing = () => {};
  readonly #later: (ms: number, run: () => void) => () => void;
  readonly #random: () => number;

  constructor(readonly options: LineOptions) {
    this.#later = options.later ?? timer;
    this.#random = options.random ?? Math.random;
    this.connect();
  }

  /** Now, without waiting for the next attempt: the network is back, the page is visible again. */
  connect(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState <= 1)) return;
    this.#stopRetry();
    this.options.status("connecting", 0);
    const socket = this.options.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#expected = 1;
      this.#send(this.options.hello());
      this.#keepAlive();
    };
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** Says hello again on the open line: other eyes, or after a gap. */
  hello(): void {
    this.#send(this.options.hello());
  }

  /** A new connection: who we are is told by the handshake, and we have just become somebody. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#stopPing();
    old?.close(1000);
    this.connect();
  }

  /** A command or a question; resolves with its answer, rejects with a refusal. */
  ask(wish: Wish, again?: Again): Promise<Answer> {
    const message = { ...wish, key: newKey() } as Keyed;
    return new Promise((resolve, reject) => {
      this.#pending.set(message.key, { message, again, resolve, reject });
      this.#send(message);
    });
  }

  close(): void {
    this.#closed = true;
    this.#stopRetry();
    this.#stopPing();
    this.#socket?.close(1000);
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #hear(data: string): void {
    const { n, ...message } = JSON.parse(data) as FromServer & { n?: number };
    if (n !== undefined) {
      if (n !== this.#expected) this.hello();
      this.#expected = n + 1;
    }
    this.#tries = 0;
    switch (message.type) {
      case "pong":
        return this.#keepAlive();
      case "welcome":
        this.options.status("open", 0);
        this.options.receive(message as FromServer);
        for (const { message: again } of this.#pending.values()) this.#send(again);
        return;
      case "answer": {
        // What a command changed is told before anybody hears that it is done
        this.options.receive(message as FromServer);
        const asked = this.#pending.get(message.key);
        this.#pending.delete(message.key);
        return asked?.resolve(message as Answer);
      }
      case "refused": {
        const refused = message as Refused;
        const asked = this.#pending.get(refused.key ?? "");
        this.#pending.delete(refused.key ?? "");
        const wish = refused.state && asked?.again?.(refused);
        if (!asked || !wish) {
          this.options.receive(refused);
          return asked?.reject(refused);
        }
        this.options.receive(refused.state as FromServer);
        this.ask(wish, asked.again).then(asked.resolve, asked.reject);
        return;
      }
      default:
        this.options.receive(message as FromServer);
    }
  }

  #keepAlive(): void {
    this.#stopPing();
    this.#stopPing = this.#later(PING_EVERY, () => {
      this.#send({ type: "ping" });
      this.#stopPing = this.#later(PONG_WITHIN, () => {
        const silent = this.#socket;
        silent?.close();
        if (this.#socket === silent) this.#lost(1006);
      });
    });
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#stopPing();
    if (this.#closed) return;
    this.options.status("lost", code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#stopRetry = this.#later(wait * (0.75 + this.#random() / 2), () => this.connect());
  }
}
