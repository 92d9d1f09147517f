import { useNavigate, useSearch } from '@tanstack/react-router';
import { one, type Raw } from '../../../resource/use-list-address.ts';

const purposes = ['new', 'copy', 'edit', 'amend'] as const;

/** What the form of an order is open for. */
export type FormPurpose = (typeof purposes)[number];

/** The form of an order stands in the address, over the list or over the order: `?form=edit&of=SO…`. */
export function useFormAddress() {
  const raw: Raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = one(raw['form']);
  const go = (form: FormPurpose | undefined, of: string | undefined) =>
    void navigate({ to: '.', search: { ...raw, form, of }, resetScroll: false, state: true });
  return {
    purpose: purposes.find((purpose) => purpose === asked),
    of: one(raw['of']),
    open: (purpose: FormPurpose, of?: string) => go(purpose, of),
    close: () => go(undefined, undefined),
  };
}
