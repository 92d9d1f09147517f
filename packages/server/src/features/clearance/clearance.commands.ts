import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { WrittenEntry } from '@loadline/contract/clearance/entry';
import { writtenEntry } from '@loadline/contract/clearance/entry';
import type { makeEntry, saveEntry } from '@loadline/contract/clearance/entry-desk.api';
import { maskedImporter } from '@loadline/contract/clearance/entry-number';
import { sameValue } from '@loadline/contract/kernel/changes';
import { keysOf } from '@loadline/contract/kernel/compose';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { chinaTime } from '../../kernel/clock.ts';
import { json, text } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { assignments } from '../../kernel/records.save.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockedOrders, orderView, referenceView } from '../orders/orders.rows.public.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';

/** One entry of the orders that numbers mean. An order is on one entry at a time; a void one lets it go. */
export function makeOfOrders(
  staff: Database,
  viewer: Viewer,
  { numbers, entryType }: BodyOf<typeof makeEntry>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const orders = await ordersCalled(tx, numbers);
    const [first] = orders;
    if (!first) throw new Problem('notFound');
    if (orders.some(({ orgId }) => orgId !== first.orgId)) throw new Problem('severalCustomers');
    await requireToAmerica(tx, orders);
    await requireFree(tx, orders);
    const id = newId();
    const { fileNo } = await tx.one(sql.type({ fileNo: text })`
      insert into us_entry as r (org_id, id, file_no, entry_type)
      values (${first.orgId}, ${id}, next_number('US', ${chinaTime(tx.now).slice(0, 10)}::date), ${entryType}) returning r.file_no as "fileNo"`);
    await tx.rows(sql`
      insert into us_entry_order (org_id, entry_id, order_id, place)
      select ${first.orgId}, ${id}, x.id, x.place from unnest(${orders.map((one) => one.id)}::uuid[]) with ordinality as x (id, place)`);
    await auditEntry(tx, { orgId: first.orgId, id, fileNo }, 'made');
    return detailIn(tx, fileNo);
  });
}

/** The orders in the order of their numbers, locked; 404 when one is not there, or cancelled. */
async function ordersCalled(tx: Tx, numbers: readonly string[]) {
  const plain = [...new Set(numbers.map(trackedNumber))];
  const named = await tx.rows(sql.type({ number: text, id: text })`
    select distinct n.number, n.order_id::text as id from ${referenceView} n where n.number = any(${plain}::text[])`);
  const ids = [...new Set(named.map(({ id }) => id))];
  const orders = await lockedOrders(tx, sql`o.id = any(${ids}::uuid[]) and o.status <> 'CANCELLED'`);
  const living = new Set(orders.map(({ id }) => id));
  const found = new Set(named.flatMap(({ number, id }) => (living.has(id) ? [number] : [])));
  if (plain.some((number) => !found.has(number))) throw new Problem('notFound');
  const place = new Map(named.map(({ number, id }) => [id, plain.indexOf(number)]));
  return orders.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}

async function requireToAmerica(tx: Tx, orders: readonly { readonly id: string }[]) {
  const [elsewhere] = await tx.rows(sql.type({ number: text })`
    select o.order_number as number from ${orderView} o where o.id = any(${orders.map(({ id }) => id)}::uuid[]) and o.destination_country <> 'US'
    order by 1 limit 1`);
  if (elsewhere) throw new Problem('notToAmerica', { number: elsewhere.number });
}

async function requireFree(tx: Tx, orders: readonly { readonly id: string; readonly orderNumber: string }[]) {
  const [taken] = await tx.rows(sql.type({ id: text, entry: text })`
    select c.order_id::text as id, f.file_no as entry from us_entry_order c join us_entry f on f.org_id = c.org_id and f.id = c.entry_id
    where c.order_id = any(${orders.map(({ id }) => id)}::uuid[]) and f.status <> 'VOID' order by c.place limit 1`);
  if (!taken) return;
  const number = orders.find(({ id }) => id === taken.id)?.orderNumber ?? '';
  throw new Problem('onEntryAlready', { number, entry: taken.entry });
}

export function saveWritten(
  staff: Database,
  viewer: Viewer,
  { no, version, ...written }: BodyOf<typeof saveEntry>,
): Promise<DeskDetail> {
  const saving = staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const before = await writtenIn(tx, entry);
    await touchEntry(tx, entry, assignments(written));
    const changed = keysOf(writtenEntry).filter((key) => !sameValue(before[key], written[key]));
    const said = (of: WrittenEntry) => ({ ...of, importerNo: maskedImporter(of.importerNo) });
    const [from, to] = [said(before), said(written)];
    const changes = changed.map((key) => [key, { from: from[key], to: to[key] }] as const);
    if (changes.length > 0) await auditEntry(tx, entry, 'edited', Object.fromEntries(changes));
    return detailIn(tx, no);
  });
  return withoutConflict({ us_entry_filed: 'entryTaken' }, { number: written.entryNo ?? '' }, saving);
}

async function writtenIn(tx: Tx, { orgId, id }: LockedEntry): Promise<WrittenEntry> {
  const { written } = await tx.one(sql.type({ written: json<WrittenEntry>() })`
    select ${jsonOf(writtenEntry, 'r')} as written from us_entry r where r.org_id = ${orgId} and r.id = ${id}`);
  return written;
}
