/**
 * The connection to a table: numbering, resync, backoff and commands that run once.
 *
 * Every message of a connection is numbered; after a gap the client sends `hello` and gets what it
 * missed. A command keeps its key until it is answered and is sent retry after a reconnect, so
 * that it is done once whatever the line does. Nothing here knows what a table is.
 */

import { newKey } from "../api/http";
import type { Answer, Protocol, Rejected } from "../protocol";

export type ToServer = Protocol["to_server"];
export type FromServer = Protocol["from_server"];
export type ConnectionStatus = "connecting" | "open" | "lost";
type Keyed = Extract<ToServer, { key: string }>;
type Loose<M> = M extends Keyed ? Omit<M, "key" | "version"> & { version?: number } : never;
/** A command or a question without its key; the controller adds the version. */
export type TableRequest = Loose<Keyed>;

export interface SocketLike {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

export interface SocketOptions {
  connect: () => SocketLike;
  /** The viewer and what is known already; called at each (re)connect. */
  hello: () => Extract<ToServer, { type: "hello" }>;
  receive: (message: FromServer) => void;
  status: (status: ConnectionStatus, code: number) => void;
  later?: (ms: number, run: () => void) => () => void; // returns: cancel
  random?: () => number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 12000;
const PONG_WITHIN = 5000;

/** Returns the request to send instead of a stale one, given the state it was rejected with. */
export type Retry = (rejected: Rejected) => TableRequest | null;

interface Pending {
  message: Keyed;
  retry: Retry | undefined;
  resolve: (answer: Answer) => void;
  reject: (rejected: Rejected) => void;
}

const timer = (ms: number, run: () => void) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

export class TableSocket {
  #socket: SocketLike | null = null;
  #expected = 1;
  #attempts = 0;
  #closed = false;
  #pending = new Map<string, Pending>();
  #stopRetry = () => {};
  #stopPing = () => {};
  readonly #later: (ms: number, run: () => void) => () => void;
  readonly #random: () => number;

  constructor(readonly options: SocketOptions) {
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
    socket.onmessage = (event) => this.#onMessage(String(event.data));
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#onClose(event.code);
    };
  }

  /** Sends hello on the open connection: another viewer, or a gap in the numbers. */
  hello(): void {
    this.#send(this.options.hello());
  }

  /** Opens a new connection: the handshake carries the identity, which has just changed. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#stopPing();
    old?.close(1000);
    this.connect();
  }

  /** A command or a question; resolves with its answer, rejects with a refusal. */
  ask(request: TableRequest, retry?: Retry): Promise<Answer> {
    const message = { ...request, key: newKey() } as Keyed;
    return new Promise((resolve, reject) => {
      this.#pending.set(message.key, { message, retry, resolve, reject });
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

  #onMessage(data: string): void {
    const { n, ...message } = JSON.parse(data) as FromServer & { n?: number };
    if (n !== undefined) {
      if (n !== this.#expected) this.hello();
      this.#expected = n + 1;
    }
    this.#attempts = 0;
    switch (message.type) {
      case "pong":
        return this.#keepAlive();
      case "welcome":
        this.options.status("open", 0);
        this.options.receive(message as FromServer);
        for (const { message: pending } of this.#pending.values()) this.#send(pending);
        return;
      case "answer": {
        // The state that a command changed is applied before the command resolves
        this.options.receive(message as FromServer);
        const asked = this.#pending.get(message.key);
        this.#pending.delete(message.key);
        return asked?.resolve(message as Answer);
      }
      case "rejected": {
        const rejected = message as Rejected;
        const asked = this.#pending.get(rejected.key ?? "");
        this.#pending.delete(rejected.key ?? "");
        const request = rejected.state && asked?.retry?.(rejected);
        if (!asked || !request) {
          this.options.receive(rejected);
          return asked?.reject(rejected);
        }
        this.options.receive(rejected.state as FromServer);
        this.ask(request, asked.retry).then(asked.resolve, asked.reject);
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
        if (this.#socket === silent) this.#onClose(1006);
      });
    });
  }

  #onClose(code: number): void {
    this.#socket = null;
    this.#stopPing();
    if (this.#closed) return;
    this.options.status("lost", code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
    this.#stopRetry = this.#later(wait * (0.75 + this.#random() / 2), () => this.connect());
  }
}
