import type { Clerk } from './accounts.ts';
import type { MeasuredRow } from './house.rows.ts';
import { costRows, lifeRows, messageRowsOf, stockRows, uldRows } from './waybill.life.rows.ts';
import type { DemoWaybill } from './waybill.rows.ts';
import { shareRows, waybillRow } from './waybill.rows.ts';
import { remarks } from './waybills.seed.ts';

interface Note {
  readonly mawbId: string;
  readonly fileId: string;
}

/** The rows of the waybills of the demo, table by table. */
export function waybillRows(
  waybills: readonly DemoWaybill[],
  notes: readonly Note[],
  houses: readonly MeasuredRow[],
  clerk: Clerk,
  now: Date,
) {
  const noteOf = (id: string) => notes.find(({ mawbId }) => mawbId === id)?.fileId ?? null;
  return {
    mawb: waybills.map((one) =>
      waybillRow(one, houses, {
        remark: one.remark ?? remarks[one.status] ?? null,
        weighbridge: noteOf(one.id),
      }),
    ),
    mawb_event: waybills.flatMap((one) => lifeRows(one, clerk)),
    mawb_uld: waybills.flatMap(uldRows),
    mawb_cost: waybills.flatMap(costRows),
    mawb_share: waybills.flatMap((one) => shareRows(one, houses)),
    mawb_message: waybills.flatMap((one) => messageRowsOf(one, clerk)),
    ...stockRows(waybills, clerk, now),
  };
}
