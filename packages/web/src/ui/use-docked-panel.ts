import { type RefObject, useEffect, useEffectEvent } from 'react';
import { firstFocusable } from './focusable.ts';
import { isLayerOpen } from './layers.ts';

interface DockedPanel {
  docked: boolean;
  focus: 'inside' | 'stays';
  onClose(): void;
}

/** A docked panel takes the focus when it opens, closes on Esc from within, and gives the focus back. */
export function useDockedPanel(box: RefObject<HTMLElement | null>, panel: DockedPanel): void {
  const { docked, focus } = panel;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isLayerOpen()) return;
    event.preventDefault();
    panel.onClose();
  });
  useEffect(() => {
    const node = box.current;
    if (!docked || !node) return;
    const returnTo = document.activeElement;
    if (focus === 'inside' && !node.contains(returnTo)) beginning(node).focus({ preventScroll: true });
    node.addEventListener('keydown', press);
    return () => {
      node.removeEventListener('keydown', press);
      const here = document.activeElement;
      const isLost = here === null || here === document.body || node.contains(here);
      if (isLost && returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
    };
  }, [box, docked, focus]);
}

/** Where reading begins: the first input, or the panel itself while nothing but its cross is there. */
function beginning(panel: HTMLElement): HTMLElement {
  const first = firstFocusable(panel);
  return first && !first.hasAttribute('data-focus-last') ? first : panel;
}
