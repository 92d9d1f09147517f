import { useEffect } from 'react';
import { useNavigation, usePlace } from '../../kernel/navigation.ts';

/** Notices and queues lead to a request by `?no=`: it opens beside the list of all of them. */
export function useOpenByNumber() {
  const { search } = usePlace();
  const { go } = useNavigation();
  const no = [search['no'] ?? []].flat()[0];
  useEffect(() => {
    if (no) go({ search: { tab: 'all', open: no }, replace: true, resetScroll: false });
  }, [no, go]);
}
