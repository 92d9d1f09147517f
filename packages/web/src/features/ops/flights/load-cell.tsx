import { LoadLineBar } from '../../../ui/load-line-gauge.tsx';
import { isOver, shareText } from './flight.ts';

interface LoadCellProps {
  /** What is measured: weight or volume. */
  name: string;
  taken: string;
  max: string;
  unit: string;
  text: (decimal: string) => string;
}

/** How full a slot is by one measure: the bar with its line, under it the figures. */
export function LoadCell({ name, taken, max, unit, text }: LoadCellProps) {
  const [share, figures] = [shareText(taken, max), `${text(taken)} / ${text(max)} ${unit}`];
  return (
    <span className="load-cell">
      <LoadLineBar
        limit={Number(max)}
        taken={Number(taken)}
        mine={0}
        label={`${name}: ${share}, ${figures}`}
      />
      <span className={isOver(taken, max) ? 'load-cell__share load-cell__share--over' : 'load-cell__share'}>
        {share}
      </span>
      <span className="data-table__second">{figures}</span>
    </span>
  );
}
