import { useSyncExternalStore } from 'react';

/** The zone of whoever reads the page. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The same while a page is drawn: the server, which cannot know it, draws with the zone of most readers. */
export function useReaderZone(): string {
  return useSyncExternalStore(neverChanges, readerZone, () => 'Asia/Shanghai');
}

function neverChanges(): () => void {
  return () => undefined;
}
