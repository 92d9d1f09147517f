import { chargedText, tenthText, volumeText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { type ComparedWeight, weightsOf } from '@loadline/contract/orders/order-weights';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { OrderRecord } from './order-record.ts';

/** What was booked, what the warehouse and the weighbridge found, and what is charged: the same cargo four times. */
export function WeightsCard({ order, weightTolerance }: Pick<OrderRecord, 'order' | 'weightTolerance'>) {
  const { t } = useWords();
  const weights = weightsOf(order, weightTolerance);
  const off = weights.filter(({ isOff }) => isOff).length;
  return (
    <Card
      flush
      title={t('orders.detail.weights')}
      aside={off > 0 ? t('orders.detail.beyond', { percent: Number(weightTolerance) }) : null}
    >
      <dl className="order-weights">
        {weights.map((weight) => (
          <Weight key={weight.kind} {...weight} />
        ))}
      </dl>
      <DeclaredAndMeasured {...order} />
    </Card>
  );
}

/** Pieces and volume as they were declared, beside what the warehouse found. */
function DeclaredAndMeasured({ quantity, volume, actualPksNum, actualVolume }: OrderRecord['order']) {
  const { t } = useWords();
  const rows = [
    ['pieces', wholeText(quantity), actualPksNum === null ? null : wholeText(actualPksNum)],
    ['volume', volumeText(volume), actualVolume === null ? null : volumeText(actualVolume)],
  ] as const;
  return (
    <dl className="order-measured">
      {rows.map(([key, declared, measured]) => (
        <div key={key}>
          <dt>{t(`orders.measured.${key}`)}</dt>
          <dd>
            {t('orders.measured.declared', { declared })} {'\u2192'}{' '}
            {measured === null ? (
              t('orders.measured.notYet')
            ) : (
              <b>{t('orders.measured.found', { measured })}</b>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Weight({ kind, label, weight, unit, tenths, isOff, by }: ComparedWeight) {
  const { t, language } = useWords();
  const shown = (of: string) => chargedText(of, unit);
  return (
    <div className="order-weight">
      <dt>{say(label, language)}</dt>
      <dd className="order-weight__value">
        {weight === null ? missing : shown(weight)} {weight === null ? null : <small>{unit}</small>}
      </dd>
      <dd className={isOff ? 'order-weight__note order-weight__note--beyond' : 'order-weight__note'}>
        {isOff ? <StateGlyph family="act" /> : null}
        {noteOf()}
      </dd>
    </div>
  );

  function noteOf(): string {
    if (weight === null) return t('orders.detail.notYet');
    if (kind === 'grossWeight') return t('orders.detail.base');
    if (by) return t(by === 'volume' ? 'orders.detail.byVolume' : 'orders.detail.byWeight');
    return tenths === null ? '' : t('orders.detail.versus', { percent: signed(tenths) });
  }
}

function signed(tenths: number): string {
  const size = tenthText(String(Math.abs(tenths) / 10));
  return tenths > 0 ? `+${size}` : tenths < 0 ? `\u2212${size}` : size;
}
