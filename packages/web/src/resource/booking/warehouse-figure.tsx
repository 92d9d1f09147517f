import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { decimalText, differenceOf } from '../decimal.ts';
import { missing } from '../value-text.ts';

/** In per cent; a larger difference is marked (product.md §2.7). */
const tolerance = 3;

interface FigureProps {
  booked: string;
  /** Null while the warehouse has not weighed it. */
  measured: string | null;
}

/** What the warehouse weighed, and by how much it differs from what was booked. */
export function WarehouseFigure({ booked, measured }: FigureProps) {
  const { t } = useWords();
  if (measured === null) return <span className="value-missing">{missing}</span>;
  const difference = differenceOf(measured, booked);
  const isLarge = difference !== undefined && Math.abs(Number(difference)) > tolerance;
  return (
    <span className="warehouse-figure">
      {difference === undefined || Number(difference) === 0 ? null : (
        <small
          className={isLarge ? 'state-act warehouse-figure__alert' : undefined}
          title={isLarge ? t('booking.wms.alert', { most: tolerance }) : undefined}
        >
          {isLarge ? <StateGlyph family="act" /> : null}
          {signed(difference)}%
        </small>
      )}
      <span>{decimalText(measured, 1)}</span>
    </span>
  );
}

function signed(difference: string): string {
  return difference.startsWith('-') ? decimalText(difference, 1) : `+${difference}`;
}
