/** A column that may be empty, in a row where it is filled or not. */
export function orNone<T>(value: T | null): T | null {
  return value;
}
