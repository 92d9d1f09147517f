import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Since when the page is being put on paper, where every shipment shows all it has; undefined on a screen. */
export function usePrinting(): Date | undefined {
  const [since, setSince] = useState(() => (matchMedia('print').matches ? new Date() : undefined));
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser takes its picture right after the event.
    const begin = () => flushSync(() => setSince(new Date()));
    const end = () => flushSync(() => setSince(undefined));
    const change = () => (paper.matches ? begin() : end());
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return since;
}
