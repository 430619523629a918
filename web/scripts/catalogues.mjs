/** What the browser carries of a Fluent catalogue: no comments, nothing that only a terminal says. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** The faults of an edition's file, the help of commands, what they do, measure and refuse; and
 * what the server's letters say. */
const OF_COMMANDS = new RegExp(
  "^(?:fault|type-name|help|bench|loadtest|serve|verify|notice" +
    "|(?:error-)?(?:backup|records|hosting|cluster|worker)" +
    "|error-(?:setting|port|server-not-installed|database|no-database|file))\\b",
);

/** Without comments, what commands say, and how a game's table is drawn in letters. */
export function slim(source, name) {
  const ofTerminal =
    name === "web" ? OF_COMMANDS : new RegExp(`${OF_COMMANDS.source}|^${name}-table-`);
  const kept = [];
  let isKept = false;
  for (const line of source.split("\n")) {
    if (line.startsWith("#") || !line.trim()) continue;
    if (/^[a-z]/.test(line)) isKept = !ofTerminal.test(line);
    if (isKept) kept.push(line.replace(/^ +/, " "));
  }
  return `${kept.join("\n")}\n`;
}

/** A plugin of the build. */
export function catalogues() {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(slim(readFileSync(file, "utf-8"), basename(file, ".ftl")))}`;
    },
  };
}
