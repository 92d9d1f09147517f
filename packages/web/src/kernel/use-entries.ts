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
  const [values, setValues] = useState<V>(start);
  const [shown, setShown] = useState<Faults<V>>({});
  const change = (changes: Partial<V>) => {
    const next = { ...values, ...changes };
    setValues(next);
    const faults = faultsOf(next);
    const still = namesIn(shown).filter((name) => shown[name] && faults[name]);
    setShown(pick(faults, still));
  };
  const check = (name: keyof V & string) => {
    if (isBlank(values[name])) return;
    setShown((before) => ({ ...before, [name]: faultsOf(values)[name] }));
  };
  /** Shows all that is wrong and goes to the first of it; whether nothing is. */
  const isRight = (): boolean => {
    const faults = faultsOf(values);
    setShown(faults);
    const [first] = namesIn(faults).filter((name) => faults[name]);
    if (first) focusOn(form.current, first);
    return !first;
  };
  /** Shows what the server found wrong, and goes to the first of it. */
  const refuse = (faults: Faults<V>) => {
    setShown((before) => ({ ...before, ...faults }));
    const [first] = namesIn(faults).filter((name) => faults[name]);
    if (first) focusOn(form.current, first);
  };
  return { values, errors: shown, change, check, isRight, refuse };
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
