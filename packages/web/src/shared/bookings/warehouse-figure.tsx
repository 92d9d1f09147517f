import { weightText } from '@loadline/contract/kernel/figures';
import { differenceIn } from '@loadline/contract/receipts/measured';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';

interface FigureProps {
  booked: string;
  /** Null while the warehouse has not weighed it. */
  measured: string | null;
  /** In percent; a larger difference is marked. */
  tolerance: string;
}

/** What the warehouse weighed, and by how much it differs from what was booked. */
export function WarehouseFigure({ booked, measured, tolerance }: FigureProps) {
  const { t } = useWords();
  if (measured === null) return <span className="value-missing">{missing}</span>;
  const { by, over } = differenceIn('grossWeight', booked, measured, tolerance);
  return (
    <span className="warehouse-figure">
      {by === '0.0' ? null : (
        <small
          className={over ? 'state-act warehouse-figure__alert' : undefined}
          title={over ? t('booking.wms.alert', { most: tolerance }) : undefined}
        >
          {over ? <StateGlyph family="act" /> : null}
          {by}%
        </small>
      )}
      <span>{weightText(measured)}</span>
    </span>
  );
}
