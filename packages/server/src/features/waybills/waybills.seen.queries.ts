import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockedWaybillColumns } from './waybills.lock.commands.ts';

/** A waybill as its guards look at it, without a lock; whole figures also for a customer, whose answer never holds them. */
export function seenWaybill(tx: Tx, id: string): Promise<LockedWaybill> {
  return tx.one(sql.type(lockedWaybillColumns)`
    select m.id::text as id, m.mawb_no as "mawbNo", m.status, m.version, m.flight_id::text as "flightId", m.flight_no as "flightNo",
      to_char(m.flight_date, 'YYYY-MM-DD') as "flightDate", m.origin, m.destination, m.self_delivery as "selfDelivery", m.pieces,
      m.gross_weight::text as "grossWeight", m.volume::text as volume, m.final_pieces as "finalPieces", m.final_gross_weight::text as "finalGrossWeight",
      m.weighbridge_file::text as "weighbridgeFile", m.draft_version as "draftVersion", m.approved, m.picked_up_pieces as "pickedUpPieces", '{}'::json as row
    from waybill_base(${id}) m`);
}
