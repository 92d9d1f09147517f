import type { ReactNode } from 'react';
import { CurrentEntry } from '../kernel/current-entry.ts';
import { usePlace } from '../kernel/navigation.ts';
import { entryPage } from './menu-place.ts';

/** Tells a page under which menu entry it stands. */
export function UnderEntry({ children }: { children: ReactNode }) {
  const { path, search } = usePlace();
  return <CurrentEntry value={entryPage(path, search)}>{children}</CurrentEntry>;
}
