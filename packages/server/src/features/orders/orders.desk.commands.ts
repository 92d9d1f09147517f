import { farOff, isFarOff } from '@loadline/contract/checks/event-time';
import { trackedNumbers } from '@loadline/contract/checks/tracked-number';
import { transports } from '@loadline/contract/codes/transport';
import { isCode } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { order as orderResource } from '@loadline/contract/orders/order';
import type {
  holdOrders,
  releaseOrders,
  saveDeskFacts,
  saveDeskNote,
  setArrival,
} from '@loadline/contract/orders/order-desk.edit.api';
import { cutOffOfFlight } from '@loadline/contract/orders/order-desk.edit.api';
import { carrierKindOf, flawOfCarrierNumber } from '@loadline/contract/orders/order-reference';
import { audit, auditAll } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, int, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { assignments, staleProblem } from '../../kernel/records.save.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { recordEvents, settleOrders } from '../events/events.public.ts';
import { requireVersion } from './orders.cancel.commands.ts';
import { chargeOrders } from './orders.charged.public.ts';
import { requireOpen } from './orders.edit.commands.ts';
import { orderZone } from './orders.filter.queries.ts';
import { lockedOrder } from './orders.form.queries.ts';
import { lift, place } from './orders.hold.commands.ts';
import { knownElsewhere } from './orders.numbers.commands.ts';
import { carrierNumbers } from './orders.rows.public.ts';

const chosenColumns = { id: text, orgId: text, status: text, eta: orNull(text) };
type Chosen = RowOf<typeof chosenColumns>;

/** Holds all of the orders or, when one is not there or has ended, none. Answers how many were not held for this already. */
export function holdAll(
  staff: Database,
  viewer: Viewer,
  { ids, reason, note, internalNote }: BodyOf<typeof holdOrders>,
): Promise<number> {
  return staff.inTransaction(viewer, async (tx) =>
    place(tx, await chosenOrders(tx, ids), { reason, note, internalNote }),
  );
}

export function releaseAll(
  staff: Database,
  viewer: Viewer,
  { ids, reason, note }: BodyOf<typeof releaseOrders>,
): Promise<number> {
  return staff.inTransaction(viewer, async (tx) => lift(tx, await chosenOrders(tx, ids), { reason, note }));
}

/** An estimate of the arrival for each of them: their day of arrival follows it. */
export function tellArrival(
  staff: Database,
  viewer: Viewer,
  { ids, eta, reason }: BodyOf<typeof setArrival>,
): Promise<number> {
  return staff.inTransaction(viewer, async (tx) => {
    const orders = await chosenOrders(tx, ids);
    requireNear(tx, 'eta', eta);
    const others = orders.filter((order) => order.eta !== eta);
    // Noon in China: a day that no zone of a reader moves to another one there.
    const occurredAt = `${eta}T04:00:00.000Z`;
    const expected = { code: 'ARRIVED', classifier: 'EST', occurredAt, zone: orderZone } as const;
    const says = { noteZh: reason, noteEn: reason, source: 'operator', dayOnly: true } as const;
    await recordEvents(
      tx,
      others.map(({ id: orderId, orgId }) => ({ orgId, orderId, ...expected, ...says })),
    );
    await auditAll(
      tx,
      others.map(({ id, orgId, eta: from }) => ({
        action: 'edited',
        orgId,
        subject: 'order',
        subjectId: id,
        changes: { eta: { from, to: eta }, ...(reason && { reason }) },
      })),
    );
    return others.length;
  });
}

/** A day of another decade is a slip of the keyboard. */
function requireNear({ now }: Tx, path: 'eta' | 'cutOff', at: string | null): void {
  if (at !== null && isFarOff(at, now.getTime()))
    throw wrongFields([{ path, label: orderResource.fields[path].label, says: farOff }]);
}

/** All of them, locked in one order for everybody; none of them has ended. */
async function chosenOrders(tx: Tx, ids: readonly string[]): Promise<Chosen[]> {
  const wanted = [...new Set(ids)];
  const orders = await tx.rows(sql.type(chosenColumns)`
    select o.id::text as id, o.org_id::text as "orgId", o.status, to_char(o.eta, 'YYYY-MM-DD') as eta
    from orders o where o.id = any(${wanted}::uuid[]) order by o.org_id, o.id for update`);
  if (orders.length < wanted.length) throw new Problem('notFound');
  if (orders.some(({ status }) => status === 'CANCELLED' || status === 'CLOSED'))
    throw new Problem('orderEnded');
  return orders;
}

const wayColumns = { origin: orNull(text), destination: orNull(text), route: orNull(text) };

const factsColumns = {
  ...wayColumns,
  trackingNo: orNull(text),
  transferNo: orNull(text),
  cutOff: orNull(text),
  transportType: orNull(text),
  ofFlight: flag,
};

