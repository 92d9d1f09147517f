import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { goesOut } from '@loadline/contract/waybills/waybill.lifecycle';
import { takenOnHoldWords } from '@loadline/contract/waybills/waybill.words';
import type { Tx } from '../../kernel/database.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { type NewSheet, openSheets } from '../exceptions/exceptions.public.ts';
import { passHolds } from '../orders/orders.held.rows.public.ts';
import type { WaybillFacts } from './waybills.facts.queries.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { heldCustomersOn, heldOf, holdsSaid, ordersOn } from './waybills.orders.queries.ts';

/** Who lets cargo go that is on hold says why: it stands on each hold, and in the history of each order, too. */
export function notePassedHolds(tx: Tx, { held, waybill, data }: WaybillFacts): Promise<void> {
  return passHolds(tx, held, `${shownAwb(waybill.mawbNo)}: ${data.reason ?? ''}`);
}

/** What a carrier says cannot be refused: where cargo went that was on hold, a sheet for each order says so. */
export async function alertHeld(
  tx: Tx,
  waybill: LockedWaybill,
  { to, key }: { readonly to: WaybillStatus; readonly key: string },
): Promise<void> {
  if (!goesOut(waybill.status, to)) return;
  const bookings = await bookingsOf(tx, waybill.id);
  const orders = await ordersOn(tx, bookings);
  const sheets = heldOf(orders, await heldCustomersOn(tx, bookings)).map((order): NewSheet => {
    const words = takenOnHoldWords(waybill.mawbNo, waybillStatuses.codes[to], holdsSaid(order));
    return {
      orgId: order.orgId,
      orderId: order.id,
      kind: order.holds.length === 0 || order.holds.includes('payment') ? 'payment' : 'other',
      severity: 'high',
      descriptionZh: words.zh,
      descriptionEn: words.en,
      sourceKey: `held ${key} ${order.id}`,
    };
  });
  await openSheets(tx, sheets, `held ${key}`);
}
