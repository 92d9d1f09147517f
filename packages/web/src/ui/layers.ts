/** Open drawers, modals, menus and popovers, the innermost last. */
const open: symbol[] = [];

export interface Layer {
  /** Esc and Tab belong to the innermost layer alone. */
  isInnermost(): boolean;
  close(): void;
}

export function openLayer(): Layer {
  const layer = Symbol('layer');
  open.push(layer);
  return {
    isInnermost: () => open.at(-1) === layer,
    close: () => {
      const place = open.indexOf(layer);
      if (place !== -1) open.splice(place, 1);
    },
  };
}

/** Whether anything is open above the page, so that the page's own keys must rest. */
export function isLayerOpen(): boolean {
  return open.length > 0;
}
