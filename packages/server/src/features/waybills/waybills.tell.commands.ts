import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { instant, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { flightView } from '../flights/flights.rows.public.ts';
import { tell } from '../notices/notices.public.ts';
import { isAbroad } from './waybills.abroad.ts';
import { zoneOf } from './waybills.entry.commands.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import type { Made } from './waybills.made.ts';

const noticeOf: Partial<Readonly<Record<WaybillStatus, NoticeEventName>>> = {
  '43': 'draftToConfirm',
  '3': 'departed',
  '4': 'arrived',
  '8': 'delivered',
};

/** Tells the customers of a waybill. Of what their orders tell already they are told by these alone. */
export async function tellOfMove(tx: Tx, { facts, move, written }: Made): Promise<void> {
  const event = noticeOf[move.to];
  if (!event) return;
  const { waybill, bookings, data } = facts;
  const side = isAbroad(move.to) ? 'destination' : 'origin';
  const byOrders = new Set(
    bookings.flatMap(({ orgId, houses }) => (houses.some(({ orderId }) => orderId !== null) ? [orgId] : [])),
  );
  const words = {
    flight: waybill.flightNo ?? '',
    place: (side === 'origin' ? waybill.origin : waybill.destination) ?? '',
    time: data.at ?? '',
    zone: zoneOf(waybill, side),
    due: event === 'draftToConfirm' ? await cutOffOf(tx, waybill) : '',
  };
  for (const orgId of await customersOn(tx, waybill.id))
    if (event === 'draftToConfirm' || !byOrders.has(orgId))
      await tellCustomer(tx, waybill, orgId, { event, words, key: `${event} ${written.eventId}` });
}

/** Everybody with a share, whoever serves them. */
export async function customersOn(tx: Tx, mawbId: string): Promise<string[]> {
  const rows = await tx.rows(
    sql.type({ orgId: text })`
      select distinct s.org_id::text as "orgId" from mawb_share s where s.mawb_id = ${mawbId} order by 1`,
  );
  return rows.map(({ orgId }) => orgId);
}

interface News {
  readonly event: NoticeEventName;
  readonly words: Readonly<Record<string, string>>;
  readonly key: string;
}

export function tellCustomer(
  tx: Tx,
  { id, mawbNo }: LockedWaybill,
  orgId: string,
  { event, words, key }: News,
): Promise<void> {
  return tell(tx, {
    event,
    orgId,
    subject: 'mawb',
    subjectId: id,
    number: shownAwb(mawbNo),
    words,
    key: `mawb ${key}`,
  });
}

async function cutOffOf(tx: Tx, { flightId }: LockedWaybill): Promise<string> {
  const [flight] = await tx.rows(
    sql.type({ cutOff: instant })`select f.cut_off as "cutOff" from ${flightView} f where f.id = ${flightId}`,
  );
  return flight?.cutOff.toISOString() ?? '';
}
