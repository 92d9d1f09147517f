import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import type { CargoFigures, Difference } from '@loadline/contract/receipts/measured';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import type { Arriving } from './arriving.ts';

const kinds = ['pieces', 'grossWeight', 'volume'] as const;

/** Earlier deliveries of the order count with this one. */
export function addedUp({ received }: Arriving, { pieces, grossWeight, volume }: CargoFigures) {
  return {
    pieces: received.pieces + pieces,
    grossWeight: sumOf([received.grossWeight, grossWeight]),
    volume: sumOf([received.volume, volume]),
  };
}

interface CargoComparedProps {
  booked: CargoFigures;
  came: CargoFigures;
  differences: readonly Difference[];
}

/** Pieces, weight and volume that have come, each beside what was booked and by how much it differs. */
export function CargoCompared({ booked, came, differences }: CargoComparedProps) {
  const { t } = useWords();
  const compared = {
    pieces: { unit: '', of: ({ pieces }: CargoFigures) => wholeText(pieces) },
    grossWeight: { unit: 'kg', of: ({ grossWeight }: CargoFigures) => weightText(grossWeight) },
    volume: { unit: 'm³', of: ({ volume }: CargoFigures) => volumeText(volume) },
  };
  return (
    <dl className="receipt__figures">
      {kinds.map((of) => (
        <div key={of}>
          <dt>{`${t(`receipt.figure.${of}`)} ${compared[of].unit}`}</dt>
          <dd>
            <b>{compared[of].of(came)}</b>{' '}
            <small>{t('receipt.booked', { of: compared[of].of(booked) })}</small>
            <By difference={differences.find((one) => one.of === of)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** By how much it differs; nothing is said before anything has been measured. */
function By({ difference }: { difference: Difference | undefined }) {
  const { t } = useWords();
  if (!difference) return null;
  const { of, by, over } = difference;
  const family = over ? 'act' : 'done';
  return (
    <span className={`receipt__difference state-${family}`}>
      <StateGlyph family={family} size={11} />
      {of === 'pieces' ? t('receipt.piecesBy', { by }) : t('receipt.percentBy', { by })}
    </span>
  );
}
