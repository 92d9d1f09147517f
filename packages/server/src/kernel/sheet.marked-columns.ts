import type { MarkupCopy } from './sheet.copy.ts';
import { attribute, withoutAttribute } from './sheet.text.ts';
import { prefixed } from './sheet.xml.ts';

const NOTE_WIDTH = 60;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly style: number;
}

/**
 * Copies the column widths of a sheet with one column made wide enough for notes. A range of columns that covers it
 * is cut in two, for two ranges may not overlap.
 */
export function markedColumns(column: number, copy: MarkupCopy) {
  const spans: Span[] = [];
  const number = column + 1;
  let listed = false;
  let wide = false;

  function widen(prefix: string): void {
    wide = true;
    copy.push(
      prefixed(`<col min="${number}" max="${number}" width="${NOTE_WIDTH}" customWidth="1"/>`, prefix),
    );
  }

  return {
    add(name: string, attributes: string): void {
      listed = true;
      const from = Number(attribute(attributes, 'min'));
      const to = Number(attribute(attributes, 'max'));
      spans.push({ from, to, style: Number(attribute(attributes, 'style') ?? 0) });
      const rest = withoutAttribute(withoutAttribute(attributes, 'min'), 'max');
      const piece = (min: number, max: number) => {
        if (min <= max) copy.push(`<${name} min="${min}" max="${max}"${rest}/>`);
      };
      piece(from, Math.min(to, number - 1));
      if (to >= number && !wide) widen(name.slice(0, -'col'.length));
      piece(Math.max(from, number + 1), to);
    },
    /** To be called at the end of the list, and again where the rows begin in case there was none. */
    complete(prefix: string): void {
      if (wide) return;
      if (listed) return widen(prefix);
      copy.push(prefixed('<cols>', prefix));
      widen(prefix);
      copy.push(prefixed('</cols>', prefix));
    },
    styleOf(place: number): number {
      return spans.find(({ from, to }) => from <= place + 1 && place + 1 <= to)?.style ?? 0;
    },
  };
}
