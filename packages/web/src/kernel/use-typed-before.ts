import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Takes over what was typed, or filled in by the browser, before the code of a server-rendered page had arrived. */
export function useTypedBefore<V extends object>(
  form: RefObject<HTMLFormElement | null>,
  values: V,
  change: (changes: Partial<V>) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = typedInto(form.current, values);
    if (Object.keys(typed).length > 0) change(typed);
  });
  useEffect(() => takeOver(), []);
}

/** What stands in the controls of a form and not in its values. */
function typedInto<V extends object>(form: HTMLFormElement | null, values: V): Partial<V> {
  const controls =
    form?.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]') ?? [];
  const typed = [...controls].flatMap((control) => {
    const known: unknown = Reflect.get(values, control.name);
    const entered = enteredIn(control, known);
    return entered === undefined || entered === known ? [] : [[control.name, entered]];
  });
  // Only names of values whose kind is the control's.
  return Object.fromEntries(typed) as Partial<V>;
}

function enteredIn({ type, value, checked }: HTMLInputElement, known: unknown): string | boolean | undefined {
  if (type === 'checkbox') return typeof known === 'boolean' ? checked : undefined;
  if (typeof known !== 'string' || type === 'file') return undefined;
  return type === 'radio' && !checked ? undefined : value;
}
