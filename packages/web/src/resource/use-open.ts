import { useNavigate, useSearch } from '@tanstack/react-router';
import { one, type Raw } from './use-list-address.ts';

/** The record that is open beside a list stands in the address; the list keeps its filters and its page. */
export function useOpen() {
  const raw: Raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = one(raw['open']);
  const show = (id: string | undefined) => {
    if (id !== open)
      void navigate({
        to: '.',
        search: { ...raw, open: id },
        replace: true,
        resetScroll: false,
        state: true,
      });
  };
  return { open, show };
}
