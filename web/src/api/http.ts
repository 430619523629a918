/** Requests to the HTTP API. Types are written by hand where the schema has none. */
export interface OptionSchema {
  enum: (number | boolean | string)[];
  default: number | boolean | string;
}

export interface OptionsSchema {
  properties: Record<string, OptionSchema>;
  allOf?: Conditional[];
}

/** `if` these values `then` those: what options together must meet. */
export interface Conditional {
  if: { properties: Record<string, { const?: unknown; enum?: unknown[] }> };
  then: { properties: Record<string, { const?: unknown; enum?: unknown[] }> };
}

/** Seats at which nobody sits with these options, by seat with their names. */
export interface Automata {
  options: Record<string, unknown>;
  seats: Record<string, string>;
}

export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionsSchema;
  automata: Automata[];
  edition: string;
}

/** An error response: a code with facts. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: Record<string, unknown>,
  ) {
    super(code);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: "application/json", "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(0, "no-server", {});
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    answer = text;
  }
  if (!response.ok) {
    const { code = "server-error", facts = {} } = (answer ?? {}) as Partial<Refusal>;
    throw new Refusal(response.status, code, facts);
  }
  return answer as T;
}

/** Returns a random key. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
