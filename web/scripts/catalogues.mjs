/** What the browser carries of a Fluent catalogue: no comments, nothing that only a terminal says. */
import { readFileSync } from "node:fs";

/** Drawing a table in letters, and the faults of an edition's file. */
const OF_THE_TERMINAL = /^(?:fault\b|type-name\b|(?!web-|error-|[a-z-]+-board-)[a-z-]+-table-)/;

export function slim(source) {
  const kept = [];
  let isKept = false;
  for (const line of source.split("\n")) {
    if (line.startsWith("#") || !line.trim()) continue;
    if (/^[a-z]/.test(line)) isKept = !OF_THE_TERMINAL.test(line);
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
      return `export default ${JSON.stringify(slim(readFileSync(file, "utf-8")))}`;
    },
  };
}
