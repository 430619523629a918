/** Standing orders as forms: what is filled in so far, without any rule of a game. */
import type { OrderFormInfo } from "../protocol";

export type OrderValues = Record<string, number | string[]>;

/** What was input as far as it may still be input, else the usual. */
export function filled(form: OrderFormInfo, input: OrderValues = {}): OrderValues {
  const values: OrderValues = {};
  for (const { name, kind, least, most, among, usual } of form.parameters) {
    const value = input[name];
    if (kind === "number") {
      const number = typeof value === "number" && !Number.isNaN(value) ? value : usual;
      values[name] = Math.min(most, Math.max(least, Math.round(number)));
    } else {
      values[name] = Array.isArray(value) ? value.filter((id) => among.includes(id)) : [];
    }
  }
  return values;
}

export function isFilled(form: OrderFormInfo, values: OrderValues): boolean {
  return form.parameters.every(({ name, kind, least, most }) => {
    const value = values[name];
    if (kind === "number") return typeof value === "number";
    return Array.isArray(value) && value.length >= least && value.length <= most;
  });
}

/** One name more, behind the others, or one less. */
export const toggled = (names: readonly string[], id: string): string[] =>
  names.includes(id) ? names.filter((each) => each !== id) : [...names, id];

/** The values of an order in words; empty ones are left out. */
export function wordsOf(
  values: Record<string, unknown>,
  label: (parameter: string) => string,
  thing: (of: string, id: string) => string,
  forms: readonly OrderFormInfo[],
): string {
  const kinds = new Map(
    forms.flatMap((form) => form.parameters.map((each) => [each.name, each.of] as const)),
  );
  const parts = Object.entries(values).map(([name, value]) => {
    if (!Array.isArray(value)) return `${label(name)}: ${value}`;
    const names = value.map((id) => thing(kinds.get(name) ?? "", String(id)));
    return names.length ? `${label(name)}: ${names.join(", ")}` : "";
  });
  return parts.filter(Boolean).join("; ");
}
