import type { Stage } from '@loadline/contract/codes/stage';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { uldFields } from '@loadline/contract/waybills/waybill.move-data';
import { allPickedUpWords, partPickedUpWords } from '@loadline/contract/waybills/waybill.words';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { writtenRows } from '../../kernel/written.ts';
import { bookingFollows } from '../bookings/bookings.attach.public.ts';
import { settleHouseFigures } from '../bookings/bookings.measured.public.ts';
import type { NewEvent } from '../events/events.public.ts';
import { recordEvents } from '../events/events.public.ts';
import { rewordSheets, settleSheet } from '../exceptions/exceptions.public.ts';
import { flightById } from '../flights/flights.public.ts';
import { noteFlightTimes, recallFlightTimes } from '../flights/flights.times.public.ts';
import { isAbroad } from './waybills.abroad.ts';
import { billingFollows, chargedByDeparture } from './waybills.billing.commands.ts';
import { takeAllOff } from './waybills.cargo.commands.ts';
import { differencesAtStep } from './waybills.differences.commands.ts';
import { zoneOf } from './waybills.entry.commands.ts';
import { allPiecesOf, isShared } from './waybills.figures.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import type { Made } from './waybills.made.ts';
import { figuresOfShare, nameOfShare, stageOfShare } from './waybills.share.ts';
import { openSheetsOn } from './waybills.sheets.commands.ts';
import { stockFollows } from './waybills.stock.commands.ts';
import { tellOfMove } from './waybills.tell.commands.ts';
import { voidStep } from './waybills.void.commands.ts';

/** What comes of a step, all in the transaction that makes it: stock, house waybills, bookings, orders, flight, notices. */
export async function follow(tx: Tx, made: Made): Promise<void> {
  const { facts, move, isPart } = made;
  const { waybill, data } = facts;
  const isStaff = tx.me.kind === 'forwarder';
  if (isStaff && !isPart) await stockFollows(tx, waybill, move.to);
  if (move.to === '32')
    await settleHouseFigures(tx, { mawbId: waybill.id, side: 'warehouse', houses: data.houses ?? [] });
  if (move.to === '45' && isStaff && data.houses && data.houses.length > 0)
    await settleHouseFigures(tx, { mawbId: waybill.id, side: 'weighbridge', houses: data.houses });
  if (move.to === '32') await differencesAtStep(tx, waybill.id, data.houses ?? []);
  if (move.to === '31' || move.to === '32' || move.to === '45') await billingFollows(tx, waybill.id);
  if (data.ulds) await keepUlds(tx, waybill.id, data.ulds);
  if (move.to === '42') await tx.rows(sql`select forget_agreements(${waybill.id})`);
  if (isStaff && (move.to === '29' || move.to === '0')) await takeAllOff(tx, facts, move.to, made.written);
  if (move.from === '3' && move.to === '45') await voidDeparture(tx, made);
  if (isStaff) await ordersFollow(tx, made);
  if (!isPart) await bookingFollows(tx, waybill.id);
  if (isStaff) await flightFollows(tx, made);
  if (!isPart && (move.from === '3' || move.to === '3')) await chargedByDeparture(tx, waybill.id);
  if (isPart) await openPartSheets(tx, made);
  else await tellOfMove(tx, made);
  if (move.to === '8' && !isPart) await settlePartSheets(tx, made);
}

/** ULDs as they are said now, all anew. */
export async function keepUlds(
  tx: Tx,
  mawbId: string,
  ulds: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const said = writtenRows(
    uldFields,
    ulds.map((one) => ({ ...one, uldNo: String(one['uldNo']).toUpperCase() })),
    'u',
  );
  await tx.rows(sql`delete from mawb_uld u where u.mawb_id = ${mawbId}`);
  await tx.rows(sql`
    insert into mawb_uld (mawb_id, ${said.columns}) select ${mawbId}, ${said.values} from ${said.rows}
    on conflict (mawb_id, uld_no) do nothing`);
}

/** What an order is told when its waybill reaches a status (domain.md §3.2); what has no stage is text. */
export const eventOfStep: Partial<Readonly<Record<WaybillStatus, { code: string; stage: Stage | null }>>> = {
  '32': { code: 'WMS_IN', stage: 'WH_IN' },
  '41': { code: 'RCS', stage: 'WH_OUT' },
  '45': { code: 'WEIGHED', stage: null },
  '3': { code: 'DEP', stage: 'DEPARTED' },
  '4': { code: 'ARR', stage: 'ARRIVED' },
  '40': { code: 'RCF', stage: null },
  '34': { code: 'NFD', stage: null },
  '8': { code: 'DLV', stage: 'DELIVERED' },
};