/** What only staff know of a shipment; the customer reads it, and its history. */
export function keepFacts(
  staff: Database,
  viewer: Viewer,
  { id, version, trackingNo, transferNo, cutOff, ...way }: BodyOf<typeof saveDeskFacts>,
): Promise<{ version: number }> {
  return staff.inTransaction(viewer, async (tx) => {
    const order = await lockedOrder(tx, { id });
    requireVersion(order, version);
    requireOpen(order);
    requireNear(tx, 'cutOff', cutOff);
    const { ofFlight: follows, ...before } = await tx.one(sql.type(factsColumns)`
      select ${carrierNumbers.trackingNo} as "trackingNo", ${carrierNumbers.transferNo} as "transferNo", o.origin, o.destination, o.route, ${isoOf(sql`o.cut_off`)} as "cutOff", o.transport_type as "transportType",
        o.flight_cut_off is not null as "ofFlight"
      from orders o where o.id = ${id}`);
    if (follows && !isSameInstant(before.cutOff, cutOff))
      throw wrongFields([{ path: 'cutOff', label: orderResource.fields.cutOff.label, says: cutOffOfFlight }]);
    const columns = {
      ...ownWay(before, way),
      ...(!follows && { ownCutOff: cutOff }),
      version: version + 1,
    };
    await tx.rows(sql`update orders set ${assignments(columns)} where id = ${id}`);
    await chargeOrders(tx, sql`o.id = ${id}`);
    const numbers = await noteNumbers(tx, order, before.transportType, {
      trackingNo,
      transferNo,
    });
    // Where nothing of its own is said any more, the way is the booking's again.
    const now = await tx.one(
      sql.type(wayColumns)`select o.origin, o.destination, o.route from orders o where o.id = ${id}`,
    );
    const was: Readonly<Record<string, string | null>> = before;
    const changed = Object.entries({ ...now, cutOff, ...numbers }).filter(([key, value]) =>
      key === 'cutOff' ? !isSameInstant(before.cutOff, value) : (was[key] ?? null) !== value,
    );
    const changes = Object.fromEntries(
      changed.map(([key, value]) => [key, { from: was[key] ?? null, to: value }]),
    );
    await audit(tx, { action: 'edited', orgId: order.orgId, subject: 'order', subjectId: id, changes });
    return { version: version + 1 };
  });
}

/** What staff say of the way itself; what stays as the booking or its two ends say it goes on following them. */
function ownWay(
  was: RowOf<typeof wayColumns>,
  { origin, destination, route }: Pick<BodyOf<typeof saveDeskFacts>, 'origin' | 'destination' | 'route'>,
) {
  return {
    ...(origin !== was.origin && { ownOrigin: origin }),
    ...(destination !== was.destination && { ownDestination: destination }),
    ...(route !== was.route && { ownRoute: route }),
  };
}

/** The carriers' numbers that staff note, beside those that an order has by its booking. A check digit that cannot be is refused. */
async function noteNumbers(
  tx: Tx,
  { id, orgId }: { readonly id: string; readonly orgId: string },
  transport: string | null,
  typed: Pick<BodyOf<typeof saveDeskFacts>, 'trackingNo' | 'transferNo'>,
): Promise<{ readonly trackingNo: string | null; readonly transferNo: string | null }> {
  const mode = isCode(transports, transport) ? transport : null;
  const [carried, parcels] = [trackedNumbers(typed.trackingNo ?? ''), trackedNumbers(typed.transferNo ?? '')];
  const { label } = orderResource.fields.trackingNo;
  const flaws = carried.flatMap((number) => flawOfCarrierNumber(number, mode) ?? []);
  if (flaws.length > 0) throw wrongFields(flaws.map((says) => ({ path: 'trackingNo', label, says })));
  const known = await knownElsewhere(tx, [id]);
  const noted = carried.filter((number) => !known.has(`${id} ${number}`));
  const told = [
    ...noted.map((number) => ({ order: id, kind: carrierKindOf(number, mode), number })),
    ...parcels.map((number) => ({ order: id, kind: 'parcel', number })),
  ];
  await tx.rows(
    sql`select keep_references(${orgId}, array[${id}::uuid], 'desk', ${JSON.stringify(told)}::jsonb)`,
  );
  await settleOrders(tx, [{ orgId, id }]);
  return tx.one(
    sql.type({ trackingNo: orNull(text), transferNo: orNull(text) })`
      select ${carrierNumbers.trackingNo} as "trackingNo", ${carrierNumbers.transferNo} as "transferNo" from orders o where o.id = ${id}`,
  );
}

/** An instant is the same with and without its milliseconds. */
function isSameInstant(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
}

/** Notes about an order stand in our own log, as they stand in a table of our own. */
export function keepNote(
  staff: Database,
  viewer: Viewer,
  { id, version, staffNote, costNote }: BodyOf<typeof saveDeskNote>,
): Promise<boolean> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orgId } = await lockedOrder(tx, { id });
    const [now] = await tx.rows(sql.type({ version: int, staffNote: orNull(text), costNote: orNull(text) })`
      select n.version, n.staff_note as "staffNote", n.cost_note as "costNote" from order_desk_note n where n.org_id = ${orgId} and n.order_id = ${id}`);
    if ((now?.version ?? 0) !== version) throw staleProblem(now ?? {}, { version, staffNote, costNote });
    await tx.rows(sql`
      insert into order_desk_note as n (org_id, order_id, staff_note, cost_note, updated_by) values (${orgId}, ${id}, ${staffNote}, ${costNote}, ${tx.me.userId})
      on conflict (org_id, order_id) do update set staff_note = excluded.staff_note, cost_note = excluded.cost_note, updated_by = excluded.updated_by, updated_at = now(), version = n.version + 1`);
    await audit(tx, { action: 'saved', subject: 'order', subjectId: id, changes: { staffNote, costNote } });
    return true;
  });
}
