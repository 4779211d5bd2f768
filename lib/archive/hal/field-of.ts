/** What lies at a path of keys; undefined where there is nothing. */
export function fieldOf(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((so, key) => {
    return typeof so === "object" && so !== null ? Reflect.get(so, key) : undefined;
  }, value);
}

/** The text at a path of keys; null where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = fieldOf(value, ...path);
  return typeof found === "string" && found !== "" ? found : null;
}

/** The list at a path of keys; null where there is none. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] | null {
  const found = fieldOf(value, ...path);
  return Array.isArray(found) ? found : null;
}
