// Makes src/protocol.ts from src/protocol.schema.json, which is what `durbar schema` prints.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../src/protocol.schema.json", import.meta.url);
const TYPES = new URL("../src/protocol.ts", import.meta.url);

/** What stands for the part of a room, and where `Games` has it. */
const PARTS = { AnyView: "view", AnyInsight: "insight", AnyEvent: "event" };

export async function types() {
  const { $defs, to_server, from_server, games } = JSON.parse(await readFile(SCHEMA, "utf-8"));
  const root = {
    title: "Protocol",
    type: "object",
    properties: { to_server: named(to_server), from_server: named(from_server) },
    required: ["to_server", "from_server"],
    additionalProperties: false,
    $defs: readable($defs),
  };
  const made = await compile(root, "Protocol", {
    bannerComment: "/* Made by `pnpm run protocol` from protocol.schema.json; never edited. */",
    additionalProperties: false,
    unreachableDefinitions: true,
    format: true,
    style: { printWidth: 100 },
  });
  const events = Object.fromEntries(
    Object.entries(games).map(([game, { events }]) => [
      game,
      events.anyOf.map(({ $ref }) => $defs[nameOf($ref)].properties.type.enum[0]).sort(),
    ]),
  );
  return [
    generic(made.replaceAll(/\n \* This interface was referenced by .*\n \* via .*/g, "")),
    gamesType(games),
    `/** What can happen, by game. */\nexport const EVENTS = ${JSON.stringify(events, null, 2)} as const;\n`,
  ].join("\n");
}

const nameOf = (ref) => ref.split("/").at(-1);

/** msgspec names tagged unions by `anyOf` with a discriminator, which is no word of ours. */
function named({ anyOf }) {
  return { anyOf };
}

/**
 * The schema as the compiler understands it: tuples in the form of older drafts, lists without a
 * length, objects without properties open.
 */
function readable(schema) {
  if (Array.isArray(schema)) return schema.map(readable);
  if (schema === null || typeof schema !== "object") return schema;
  const { prefixItems, minItems, maxItems, ...rest } = schema;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, readable(each)]),
  );
  if (inner.type === "object" && !inner.properties) inner.additionalProperties ??= true;
  if (!prefixItems) return inner;
  return {
    ...inner,
    items: prefixItems.map(readable),
    additionalItems: false,
    minItems: prefixItems.length,
    maxItems: prefixItems.length,
  };
}

/** The parts of each room: `Games["java"]["view"]`. */
function gamesType(games) {
  const lines = Object.entries(games).map(([game, { view, insight, events }]) => {
    const all = events.anyOf.map(({ $ref }) => `\n      | ${nameOf($ref)}`).join("");
    const meaning = insight ? nameOf(insight.$ref) : "never";
    return `  "${game}": {\n    view: ${nameOf(view.$ref)};\n    insight: ${meaning};\n    event:${all};\n  };`;
  });
  return `/** What each room sends. */
export interface Games {
${lines.join("\n")}
}
export type GameId = keyof Games;
`;
}

/** Makes every type that holds a part of a room generic in the game; \`game\` discriminates. */
function generic(made) {
  const blocks = made.split(/(?=^\/\*\*\n(?: \*.*\n)*? \*\/\nexport |^export )/m);
  const nameIn = (block) => /^export (?:interface|type) (\w+)/m.exec(block)?.[1] ?? "";
  const isOpen = (block) => nameIn(block) !== "Protocol" && !(nameIn(block) in PARTS);
  const names = new Set(Object.keys(PARTS));
  for (let size = 0; size !== names.size; ) {
    size = names.size;
    for (const block of blocks) {
      if (isOpen(block) && code(block).some((line) => mentions(line, names)))
        names.add(nameIn(block));
    }
  }
  return blocks
    .filter((block) => !(nameIn(block) in PARTS))
    .map((block) => (names.has(nameIn(block)) ? opened(block, nameIn(block), names) : block))
    .join("");
}

const isComment = (line) => /^\s*(\/\*|\*)/.test(line);
const code = (block) =>
  block.split("\n").filter((line) => !isComment(line) && !line.startsWith("export"));
const mentions = (line, names) => (line.match(/\b[A-Z]\w*/g) ?? []).some((word) => names.has(word));

function opened(block, name, names) {
  const lines = block.split("\n").map((line) => {
    if (isComment(line)) return line;
    if (line.startsWith("export")) {
      return line.replace(name, `${name}${isTagged(block) ? "Of" : ""}<G extends GameId = GameId>`);
    }
    return line.replace(/^( {2}game): string;/, "$1: G;").replaceAll(/\b[A-Z]\w*/g, (word) => {
      if (word in PARTS) return `Games[G]["${PARTS[word]}"]`;
      return names.has(word) ? `${word}<G>` : word;
    });
  });
  if (!isTagged(block)) return lines.join("\n");
  const union = `export type ${name}<G extends GameId = GameId> = { [K in G]: ${name}Of<K> }[G];\n`;
  return `${lines.join("\n")}${union}`;
}

const isTagged = (block) => /^ {2}game: string;$/m.test(block);

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(TYPES, await types());
