import type { Clerk } from './accounts.ts';
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
  clerk: Clerk,
  now: Date,
) {
  const noteOf = (id: string) => notes.find(({ mawbId }) => mawbId === id)?.fileId ?? null;
  return {
    mawb: waybills.map((one) => waybillRow(one, one.remark ?? remarks[one.status] ?? null, noteOf(one.id))),
    mawb_event: waybills.flatMap((one) => lifeRows(one, clerk)),
    mawb_uld: waybills.flatMap(uldRows),
    mawb_cost: waybills.flatMap(costRows),
    mawb_share: waybills.flatMap(shareRows),
    mawb_message: waybills.flatMap((one) => messageRowsOf(one, clerk)),
    ...stockRows(waybills, clerk, now),
  };
}
