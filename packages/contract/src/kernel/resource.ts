import type { Field, Fields, Place } from './field.ts';
import type { Text } from './text.ts';

/** A thing of the trade with its fields; everything that shows or checks one walks these. */
export interface Resource<F extends Fields = Fields> {
  readonly name: string;
  readonly label: Text;
  readonly fields: F;
}

// @__NO_SIDE_EFFECTS__
export function resource<F extends Fields>(name: string, label: Text, fields: F): Resource<F> {
  return { name, label, fields };
}

/** The keys that take part in a place, in the order they are declared in. */
export function keysAt<F extends Fields>(of: Resource<F>, place: Place): (keyof F & string)[] {
  return Object.keys(of.fields).filter((key) => of.fields[key]?.places.includes(place));
}

export function fieldOf<F extends Fields>(of: Resource<F>, key: keyof F & string): Field {
  const field = of.fields[key];
  if (!field) throw new Error(`${of.name} has no field ${key}`);
  return field;
}

/** Some fields of a resource by name, with their types kept. */
// @__NO_SIDE_EFFECTS__
export function pick<F extends Fields, K extends keyof F>(of: Resource<F>, ...keys: K[]): Pick<F, K> {
  return Object.fromEntries(keys.map((key) => [key, of.fields[key]])) as unknown as Pick<F, K>;
}

/** Some fields of a resource by name, with their types kept, and after them whatever else takes part in a place. */
// @__NO_SIDE_EFFECTS__
export function pickAt<F extends Fields, K extends keyof F & string>(
  of: Resource<F>,
  place: Place,
  ...keys: K[]
): Pick<F, K> {
  const all: (keyof F & string)[] = [...keys, ...keysAt(of, place)];
  return Object.fromEntries(all.map((key) => [key, of.fields[key]])) as unknown as Pick<F, K>;
}
