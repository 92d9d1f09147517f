import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { plainAwb } from '@loadline/contract/waybills/awb-number';
import type { MoveData } from '@loadline/contract/waybills/waybill.move-data';
import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { tellDesk } from './waybills.bell.commands.ts';
import { takeOne } from './waybills.cargo.commands.ts';
import { carrierMoves } from './waybills.carrier.commands.ts';
import type { CarrierOutcome, CarrierSays } from './waybills.carrier-says.ts';
import { lockWaybill } from './waybills.lock.commands.ts';
import { makeForCustomer, moveLocked } from './waybills.move.commands.ts';
import { requireOpen } from './waybills.open.ts';

export type { CarrierOutcome, CarrierSays } from './waybills.carrier-says.ts';

/** A master waybill as other features know it; `mawbNo` has eleven digits. */
export const waybillHeadColumns = {
  id: text,
  mawbNo: text,
  status: textOf<WaybillStatus>(),
  version: int,
  flightId: orNull(text),
  flightNo: orNull(text),
  flightDate: orNull(text),
  origin: orNull(text),
  destination: orNull(text),
};
export type WaybillHead = RowOf<typeof waybillHeadColumns>;

/** The waybill of a number as it may be typed, if the transaction's person may see it. */
export async function waybillOf(tx: Pick<Tx, 'rows'>, no: string): Promise<WaybillHead | undefined> {
  return (await waybillsOf(tx, [no])).get(no);
}

/** The same of many numbers, by the number as it was asked. */
export async function waybillsOf(
  tx: Pick<Tx, 'rows'>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, WaybillHead>> {
  const found = await tx.rows(sql.type(waybillHeadColumns)`
    select m.id::text as id, m.mawb_no as "mawbNo", m.status, m.version, m.flight_id::text as "flightId", m.flight_no as "flightNo",
      to_char(m.flight_date, 'YYYY-MM-DD') as "flightDate", m.origin, m.destination
    from mawb m where m.mawb_no = any(${numbers.map(plainAwb)}::text[])`);
  const byNo = new Map(found.map((waybill) => [waybill.mawbNo, waybill]));
  return new Map(
    numbers.flatMap((no) => {
      const waybill = byNo.get(plainAwb(no));
      return waybill ? [[no, waybill] as const] : [];
    }),
  );
}

/** Takes a booking off its waybill, as long as nothing has been made out: it waits again (29). Its room is the caller's to move. */
export async function takeOff(
  tx: Tx,
  {
    orgId,
    bookingId,
    reason,
  }: { readonly orgId: string; readonly bookingId: string; readonly reason: string },
): Promise<void> {
  const { id } = await tx.one(sql.type({ id: text })`
    select s.mawb_id::text as id from mawb_share s where s.org_id = ${orgId} and s.booking_id = ${bookingId}`);
  await withSightOfAll(tx, async () => {
    const waybill = await lockWaybill(tx, id);
    requireOpen(waybill);
    const booking = (await bookingsOf(tx, id)).find((one) => one.id === bookingId);
    if (!booking) throw new Problem('notFound');
    await takeOne(tx, waybill, booking, reason);
  });
}

/** One step of a waybill in the open transaction, as its person may make it; `version` where it was read before. */
export async function moveWaybill(
  tx: Tx,
  {
    mawbId,
    to,
    data = {},
    version,
  }: {
    readonly mawbId: string;
    readonly to: WaybillStatus;
    readonly data?: Partial<MoveData>;
    readonly version?: number;
  },
): Promise<{ readonly status: WaybillStatus; readonly version: number }> {
  const waybill = await lockWaybill(tx, mawbId);
  if (version !== undefined && version !== waybill.version) throw new Problem('stale');
  const written = await moveLocked(tx, waybill, { to, data });
  return { status: to, version: written.version };
}

/** A draft of the air waybill was saved, `draft` is its version: what was agreed to before is no more. By staff. */
export async function draftChanged(
  tx: Tx,
  { mawbId, draft }: { readonly mawbId: string; readonly draft: number },
): Promise<void> {
  await lockWaybill(tx, mawbId);
  await tx.rows(
    sql`update mawb m set draft_version = ${draft}, version = m.version + 1, updated_at = now() where m.id = ${mawbId}`,
  );
  await tx.rows(sql`select agree_on_waybill(${mawbId}, null, false)`);
}

/**
 * A customer agrees to the draft, or staff for them with evidence. When all with a share have, the waybill goes to
 * review (43 → 44): answers whether it did.
 */
export async function agreeOnWaybill(
  tx: Tx,
  {
    mawbId,
    orgId,
    data = {},
  }: { readonly mawbId: string; readonly orgId: string; readonly data?: Partial<MoveData> },
): Promise<boolean> {
  const waybill = await lockWaybill(tx, mawbId);
  const { open } = await tx.one(
    sql.type({ open: int })`select agree_on_waybill(${mawbId}, ${orgId}, true) as open`,
  );
  if (tx.me.kind === 'customer') await tellDesk(tx, waybill, { event: 'agreed', said: '' });
  if (open > 0) return false;
  if (tx.me.kind === 'customer') await moveLocked(tx, waybill, { to: '44', data });
  else await makeForCustomer(tx, waybill, { to: '44', data });
  return true;
}

/** A customer wants the draft changed, themselves or through staff: back to the documents (43 → 42). */
export async function askChange(
  tx: Tx,
  { mawbId, change }: { readonly mawbId: string; readonly change: string },
): Promise<void> {
  const waybill = await lockWaybill(tx, mawbId);
  const step = { to: '42', data: { change } } as const;
  if (tx.me.kind !== 'customer') return void (await makeForCustomer(tx, waybill, step));
  await moveLocked(tx, waybill, step);
  await tellDesk(tx, waybill, { event: 'amendment', said: change });
}

/** What a carrier says of a waybill: moves it, or is kept and flagged. Once per source and key. */
export function waybillEvent(tx: Tx, said: CarrierSays): Promise<CarrierOutcome> {
  return carrierMoves(tx, said);
}
