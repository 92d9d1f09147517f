export type Side = 'below' | 'above';
export type Align = 'start' | 'center' | 'end';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** The room the panel may take before it must scroll inside. */
  maxHeight: number;
}

const gap = 4;
const margin = 8;

/** Where a panel stands beside its anchor, in px of the viewport: on the wished side if it fits, else on the roomier one. */
export function placeBeside(anchor: Box, panel: Size, viewport: Size, side: Side, align: Align): Place {
  const roomAbove = anchor.top - gap - margin;
  const roomBelow = viewport.height - anchor.top - anchor.height - gap - margin;
  const wishedRoom = side === 'below' ? roomBelow : roomAbove;
  const goesBelow = panel.height <= wishedRoom ? side === 'below' : roomBelow >= roomAbove;
  const room = Math.max(goesBelow ? roomBelow : roomAbove, 0);
  const height = Math.min(panel.height, room);
  const top = goesBelow ? anchor.top + anchor.height + gap : anchor.top - gap - height;
  return { left: leftOf(anchor, panel, viewport, align), top, maxHeight: room };
}

function leftOf(anchor: Box, panel: Size, viewport: Size, align: Align): number {
  const wished = {
    start: anchor.left,
    center: anchor.left + (anchor.width - panel.width) / 2,
    end: anchor.left + anchor.width - panel.width,
  }[align];
  const furthest = Math.max(viewport.width - panel.width - margin, margin);
  return Math.min(Math.max(wished, margin), furthest);
}
