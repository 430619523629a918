/**
 * The rules' Markdown as blocks: chapters, numbered paragraphs, rulings and examples.
 *
 * The rules use headings, paragraphs, bold, italics, lists, tables and block quotes, and nothing
 * else; what is read here is what is shown, so no HTML passes through.
 */
export type Span = { kind: "text" | "bold" | "italic" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; number: string; spans: Span[] }
  | { kind: "ruling" | "example" | "quote"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const NUMBER = /^\*\*([A-Z]\d+(?:\.\d+)*)\*\*\s*/;
const RULING =
  /^\*\*(Ruling|Entscheidung|Regelung|Festlegung|Decisione|Regola|Auslegung|Interpretazione|Chiarimento)[^*]*\*\*/i;
const EXAMPLE = /^\*\*(Example|Beispiel|Esempio)[^*]*\*\*/i;

export function blocks(markdown: string): Block[] {
  return markdown
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map(block);
}

function block(chunk: string): Block {
  const heading = /^(#{1,4})\s+(.*)$/.exec(chunk);
  if (heading) {
    const text = heading[2] ?? "";
    return {
      kind: "heading",
      level: heading[1]?.length ?? 2,
      text,
      id: /^[A-Z]\d+/.exec(text)?.[0] ?? "",
    };
  }
  if (chunk.startsWith(">")) {
    const inner = chunk.replace(/^>\s?/gm, "").replaceAll("\n", " ");
    const kind = RULING.test(inner) ? "ruling" : EXAMPLE.test(inner) ? "example" : "quote";
    return { kind, spans: spans(inner) };
  }
  if (/^[-*] /.test(chunk)) {
    return {
      kind: "list",
      items: chunk.split(/\n(?=[-*] )/).map((item) => spans(item.slice(2).replaceAll("\n", " "))),
    };
  }
  if (chunk.startsWith("|")) return table(chunk.split("\n"));
  const number = NUMBER.exec(chunk)?.[1] ?? "";
  return {
    kind: "paragraph",
    number,
    spans: spans(chunk.replace(NUMBER, "").replaceAll("\n", " ")),
  };
}

function table(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)) {
    if (!part) continue;
    if (part.startsWith("**")) found.push({ kind: "bold", text: part.slice(2, -2) });
    else if (part.startsWith("*")) found.push({ kind: "italic", text: part.slice(1, -1) });
    else if (part.startsWith("`")) found.push({ kind: "code", text: part.slice(1, -1) });
    else found.push({ kind: "text", text: part });
  }
  return found;
}

export function plain(one: Block): string {
  switch (one.kind) {
    case "heading":
      return one.text;
    case "list":
      return one.items
        .flat()
        .map((span) => span.text)
        .join("");
    case "table":
      return [one.head, ...one.rows]
        .flat(2)
        .map((span) => span.text)
        .join(" ");
    case "paragraph":
      return `${one.number} ${one.spans.map((span) => span.text).join("")}`;
    default:
      return one.spans.map((span) => span.text).join("");
  }
}

export interface Section {
  heading: Extract<Block, { kind: "heading" }> | null;
  blocks: Block[];
}

/** Chapters with what matches the search; a paragraph keeps its rulings and examples. */
export function sections(all: readonly Block[], sought: string): Section[] {
  const made: Section[] = [{ heading: null, blocks: [] }];
  for (const one of all) {
    if (one.kind === "heading" && one.level > 1) made.push({ heading: one, blocks: [] });
    else if (one.kind !== "heading") made.at(-1)?.blocks.push(one);
  }
  const needle = sought.trim().toLowerCase();
  if (!needle) return made.filter((section) => section.blocks.length);
  return made
    .map((section) => ({ ...section, blocks: matching(section, needle) }))
    .filter((section) => section.blocks.length);
}

function matching(section: Section, needle: string): Block[] {
  const groups: Block[][] = [];
  for (const one of section.blocks) {
    if (one.kind === "paragraph" || groups.length === 0) groups.push([one]);
    else groups.at(-1)?.push(one);
  }
  return groups
    .filter((group) => group.some((one) => plain(one).toLowerCase().includes(needle)))
    .flat();
}
