import type { ValuesOf } from '@loadline/contract/kernel/field';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import type { orderRowFields } from '@loadline/contract/orders/order.api';
import { useWords, type Words } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { chargedSum } from '../freight/charged-sum.ts';

/** What a line of a list of orders says of its cargo, to customers and staff alike. */
type Row = Pick<
  ValuesOf<typeof orderRowFields>,
  | 'quantity'
  | 'grossWeight'
  | 'volume'
  | 'actualPksNum'
  | 'actualWeight'
  | 'actualVolume'
  | 'chargingUnit'
  | 'chargingWeight'
>;

/** What the chosen orders come to, in words and units. */
export function ChosenSums({ rows }: { rows: readonly Row[] }) {
  const { t } = useWords();
  return chosenText(rows, t);
}

/** What the chosen orders come to; how many of them nobody has measured, and of how many a chargeable weight is known. */
function chosenText(rows: readonly Row[], t: Words['t']): string {
  const { pieces, weights, volumes, unmeasured } = cargoOf(rows);
  const charged = rows.filter(({ chargingUnit, chargingWeight }) => chargingUnit && chargingWeight);
  const cargo = t('orders.sums', {
    pieces: wholeText(sumOf(pieces)),
    weight: weightText(sumOf(weights)),
    volume: volumeText(sumOf(volumes)),
  });
  const declared = unmeasured > 0 ? t('orders.sumsDeclared', { count: unmeasured }) : '';
  const weight = chargedSum(charged.map((row) => ({ weight: row.chargingWeight, unit: row.chargingUnit })));
  const chargeable = charged.length > 0 ? t('orders.sumsCharged', { weight, count: charged.length }) : '';
  return [cargo + declared, chargeable].filter(Boolean).join(' \u00b7 ');
}

/** What the chosen orders come to: measured where somebody has measured, and how many of them are not. */
function cargoOf(rows: readonly Row[]) {
  const unmeasured = rows.filter(({ actualPksNum }) => actualPksNum === null).length;
  return {
    pieces: rows.map(({ actualPksNum, quantity }) => String(actualPksNum ?? quantity)),
    weights: rows.map(({ actualWeight, grossWeight }) => actualWeight ?? grossWeight),
    volumes: rows.map(({ actualVolume, volume }) => actualVolume ?? volume),
    unmeasured,
  };
}
