import { useState } from 'react';
import { useNavigation } from '../../kernel/navigation.ts';

interface Own {
  readonly round: number;
  /** The number that the form of this round got. */
  readonly no: string | undefined;
  /** The address says that number by now. */
  readonly isThere: boolean;
}

/**
 * Keeps a new form on the page when its draft gets a number and the address with it. `round` names the form: it is
 * another one as soon as the address goes anywhere else, also to a new form.
 */
export function useOwnNumber(no: string | undefined) {
  const { go } = useNavigation();
  const [own, setOwn] = useState<Own>({ round: 0, no: undefined, isThere: false });
  const isOwn = no !== undefined && no === own.no;
  if (isOwn && !own.isThere) setOwn({ ...own, isThere: true });
  if (own.isThere && !isOwn) setOwn({ round: own.round + 1, no: undefined, isThere: false });
  return {
    isOwn,
    round: own.round,
    keep: (made: string) => {
      setOwn({ round: own.round, no: made, isThere: false });
      go({ search: { no: made }, replace: true, resetScroll: false });
    },
  };
}
