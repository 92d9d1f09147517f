import type { CSSProperties, ReactNode } from 'react';
import type { GridColumn } from './grid-row.ts';

/** What the rows come to: under their columns, with a word before them and perhaps one after. */
export interface GridSums {
  readonly label: ReactNode;
  readonly of: Readonly<Record<string, ReactNode>>;
  readonly aside?: ReactNode;
}

interface GridFootProps {
  columns: readonly GridColumn[];
  sums: GridSums;
  tracks: CSSProperties;
  /** From 1, the headings being the first. */
  place: number;
}

/** The sums stay in sight under the rows. */
export function GridFoot({ columns, sums: { label, of, aside }, tracks, place }: GridFootProps) {
  const isSummed = ({ key }: GridColumn) => Object.hasOwn(of, key);
  const [first, last] = [columns.findIndex(isSummed), columns.findLastIndex(isSummed)];
  return (
    <div role="row" aria-rowindex={place} className="grid-line grid-foot" style={tracks}>
      <div
        role="rowheader"
        aria-colindex={1}
        className="grid-foot__label"
        style={{ gridColumn: `1 / ${first + 2}` }}
      >
        {label}
      </div>
      {columns.slice(first, last + 1).map(({ key }, index) => (
        <div key={key} role="gridcell" aria-colindex={first + index + 2} className="grid-cell--number">
          {of[key]}
        </div>
      ))}
      <div
        role="gridcell"
        aria-colindex={last + 3}
        className="grid-foot__aside"
        style={{ gridColumn: `${last + 3} / -1` }}
      >
        {aside}
      </div>
    </div>
  );
}
