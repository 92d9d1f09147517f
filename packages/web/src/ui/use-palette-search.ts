import { useEffect, useState } from 'react';
import type { PaletteGroup, PaletteSearch } from './palette-entry.ts';

interface Found {
  groups: readonly PaletteGroup[];
  state: 'searching' | 'found' | 'failed';
}

const pause = 120;

/** Asks once the typing rests; an answer that a newer question has overtaken is dropped. Old results stay until then. */
export function usePaletteSearch(query: string, search: PaletteSearch): Found {
  const [found, setFound] = useState<Found>({ groups: [], state: 'searching' });
  useEffect(() => {
    const overtaken = new AbortController();
    const ask = async () => {
      const answer = await search(query.trim(), overtaken.signal).then(
        (groups): Found => ({ groups, state: 'found' }),
        (): Found => ({ groups: [], state: 'failed' }),
      );
      if (!overtaken.signal.aborted) setFound(answer);
    };
    const timer = setTimeout(() => void ask(), query === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [query, search]);
  return found;
}
