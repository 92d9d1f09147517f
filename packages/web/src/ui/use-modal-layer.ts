import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { firstFocusable, focusableIn } from './focusable.ts';
import { openLayer } from './layers.ts';

/** Keeps the focus in an open dialog, makes the page behind it inert, closes on Esc and gives the focus back. */
export function useModalLayer(box: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Before it is painted: Esc works as soon as the dialog is seen.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    const layer = openLayer();
    const returnTo = document.activeElement;
    const wake = silenceOthers(dialog);
    (firstFocusable(dialog) ?? dialog).focus({ preventScroll: true });
    const key = (event: KeyboardEvent) => {
      if (!layer.isInnermost()) return;
      if (event.key === 'Tab') turnAround(dialog, event);
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        close();
      }
    };
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('keydown', key);
      layer.close();
      wake();
      if (returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
    };
  }, [open, box]);
}

/** Inert is set on what is there now: panels that open later stand beside the dialog and stay usable, as toasts do. */
function silenceOthers(dialog: HTMLElement): () => void {
  const others = surroundings(dialog).filter((node) => !node.inert && !node.hasAttribute('data-stays-awake'));
  for (const node of others) node.toggleAttribute('inert', true);
  return () => {
    for (const node of others) node.toggleAttribute('inert', false);
  };
}

/** Everything of the page that is neither around nor inside the dialog. */
function surroundings(dialog: HTMLElement): HTMLElement[] {
  const parent = dialog.parentElement;
  if (!parent || dialog === document.body) return [];
  const beside = [...parent.children].filter((node) => node instanceof HTMLElement);
  return [...beside.filter((node) => node !== dialog), ...surroundings(parent)];
}

/** Tab on the last stop goes to the first one and back, so that it never leaves for the browser's own bar. */
function turnAround(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = focusableIn(dialog);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return event.preventDefault();
  const here = document.activeElement;
  const from = event.shiftKey ? first : last;
  if (here !== from && dialog.contains(here) && here !== dialog) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
