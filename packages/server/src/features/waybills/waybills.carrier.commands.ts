import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { placeOf, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { discrepancies } from '@loadline/contract/events/discrepancy';
import { kindOf, stageOf } from '@loadline/contract/events/event-code';
import { positionTold } from '@loadline/contract/events/event-position';
import { discrepancyKinds } from '@loadline/contract/exceptions/sheet-rule';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { WaybillMove } from '@loadline/contract/waybills/waybill.lifecycle';
import { jumpTargets, moveOf } from '@loadline/contract/waybills/waybill.lifecycle';
import type { MoveData } from '@loadline/contract/waybills/waybill.move-data';
import { discrepancyWords } from '@loadline/contract/waybills/waybill.words';
import { int } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import type { NewEvent } from '../events/events.public.ts';
import { recordEvents } from '../events/events.public.ts';
import type { CarrierOutcome, CarrierSays } from './waybills.carrier-says.ts';
import { asPart, notesFor } from './waybills.carrier-says.ts';
import type { Entry } from './waybills.entry.commands.ts';
import { writeEntry } from './waybills.entry.commands.ts';
import { isShared } from './waybills.figures.ts';
import { alertHeld } from './waybills.held.commands.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';
import { makeStep, toldBy } from './waybills.move.commands.ts';
import { figuresOfShare, nameOfShare, toldOfShare } from './waybills.share.ts';
import { openSheetsOn } from './waybills.sheets.commands.ts';
import { legFollows } from './waybills.stops.commands.ts';

/**
 * Applies what a carrier says to a waybill: an edge that is there moves it; a departure, an arrival or a delivery may jump
 * forward; anything else is kept as it was told, flagged where it does not follow from where the waybill is.
 */
export function carrierMoves(tx: Tx, said: CarrierSays): Promise<CarrierOutcome> {
  return withSightOfAll(tx, () => applied(tx, said));
}

async function applied(tx: Tx, given: CarrierSays): Promise<CarrierOutcome> {
  const waybill = await lockWaybill(tx, given.mawbId);
  const said = asPart(given, waybill);
  const [known] = await tx.rows(sql`
    select 1 from mawb_event e where e.mawb_id = ${waybill.id} and e.source = ${said.source} and e.source_key = ${said.key}`);
  if (known) return 'known';
  const target = said.classifier === 'ACT' ? targetOf(said, waybill) : undefined;
  if (target) await alertHeld(tx, waybill, { to: target, key: said.key });
  const isWhole = await completes(tx, waybill, said);
  const move = target && isWhole ? wayTo(waybill.status, target) : undefined;
  if (!move) {
    const isOut = isWhole && target !== undefined && target !== waybill.status && said.code !== 'MAN';
    const eventId = await note(tx, waybill, said, isOut);
    await fanOut(tx, waybill, said, { eventId, isWhole, isOut });
    await openDiscrepancy(tx, waybill, said);
    await legFollows(tx, waybill, said);
    return isOut ? 'outOfSequence' : 'noted';
  }
  await makeStep(tx, waybill, move, dataOf(said), entryOf(said), said);
  return 'moved';
}

/**
 * Whether what is told is about all pieces, alone or with the parts that have passed before: only then something has passed. As
 * many pieces on one flight of one day are one part, told again with another time. What is delivered in parts is counted by the
 * step itself.
 */
async function completes(tx: Tx, waybill: LockedWaybill, said: CarrierSays): Promise<boolean> {
  const { code, pieces = null, ofPieces = null, isPart = false } = said;
  if (!isPart) return true;
  if (pieces === null || ofPieces === null) return false;
  if (isDelivery(code)) return true;
  const { flightNo = null, occurredAt, zone } = said;
  const { before } = await tx.one(sql.type({ before: int })`
    with told as (
      select e.id, (e.data ->> 'pieces')::int as pieces, e.data ->> 'flightNo' as flight, (e.occurred_at at time zone e.zone)::date as day
      from mawb_event e where e.mawb_id = ${waybill.id} and e.kind = 'told' and e.code = ${code}
        and e.place is not distinct from ${said.place} and e.data ->> 'classifier' = 'ACT')
    select coalesce(sum(p.pieces), 0)::int as before from (
      select distinct on (coalesce(t.flight || ' ' || t.day || ' ' || t.pieces, t.id::text)) t.pieces from told t
      where t.flight is null or (t.flight, t.day, t.pieces)
        is distinct from (${flightNo}::text, (${occurredAt}::timestamptz at time zone ${zone})::date, ${pieces}::int)) p`);
  return before + pieces >= ofPieces;
}

function isDelivery(code: string): boolean {
  return code === 'DLV' || code === 'DDL';
}

/** The status that an event speaks of, by where it happened. */
function targetOf(said: CarrierSays, waybill: LockedWaybill): WaybillStatus | undefined {
  const { waybill: states = {} } = kindOf(said.code) ?? {};
  const status = states.anywhere ?? states[said.position ?? positionTold(waybill, said.place)];
  return isCode(waybillStatuses, status) ? status : undefined;
}

/** The legal step, or the jump of a physical fact over what nobody recorded. What was rejected or never booked stays. */
function wayTo(from: WaybillStatus, to: WaybillStatus): WaybillMove | undefined {
  const legal = moveOf('carrier', from, to);
  if (legal) return legal;
  const jumps = jumpTargets.includes(to) && placeOf(from) > 0 && placeOf(to) > placeOf(from);
  const sample = jumps ? jumpInto(to) : undefined;
  return sample && { ...sample, from };
}

function jumpInto(to: WaybillStatus): WaybillMove | undefined {
  const before: Readonly<Record<string, WaybillStatus>> = { '3': '45', '4': '3', '8': '34' };
  const from = before[to];
  return from && moveOf('carrier', from, to);
}

function dataOf({ occurredAt, pieces, isPart, flightNo, noteEn, code }: CarrierSays): Partial<MoveData> {
  return {
    at: occurredAt,
    ...(isPart && isDelivery(code) && typeof pieces === 'number' && { pieces }),
    ...(flightNo && { note: flightNo }),
    ...(noteEn && { note: noteEn }),
  };
}

function entryOf({ code, place, zone, source, key }: CarrierSays): Partial<Entry> {
  return { code, place, zone, source, sourceKey: key };
}

async function note(
  tx: Tx,
  waybill: LockedWaybill,
  said: CarrierSays,
  outOfSequence: boolean,
): Promise<string> {
  const { pieces = null, flightNo = null, noteZh = null, noteEn = null, classifier } = said;
  const { eventId } = await writeEntry(
    tx,
    waybill,
    {},
    {
      ...entryOf(said),
      kind: 'told',
      occurredAt: said.occurredAt,
      outOfSequence,
      data: { classifier, pieces, flightNo, noteZh, noteEn },
    },
  );
  return eventId;
}

/** One row per order, named as the carrier's message names it; what does not follow, or is a part, moves no order either. */
async function fanOut(
  tx: Tx,
  waybill: LockedWaybill,
  said: CarrierSays,
  {
    eventId,
    isWhole,
    isOut,
  }: { readonly eventId: string; readonly isWhole: boolean; readonly isOut: boolean },
): Promise<void> {
  const stage = isOut ? null : stageOf(said.code, said.position ?? positionTold(waybill, said.place));
  const bookings = await bookingsOf(tx, waybill.id);
  const whose = { isWhole, isShared: isShared(bookings) };
  const notes = notesFor(said, whose.isShared);
  const events = bookings.flatMap(({ orgId, houses }) =>
    houses.flatMap(({ orderId, ...house }): NewEvent[] =>
      orderId === null
        ? []
        : [
            {
              orgId,
              orderId,
              code: said.code,
              classifier: said.classifier,
              occurredAt: said.occurredAt,
              zone: said.zone,
              place: said.place,
              flightOrVessel: said.flightNo ?? null,
              ...figuresOfShare(house, said, whose),
              ...toldOfShare({ ...house, orderId }, { stage, isWhole }),
              ...notes,
              source: toldBy(said.source),
              sourceId: nameOfShare({ ...house, orderId }, said.key),
              originId: eventId,
              isPublic: kindOf(said.code)?.isPublic ?? false,
            },
          ],
    ),
  );
  if (events.length > 0) await recordEvents(tx, events);
}

/** A discrepancy opens one sheet per order, under the key that the order's own event would open it with. */
async function openDiscrepancy(tx: Tx, waybill: LockedWaybill, said: CarrierSays): Promise<void> {
  const code = said.discrepancy ?? null;
  if (code === null) return;
  const bookings = await bookingsOf(tx, waybill.id);
  const [word, notes] = [wordOf(discrepancies, code), notesFor(said, isShared(bookings))];
  const words = discrepancyWords(waybill.mawbNo, code, {
    zh: notes.noteZh ?? word.zh,
    en: notes.noteEn ?? word.en,
  });
  const kind = discrepancyKinds[code] ?? 'other';
  await openSheetsOn(tx, waybill, bookings, { kind, words, key: `discrepancy ${said.key}` });
}
