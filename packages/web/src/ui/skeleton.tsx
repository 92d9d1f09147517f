import './styles/states.css';

interface SkeletonProps {
  /** Column widths in px as the real table has them; 0 takes the rest. */
  widths: readonly number[];
  rows?: number | undefined;
  /** What is loading, for those who do not see the bars. */
  label: string;
}

/** Grey bars where the rows will be. Show it only after `useDelayed`. Office only: the widths are inline styles. */
export function Skeleton({ widths, rows = 6, label }: SkeletonProps) {
  const columns = widths.map((width) => (width > 0 ? `${width}px` : 'minmax(0, 1fr)')).join(' ');
  const lines = Array.from({ length: rows }, (_, row) => row);
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {lines.map((row) => (
        <div key={row} className="skeleton__row" style={{ gridTemplateColumns: columns }}>
          {widths.map((width, column) => (
            <span
              key={`${column}/${width}`}
              className={`skeleton__bar skeleton__bar--${(row * 3 + column * 2) % 5}`}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
