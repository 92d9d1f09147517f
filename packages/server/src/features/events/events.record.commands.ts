import { type Stage, stageOrder } from '@loadline/contract/codes/stage';
import { isOutOfSequence } from '@loadline/contract/events/event-stage';
import { instant, orNull, text, textOf } from '../../kernel/columns.ts';
import { newId, type Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { programId } from '../../kernel/viewer.ts';
import { lockedOrders } from '../orders/orders.rows.public.ts';
import type { EventOrder, FlaggedEvent, StagedEvent } from './events.tell.commands.ts';
import { tellOfEvents } from './events.tell.commands.ts';
import type { NewEvent } from './new-event.ts';

/** As `recordEvents`, of events whose stage is decided. */
export async function recordIn(tx: Tx, events: readonly StagedEvent[]): Promise<readonly NewEvent[]> {
  const unknown = await withoutKnown(tx, events);
  if (unknown.length === 0) return [];
  const orders = await lockOrders(tx, unknown);
  const flagged = inSequence(unknown, orders);
  // Those who waited for the lock may now find their event there.
  const written = await insertEvents(tx, flagged);
  const recorded = flagged.filter(({ id }) => written.has(id));
  if (recorded.length === 0) return [];
  await settle(tx, orders);
  const { fresh, earlier } = await byParts(tx, recorded);
  await tellOfEvents(tx, orders, [...fresh, ...earlier]);
  return fresh;
}

/**
 * What an order has come to by the last of its parts is known only now. The last to happen may not be the last that is told of:
 * then it is told of with them.
 */
async function byParts(tx: Tx, events: readonly FlaggedEvent[]): Promise<PartsTold> {
  const parts = events.filter(({ part }) => part !== undefined);
  if (parts.length === 0) return { fresh: events, earlier: [] };
  const complete = await tx.rows(sql.type(completedColumns)`
    select e.event_id::text as id, e.subject_id::text as "orderId", e.stage, e.occurred_at as at, e.zone, e.place from shipment_event e
    where e.org_id = any(${parts.map(({ orgId }) => orgId)}::uuid[]) and e.subject_id = any(${parts.map(({ orderId }) => orderId)}::uuid[])
      and e.subject = 'order' and (e.part_of is not null or e.parcel is not null) and e.stage is not null and e.voided_by is null`);
  const stages = new Map(complete.map(({ id, stage }) => [id, stage]));
  const ids = new Set(events.map(({ id }) => id));
  return {
    fresh: events.map((event) => ({ ...event, stage: stages.get(event.id) ?? event.stage })),
    earlier: complete.flatMap(({ id, orderId, at, ...said }) => {
      const beside = ids.has(id) ? undefined : parts.findLast((part) => part.orderId === orderId);
      return beside ? [{ ...beside, ...said, id, occurredAt: at.toISOString() }] : [];
    }),
  };
}

interface PartsTold {
  readonly fresh: readonly FlaggedEvent[];
  /** What was recorded before and has only now brought its order somewhere, or had already. */
  readonly earlier: readonly FlaggedEvent[];
}

const completedColumns = {
  id: text,
  orderId: text,
  stage: textOf<Stage>(),
  at: instant,
  zone: text,
  place: orNull(text),
};

/** A feed repeats itself: what is known needs no lock. */
async function withoutKnown(tx: Tx, events: readonly StagedEvent[]): Promise<readonly StagedEvent[]> {
  const named = events.filter(({ sourceId }) => sourceId !== undefined);
  if (named.length === 0) return events;
  const known = await tx.rows(sql.type({ key: text })`
    select e.org_id || ' ' || e.source || ' ' || e.source_id as key from shipment_event e
    join jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n ("orgId" uuid, source text, "sourceId" text)
      on e.org_id = n."orgId" and e.source = n.source and e.source_id = n."sourceId"`);
  const keys = new Set(known.map(({ key }) => key));
  return events.filter(({ orgId, source, sourceId }) => !keys.has(`${orgId} ${source} ${sourceId ?? ''}`));
}

async function lockOrders(tx: Tx, events: readonly StagedEvent[]): Promise<EventOrder[]> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e ("orgId" uuid, "orderId" uuid)`;
  const orders = await lockedOrders(
    tx,
    sql`(o.org_id, o.id) in (select e."orgId", e."orderId" from ${wanted})`,
  );
  if (orders.length < new Set(events.map(({ orderId }) => orderId)).size) throw new Problem('notFound');
  const expected = await tx.rows(sql.type({ id: text, at: instant })`
    select distinct e."orderId"::text as id, x.at from ${wanted} cross join lateral expected_arrival(e."orgId", e."orderId") x`);
  const expectedAt = new Map(expected.map(({ id, at }) => [id, at]));
  return orders.map((order) => ({ ...order, expectedAt: expectedAt.get(order.id) ?? null }));
}

/** Flags what does not follow from where its order is, each event after the one before it. */
function inSequence(events: readonly StagedEvent[], orders: readonly EventOrder[]): FlaggedEvent[] {
  // Ids of one millisecond have no order of their own; the events keep theirs.
  const ids = events.map(newId).toSorted();
  const current = new Map(orders.map(({ id, status }) => [id, stageOrder.find((stage) => stage === status)]));
  return events.map((event, at) => {
    const { orderId, code, stage, classifier } = event;
    const id = ids[at] ?? newId();
    if (stage === null || classifier !== 'ACT') return { ...event, id, outOfSequence: false };
    const now = current.get(orderId);
    if (now && stageOrder.indexOf(stage) > stageOrder.indexOf(now)) current.set(orderId, stage);
    return { ...event, id, outOfSequence: now === undefined || isOutOfSequence(code, stage, now) };
  });
}

async function insertEvents(tx: Tx, events: readonly FlaggedEvent[]): Promise<ReadonlySet<string>> {
  const written = await tx.rows(sql.type({ id: text })`
    insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, day_only, place, flight_or_vessel, pieces, weight,
      note_zh, note_en, source, source_id, is_public, origin_event_id, out_of_sequence, part_of, part_stage, part_total, parcel,
      called, created_by)
    select e."orgId", e.id, 'order', e."orderId", e.code, e.stage, e.classifier, e."occurredAt", e.zone, coalesce(e."dayOnly", false), e.place, e."flightOrVessel",
      e.pieces, e.weight, e."noteZh", e."noteEn", e.source, e."sourceId", coalesce(e."isPublic", true), e."originId", e."outOfSequence", (e.part ->> 'house')::uuid, e.part ->> 'stage', (e.part ->> 'of')::int, e.part ->> 'parcel',
      e.called, nullif(${tx.me.userId}::uuid, ${programId}::uuid)
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (id uuid, "orgId" uuid, "orderId" uuid, code text, stage text, classifier text, "occurredAt" timestamptz, zone text,
      "dayOnly" boolean, place text, "flightOrVessel" text, pieces integer, weight numeric, "noteZh" text, "noteEn" text, source text, "sourceId" text,
      "isPublic" boolean, "originId" uuid, "outOfSequence" boolean, part jsonb, called jsonb)
    order by e.id
    on conflict (org_id, source, source_id) where source_id is not null do nothing returning event_id::text as id`);
  return new Set(written.map(({ id }) => id));
}

/** Brings orders to the stage and the expected day that their events say. */
export async function settle(
  tx: Pick<Tx, 'rows'>,
  orders: readonly Pick<EventOrder, 'orgId' | 'id'>[],
): Promise<void> {
  const [orgs, ids] = [orders.map(({ orgId }) => orgId), orders.map(({ id }) => id)];
  await tx.rows(sql`select settle_orders(${orgs}::uuid[], ${ids}::uuid[], ${[...stageOrder]}::text[])`);
}
