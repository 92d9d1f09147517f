import { watchRules } from '@loadline/contract/exceptions/sheet-rule';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { asProgram, programWork } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingView, orderHouseView } from '../bookings/bookings.rows.public.ts';
import { lockedOrders } from '../orders/orders.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import type { ToldSheet } from './exceptions.news.commands.ts';
import { tellOfSheets } from './exceptions.news.commands.ts';
import { laidSheet, sheetOfRule } from './exceptions.public.ts';
import type { Finding } from './exceptions.watch.queries.ts';
import { findingsIn, saidOf } from './exceptions.watch.queries.ts';

/**
 * What time brings to light: each of it opens one sheet, once; what befalls several orders of a customer on one waybill opens
 * one for all of them. What a run has opened by one rule is one notice.
 */
export function raiseSheetsJob({ staff }: House): Job {
  return {
    name: 'raise-sheets',
    permission: 'nobody',
    recurs: '7,37 * * * *',
    async work() {
      const found = (await programWork(staff, (tx) => findingsIn(tx))) ?? [];
      for (const [orgId, own] of Map.groupBy(found, (one) => one.orgId))
        await programWork(staff, (tx) => raiseFor(tx, orgId, own));
    },
  };
}

/** Nobody has said in time that a resolved sheet is not solved. */
export function closeSheetsJob({ staff, clock }: House): Job {
  return {
    name: 'close-sheets',
    permission: 'nobody',
    recurs: '19 * * * *',
    async work() {
      const days = sql`${policyOf('reopenDays')}::int`;
      await asProgram(staff, sql`select close_resolved_sheets(${days}, ${clock.now()})`);
    },
  };
}

async function raiseFor(tx: Tx, orgId: string, found: readonly Finding[]): Promise<void> {
  const ids = [...new Set(found.map(({ orderId }) => orderId))];
  await lockedOrders(tx, sql`o.id = any(${ids}::uuid[])`);
  const waybillOf = await waybillsOf(tx, ids);
  for (const rule of watchRules) {
    const byWaybill = Map.groupBy(
      found.filter((one) => one.rule === rule),
      ({ orderId }) => waybillOf.get(orderId) ?? orderId,
    );
    const opened: ToldSheet[] = [];
    for (const group of byWaybill.values()) {
      const sheet = await raised(tx, orgId, group, waybillOf);
      if (sheet) opened.push(sheet);
    }
    await tellOfSheets(tx, 'opened', opened, rule);
  }
}

/** One sheet of what a rule has found on a waybill, or with an order that flies by itself. */
async function raised(
  tx: Tx,
  orgId: string,
  group: readonly Finding[],
  waybillOf: ReadonlyMap<string, string>,
): Promise<ToldSheet | undefined> {
  const [first, ...others] = group;
  if (!first) return undefined;
  const { rule, orderId } = first;
  const said = saidOf(rule, group);
  const mawbId = waybillOf.get(orderId);
  const orders = group.map((one) => one.orderId);
  if (mawbId !== undefined && (await joined(tx, orgId, `${rule} ${mawbId}`, orders))) return undefined;
  const about =
    mawbId !== undefined && others.length > 0
      ? { waybill: { id: mawbId, orders }, sourceKey: `${rule} ${mawbId}` }
      : { orderId, sourceKey: `${rule} ${orderId}` };
  return laidSheet(tx, sheetOfRule(rule, { orgId, ...about }, said), '');
}

/** Whether these orders are told of by a sheet of their waybill that is open already. */
async function joined(tx: Tx, orgId: string, cause: string, orders: readonly string[]): Promise<boolean> {
  const [one] = await tx.rows(
    sql.type({ done: text })`select join_sheet(${orgId}, ${cause}, ${orders}::uuid[])::text as done`,
  );
  return one?.done === 'true';
}

/** The waybill that each order flies on, the last of several. */
async function waybillsOf(tx: Tx, orders: readonly string[]): Promise<Map<string, string>> {
  const found = await tx.rows(sql.type({ id: text, mawbId: orNull(text) })`
    select h.order_id::text as id, (array_agg(b.mawb_id::text order by b.flight_date desc nulls last, b.id desc))[1] as "mawbId"
    from ${orderHouseView} h join ${bookingView} b on b.org_id = h.org_id and b.id = h.booking_id
    where h.order_id = any(${orders}::uuid[]) and b.mawb_id is not null group by 1`);
  return new Map(found.flatMap(({ id, mawbId }) => (mawbId === null ? [] : [[id, mawbId]])));
}
