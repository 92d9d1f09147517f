import { useNavigation, usePlace } from '../kernel/navigation.ts';
import { one } from './use-list-address.ts';

/** The record that is open beside a list stands in the address; the list keeps its filters and its page. */
export function useOpen() {
  const { search: raw } = usePlace();
  const { go } = useNavigation();
  const open = one(raw['open']);
  const show = (id: string | undefined) => {
    if (id !== open) go({ search: { ...raw, open: id }, replace: true, resetScroll: false });
  };
  return { open, show };
}
