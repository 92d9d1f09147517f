import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import {
  moveOf,
  type WaybillActor,
  type WaybillMove,
  waybillLifecycle,
} from '@loadline/contract/waybills/waybill.lifecycle';
import type { MoveData } from '@loadline/contract/waybills/waybill.move-data';
import { keysOf } from '@loadline/contract/waybills/waybill.needed';
import type { Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import type { NewEvent } from '../events/events.public.ts';
import { attachFiles } from '../files/files.public.ts';
import { flightBetween } from '../flights/flights.public.ts';
import { isAbroad } from './waybills.abroad.ts';
import { type Entry, type Written, writeEntry, zoneOf } from './waybills.entry.commands.ts';
import { factsOf, type WaybillFacts } from './waybills.facts.queries.ts';
import { allPiecesOf } from './waybills.figures.ts';
import { follow } from './waybills.follow.commands.ts';
import { requireData, requireGuards, requireSequence } from './waybills.guards.ts';
import { notePassedHolds } from './waybills.held.commands.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import type { CarrierFigures } from './waybills.share.ts';
import { measuredBefore } from './waybills.unmeasured.commands.ts';

/** A step that is asked for. */
export interface Step {
  readonly to: WaybillStatus;
  readonly data: Partial<MoveData>;
}

/** What somebody's rights on their own side of the house let them move: a right of the other side moves nothing. */
function rightsOf({ me }: Tx): { permissions: string[] } {
  const isStaff = me.kind === 'forwarder';
  return { permissions: me.permissions.filter((one: string) => isStaffPermission(one) === isStaff) };
}

/** One step of a locked waybill by whoever's transaction this is: legal, complete and let through, or refused in words. */
export async function moveLocked(tx: Tx, waybill: LockedWaybill, { to, data }: Step): Promise<Written> {
  requireMove(waybillLifecycle, waybill.status, to, rightsOf(tx));
  const actor: WaybillActor = tx.me.kind === 'forwarder' ? 'operator' : 'customer';
  return makeStep(tx, waybill, legal(actor, waybill.status, to), data);
}

/** Refuses a step that a locked waybill cannot make as it stands, whatever is told with it. */
export function requireStep(tx: Tx, waybill: LockedWaybill, to: WaybillStatus): Promise<void> {
  requireMove(waybillLifecycle, waybill.status, to, rightsOf(tx));
  const move = legal('operator', waybill.status, to);
  return withSightOfAll(tx, async () => requireGuards(tx, move, await factsOf(tx, waybill, {})));
}

function legal(actor: WaybillActor, from: WaybillStatus, to: WaybillStatus): WaybillMove {
  const move = moveOf(actor, from, to);
  if (!move) throw new Problem('noPermission');
  return move;
}

/** A step of the customer's that staff make for them, with what they said. */
export function makeForCustomer(tx: Tx, waybill: LockedWaybill, { to, data }: Step): Promise<Written> {
  const move = moveOf('customer', waybill.status, to);
  if (!move) requireMove(waybillLifecycle, waybill.status, to, { permissions: [] });
  return makeStep(tx, waybill, legal('customer', waybill.status, to), data);
}

/** Does what a legal step does: looks at its data and conditions, writes it down, and lets everything follow. */
export function makeStep(
  tx: Tx,
  waybill: LockedWaybill,
  move: WaybillMove,
  given: Partial<MoveData>,
  how: Partial<Entry> = {},
  figures: CarrierFigures = {},
): Promise<Written> {
  return withSightOfAll(tx, () => stepOn(tx, waybill, move, given, how, figures));
}

async function stepOn(
  tx: Tx,
  waybill: LockedWaybill,
  move: WaybillMove,
  given: Partial<MoveData>,
  how: Partial<Entry>,
  figures: CarrierFigures,
): Promise<Written> {
  const data = move.actor === 'carrier' ? given : takenOf(move, given);
  requireData(move, data);
  if (move.actor !== 'carrier') requireSequence(move, waybill, data, tx.now);
  const facts = await factsOf(tx, waybill, data);
  requireGuards(tx, move, facts);
  await keepFiles(tx, waybill, data);
  const isPart = move.to === '8' && isPartOf(waybill, data);
  const written = await writeEntry(
    tx,
    waybill,
    isPart
      ? { pickedUpPieces: waybill.pickedUpPieces + (data.pieces ?? 0) }
      : await changesOf(tx, move, facts),
    {
      kind: isPart ? 'partPickedUp' : 'moved',
      to: isPart ? waybill.status : move.to,
      occurredAt: data.at ?? null,
      zone: zoneOf(waybill, isAbroad(move.to) ? 'destination' : 'origin'),
      data: { ...data, ...measuredBefore(move, facts.bookings) },
      reason: data.reason ?? data.change ?? null,
      ...how,
    },
  );
  if (data.override === true && move.guards.includes('noHolds')) await notePassedHolds(tx, facts);
  await follow(tx, { facts, move, written, isPart, ...named(how, figures) });
  return written;
}

/** Who told an order of it, as its events name them. */
export function toldBy(source: Entry['source']): NewEvent['source'] {
  if (source === 'fsu') return 'carrier';
  return source === 'import' ? 'import' : 'operator';
}

/** How the carrier names what it tells. */
function named({ code, sourceKey, source }: Partial<Entry>, figures: CarrierFigures) {
  if (!code || !sourceKey) return {};
  return { carrier: { code, key: sourceKey, source: toldBy(source), figures } };
}

/** Only what the step takes; what a form carried besides is left out. */
function takenOf(move: WaybillMove, given: Partial<MoveData>): Partial<MoveData> {
  const keys: readonly string[] = keysOf(move);
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => keys.includes(key) && value !== null),
  );
}

