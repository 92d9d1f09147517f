import type { Disposition } from '@loadline/contract/clearance/entry.codes';
import { dispositions, holdEnds } from '@loadline/contract/clearance/entry.codes';
import { placeOf } from '@loadline/contract/codes/place';
import { eventOfStep } from '@loadline/contract/customs/customs.events';
import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import type { EventCode } from '@loadline/contract/events/event-code';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Text } from '@loadline/contract/kernel/text';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { recordEvents, voidEventOf } from '../events/events.public.ts';
import { eventView } from '../events/events.rows.public.ts';
import { tellAll, tellStaff } from '../notices/notices.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';

const orderColumns = {
  id: text,
  orderNumber: text,
  status: text,
  origin: orNull(text),
  destination: orNull(text),
};

/** Where an order's clearance is told of when nobody knows its port of arrival: by the clock of customs' head office. */
const americaZone = 'America/New_York';

function zoneOfPlace(code: string | null, otherwise: string): string {
  return (code === null ? undefined : placeOf(code)?.zone) ?? otherwise;
}

/** The orders on an entry that have not come to an end. */
export function ordersOf(tx: Pick<Tx, 'rows'>, { orgId, id }: Pick<LockedEntry, 'orgId' | 'id'>) {
  return tx.rows(sql.type(orderColumns)`
    select o.id::text as id, o.order_number as "orderNumber", o.status, o.origin, o.destination from us_entry_order c
    join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
    where c.org_id = ${orgId} and c.entry_id = ${id} and o.status not in ('CANCELLED', 'CLOSED') order by c.place`);
}

type EntryOrder = Awaited<ReturnType<typeof ordersOf>>[number];

/** A departure is told by the clock of where it was, all else by that of the arrival. */
function eventOf(code: EventCode, { orgId }: LockedEntry, order: EntryOrder, at: string, sourceId: string) {
  const zone =
    code === 'DEPARTED'
      ? zoneOfPlace(order.origin, 'Asia/Shanghai')
      : zoneOfPlace(order.destination, americaZone);
  return {
    orgId,
    orderId: order.id,
    code,
    classifier: 'ACT',
    occurredAt: at,
    zone,
    source: 'system',
    sourceId,
  } as const;
}

/** What a step means for the orders, as an event of each. */
export async function tellOrders(tx: Tx, entry: LockedEntry, step: CustomsStep, at: string): Promise<void> {
  const code = eventOfStep('import', step);
  if (!code) return;
  const orders = await ordersOf(tx, entry);
  await recordEvents(
    tx,
    // Taken back and taken again it is another event.
    orders.map((order) =>
      eventOf(code, entry, order, at, `${sourceOf(entry, step)}${entry.version} ${order.id}`),
    ),
  );
  const key = `${sourceOf(entry, step)}${entry.version}`;
  if (step === 'RELEASED') await tellCustomers(tx, entry, orders, { event: 'customsReleased', at, key });
}

function sourceOf({ id }: LockedEntry, step: CustomsStep): string {
  return `entry ${id} ${step} `;
}

interface News {
  readonly event: 'customsReleased' | 'releaseRecalled' | 'customsHold';
  readonly at: string;
  readonly reason?: Text;
  /** The same of an order is told once. */
  readonly key: string;
}

/** The customers hear of it, of all orders on the entry at once, by the clocks of where their goods stand. */
function tellCustomers(
  tx: Tx,
  { orgId }: LockedEntry,
  orders: readonly EntryOrder[],
  { event, at, reason, key }: News,
): Promise<void> {
  return tellAll(
    tx,
    orders.map(({ id, orderNumber, destination }) => ({
      event,
      orgId,
      subject: 'order',
      subjectId: id,
      number: orderNumber,
      words: {
        place: destination ?? '',
        ...(reason && { reasonZh: reason.zh, reasonEn: reason.en }),
        time: at,
        zone: zoneOfPlace(destination, americaZone),
      },
      key: `${key} ${id}`,
      cause: key,
    })),
  );
}

interface Recall {
  readonly at: string;
  readonly reason: Text;
  /** The same recall is told once. */
  readonly key: string;
}

/** Goods that were free are not any more: the customers of each order hear of it, and who handles the entry. */
export async function tellRecalled(tx: Tx, entry: LockedEntry, { at, reason, key }: Recall): Promise<void> {
  const orders = await ordersOf(tx, entry);
  const recall = { event: 'releaseRecalled', at, reason, key: `entry ${entry.id} recalled ${key}` } as const;
  await tellCustomers(tx, entry, orders, recall);
  await tellStaff(tx, {
    event: 'releaseRecalled',
    orgId: entry.orgId,
    subject: 'clearance',
    subjectId: entry.id,
    number: entry.fileNo,
    who: tx.me.name,
    said: reason.zh === reason.en ? reason.zh : `${reason.zh} · ${reason.en}`,
    key,
  });
}

/** A hold or an examination is an event of every order, and its people are told unless that told them more; what ends it is customs' own. */
export async function tellHold(
  tx: Tx,
  entry: LockedEntry,
  code: Disposition,
  { id, at, isTold }: { readonly id: string; readonly at: string; readonly isTold: boolean },
): Promise<void> {
  if (!holdEnds.some(([hold]) => hold === code)) return;
  const orders = await ordersOf(tx, entry);
  await recordEvents(
    tx,
    orders.map((order) => eventOf('CUS_EXAM', entry, order, at, `entry ${entry.id} ${id} ${order.id}`)),
  );
  if (isTold) return;
  const hold = {
    event: 'customsHold',
    at,
    reason: wordOf(dispositions, code),
    key: `entry ${entry.id} ${id}`,
  } as const;
  await tellCustomers(tx, entry, orders, hold);
}

export async function takeBack(tx: Tx, entry: LockedEntry, step: CustomsStep, reason: string): Promise<void> {
  const { orgId, id } = entry;
  const told = await tx.rows(sql.type({ sourceId: text })`
    select e.source_id as "sourceId" from us_entry_order c join ${eventView} e on e.org_id = c.org_id and e.subject_id = c.order_id and e.subject = 'order'
    where c.org_id = ${orgId} and c.entry_id = ${id} and e.source = 'system' and starts_with(e.source_id, ${sourceOf(entry, step)}) and e.voided_by is null`);
  for (const { sourceId } of told) await voidEventOf(tx, { orgId, source: 'system', sourceId, reason });
}
