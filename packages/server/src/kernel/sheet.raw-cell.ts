import { attribute } from './sheet.text.ts';

/** A cell as the file has it; `value` and `inline` are raw text. */
export interface RawCell {
  type: string;
  style: number;
  value: string;
  inline: string;
  formula: string | undefined;
}

/** How every writer we know puts it; others take the slower road. */
const USUAL = /^ r="([A-Z]{1,3})\d{1,7}"(?: t="(\w+)")?(?: s="(\d+)")?(?: t="(\w+)")?$/;

/** Collects what lies between `<c>` and `</c>` into one object, used again for each cell. */
export function rawCells() {
  const cell: RawCell = { type: 'n', style: 0, value: '', inline: '', formula: undefined };
  let inside: 'v' | 'f' | 't' | undefined;
  let inHint = false;
  return {
    cell,
    /** Gives the reference, if there is one. */
    start(attributes: string): string | undefined {
      const usual = USUAL.exec(attributes);
      cell.style = Number((usual === null ? attribute(attributes, 's') : usual[3]) ?? 0);
      cell.type = (usual === null ? attribute(attributes, 't') : (usual[2] ?? usual[4])) ?? 'n';
      cell.value = '';
      cell.inline = '';
      cell.formula = undefined;
      return usual === null ? attribute(attributes, 'r') : usual[1];
    },
    open(tag: string): void {
      if (tag === 'v' || tag === 't') inside = inHint ? undefined : tag;
      else if (tag === 'rPh') inHint = true;
      else if (tag === 'f') {
        inside = tag;
        cell.formula = '';
      }
    },
    text(raw: string): void {
      if (inside === 'v') cell.value += raw;
      else if (inside === 't') cell.inline += raw;
      else if (inside === 'f') cell.formula += raw;
    },
    close(tag: string): void {
      inside = undefined;
      if (tag === 'rPh') inHint = false;
    },
  };
}
