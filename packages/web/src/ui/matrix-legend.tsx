import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { CellMark, type MatrixWords } from './matrix-cell.tsx';
import './styles/matrix.css';

interface MatrixLegendProps {
  words: MatrixWords & { has: string; hasNot: string; fixed: string };
  /** At the right: how the matrix is used. */
  children?: ReactNode;
}

/** What the marks of a matrix mean, at its foot. */
export function MatrixLegend({ words, children }: MatrixLegendProps) {
  const mark = { words, isFixed: false };
  return (
    <div className="matrix-legend">
      <span className="matrix-legend__mark">
        <CellMark had has {...mark} />
        {words.has}
      </span>
      <span className="matrix-legend__mark">
        <CellMark had={false} has={false} {...mark} />
        {words.hasNot}
      </span>
      <CellMark had={false} has {...mark} />
      <CellMark had has={false} {...mark} />
      <span className="matrix-legend__mark">
        <Icon name="lock" size={13} />
        {words.fixed}
      </span>
      {children ? <span className="matrix-legend__end">{children}</span> : null}
    </div>
  );
}
