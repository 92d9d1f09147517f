import { say } from '@loadline/contract/kernel/text';
import { type ComparedWeight, weightsOf } from '@loadline/contract/orders/order-weights';
import { useWords } from '../../kernel/words.ts';
import { decimalText, weightText } from '../../resource/decimal.ts';
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
    </Card>
  );
}

function Weight({ kind, label, weight, unit, tenths, isOff }: ComparedWeight) {
  const { t, language } = useWords();
  const shown = (of: string) => (unit === 'RT' ? decimalText(of, 3) : weightText(of));
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
    return tenths === null ? '' : t('orders.detail.versus', { percent: signed(tenths) });
  }
}

function signed(tenths: number): string {
  const size = (Math.abs(tenths) / 10).toFixed(1);
  return tenths > 0 ? `+${size}` : tenths < 0 ? `\u2212${size}` : size;
}
