import type { WeightUnit } from '../freight/weight-basis.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, isLess, isZero, minus, over, plus, times } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';

const kinds = {
  grossWeight: { zh: '订舱', en: 'Booked' },
  actualWeight: { zh: '仓库', en: 'Warehouse' },
  weighbridgeWeight: { zh: '过磅', en: 'Weighbridge' },
  billingWeight: { zh: '计费重', en: 'Chargeable' },
} as const satisfies Record<string, Text>;

type WeightKind = keyof typeof kinds;

export interface ComparedWeight {
  readonly kind: WeightKind;
  readonly label: Text;
  /** Null when it is not known yet. */
  readonly weight: string | null;
  readonly unit: WeightUnit;
  /** Tenths of a percent above (or below) the booked weight; null for the booked one, what is not known and what is charged. */
  readonly tenths: number | null;
  /** It differs by more than the tolerance. */
  readonly isOff: boolean;
  /** What is charged follows the volume where that comes to more than the scale says: no weight to hold beside a gross one. */
  readonly by?: 'volume' | 'weight';
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
    const told = { kind, label: kinds[kind], weight, unit };
    if (kind === 'billingWeight')
      return { ...told, tenths: null, isOff: false, ...(unit === 'kg' && chargedBy(order)) };
    const isKnown = kind !== 'grossWeight' && weight !== null && !isZero(booked);
    const tenths = isKnown ? tenthsAbove(exact(weight), booked) : null;
    return { ...told, tenths, isOff: tenths !== null && Math.abs(tenths) > Number(tolerance) * 10 };
  });
}

/** More than a kilogram above the heaviest weighing is no rounding: then it is the volume that is charged. */
function chargedBy(order: Readonly<Record<WeightKind, string | null>>): Pick<ComparedWeight, 'by'> {
  const { billingWeight: charged, weighbridgeWeight, actualWeight, grossWeight } = order;
  const weighed = weighbridgeWeight ?? actualWeight ?? grossWeight;
  if (charged === null || weighed === null) return {};
  return { by: isLess(plus(exact(weighed), exact('1')), exact(charged)) ? 'volume' : 'weight' };
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
