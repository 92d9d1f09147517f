import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

/** A master waybill under lock, with the bookings on it: nobody else moves either until this transaction ends. */
export interface LockedWaybill {
  readonly id: string;
  readonly mawbNo: string;
  readonly status: WaybillStatus;
  readonly version: number;
  readonly flightId: string | null;
  readonly flightNo: string | null;
  readonly flightDate: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly selfDelivery: boolean;
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volume: string;
  readonly finalPieces: number | null;
  readonly finalGrossWeight: string | null;
  readonly weighbridgeFile: string | null;
  readonly draftVersion: number;
  readonly approved: boolean;
  readonly pickedUpPieces: number;
  /** The whole row by its columns, as `before` keeps it. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** By its id; absent, foreign and beyond one's authority are the same 404. Slots are locked before, orders after. */
export function lockWaybill(tx: Tx, id: string): Promise<LockedWaybill> {
  return tx.one<LockedWaybill>(sql`
    select m.id::text as id, m.mawb_no as "mawbNo", m.status, m.version, m.flight_id::text as "flightId", m.flight_no as "flightNo",
      to_char(m.flight_date, 'YYYY-MM-DD') as "flightDate", m.origin, m.destination, m.self_delivery as "selfDelivery", m.pieces,
      m.gross_weight::text as "grossWeight", m.volume::text as volume, m.final_pieces as "finalPieces", m.final_gross_weight::text as "finalGrossWeight",
      m.weighbridge_file::text as "weighbridgeFile", m.draft_version as "draftVersion", m.approved, m.picked_up_pieces as "pickedUpPieces",
      to_jsonb(m) as row
    from lock_waybill(${id}) m where m.id is not null`);
}

/** The same before it is locked: a waybill that another team serves is not there. */
export async function serveWholeOf(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`select 1 from mawb m where m.id = ${id}`);
  await serveWhole(tx);
}

/** Who works on a waybill works on all of it: what it moves follows for the customers of every team. Staff and program only. */
export async function serveWhole(tx: Tx): Promise<void> {
  if (tx.me.kind === 'forwarder') await tx.rows(sql`select serve_whole_waybill()`);
}

/** What was done of the whole is answered as its clerk sees it: customers of other teams are not named to him. */
export async function serveOwnSight(tx: Tx): Promise<void> {
  if (tx.me.kind === 'forwarder') await tx.rows(sql`select serve_own_sight()`);
}
