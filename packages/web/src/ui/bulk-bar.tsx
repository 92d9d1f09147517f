import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './styles/bulk-bar.css';

interface BulkBarProps {
  /** Names the toolbar. */
  label: string;
  /** "3 selected". */
  count: string;
  /** Sums over the selection, already in words and units. */
  sums?: ReactNode;
  /** "Select all 1,284", where the rest can be reached. */
  more?: ReactNode;
  clearLabel: string;
  onClear(): void;
  /** Small buttons. */
  children: ReactNode;
}

/** Floats over the list while rows are selected, so that nothing below it moves. */
export function BulkBar({ label, count, sums, more, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <div className="bulk-bar" role="toolbar" aria-label={label}>
      <b className="bulk-bar__count" aria-live="polite">
        {count}
      </b>
      {children}
      <span className="bulk-bar__sums">
        {sums}
        {more}
        <button type="button" className="bulk-bar__clear" aria-label={clearLabel} onClick={onClear}>
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}
