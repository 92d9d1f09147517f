import { type RefObject, useState } from 'react';

/** What is wrong with the entries of a form, in the words that stand under them. */
export type Faults<V> = { readonly [K in keyof V]?: string | undefined };

/** What the inputs of a form need of it; a form may have more entries than one of its parts knows. */
export interface Entries<V extends object> {
  readonly values: V;
  readonly errors: Faults<V>;
  change(changes: Partial<V>): void;
  check(name: keyof V & string): void;
  refuse(faults: Faults<V>): void;
}

/**
 * A form as it is being filled in. An entry is checked when it is left, and with every change once it was wrong; one
 * that is left empty is not wrong yet: the user may only be on the way to another one.
 */
export function useEntries<V extends object>(
  form: RefObject<HTMLFormElement | null>,
  start: V | (() => V),
  faultsOf: (values: V) => Faults<V>,
) {
  const [{ values, shown }, set] = useState(() => ({ values: begin(start), shown: noFaults<V>() }));
  // What arrives late, such as a file, joins what was typed meanwhile.
  const change = (changes: Partial<V>) =>
    set((before) => {
      const next = { ...before.values, ...changes };
      const faults = faultsOf(next);
      const still = namesIn(before.shown).filter((name) => before.shown[name] && faults[name]);
      return { values: next, shown: pick(faults, still) };
    });
  const check = (name: keyof V & string) =>
    set((before) => {
      if (isBlank(before.values[name])) return before;
      return { ...before, shown: { ...before.shown, [name]: faultsOf(before.values)[name] } };
    });
  /** Shows what is wrong and goes to the first of it. */
  const refuse = (faults: Faults<V>) => {
    set((before) => ({ ...before, shown: { ...before.shown, ...faults } }));
    const [first] = namesIn(faults).filter((name) => faults[name]);
    if (first) focusOn(form.current, first);
  };
  /** Whether nothing is wrong; shows and goes to what is. */
  const isRight = (): boolean => {
    const faults = faultsOf(values);
    refuse(faults);
    return namesIn(faults).every((name) => !faults[name]);
  };
  return { values, errors: shown, change, check, isRight, refuse };
}

function begin<V extends object>(start: V | (() => V)): V {
  return typeof start === 'function' ? start() : start;
}

function noFaults<V>(): Faults<V> {
  return {};
}

/** Puts the cursor into the entry of that name, or on the first control of its part of the form. */
export function focusOn(form: HTMLFormElement | null, name: string): void {
  const control = form?.querySelector<HTMLElement>(
    `[name="${name}"], [data-entry="${name}"] :is(input, button, select, textarea)`,
  );
  control?.focus();
}

function namesIn<V extends object>(faults: Faults<V>): (keyof V & string)[] {
  return Object.keys(faults).filter((name): name is keyof V & string => name in faults);
}

function pick<V extends object>(faults: Faults<V>, names: readonly (keyof V & string)[]): Faults<V> {
  const picked: { [K in keyof V]?: string | undefined } = {};
  for (const name of names) picked[name] = faults[name];
  return picked;
}

function isBlank(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}