function isPartOf(waybill: LockedWaybill, data: Partial<MoveData>): boolean {
  return typeof data.pieces === 'number' && waybill.pickedUpPieces + data.pieces < allPiecesOf(waybill);
}

/** The columns of the waybill that a step writes. */
async function changesOf(
  tx: Tx,
  { from, to }: WaybillMove,
  { waybill, data }: WaybillFacts,
): Promise<Record<string, unknown>> {
  const now = tx.now.toISOString();
  return {
    status: to,
    statusAt: now,
    ...(to === '31' && (await bookedBy(tx, waybill, data))),
    ...(from === '44' && to === '41' && { approved: true }),
    ...(to === '42' && { approved: false, draftVersion: waybill.draftVersion }),
    ...(from === '3' && to === '45' && { atd: null }),
    ...(to === '3' && { atd: data.at ?? now }),
    ...(to === '4' && { ata: data.at ?? now }),
    ...(data.terminal && { terminal: data.terminal }),
    ...(to === '45' && weighedBy(data)),
    ...(to === '34' && { party: data.party ?? null, deadline: data.deadline ?? null }),
    ...(to === '8' && {
      receiver: data.receiver ?? null,
      pickedUpAt: data.at ?? now,
      pickedUpPieces: allPiecesOf(waybill),
    }),
  };
}

async function bookedBy(tx: Tx, waybill: LockedWaybill, data: Partial<MoveData>) {
  const { flightNo, flightDate } = data;
  const flight = flightNo && flightDate ? await flightBetween(tx, flightNo, flightDate, waybill) : undefined;
  const grossWeight = data.grossWeight ?? waybill.grossWeight;
  const volume = data.volume ?? waybill.volume;
  return {
    ...(flightNo && flightDate && { flightNo, flightDate, flightId: flight?.id ?? null }),
    pieces: data.pieces ?? waybill.pieces,
    grossWeight,
    volume,
    billingWeight: billingWeight(grossWeight, volume),
  };
}

function weighedBy({ pieces, grossWeight, weighbridgeFile }: Partial<MoveData>) {
  return {
    ...(pieces && { finalPieces: pieces }),
    ...(grossWeight && { finalGrossWeight: grossWeight }),
    ...(weighbridgeFile && { weighbridgeFile }),
  };
}

/** The files that a step names hang on the waybill from here on. One that is not there is not found. */
async function keepFiles(tx: Tx, { id }: LockedWaybill, data: Partial<MoveData>): Promise<void> {
  const { weighbridgeFile, returnFile, evidenceFile, photoFile } = data;
  const files = [weighbridgeFile, returnFile, evidenceFile, photoFile].flatMap((one) => one ?? []);
  await attachFiles(tx, tx.me.orgId, 'mawb', id, files);
}
