import { useSyncExternalStore } from 'react';

/** False on the server and while its page is taken over, so that both draw the same; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
