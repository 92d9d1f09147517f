import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../focusable.ts';
import { isLayerOpen } from '../layers.ts';
import type { Pointed, RowActions } from './use-row-actions.ts';

interface RowKeys {
  /** `page`: J, K, X and Enter work anywhere on the page that is not an input. `off`: the user switched them off. */
  keys: 'page' | 'off';
  actions: RowActions;
  pointed: Pointed | undefined;
  onOpen: ((key: string) => void) | undefined;
}

/** J and K move, Enter opens, X chooses, Shift X chooses the range (design §12). */
export function useRowKeys({ keys, actions, pointed, onOpen }: RowKeys): void {
  const act = (event: KeyboardEvent): boolean => {
    const letter = event.key.toLowerCase();
    if (letter === 'j') actions.step(1);
    else if (letter === 'k') actions.step(-1);
    else if (!pointed) return false;
    else if (letter === 'x') actions.choose(pointed.key, event.shiftKey ? 'range' : 'one');
    else if (event.key === 'Enter' && onOpen && !hasOwnEnter(event.target)) onOpen(pointed.key);
    else return false;
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isLayerOpen()) return;
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    if (keys === 'off') return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}

/** Enter on a link or button is the link's or button's. */
function hasOwnEnter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, label') !== null;
}
