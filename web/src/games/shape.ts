/** Checks of JSON against the shape that the code relies on: editions are not in the schema. */
export type Check<T> = (value: unknown, path: string) => T;
export type Checked<C> = C extends Check<infer T> ? T : never;

function expected(what: string, path: string): never {
  throw new TypeError(`${path} is not ${what}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const number: Check<number> = (value, path) =>
  typeof value === "number" ? value : expected("a number", path);

export const text: Check<string> = (value, path) =>
  typeof value === "string" ? value : expected("a text", path);

export const oneOf =
  <T extends string>(...texts: readonly T[]): Check<T> =>
  (value, path) =>
    texts.find((each) => each === value) ?? expected(`one of ${texts.join(", ")}`, path);

export const list =
  <T>(item: Check<T>): Check<T[]> =>
  (value, path) =>
    Array.isArray(value)
      ? value.map((each, n) => item(each, `${path}.${n}`))
      : expected("a list", path);

export const pair =
  <T>(item: Check<T>): Check<[T, T]> =>
  (value, path) =>
    Array.isArray(value) && value.length === 2
      ? [item(value[0], `${path}.0`), item(value[1], `${path}.1`)]
      : expected("a pair", path);

/** An object with any keys. */
export const record =
  <T>(item: Check<T>): Check<Record<string, T>> =>
  (value, path) => {
    if (!isObject(value)) return expected("an object", path);
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, item(each, `${path}.${key}`)]),
    );
  };

/** An object with these keys; others are dropped. */
export const object =
  <S extends Record<string, Check<unknown>>>(shape: S): Check<{ [K in keyof S]: Checked<S[K]> }> =>
  (value, path) => {
    if (!isObject(value)) return expected("an object", path);
    const entries = Object.entries(shape).map(([key, check]) => [
      key,
      check(value[key], `${path}.${key}`),
    ]);
    return Object.fromEntries(entries) as { [K in keyof S]: Checked<S[K]> };
  };

/** Reads an edition; null, with a message on the console, if it is not of the expected shape. */
export function readOrNull<T>(check: Check<T>, json: unknown): T | null {
  try {
    return check(json, "edition");
  } catch (error) {
    console.error(error);
    return null;
  }
}
