import { useNavigation, usePlace } from '../../../kernel/navigation.ts';
import { one } from '../../../resource/use-list-address.ts';

const purposes = ['new', 'copy', 'edit', 'amend'] as const;

/** What the form of an order is open for. */
export type FormPurpose = (typeof purposes)[number];

/** The form of an order stands in the address, over the list or over the order: `?form=edit&of=SO…`. */
export function useFormAddress() {
  const { search: raw } = usePlace();
  const navigation = useNavigation();
  const asked = one(raw['form']);
  const go = (form: FormPurpose | undefined, of: string | undefined) =>
    navigation.go({ search: { ...raw, form, of }, resetScroll: false });
  return {
    purpose: purposes.find((purpose) => purpose === asked),
    of: one(raw['of']),
    open: (purpose: FormPurpose, of?: string) => go(purpose, of),
    close: () => go(undefined, undefined),
  };
}
