import { farOff, isAhead, isFarOff, isYetToCome, notYet } from '@loadline/contract/checks/event-time';
import { zoneOf } from '@loadline/contract/codes/place';
import { enteredCodes, stageOf } from '@loadline/contract/events/event-code';
import type { recordEvent, voidEvent, voidEvents } from '@loadline/contract/events/event-desk.api';
import { clockUnknown, endInstead, enteredEvent, isToldByClock } from '@loadline/contract/events/event-entry';
import { positionOn } from '@loadline/contract/events/event-position';
import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { instantOf } from '@loadline/contract/kernel/local-time';
import type { Text } from '@loadline/contract/kernel/text';
import { auditAll } from '../../kernel/audit.ts';
import { chinaZone } from '../../kernel/clock.ts';
import { int, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, refusalOfOne, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { withoutKey } from '../../kernel/viewer.ts';
import { passHolds } from '../orders/orders.held.rows.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { FoundOrder, NamedOrder } from './events.orders.queries.ts';
import { liesBefore, onceEach, ordersUnder } from './events.orders.queries.ts';
import { recordEvents } from './events.public.ts';
import { voidIn } from './events.void.commands.ts';
import { type NewEvent, stageOfTold } from './new-event.ts';

export type Entered = Omit<BodyOf<typeof recordEvent>, 'key' | 'numbers' | 'passReason'>;

/** What stands above events and has a part in those that staff enter or void; app.ts passes it in. */
export interface EventNeighbours {
  /** Tells what else goes by the numbers: how many heard something new, and the numbers that nobody knows. */
  readonly tellOthers: (
    tx: Tx,
    key: string,
    entered: Entered,
    under: {
      readonly numbers: readonly string[];
      readonly notFound: readonly string[];
      readonly source: 'manual' | 'import';
    },
  ) => Promise<{ readonly told: number; readonly notFound: string[] }>;
  /** The number of the receipt that wrote an event and is voided instead of it; undefined for other events. */
  readonly receiptOf: (tx: Tx, orgId: string, sourceId: string) => Promise<string | undefined>;
}

/** One event of every order under the numbers, in one transaction with the audit rows. */
export function enterEvent(
  staff: Database,
  viewer: Viewer,
  { key, numbers, passReason, ...entered }: BodyOf<typeof recordEvent>,
  { tellOthers }: EventNeighbours,
): Promise<AnswerOf<typeof recordEvent>> {
  return staff.inTransaction(viewer, async (tx) => {
    requireSayable(entered, tx.now);
    const { named, orders, notFound } = await ordersUnder(tx, numbers);
    if (letsOut(entered)) await passKept(tx, orders, passReason);
    const flying = new Set(named.flatMap(({ order, byWaybill }) => (byWaybill ? order.orderId : [])));
    const fresh = await recordEvents(
      tx,
      onceEach(named.filter(({ order }) => !flying.has(order.orderId))).map((one) =>
        enteredOf(entered, one, `${key} ${toldKey(one)}`),
      ),
    );
    await auditEntered(tx, fresh);
    const others = await tellOthers(tx, key, entered, { numbers, notFound, source: 'manual' });
    return {
      recorded: fresh.length + others.told,
      ...(await flaggedIn(tx)),
      // Two numbers of the same order are one order.
      orders: [...new Map(orders.map((order) => [order.orderId, order])).values()],
      notFound: others.notFound,
    };
  });
}

/** Whether we ourselves let cargo go: what carriers do with it is a fact, whatever it was held for. */
export function letsOut({
  code,
  classifier,
}: {
  readonly code: string | null | undefined;
  readonly classifier: string;
}): boolean {
  return code === 'WMS_OUT' && classifier === 'ACT';
}

/** What a hold, or the credit of its customer, keeps in the warehouse goes by who may lift holds and says why. */
async function passKept(tx: Tx, orders: readonly FoundOrder[], reason: string | null): Promise<void> {
  const kept = new Map(orders.flatMap((order) => (order.keptBack ? [[order.orderNumber, order]] : [])));
  if (kept.size === 0) return;
  if (reason === null || !tx.me.permissions.includes('op:order:hold'))
    throw new Problem('keptBack', { orders: [...kept.keys()].join(', ') });
  await passHolds(
    tx,
    [...kept.values()].map(({ orgId, orderId }) => ({ orgId, id: orderId })),
    reason,
  );
}

/** What is said to have happened is not ahead, nor of another decade; by a wrong year an order would be delivered. */
function requireSayable(entered: Entered, now: Date): void {
  const { code, at, place, zone } = entered;
  const refused = (path: 'code' | 'at' | 'zone', says: Text) =>
    wrongFields([{ path, label: enteredEvent[path].label, says }]);
  if (!isCode(enteredCodes, code)) throw refused('code', endInstead);
  if (isToldTooEarly(entered, now)) throw refused('at', notYet);
  if (isFarOff(at, now.getTime())) throw refused('at', farOff);
  if (!isToldByClock({ place, zone })) throw refused('zone', clockUnknown);
}

/** Whether something is said to have happened that has not: of a day alone, by the last clock that still has it. */
export function isToldTooEarly({ at, classifier, place, zone }: EnteredTime, now: Date): boolean {
  if (classifier !== 'ACT') return false;
  if (isDayOnly(at)) return isAhead(at, now.getTime());
  return isYetToCome(instantOf(at, zoneOfEntered({ place, zone })), now.getTime());
}

type EnteredTime = Pick<Entered, 'at' | 'place' | 'zone'> & { readonly classifier: string };

function isDayOnly(at: string): boolean {
  return at.length === 10;
}

/** The clock that is told, else that of the place, else China's. */
function zoneOfEntered({ place, zone }: Pick<Entered, 'place' | 'zone'>): string {
  return zone ?? (place === null ? undefined : zoneOf(place)) ?? chinaZone;
}

/** An event that staff or their files say, of one order or of one of its parcels. */
export function enteredOf(
  { at, zone: told, ...entered }: Entered,
  { order, parcel }: Pick<NamedOrder, 'order' | 'parcel'>,
  sourceId: string,
): NewEvent {
  const dayOnly = isDayOnly(at);
  const zone = zoneOfEntered({ place: entered.place, zone: told });
  return {
    ...entered,
    zone,
    orgId: order.orgId,
    orderId: order.orderId,
    ...stageOfTold(stageOf(entered.code, positionOn(order, entered.place)), parcel),
    occurredAt: instantOf(dayOnly ? `${at}T00:00` : at, zone),
    dayOnly,
    source: 'operator',
    sourceId,
  };
}

/** Names an order, or its parcel, within what is told of several. */
export function toldKey({ order: { orderId }, parcel }: Pick<NamedOrder, 'order' | 'parcel'>): string {
  return parcel === null ? orderId : `${orderId} ${parcel}`;
}

function auditEntered(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  return auditAll(
    tx,
    events.map(({ orgId, orderId, code, classifier, occurredAt }) => ({
      action: 'event-added',
      subject: 'order',
      subjectId: orderId,
      orgId,
      changes: { event: code, classifier, occurredAt },
    })),
  );
}

/** What of that which is being recorded, also by a waybill, does not follow, and what lies before its order. */
function flaggedIn(tx: Tx): Promise<{ outOfSequence: number; beforeOrder: number }> {
  const early = liesBefore({
    at: sql`e.occurred_at`,
    dayOnly: sql`e.day_only`,
    orderTime: sql`o.order_time`,
  });
  return tx.one(sql.type({ outOfSequence: int, beforeOrder: int })`
    select count(*) filter (where e.out_of_sequence)::int as "outOfSequence",
      count(*) filter (where e.classifier = 'ACT' and ${early})::int as "beforeOrder"
    from shipment_event e join ${orderView} o on o.org_id = e.org_id and o.id = e.subject_id
    where e.subject = 'order' and e.created_at = now() and e.created_by = ${tx.me.userId}`);
}

/** Voids for good: what is right is entered anew. */
export function makeVoid(
  staff: Database,
  viewer: Viewer,
  { orgId, id, reason }: BodyOf<typeof voidEvent>,
  { receiptOf }: EventNeighbours,
): Promise<number> {
  return staff.inTransaction(viewer, async (tx) => {
    const { code, sourceId } = await tx.one(
      sql.type({ code: text, sourceId: orNull(text) })`
        select e.code, e.source_id as "sourceId" from shipment_event e where e.org_id = ${orgId} and e.event_id = ${id}`,
    );
    if (!isCode(enteredCodes, code)) throw new Problem('eventOfEnd');
    const no = sourceId === null ? undefined : await receiptOf(tx, orgId, sourceId);
    if (no !== undefined) throw new Problem('eventOfReceipt', { no });
    const voided = await voidIn(tx, orgId, id, reason);
    if (voided.length === 0) throw new Problem('voidedAlready');
    await auditAll(
      tx,
      voided.map(({ org_id, order_id }) => ({
        action: 'event-voided',
        subject: 'order',
        subjectId: order_id,
        orgId: org_id,
        changes: { event: code, reason },
      })),
    );
    return voided.length;
  });
}

/** Several for one reason, each in a transaction of its own; what went with an earlier one is void already. Where none can be voided, the first refusal is told. */
export async function voidMany(
  staff: Database,
  viewer: Viewer,
  { events, reason }: BodyOf<typeof voidEvents>,
  neighbours: EventNeighbours,
): Promise<AnswerOf<typeof voidEvents>> {
  // Who may not void any is refused before the first one is looked at.
  await staff.read(viewer);
  const alone = withoutKey(viewer);
  const answer: AnswerOf<typeof voidEvents> = { voided: 0, refused: [] };
  const refusals: Problem[] = [];
  for (const event of events) {
    try {
      answer.voided += await makeVoid(staff, alone, { ...event, reason }, neighbours);
    } catch (error) {
      const refusal = refusalOfOne(error);
      refusals.push(refusal);
      if (refusal.problem !== 'voidedAlready')
        answer.refused.push({ id: event.id, message: refusal.in(viewer.language) });
    }
  }
  const [first] = refusals;
  if (answer.voided === 0 && first) throw first;
  return answer;
}
