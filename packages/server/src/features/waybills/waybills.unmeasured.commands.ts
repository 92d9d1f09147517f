import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { FigureSide } from '@loadline/contract/waybills/waybill.correction';
import type { Tx } from '../../kernel/database.ts';
import type { SettledHouse } from '../bookings/bookings.measured.public.ts';
import { settleHouseFigures } from '../bookings/bookings.measured.public.ts';
import type { BookingOnWaybill } from '../bookings/bookings.public.ts';
import { housesOf } from './waybills.figures.ts';

interface Step {
  readonly from: WaybillStatus;
  readonly to: WaybillStatus;
}

/** What was said of each house waybill before a step measured them; kept with the step. */
export interface MeasuredBefore {
  readonly housesBefore?: readonly SettledHouse[] | null;
}

const unmeasured = { pieces: null, grossWeight: null, volume: null };

export function measuredBefore(step: Step, bookings: readonly BookingOnWaybill[]): MeasuredBefore {
  const side = sideOf(step);
  if (!side) return {};
  return {
    housesBefore: housesOf(bookings).map(({ house }) => ({
      hawbId: house.hawbId,
      ...(house[side] ?? unmeasured),
    })),
  };
}

/**
 * What a step that has not happened measured is as it was before. Before it was stored nobody had told of it: what the warehouse
 * has is what its receipts say again.
 */
export async function unmeasure(tx: Tx, mawbId: string, step: Step & MeasuredBefore): Promise<void> {
  const [side, before] = [sideOf(step), step.housesBefore];
  if (!side || !before) return;
  const houses = side === 'warehouse' ? before.map(({ hawbId }) => ({ hawbId, ...unmeasured })) : before;
  await settleHouseFigures(tx, { mawbId, side, houses });
}

/** Who corrects a wrong departure has weighed nothing anew. */
function sideOf({ from, to }: Step): FigureSide | undefined {
  if (to === '32') return 'warehouse';
  return to === '45' && from !== '3' ? 'weighbridge' : undefined;
}
