import type { CargoFigures, Difference } from '@loadline/contract/receipts/measured';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, wholeText } from '../../../resource/decimal.ts';
import { StateGlyph } from '../../../ui/state-glyph.tsx';

interface CargoComparedProps {
  booked: CargoFigures;
  came: CargoFigures;
  differences: readonly Difference[];
}

/** Pieces, weight and volume that have come, each beside what was booked and by how much it differs. */
export function CargoCompared({ booked, came, differences }: CargoComparedProps) {
  const { t } = useWords();
  const figures = {
    pieces: { unit: '', of: ({ pieces }: CargoFigures) => wholeText(pieces) },
    grossWeight: { unit: 'kg', of: ({ grossWeight }: CargoFigures) => decimalText(grossWeight, 1) },
    volume: { unit: 'm³', of: ({ volume }: CargoFigures) => decimalText(volume, 2) },
  };
  return (
    <dl className="receipt__figures">
      {differences.map(({ of, by, over }) => (
        <div key={of}>
          <dt>{`${t(`receipt.figure.${of}`)} ${figures[of].unit}`}</dt>
          <dd>
            <b>{figures[of].of(came)}</b> <small>{t('receipt.booked', { of: figures[of].of(booked) })}</small>
            <span className={`receipt__difference state-${over ? 'act' : 'done'}`}>
              <StateGlyph family={over ? 'act' : 'done'} size={11} />
              {of === 'pieces' ? t('receipt.piecesBy', { by }) : t('receipt.percentBy', { by })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