async function ordersFollow(tx: Tx, { facts, move, written, isPart, carrier }: Made): Promise<void> {
  const told = eventOfStep[move.to];
  // Who corrects a wrong departure has weighed nothing anew.
  if (!told || (move.from === '3' && move.to === '45')) return;
  const { waybill, bookings, data, received } = facts;
  const side = isAbroad(move.to) ? 'destination' : 'origin';
  const isStored = move.to === '32';
  const airport = side === 'origin' ? waybill.origin : waybill.destination;
  const flightNo = side === 'origin' ? waybill.flightNo : await landingFlight(tx, waybill);
  const events = bookings.flatMap(({ orgId, houses, content }) =>
    houses.flatMap(({ orderId, ...house }): NewEvent[] =>
      // What a warehouse has received, its receipt has told of, once and from where it was.
      orderId === null || (isStored && received.has(orderId))
        ? []
        : [
            {
              orgId,
              orderId,
              code: carrier?.code ?? told.code,
              ...(carrier &&
                figuresOfShare(house, carrier.figures, { isWhole: !isPart, isShared: isShared(bookings) })),
              ...stageOfShare({ ...house, orderId }, isPart ? null : told.stage),
              classifier: 'ACT',
              occurredAt: data.at ?? tx.now.toISOString(),
              zone: zoneOf(waybill, side),
              place: isStored ? (content.pickup.warehouseCode ?? airport) : airport,
              flightOrVessel: isStored ? null : flightNo,
              source: carrier?.source ?? 'operator',
              sourceId: nameOfShare({ ...house, orderId }, carrier?.key ?? written.eventId),
              originId: written.eventId,
              isPublic: true,
            },
          ],
    ),
  );
  if (events.length > 0) await recordEvents(tx, events);
}

/** What goes over to another flight lands with that one. */
async function landingFlight(tx: Tx, { flightId, flightNo }: LockedWaybill): Promise<string | null> {
  const flight = flightId === null ? undefined : await flightById(tx, flightId);
  return flight?.stops.at(-1)?.flightNo ?? flightNo;
}

async function flightFollows(tx: Tx, { facts, move }: Made): Promise<void> {
  const { waybill, data } = facts;
  if (waybill.flightId && move.from === '3' && move.to === '45')
    await recallFlightTimes(tx, waybill.flightId, { atd: waybill.row['atd'] });
  if (!waybill.flightId || !data.at) return;
  if (move.to === '3') await noteFlightTimes(tx, waybill.flightId, { atd: data.at });
  if (move.to === '4') await noteFlightTimes(tx, waybill.flightId, { ata: data.at });
}

/** The departure that stood has not happened: what orders were told of it counts no more. */
async function voidDeparture(tx: Tx, { facts: { waybill, data }, written }: Made): Promise<void> {
  const [step] = await tx.rows(sql.type({ id: text })`
    select e.id::text as id from mawb_event e where e.mawb_id = ${waybill.id} and e.kind = 'moved' and e.to_status = '3'
      and not exists (select from mawb_event u where u.undoes = e.id) order by e.seq desc limit 1`);
  const deed = { mawbId: waybill.id, by: written.eventId, reason: data.reason ?? '' };
  if (step) await voidStep(tx, { ...deed, stepId: step.id });
}

/** The rest has come: what was looked for is found. */
async function settlePartSheets(tx: Tx, { facts: { waybill, bookings } }: Made): Promise<void> {
  // Sheets that were opened for each part by itself are named after that part.
  const parts = await tx.rows(
    sql.type({
      id: text,
    })`select e.id::text as id from mawb_event e where e.mawb_id = ${waybill.id} and e.kind = 'partPickedUp'`,
  );
  const keys = [waybill.id, ...parts.map(({ id }) => id)].map(partKey);
  const words = allPickedUpWords(waybill.mawbNo);
  for (const orgId of new Set(bookings.map((one) => one.orgId)))
    for (const sourceKey of keys) await settleSheet(tx, { orgId, sourceKey }, words);
}

/** Pieces that nobody has picked up are looked for, in one sheet per customer that says how many have come by now. */
async function openPartSheets(tx: Tx, { facts }: Made): Promise<void> {
  const { waybill, bookings, data } = facts;
  const came = waybill.pickedUpPieces + (data.pieces ?? 0);
  const words = partPickedUpWords(
    waybill.mawbNo,
    isShared(bookings) ? null : { came, all: allPiecesOf(waybill) },
  );
  const key = partKey(waybill.id);
  await openSheetsOn(tx, waybill, bookings, { kind: 'shortage', words, key });
  await rewordSheets(tx, key, words);
}

function partKey(of: string): string {
  return `part ${of}`;
}
