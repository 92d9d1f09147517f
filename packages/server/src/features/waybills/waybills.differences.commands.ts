import { say } from '@loadline/contract/kernel/text';
import {
  agreesText,
  differencesOf,
  differsText,
  wordsOfDifferences,
} from '@loadline/contract/receipts/measured';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { HouseOnWaybill } from '../bookings/bookings.public.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { type NewSheet, openSheets, settleSheet } from '../exceptions/exceptions.public.ts';
import { policiesIn } from '../policies/policies.public.ts';
import { sourceOfDifference } from '../receipts/receipts.public.ts';
import { receiptView } from '../receipts/receipts.rows.public.ts';
import { housesOf } from './waybills.figures.ts';

/**
 * What the warehouse now says of these house waybills: beyond the tolerance it opens the sheet that the receipt would have
 * opened, within it that sheet is settled.
 */
export async function differencesFollow(tx: Tx, mawbId: string, hawbIds: ReadonlySet<string>): Promise<void> {
  const difference = (await policiesIn(tx))('difference');
  const differing: NewSheet[] = [];
  for (const { booking, house } of housesOf(await bookingsOf(tx, mawbId)))
    if (hawbIds.has(house.hawbId)) differing.push(...(await sheetOf(tx, booking.orgId, house, difference)));
  await openSheets(tx, differing, `differences ${mawbId}`);
}

/** The same when it is stored: of what a warehouse has received for an order, its receipt has spoken already. */
export async function differencesAtStep(
  tx: Tx,
  mawbId: string,
  told: readonly { readonly hawbId: string }[],
): Promise<void> {
  const unreceived = await tx.rows(sql.type({ id: text })`
    select h.id::text as id from houses_on(${mawbId}) h where h.id = any(${told.map(({ hawbId }) => hawbId)}::uuid[])
      and not exists (select from ${receiptView} w where w.org_id = h.org_id and w.order_id = h.order_id and w.state = 'RECEIVED')`);
  await differencesFollow(tx, mawbId, new Set(unreceived.map(({ id }) => id)));
}

/** The sheet that an order is to have; one that differs no more settles its own. */
async function sheetOf(
  tx: Tx,
  orgId: string,
  { orderId, booked, warehouse }: HouseOnWaybill,
  tolerance: string,
): Promise<NewSheet[]> {
  if (orderId === null || warehouse === null) return [];
  const about = { orgId, orderId, sourceKey: sourceOfDifference(orderId) };
  const beyond = differencesOf(booked, warehouse, tolerance).filter(({ over }) => over);
  if (beyond.length === 0) {
    await settleSheet(tx, about, agreesText);
    return [];
  }
  const difference = wordsOfDifferences(beyond);
  return [
    {
      ...about,
      kind: 'shortage',
      descriptionZh: say(differsText, 'zh-cn', { difference }),
      descriptionEn: say(differsText, 'en', { difference }),
    },
  ];
}
