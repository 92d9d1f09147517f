import { type RefObject, useLayoutEffect } from 'react';
import { type Align, placeBeside, type Side } from './floating-place.ts';

/** Keeps an open panel beside its anchor while anything scrolls or changes size. */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { open, side, align }: { open: boolean; side: Side; align: Align },
): void {
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => standBeside(anchor.current, panel.current, side, align);
    place();
    const sizes = new ResizeObserver(place);
    if (anchor.current) sizes.observe(anchor.current);
    if (panel.current) sizes.observe(panel.current);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [open, anchor, panel, side, align]);
}

function standBeside(anchor: HTMLElement | null, panel: HTMLElement | null, side: Side, align: Align): void {
  if (!anchor || !panel) return;
  // All that is in it: measured without its limit, it would lose how far it is scrolled.
  const height = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  const size = { width: panel.offsetWidth, height };
  const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top, maxHeight } = placeBeside(anchor.getBoundingClientRect(), size, viewport, side, align);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
  panel.style.maxHeight = `${maxHeight}px`;
}
