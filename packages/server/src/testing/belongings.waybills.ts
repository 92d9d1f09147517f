import { layMawb, layPaper } from '../features/waybills/waybills.factory.ts';
import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  readonly orderId: string;
  /** What stands in every text. */
  readonly text: string;
  /** What stands in what is the forwarder's alone. */
  readonly amongStaff: string;
}

/** A waybill with one customer's cargo: what staff note, pay and tell each other about it, a message, and papers. */
export async function addWaybill(house: TestHouse, { orgId, ownerId, orderId, text, amongStaff }: Whose) {
  const { id, no } = await layMawb(house, {
    status: '34',
    cargo: [{ orgId, ownerId, orders: [orderId], words: text }],
    columns: { remark: amongStaff, party: text, terminal: text },
  });
  await house.rows(
    `insert into mawb_cost (mawb_id, line_no, name, supplier, currency, quantity, unit_price, amount) values ($1, 1, $2, $2, 'CNY', 1, 987654.32, 987654.32)`,
    [id, amongStaff],
  );
  await house.rows(
    `insert into mawb_event (mawb_id, id, seq, kind, from_status, to_status, zone, source, who, reason, data, before)
     values ($1, $2, 2, 'moved', '4', '34', 'America/Chicago', 'manual', $3, $3, $4, '{"status": "4"}')`,
    [id, newId(), amongStaff, JSON.stringify({ note: amongStaff })],
  );
  await house.rows('insert into mawb_uld (mawb_id, uld_no, remark) values ($1, $2, $3)', [
    id,
    'PMC12345CZ',
    amongStaff,
  ]);
  await house.rows(
    `insert into mawb_message (org_id, mawb_id, id, side, user_id, who, body) values ($1, $2, $3, 'customer', $4, $5, $5)`,
    [orgId, id, newId(), ownerId, text],
  );
  await layPaper(house, house.orgF, id, { name: amongStaff });
  return { mawbId: id, mawbNo: no };
}

/** Names of no waybill. */
export function noWaybill() {
  return { mawbId: newId(), mawbNo: '784-99999990' };
}
