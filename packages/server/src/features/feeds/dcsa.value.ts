type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text at a path, without signs that PostgreSQL cannot hold or nobody can see; empty when something else stands there. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((at, key) => (isJsonObject(at) ? at[key] : undefined), value);
  return typeof found === 'string'
    ? found
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .trim()
    : '';
}

/** The objects of the list under a key. */
export function listAt(value: unknown, key: string): JsonObject[] {
  const found = isJsonObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}
