import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, int, json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { AsBefore } from '../../kernel/sight.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';

/** A master waybill under lock, with the bookings on it: nobody else moves either until this transaction ends. */
export const lockedWaybillColumns = {
  id: text,
  mawbNo: text,
  status: textOf<WaybillStatus>(),
  version: int,
  flightId: orNull(text),
  flightNo: orNull(text),
  flightDate: orNull(text),
  origin: orNull(text),
  destination: orNull(text),
  selfDelivery: flag,
  pieces: int,
  grossWeight: text,
  volume: text,
  finalPieces: orNull(int),
  finalGrossWeight: orNull(text),
  weighbridgeFile: orNull(text),
  draftVersion: int,
  approved: flag,
  pickedUpPieces: int,
  /** The whole row by its columns, as `before` keeps it. */
  row: json<Readonly<Record<string, unknown>>>(),
};
export type LockedWaybill = RowOf<typeof lockedWaybillColumns>;

/** By its id; absent, foreign and beyond one's authority are the same 404. Slots are locked before, orders after. */
export function lockWaybill(tx: Tx, id: string): Promise<LockedWaybill> {
  return tx.one(sql.type(lockedWaybillColumns)`
    select m.id::text as id, m.mawb_no as "mawbNo", m.status, m.version, m.flight_id::text as "flightId", m.flight_no as "flightNo",
      to_char(m.flight_date, 'YYYY-MM-DD') as "flightDate", m.origin, m.destination, m.self_delivery as "selfDelivery", m.pieces,
      m.gross_weight::text as "grossWeight", m.volume::text as volume, m.final_pieces as "finalPieces", m.final_gross_weight::text as "finalGrossWeight",
      m.weighbridge_file::text as "weighbridgeFile", m.draft_version as "draftVersion", m.approved, m.picked_up_pieces as "pickedUpPieces",
      to_jsonb(m) as row
    from lock_waybill(${id}) m where m.id is not null`);
}

/** Works on all of a waybill, for the customers of every team; one that another team serves is not there. */
export async function withWholeWaybill<T>(
  tx: Tx,
  id: string,
  work: (asBefore: AsBefore) => Promise<T>,
): Promise<T> {
  await tx.one(sql`select 1 from mawb m where m.id = ${id}`);
  return withSightOfAll(tx, work);
}
