import { useWords } from '../../kernel/words.ts';
import { decimalText, differenceOf } from '../../resource/decimal.ts';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { OrderRecord } from './order-record.ts';

type Order = OrderRecord['order'];

/** A measured weight further than this from the booked one, in percent, is looked at. */
const tolerance = 3;

/** What was booked, what the warehouse and the weighbridge found, and what is charged: the same cargo four times. */
export function WeightsCard({ order }: { order: Order }) {
  const { t } = useWords();
  const { grossWeight, actualWeight, weighbridgeWeight, chargingWeight } = order;
  const measured = { booked: grossWeight, scale: 3 };
  return (
    <Card flush title={t('orders.detail.weights')}>
      <dl className="order-weights">
        <Weight
          name={t('orders.detail.booked')}
          weight={grossWeight}
          {...measured}
          note={t('orders.detail.base')}
        />
        <Weight name={t('orders.detail.warehouse')} weight={actualWeight} {...measured} limit={tolerance} />
        <Weight
          name={t('orders.detail.weighbridge')}
          weight={weighbridgeWeight}
          {...measured}
          limit={tolerance}
        />
        <Weight name={t('orders.detail.billing')} weight={chargingWeight} booked={grossWeight} scale={1} />
      </dl>
    </Card>
  );
}

interface WeightProps {
  name: string;
  weight: string | null;
  booked: string;
  scale: number;
  /** Beyond it the difference is marked. */
  limit?: number;
  note?: string;
}

function Weight({ name, weight, booked, scale, limit, note }: WeightProps) {
  const { t } = useWords();
  const percent = weight === null ? undefined : differenceOf(weight, booked);
  const isBeyond = limit !== undefined && Math.abs(Number(percent ?? 0)) > limit;
  const versus = percent && t('orders.detail.versus', { percent: signed(percent) });
  return (
    <div className="order-weight">
      <dt>{name}</dt>
      <dd className="order-weight__value">
        {weight === null ? missing : decimalText(weight, scale)} {weight === null ? null : <small>kg</small>}
      </dd>
      <dd className={isBeyond ? 'order-weight__note order-weight__note--beyond' : 'order-weight__note'}>
        {isBeyond ? <StateGlyph family="act" /> : null}
        {weight === null ? t('orders.detail.notYet') : (note ?? versus)}
      </dd>
    </div>
  );
}

function signed(percent: string): string {
  return Number(percent) > 0 ? `+${percent}` : percent.replace('-', '\u2212');
}
