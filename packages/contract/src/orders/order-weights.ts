import { dividedHalfUp, scaled } from '../imports/import.decimal.ts';
import type { Text } from '../kernel/text.ts';

/** From how many percent on a weight that differs from what was booked is flagged. */
export const weightTolerance = { percent: 3 } as const;

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
  /** Kilograms; null when it is not known yet. */
  readonly weight: string | null;
  /** Tenths of a percent above (or below) the booked weight; null for the booked one and what is not known. */
  readonly tenths: number | null;
  /** It differs by more than the tolerance. The billing weight follows from volume as well and is never flagged. */
  readonly isOff: boolean;
}

/** The four weights of an order side by side. */
export function weightsOf(order: Readonly<Record<WeightKind, string | null>>): ComparedWeight[] {
  const booked = scaled(order.grossWeight ?? '0', 3);
  return weightKinds.map((kind) => {
    const weight = order[kind];
    const isKnown = kind !== 'grossWeight' && weight !== null && booked > 0n;
    const tenths = isKnown ? tenthsAbove(scaled(weight, 3), booked) : null;
    const isOff =
      kind !== 'billingWeight' && tenths !== null && Math.abs(tenths) > weightTolerance.percent * 10;
    return { kind, label: kinds[kind], weight, tenths, isOff };
  });
}

const weightKinds: readonly WeightKind[] = [
  'grossWeight',
  'actualWeight',
  'weighbridgeWeight',
  'billingWeight',
];

function tenthsAbove(weight: bigint, booked: bigint): number {
  const difference = weight - booked;
  const size = difference < 0n ? -difference : difference;
  const tenths = Number(dividedHalfUp(size * 1_000n, booked));
  return difference < 0n ? -tenths : tenths;
}
