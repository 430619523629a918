/**
 * How codes with facts become sentences at one table. Mirrors durbar.texts.wording.
 *
 * A room's facts become arguments of its messages through `games/<room>/message_args.ts`, if there is
 * one; a room without it is spoken of in its texts as far as they go, else in its notation.
 */

import type { ChoiceInfo, Ledger, Part, PromptInfo, WhyNotInfo } from "../protocol";
import type { Facts, Texts } from "./texts.svelte";

export type Arguments = (texts: Texts, name: string, value: unknown) => Facts;

type Worded = Pick<ChoiceInfo | Ledger, "action" | "verb" | "facts">;

/** How a game ended at its table. */
export interface FinalResult {
  placing: readonly (readonly number[])[] | null; // as it counts; null: not over yet
  bots: readonly number[]; // seats that a bot played to the end: whoever wins there, no person does
}
const NO_RESULT: FinalResult = { placing: null, bots: [] };

export class Wording {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    readonly players: readonly string[], // by seat
    readonly you: number | null = null, // the seat that is spoken to
    readonly ofRoom: Arguments | null = null,
    readonly result: FinalResult = NO_RESULT,
  ) {}

  event<E extends { type: string }>({ type, ...fields }: E): string {
    const { paragraph: _, ...facts }: Facts = fields;
    return this.say(`event-${kebab(type)}`, facts) ?? this.#plain(type, facts);
  }

  action(choice: Worded): string {
    return this.say(`action-${choice.verb}`, choice.facts) ?? choice.action;
  }

  cost(cost: number): string {
    return this.say("cost", { cost }) ?? String(cost);
  }

  asks(prompt: PromptInfo): string {
    return this.texts.text(this.texts.has(prompt.asks) ? prompt.asks : "asks-choice");
  }

  whyNot(why: WhyNotInfo): string {
    const id = `error-${why.code}`;
    if (!this.texts.has(id)) return why.code;
    return this.texts.text(id, this.arguments(why.facts));
  }

  part(part: Part): string {
    return this.say(`part-${part.kind}`, { [part.kind]: part.id }) ?? part.id;
  }

  /** The name of a group of choices. */
  group(group: string): string {
    return this.say(`group-${group}`, {}) ?? group.replaceAll("-", " ");
  }

  /** A thing of the game by its kind and id: "red jug" for an antique, a player for a seat. */
  thing(kind: string, value: unknown): string {
    if (kind === "seat" && typeof value === "number") return this.player(value);
    const args = this.arguments({ [kind]: value });
    const known = args[kind] ?? value;
    const id = `${this.game}-${kind}`;
    const isWorded = known !== value || !this.texts.has(id);
    return isWorded ? String(known) : this.texts.text(id, args);
  }

  player(seat: number): string {
    return this.players[seat] ?? String(seat + 1);
  }

  /** A ranking as it counts here. */
  places(ranking: readonly (readonly number[])[]): readonly (readonly number[])[] {
    return this.result.placing ?? ranking;
  }

  /** Who left has not won: the bot has that played on. */
  #winner(seat: number): string {
    const player = this.player(seat);
    if (!this.result.bots.includes(seat)) return player;
    return this.texts.text("web-winner-bot", { player, you: seat === this.you });
  }

  points(points: number): string {
    return this.texts.text("points", { points });
  }

  /** The facts of an event, a reason or an action, as arguments of its message. */
  arguments(facts: Facts): Facts {
    const args: Facts = { you: false };
    for (const [name, value] of Object.entries(facts)) {
      Object.assign(args, this.#core(name, value) ?? this.#room(name, value));
    }
    return args;
  }

  has(message: string): boolean {
    return this.texts.has(`${this.game}-${message}`);
  }

  /** A message of the room, else of the core, else null. */
  say(message: string, facts: Facts): string | null {
    const id = [`${this.game}-${message}`, message].find((one) => this.texts.has(one));
    return id === undefined ? null : this.texts.text(id, this.arguments(facts));
  }

  #core(name: string, value: unknown): Facts | null {
    if (name === "seat" && typeof value === "number") {
      return { seat: value, player: this.player(value), you: value === this.you };
    }
    if (name === "seats" && Array.isArray(value)) {
      const seats = value as number[];
      return {
        players: this.texts.listed(seats.map((seat) => this.player(seat))),
        count: seats.length,
      };
    }
    if (name === "ranking" && Array.isArray(value)) {
      const winners = this.places(value as number[][])[0] ?? [];
      return {
        winners: this.texts.listed(winners.map((seat) => this.#winner(seat))),
        count: winners.length,
        you: winners.some((seat) => seat === this.you && !this.result.bots.includes(seat)),
      };
    }
    if (name === "holder" || name === "victim") {
      return { [name]: typeof value === "number" ? this.player(value) : "" }; // "": nobody
    }
    if (name === "parts" && Array.isArray(value)) {
      const parts = (value as Part[]).map((part) =>
        this.texts.text("part", { what: this.part(part), points: this.points(part.points) }),
      );
      return { parts: parts.join(", ") };
    }
    return null;
  }

  #room(name: string, value: unknown): Facts {
    if (this.ofRoom) return this.ofRoom(this.texts, name, value);
    return { [name]: this.#byName(name, value) };
  }

  /** A sentence without a catalogue: the event's name and its facts. */
  #plain(type: string, { seat, ...facts }: Facts): string {
    const who = typeof seat === "number" ? `${this.player(seat)}: ` : "";
    const values = Object.entries(facts).map(
      ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
    );
    return who + [type.replaceAll("_", " "), ...values].join(", ");
  }

  #byName(name: string, value: unknown): unknown {
    if (Array.isArray(value)) {
      return this.texts.listed(value.map((one) => String(this.#byName(name, one))));
    }
    const id = `${this.game}-${kebab(name)}`;
    if (typeof value === "string" && this.texts.has(id)) {
      return this.texts.text(id, { [name]: value });
    }
    return value;
  }
}

export function kebab(name: string): string {
  return name.replaceAll("_", "-");
}
