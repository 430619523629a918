// Makes src/protocol.ts from src/protocol.schema.json, which is what `durbar schema` prints.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../src/protocol.schema.json", import.meta.url);
const TYPES = new URL("../src/protocol.ts", import.meta.url);

export async function types() {
  const { $defs, to_server, from_server, games } = JSON.parse(await readFile(SCHEMA, "utf-8"));
  const root = {
    title: "Protocol",
    type: "object",
    properties: { to_server: named(to_server), from_server: named(from_server) },
    required: ["to_server", "from_server"],
    additionalProperties: false,
    $defs,
  };
  const made = await compile(root, "Protocol", {
    bannerComment: "/* Made by `pnpm run protocol` from protocol.schema.json; never edited. */",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: true,
    style: { printWidth: 100 },
  });
  const events = Object.fromEntries(
    Object.entries(games).map(([game, { events }]) => [
      game,
      events.anyOf.map(({ $ref }) => $defs[$ref.split("/").at(-1)].properties.type.enum[0]).sort(),
    ]),
  );
  return `${made}\n/** What can happen, by game. */\nexport const EVENTS = ${JSON.stringify(events, null, 2)} as const;\n`;
}

/** msgspec names tagged unions by `anyOf` with a discriminator, which is no word of ours. */
function named({ anyOf }) {
  return { anyOf };
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(TYPES, await types());
