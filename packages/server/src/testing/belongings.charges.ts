import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

/** A supplier, and an amount that is paid to it: what staff with the right to see costs alone may read. */
export const costSecret = { supplier: 'COSTSECRET5D17', amount: '48713.29' };

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  readonly text: string;
  readonly orderId: string;
}

/** A charge of an order that stands on an issued bill, with what it costs the forwarder. */
export async function addCharge(
  house: TestHouse,
  { orgId, ownerId, text, orderId }: Whose,
): Promise<{ chargeId: string }> {
  const [chargeId, billId] = [newId(), newId()];
  await house.rows(
    `insert into bill (org_id, id, bill_no, status, company_code, currency, bill_date, pay_date, issued_at, issued_by, created_by)
     values ($1, $2, $3, 'ISSUED', 'HX', 'CNY', '2026-11-20', '2026-12-05', now(), $4, $4)`,
    [orgId, billId, `BX${billId.slice(-12)}`, ownerId],
  );
  await house.rows(
    `insert into charge (org_id, id, order_id, bill_id, fee_date, fee_type, fee_zh, fee_en, unit_name, quantity, unit_fee, currency, order_fee, rate, base_amount,
       source, reason, checked_at)
     values ($1, $2, $3, $4, '2026-11-20', 'OTHER', $5, $5, 'shipment', 1, 60000, 'CNY', 60000, 1, 60000, 'hand', $5, now())`,
    [orgId, chargeId, orderId, billId, text],
  );
  const { supplier, amount } = costSecret;
  await house.rows(
    `insert into charge_cost (org_id, charge_id, supplier, currency, amount, rate, base_amount, changed_who) values ($1, $2, $3, 'CNY', $4, 1, $4, $3)`,
    [orgId, chargeId, supplier, amount],
  );
  return { chargeId };
}
