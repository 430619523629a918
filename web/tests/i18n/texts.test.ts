import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { types } from "../../scripts/protocol.mjs";
import words from "../../src/games/maharaja/message_args";
import { LANGUAGES, preferred, Texts } from "../../src/i18n/texts.svelte";
import { Wording } from "../../src/i18n/wording";
import { EVENTS, type Snapshot, type Update } from "../../src/protocol";
import messages from "../fixtures/table.json";
import { typed } from "../fixtures/typed";

const root = new URL("../../../src/durbar/texts/", import.meta.url);
const read = (path: string) => readFileSync(path, "utf-8");
const catalogue = (language: string) =>
  readdirSync(new URL(`${language}/`, root))
    .filter((name) => name.endsWith(".ftl") && name !== "cli.ftl")
    .map((name) => read(new URL(`${language}/${name}`, root).pathname));
const ids = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const web = new URL("../../src/", import.meta.url).pathname;
const client = readdirSync(web, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && name !== "protocol.ts")
  .map((name) => read(web + name))
  .join("\n");
/** Ids that the client puts together: `web-theme-${theme}`. */
const stems = [...client.matchAll(/`(web-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? "");

describe.each(LANGUAGES)("texts in %s", (language) => {
  const texts = new Texts(language, catalogue(language));

  it("every text that the client names is there", () => {
    const named = [...client.matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !texts.has(id))).toEqual([]);
  });

  it("every text of the browser is used somewhere", () => {
    const known = ids(read(new URL(`${language}/web.ftl`, root).pathname));
    const isUsed = (id: string) =>
      client.includes(`"${id}"`) ||
      stems.some((stem) => id.startsWith(stem)) ||
      !id.startsWith("web-");
    expect(known.filter((id) => !isUsed(id) && !/^web-.*-option-/.test(id))).toEqual([]);
  });

  it("what happened at a real table has words, and what can be chosen", () => {
    const wording = new Wording(texts, "maharaja", ["Anna", "Bot"], 0, words);
    for (const message of typed<(Snapshot | Update)[]>(messages)) {
      for (const entry of "happened" in message ? message.happened : []) {
        for (const event of entry.events) {
          expect(wording.event(event)).not.toMatch(/[{}_]|undefined/);
        }
      }
      for (const choice of message.prompt?.choices ?? []) {
        expect(wording.action(choice)).not.toBe(choice.action);
      }
    }
    expect([...texts.missing]).toEqual([]);
  });
});

describe("languages", () => {
  it("the browser's language is used where we have it", () => {
    expect(preferred(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(preferred(["fr"])).toBe("en");
  });
});

describe("the protocol", () => {
  it("its types are made from the schema that lies beside them", async () => {
    expect(await types()).toBe(read(new URL("../../src/protocol.ts", import.meta.url).pathname));
  });

  it("every event of every game has words", () => {
    const texts = new Texts("en", catalogue("en"));
    for (const [game, events] of Object.entries(EVENTS)) {
      for (const event of events) {
        const kebab = event.replaceAll("_", "-");
        expect(texts.has(`${game}-event-${kebab}`) || texts.has(`event-${kebab}`), event).toBe(
          true,
        );
      }
    }
  });
});
