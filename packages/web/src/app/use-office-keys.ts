import { useEffect, useEffectEvent, useRef } from 'react';
import { useGoTo } from '../kernel/page-link.tsx';
import { singleKeys } from '../kernel/single-keys.ts';
import { useTrail } from '../resource/trail.ts';
import { usePageKeys } from '../resource/use-page-keys.ts';
import { isTyping } from '../ui/focusable.ts';
import { isLayerOpen } from '../ui/layers.ts';
import { goKey } from './go-keys.ts';
import type { MenuPage } from './menu.ts';

interface OfficeKeys {
  menu: readonly MenuPage[];
  onPalette: () => void;
  onKeyList: () => void;
}

/** How long G waits for its letter, in milliseconds. */
const patience = 1_200;

/** Ctrl K for the palette, G and a letter for the menu, ? for the list of keys, [ and ] along the list. Single keys rest while typing. */
export function useOfficeKeys({ menu, onPalette, onKeyList }: OfficeKeys): void {
  const goTo = useGoTo();
  const along = useTrail();
  usePageKeys({ '[': along?.onPrevious, ']': along?.onNext }, { after: true });
  // Times count from when the page was opened: nought would be a G pressed at that moment.
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  const go = (event: KeyboardEvent) => {
    const follows = event.timeStamp - pressedG.current < patience;
    pressedG.current = event.key === 'g' && !follows ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const entry = follows ? menu.find(({ code }) => goKey(code) === event.key.toUpperCase()) : undefined;
    if (!entry) return;
    event.preventDefault();
    goTo(entry.page);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || event.altKey || isLayerOpen()) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onPalette();
      return;
    }
    if (isTyping(event.target) || singleKeys() === 'off') return;
    if (event.key === '?') onKeyList();
    else go(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before the lists hear it: the letter after G is the menu's, even where the list knows it too.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
