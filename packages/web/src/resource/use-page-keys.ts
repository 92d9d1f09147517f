import { useEffectEvent, useLayoutEffect } from 'react';
import { singleKeys } from '../kernel/single-keys.ts';
import { isTyping } from '../ui/focusable.ts';
import { isLayerOpen } from '../ui/layers.ts';

/** Key → what it does; letters in small. An entry that is undefined does nothing now. */
export type PageKeys = Readonly<Record<string, (() => void) | undefined>>;

/** The keys of what stands on the page now. */
const standing = new Set<PageKeys>();

/** Whether the page as it stands does something with a key. */
export function isBound(key: string): boolean {
  return [...standing].some((keys) => keys[key]);
}

/**
 * Single keys of a page (design §12): at rest while typing, under an open layer, and when the user switched them off. Those of a
 * frame come `after` what the page in it does with the same key.
 */
export function usePageKeys(keys: PageKeys, { after = false }: { readonly after?: boolean } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isLayerOpen() || singleKeys() === 'off') return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useLayoutEffect(() => {
    standing.add(keys);
    return () => void standing.delete(keys);
  }, [keys]);
  useLayoutEffect(() => {
    const heard = after ? window : document;
    const listen = (event: Event) => event instanceof KeyboardEvent && press(event);
    heard.addEventListener('keydown', listen);
    return () => heard.removeEventListener('keydown', listen);
  }, [after]);
}
