import { type RefObject, useEffect, useEffectEvent } from 'react';
import { firstFocusable } from './focusable.ts';
import { openLayer } from './layers.ts';

interface Dismissal {
  open: boolean;
  onEscape(): void;
  /** A press or the focus went elsewhere: close without calling the focus back. */
  onLeave(): void;
}

/** Moves the focus into a panel that opens, and notices Esc and leaving. */
export function useDismissal(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { open, onEscape, onLeave }: Dismissal,
): void {
  const leave = useEffectEvent((event: Event) => {
    const target = event.target;
    if (!(target instanceof Node)) return;
    if (anchor.current?.contains(target) || panel.current?.contains(target)) return;
    if (!isAbove(target, panel.current)) onLeave();
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!open) return;
    const layer = openLayer();
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && layer.isInnermost()) escape(event);
    };
    const opened = panel.current;
    if (opened) (firstFocusable(opened) ?? opened).focus({ preventScroll: true });
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave, true);
    document.addEventListener('keydown', key, true);
    return () => {
      layer.close();
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [open, panel]);
}

/** A panel opened from within this one (a menu in a popover) stands after it in the body. */
function isAbove(target: Node, panel: HTMLElement | null): boolean {
  const layer = target instanceof Element ? target.closest('.floating') : null;
  if (!layer || !panel) return false;
  return (panel.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
