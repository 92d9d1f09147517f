import { useSyncExternalStore } from 'react';

/** From here on a panel has room beside the list (design §6). */
const wide = '(min-width: 1360px)';

/** Whether the window is wide enough to dock a panel. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
}
