/** A game's options as its JSON Schema tells them: defaults, what may go together, presets. */
import type { OptionsSchema } from "../api/http";

export type Value = number | boolean | string;
export type Values = Record<string, Value>;

export function defaultsOf(schema: OptionsSchema): Values {
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, option]) => [name, option.default]),
  );
}

type Wanted = Record<string, { const?: unknown; enum?: unknown[] }>;

function meets(values: Values, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, each]) => allows(each, values[name]));
}

function allows(each: { const?: unknown; enum?: unknown[] }, value: unknown): boolean {
  if ("const" in each) return value === each.const;
  return each.enum === undefined || each.enum.includes(value);
}

/** The rules of the schema that these values break, by the option that would have to change. */
export function broken(schema: OptionsSchema, values: Values): string[] {
  const faults = new Set<string>();
  for (const rule of schema.allOf ?? []) {
    if (!meets(values, rule.if.properties)) continue;
    for (const [name, each] of Object.entries(rule.then.properties)) {
      if (!allows(each, values[name])) faults.add(name);
    }
  }
  return [...faults];
}

/** Sets one option and moves the others, where the schema leaves them no choice, along with it. */
export function changed(schema: OptionsSchema, values: Values, name: string, value: Value): Values {
  let next = { ...values, [name]: value };
  for (const rule of schema.allOf ?? []) {
    if (!meets(next, rule.if.properties)) continue;
    for (const [other, each] of Object.entries(rule.then.properties)) {
      if (allows(each, next[other])) continue;
      if (other === name) {
        // The option just chosen stands: what clashes with it returns to its default
        for (const clash of Object.keys(rule.if.properties)) {
          if (clash !== name) next = { ...next, [clash]: defaultOf(schema, clash) };
        }
      } else {
        next = { ...next, [other]: ("const" in each ? each.const : each.enum?.[0]) as Value };
      }
    }
  }
  return next;
}

function defaultOf(schema: OptionsSchema, name: string): Value {
  return schema.properties[name]?.default ?? "";
}

/** The values a person may still choose for an option beside the others as they are. */
export function possible(schema: OptionsSchema, values: Values, name: string): Value[] {
  const all = schema.properties[name]?.enum ?? [];
  return all.filter((value) => broken(schema, changed(schema, values, name, value)).length === 0);
}
