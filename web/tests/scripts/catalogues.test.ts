import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { slim } from "../../scripts/catalogues.mjs";
import { LANGUAGES } from "../../src/i18n/texts.svelte";

const root = new URL("../../../src/durbar/texts/", import.meta.url);
const files = (language: string) =>
  readdirSync(new URL(`${language}/`, root))
    .filter((name) => name.endsWith(".ftl") && !["cli.ftl", "rl.ftl"].includes(name))
    .map((name) => ({
      source: readFileSync(new URL(`${language}/${name}`, root), "utf-8"),
      name: name.replace(".ftl", ""),
    }));
const slimmed = (language: string) => files(language).map(({ source, name }) => slim(source, name));
const bundle = (language: string, sources: string[]) => {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    expect(made.addResource(new FluentResource(source))).toEqual([]);
  }
  return made;
};
const ids = (source: string) =>
  [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] ?? "");

describe.each(LANGUAGES)("the catalogues that are carried, in %s", (language) => {
  const whole = files(language).map(({ source }) => source);
  const carried = bundle(language, slimmed(language));
  const full = bundle(language, whole);

  it("lack only what a terminal or a letter says, and say the rest in the same words", () => {
    const dropped: string[] = [];
    for (const id of whole.flatMap(ids)) {
      if (!carried.hasMessage(id)) {
        dropped.push(id);
        continue;
      }
      const [ours, theirs] = [carried, full].map((one) => {
        const pattern = one.getMessage(id)?.value;
        return pattern ? one.formatPattern(pattern, {}, []) : "";
      });
      expect(ours).toBe(theirs);
    }
    expect(dropped.length).toBeGreaterThan(40);
    expect(
      dropped.filter(
        (id) =>
          !/^(fault|type-name|help-|bench-|loadtest-|serve-|verify-|notice-|(java|maharaja|taj-mahal)-table-)/.test(
            id,
          ) &&
          !/^(error-)?(worker|backup|records|hosting|cluster)-/.test(id) &&
          !/^error-(setting|port|server-not-installed|(no-)?database|file)/.test(id),
      ),
    ).toEqual([]);
  });

  it("have no comments left", () => {
    expect(slimmed(language).join("")).not.toMatch(/^#|\n\n/m);
  });
});
