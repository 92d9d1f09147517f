import type { WeightUnit } from '../freight/weight-basis.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, isZero, minus, over, times } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';

const kinds = {
  grossWeight: { zh: '订舱', en: 'Booked' },
  actualWeight: { zh: '仓库', en: 'Warehouse' },
  weighbridgeWeight: { zh: '过磅', en: 'Weighbridge' },
  billingWeight: { zh: '计费', en: 'Billing' },
} as const satisfies Record<string, Text>;

type WeightKind = keyof typeof kinds;

export interface ComparedWeight {
  readonly kind: WeightKind;
  readonly label: Text;
  /** Null when it is not known yet. */
  readonly weight: string | null;
  readonly unit: WeightUnit;
  /** Tenths of a percent above (or below) the booked weight; null for the booked one, for what is not known and for revenue tons. */
  readonly tenths: number | null;
  /** It differs by more than the tolerance. The billing weight follows from volume as well and is never flagged. */
  readonly isOff: boolean;
}

/** The four weights of an order side by side; `tolerance`: from how many percent on a difference is flagged. */
export function weightsOf(
  order: Readonly<Record<WeightKind, string | null>> & { readonly chargingUnit: WeightUnit },
  tolerance: string,
): ComparedWeight[] {
  const booked = exact(order.grossWeight ?? '0');
  return weightKinds.map((kind) => {
    const weight = order[kind];
    const unit = kind === 'billingWeight' ? order.chargingUnit : 'kg';
    const isKnown = kind !== 'grossWeight' && unit === 'kg' && weight !== null && !isZero(booked);
    const tenths = isKnown ? tenthsAbove(exact(weight), booked) : null;
    const isOff = kind !== 'billingWeight' && tenths !== null && Math.abs(tenths) > Number(tolerance) * 10;
    return { kind, label: kinds[kind], weight, unit, tenths, isOff };
  });
}

const weightKinds: readonly WeightKind[] = [
  'grossWeight',
  'actualWeight',
  'weighbridgeWeight',
  'billingWeight',
];

function tenthsAbove(weight: Decimal, booked: Decimal): number {
  return Number(fixed(over(times(minus(weight, booked), exact('1000')), booked), 0));
}
