import type { Stage } from '@loadline/contract/codes/stage';
import { discrepancies } from '@loadline/contract/events/discrepancy';
import { kindOf, stageOf } from '@loadline/contract/events/event-code';
import { positionTold } from '@loadline/contract/events/event-position';
import type { FeedReason } from '@loadline/contract/events/feed-reason';
import { discrepancyKinds } from '@loadline/contract/exceptions/sheet-rule';
import { type FeedState, type FeedWay, feedLifecycle } from '@loadline/contract/feeds/feed-message';
import { wordOf } from '@loadline/contract/kernel/code';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { instant, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { type CalledBy, type NewEvent, recordEvents, stageOfTold } from '../events/events.public.ts';
import { type NewSheet, openSheets, sheetOfRule } from '../exceptions/exceptions.public.ts';
import { waybillEvent, waybillOf } from '../waybills/waybills.public.ts';
import { type CarrierEvent, notesOf, originIdOf, type ReadMessage, reasonAt } from './carrier-event.ts';
import { kindOfMessage, readCarrierMessage } from './carrier-message.ts';
import { tellUnread } from './feeds.bell.commands.ts';
import { calledAnew } from './feeds.called.ts';
import { type NamedOrder, ordersNamed, passageOf, toldSoFar } from './feeds.orders.queries.ts';

/** An event with one order it is about. */
interface Match {
  readonly event: CarrierEvent;
  readonly order: NamedOrder;
  readonly called: readonly CalledBy[];
}

/** Applies messages one after the other, each in a transaction of its own: one that fails keeps none back, and is told at the end. */
export async function applyFeeds(
  staff: Database,
  ids: readonly string[],
  how: 'try' | 'again',
): Promise<void> {
  const failed: unknown[] = [];
  for (const id of ids) await applyFeed(staff, id, how).catch((error: unknown) => void failed.push(error));
  if (failed.length > 0) throw failed[0];
}

/**
 * Reads a message and records what it tells, on every order of any customer that has one of its numbers; applied again it
 * changes nothing but what was not there before. A `try` counts, what a machine merely sends `again` does not.
 */
export function applyFeed(staff: Database, id: string, how: 'try' | 'again'): Promise<void> {
  return staff.inTransaction(viewerOfProgram('op:feed:manage'), async (tx) => {
    const {
      raw,
      received_at,
      state: before,
      way,
    } = await tx.one(
      sql.type({ raw: text, received_at: instant, state: textOf<FeedState>(), way: textOf<FeedWay>() })`
        select raw, received_at, state, way from feed_message where id = ${id} for update`,
    );
    const read = readCarrierMessage(raw, received_at);
    const numbers = [...new Set(read.events.flatMap((event) => event.numbers))];
    // The waybill first: it tells its orders, and where it told them nobody else does.
    const onWaybills = await tellWaybills(tx, read.events);
    const matches = await tellOrders(tx, read.events, { numbers, onWaybills });
    const reasons = [...read.reasons, ...unmatched(read, matches, onWaybills)];
    const isAnybodys = matches.length > 0 || onWaybills.size > 0;
    const state = stateOf(read, isAnybodys, reasons);
    if (state !== before && !canMove(feedLifecycle, before, state))
      throw new Error(`a message cannot become ${state}`);
    await keepOutcome(
      tx,
      id,
      {
        kind: kindOfMessage(raw) ?? null,
        state,
        numbers,
        read,
        matches,
        reasons,
      },
      how,
    );
    // Who pastes a message reads at once what of it could not be read; what a machine sends nobody looks at.
    if (way === 'http') await tellUnread(tx, id, read);
  });
}

interface Naming {
  readonly numbers: readonly string[];
  /** What our waybills were told, and they their orders. */
  readonly onWaybills: ReadonlySet<CarrierEvent>;
}

/** Records the events of every order under one of the numbers; what one of them is called anew by a message, the rest of it may name. */
async function tellOrders(tx: Tx, events: readonly CarrierEvent[], naming: Naming): Promise<Match[]> {
  const orders = await ordersNamed(tx, naming.numbers);
  const matches = events.flatMap((event) =>
    orders
      .filter(({ number }) => event.numbers.includes(number))
      .map((order) => ({ event, order, called: calledAnew(event, order, orders) })),
  );
  const direct = matches.filter(({ event, order }) => !(order.byWaybill && naming.onWaybills.has(event)));
  const recorded = await recordEvents(tx, await eventsOf(tx, direct));
  const fresh = new Set(recorded.map(({ sourceId }) => sourceId));
  const told = direct.filter(({ event, order }) => fresh.has(sourceIdOf(event, order)));
  for (const [key, of] of Map.groupBy(told, ({ event }) => event.key))
    await openSheets(tx, of.flatMap(sheetOf), key);
  return recorded.some(({ called }) => called !== undefined) ? tellOrders(tx, events, naming) : matches;
}

/** One reason for every set of numbers that no order and no waybill has. */
function unmatched(
  { events }: ReadMessage,
  matches: readonly Match[],
  onWaybills: ReadonlySet<CarrierEvent>,
): FeedReason[] {
  const found = new Set([...onWaybills, ...matches.map(({ event }) => event)]);
  const lost = new Set(events.filter((event) => !found.has(event)).map(({ numbers }) => numbers.join(' ')));
  return [...lost].map((numbers) => reasonAt(0, numbers, 'order'));
}

function stateOf({ events }: ReadMessage, isAnybodys: boolean, reasons: readonly FeedReason[]): FeedState {
  if (reasons.length === 0) return 'APPLIED';
  if (isAnybodys) return 'PARTLY';
  return events.length > 0 ? 'UNMATCHED' : 'UNREADABLE';
}

/**
 * One event for each order; some pieces bring it nowhere before all there are have followed, and never where nobody says how
 * many that is.
 */
async function eventsOf(tx: Tx, given: readonly Match[]): Promise<NewEvent[]> {
  const matches = given.map((match) => ({ ...match, event: asPartOf(match.event, match.order) }));
  const isPart = ({ classifier, isPart: some }: CarrierEvent) => some && classifier === 'ACT';
  const parts = matches.filter(({ event }) => isPart(event));
  const told = await toldSoFar(
    tx,
    parts.map(({ event, order }) => ({ event, order, key: sourceIdOf(event, order) })),
  );
  return matches.map((match) => {
    const { event, order } = match;
    const stage = stageOf(event.code, event.position ?? positionTold(order, event.place));
    if (!isPart(event)) return newEvent(match, stage);
    const passed = passageOf({ id: order.id, code: event.code, place: event.place });
    const sum = (told.get(passed) ?? 0) + (event.pieces ?? 0);
    told.set(passed, sum);
    return newEvent(match, event.ofPieces !== null && sum >= event.ofPieces ? stage : null);
  });
}

/** Fewer pieces than the order has are a part of them, whatever the message calls them. */
function asPartOf(event: CarrierEvent, { pieces: own, byParcel }: NamedOrder): CarrierEvent {
  if (byParcel || event.isPart || event.pieces === null || own === null || event.pieces >= own) return event;
  return { ...event, isPart: true, ofPieces: own };
}

function newEvent({ event, order, called }: Match, stage: Stage | null): NewEvent {
  const { code, classifier, zone, dayOnly, place, flightOrVessel, pieces, weight } = event;
  return {
    orgId: order.org_id,
    orderId: order.id,
    code,
    ...stageOfTold(stage, order.byParcel ? order.number : null),
    classifier,
    zone,
    dayOnly,
    place,
    flightOrVessel,
    pieces,
    weight,
    ...notesOf(event),
    occurredAt: event.at,
    source: 'carrier',
    sourceId: sourceIdOf(event, order),
    originId: originIdOf(event),
    isPublic: kindOf(code)?.isPublic ?? false,
    ...(called.length > 0 && { called }),
  };
}

/** One organisation may have several orders under one waybill. */
function sourceIdOf({ key }: CarrierEvent, { id, byParcel, number }: NamedOrder): string {
  return byParcel ? `${key} ${id} ${number}` : `${key} ${id}`;
}

/** Each discrepancy opens one sheet per order, once. */
function sheetOf({ event, order }: Match): NewSheet[] {
  const code = event.discrepancy;
  if (code === null) return [];
  const sourceKey = `discrepancy ${event.key} ${order.id}`;
  const word = wordOf(discrepancies, code);
  const about = { orgId: order.org_id, orderId: order.id, sourceKey };
  const { noteZh, noteEn } = notesOf(event);
  const zh = sheetOfRule('discrepancy', about, { code, note: noteZh ?? word.zh });
  const en = sheetOfRule('discrepancy', about, { code, note: noteEn ?? word.en });
  return [{ ...zh, descriptionEn: en.descriptionEn, kind: discrepancyKinds[code] ?? 'other' }];
}

interface Outcome {
  readonly kind: string | null;
  readonly state: FeedState;
  readonly numbers: readonly string[];
  readonly read: ReadMessage;
  readonly matches: readonly Match[];
  readonly reasons: readonly FeedReason[];
}

/** Written only where something is different, so that a message that comes again leaves no trace. */
async function keepOutcome(tx: Tx, id: string, outcome: Outcome, how: 'try' | 'again'): Promise<void> {
  const { kind, state, numbers, read, matches, reasons } = outcome;
  const orders = new Set(matches.map(({ order }) => order.id)).size;
  await tx.rows(sql`
    update feed_message m set kind = ${kind}, state = ${state}, numbers = ${[...numbers]}, events = ${read.events.length}, orders = ${orders},
      reasons = ${JSON.stringify(reasons)}::jsonb, tries = m.tries + 1
    where m.id = ${id} and (${how} = 'try' or (m.kind, m.state, m.numbers, m.events, m.orders, m.reasons)
      is distinct from (${kind}, ${state}, ${[...numbers]}::text[], ${read.events.length}::int, ${orders}::int, ${JSON.stringify(reasons)}::jsonb))`);
}

/** Tells our master waybills what a carrier's message says of them; gives the events that were about one. */
async function tellWaybills(tx: Tx, events: readonly CarrierEvent[]): Promise<ReadonlySet<CarrierEvent>> {
  const told = new Set<CarrierEvent>();
  for (const event of events)
    for (const number of event.numbers) {
      const waybill = await waybillOf(tx, number);
      if (!waybill) continue;
      told.add(event);
      await waybillEvent(tx, {
        mawbId: waybill.id,
        code: event.code,
        classifier: event.classifier,
        occurredAt: event.at,
        zone: event.zone,
        place: event.place,
        position: event.position ?? null,
        flightNo: event.flightOrVessel,
        pieces: event.pieces,
        weight: event.weight,
        isPart: event.isPart,
        ofPieces: event.ofPieces,
        discrepancy: event.discrepancy,
        ...(event.words !== undefined && notesOf(event)),
        source: 'fsu',
        key: event.key,
      });
    }
  return told;
}
