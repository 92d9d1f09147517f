import { zoneOf as zoneOfPlace } from '@loadline/contract/codes/place';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { ValueOf } from '@loadline/contract/kernel/field';
import { waybillMoves } from '@loadline/contract/waybills/waybill.lifecycle';
import type { waybillEvent } from '@loadline/contract/waybills/waybill-detail';
import { audit } from '../../kernel/audit.ts';
import { chinaZone } from '../../kernel/clock.ts';
import { int, orNull } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { assignments } from '../../kernel/records.save.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import { programId } from '../../kernel/viewer.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

/** What is written into the life of a waybill. */
export interface Entry {
  readonly kind: ValueOf<typeof waybillEvent.kind>;
  readonly to?: WaybillStatus;
  readonly code?: string | undefined;
  /** ISO 8601. */
  readonly occurredAt?: string | null;
  readonly zone?: string;
  readonly place?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly source?: ValueOf<typeof waybillEvent.source>;
  readonly sourceKey?: string;
  readonly outOfSequence?: boolean;
  readonly undoes?: string;
  readonly reason?: string | null;
  /** The customer whose part alone it is. */
  readonly orgId?: string;
}

export interface Written {
  readonly eventId: string;
  readonly version: number;
}

/** The zone in which a waybill's times are read: the origin's until it flies, the destination's from then on. */
export function zoneOf(
  { origin, destination }: Pick<LockedWaybill, 'origin' | 'destination'>,
  side: 'origin' | 'destination',
): string {
  const airport = side === 'origin' ? origin : destination;
  return (airport && zoneOfPlace(airport)) ?? chinaZone;
}

/** Changes columns of a waybill (by the contract's names), and writes down what happened: one entry, one row of history. */
export async function writeEntry(
  tx: Tx,
  waybill: LockedWaybill,
  changes: Readonly<Record<string, unknown>>,
  entry: Entry,
): Promise<Written> {
  const eventId = newId();
  const columns = Object.fromEntries(Object.entries(changes).map(([key, value]) => [columnOf(key), value]));
  const before = Object.fromEntries(Object.keys(columns).map((name) => [name, waybill.row[name] ?? null]));
  const isCustomer = tx.me.kind === 'customer';
  const version = isCustomer
    ? await writtenByCustomer(tx, waybill, columns, { ...rowOf(tx, eventId, waybill, entry), before })
    : await writtenByStaff(tx, waybill, changes, { ...rowOf(tx, eventId, waybill, entry), before });
  await audit(tx, {
    action: actionOf[entry.kind],
    subject: 'mawb',
    subjectId: waybill.id,
    changes: saidChanges(waybill, entry),
  });
  return { eventId, version };
}

const actionOf = {
  registered: 'made',
  moved: 'status-changed',
  steppedBack: 'stepped-back',
  flightChanged: 'edited',
  cargoChanged: 'edited',
  figuresCorrected: 'corrected',
  partPickedUp: 'edited',
  told: 'event-added',
} as const;

function saidChanges({ mawbNo, status }: LockedWaybill, { kind, to, code, reason, data }: Entry) {
  return {
    no: mawbNo,
    ...(to && to !== status && { status: { from: status, to } }),
    ...(code && { event: code }),
    ...(reason && { reason }),
    ...((kind === 'flightChanged' || kind === 'figuresCorrected') && data),
  };
}

function rowOf(tx: Tx, eventId: string, waybill: LockedWaybill, entry: Entry) {
  const isCustomer = tx.me.kind === 'customer';
  const isProgram = tx.me.userId === programId;
  return {
    id: eventId,
    kind: entry.kind,
    code: entry.code ?? null,
    from_status: entry.kind === 'registered' ? null : waybill.status,
    to_status: entry.to ?? null,
    occurred_at: entry.occurredAt ?? null,
    zone: entry.zone ?? zoneOf(waybill, 'origin'),
    place: entry.place ?? null,
    data: entry.data ?? {},
    source: isCustomer ? 'customer' : (entry.source ?? 'manual'),
    source_key: entry.sourceKey ?? null,
    out_of_sequence: entry.outOfSequence ?? false,
    undoes: entry.undoes ?? null,
    reason: entry.reason ?? null,
    user_id: isProgram ? null : tx.me.userId,
    org_id: entry.orgId ?? null,
    who: isProgram ? '' : tx.me.name,
  };
}

type EntryRow = ReturnType<typeof rowOf> & { readonly before: Readonly<Record<string, unknown>> };

async function writtenByStaff(
  tx: Tx,
  { id }: LockedWaybill,
  changes: Readonly<Record<string, unknown>>,
  row: EntryRow,
): Promise<number> {
  const set = assignments({ ...changes, version: sql`m.version + 1`, updatedAt: sql`now()` });
  const { version } = await tx.one(
    sql.type({ version: int })`update mawb m set ${set} where m.id = ${id} returning m.version`,
  );
  await layEntry(tx, id, row);
  return version;
}

/** One row of the life, after all that are there. */
async function layEntry(tx: Tx, mawbId: string, row: EntryRow): Promise<void> {
  await tx.rows(sql`
    insert into mawb_event (mawb_id, id, seq, kind, code, from_status, to_status, occurred_at, zone, place, data, before, source, source_key, out_of_sequence,
      undoes, reason, user_id, org_id, who)
    select ${mawbId}, e.id, (select coalesce(max(x.seq), 0) + 1 from mawb_event x where x.mawb_id = ${mawbId}), e.kind, e.code, e.from_status, e.to_status,
      e.occurred_at, e.zone, e.place, e.data, e.before, e.source, e.source_key, e.out_of_sequence, e.undoes, e.reason, e.user_id, e.org_id, e.who
    from jsonb_populate_record(null::mawb_event, ${JSON.stringify(row)}::jsonb) e`);
}

const customerMoves = JSON.stringify(
  waybillMoves.flatMap(({ actor, from, to, by }) => (actor === 'customer' ? [{ from, to, by }] : [])),
);

async function writtenByCustomer(
  tx: Tx,
  { id, version }: LockedWaybill,
  columns: Readonly<Record<string, unknown>>,
  row: EntryRow,
): Promise<number> {
  const { seen } = await tx.one(sql.type({ seen: orNull(int) })`
    select customer_moves_waybill(${id}, ${version}, ${customerMoves}::jsonb, ${JSON.stringify(columns)}::jsonb, ${JSON.stringify(row)}::jsonb) as seen`);
  if (seen === null) throw new Problem('stale');
  return seen;
}
