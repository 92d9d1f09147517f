import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let since: Date | undefined;

/** Since when the page is being put on paper, where every shipment shows all it has; undefined on a screen. */
export function usePrinting(): Date | undefined {
  return useSyncExternalStore(onPrinting, printingSince, () => undefined);
}

function printingSince(): Date | undefined {
  if (!since && matchMedia('print').matches) since = new Date();
  return since;
}

function onPrinting(listener: () => void): () => void {
  const paper = matchMedia('print');
  // The browser takes its picture right after the event.
  const turn = (to: Date | undefined) => {
    since = to;
    flushSync(listener);
  };
  const begin = () => turn(new Date());
  const end = () => turn(undefined);
  const change = () => (paper.matches ? begin() : end());
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  paper.addEventListener('change', change);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    paper.removeEventListener('change', change);
  };
}
