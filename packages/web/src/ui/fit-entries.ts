interface Fit {
  /** Natural widths of the entries in px, in order. */
  widths: readonly number[];
  /** The room for all of them in px. */
  room: number;
  /** The width of the "more" button in px, needed as soon as one entry does not fit. */
  moreWidth: number;
  /** The entry that must stay; -1 for none. */
  current: number;
}

/** Which entries leave the row for the "more" panel: the last ones first, never the current one. Ascending indexes. */
export function entriesToFold({ widths, room, moreWidth, current }: Fit): number[] {
  let needed = widths.reduce((sum, width) => sum + width, 0);
  if (needed <= room) return [];
  needed += moreWidth;
  const folded: number[] = [];
  for (let index = widths.length - 1; index >= 0 && needed > room; index--) {
    if (index === current) continue;
    folded.unshift(index);
    needed -= widths[index] ?? 0;
  }
  return folded;
}
