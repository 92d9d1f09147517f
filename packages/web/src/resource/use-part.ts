import { type RefObject, useEffect, useRef } from 'react';
import { usePlace } from '../kernel/navigation.ts';
import { one } from './use-list-address.ts';

/** Brings into view, with the cursor, the part of a page that its address names: `?no=…&tab=files`. */
export function usePart<E extends HTMLElement>(name: string): RefObject<E | null> {
  const part = useRef<E>(null);
  const { search } = usePlace();
  // Another record of the same page is come to anew.
  const asked = one(search['tab']) === name ? `of ${one(search['no'])}` : undefined;
  useEffect(() => {
    if (asked === undefined) return;
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, [asked]);
  return part;
}
