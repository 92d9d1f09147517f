import type { deleteChargeCost, saveChargeCost } from '@loadline/contract/bills/charge-cost.api';
import { baseAmountOf } from '@loadline/contract/bills/exchange-rate';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { OrderCosts } from './charges.costs.queries.ts';
import { costsIn } from './charges.costs.queries.ts';
import { rateOfDay } from './exchange-rates.queries.ts';

/** What a charge costs us, at the rate of its fee date; also of one that is billed, for suppliers bill later. */
export function keepCost(
  staff: Database,
  viewer: Viewer,
  { no, chargeId, version, supplier, currency, amount }: BodyOf<typeof saveChargeCost>,
): Promise<OrderCosts> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orgId, day, rate } = await lockedCharge(tx, no, chargeId, currency);
    if (rate === null) throw new Problem('noRateOfDay', { currency, day });
    await requireCost(tx, no, chargeId, version);
    const base = baseAmountOf(amount, rate);
    await tx.rows(sql`
      insert into charge_cost as k (org_id, charge_id, supplier, currency, amount, rate, base_amount, changed_who, changed_at)
      values (${orgId}, ${chargeId}, ${supplier}, ${currency}, ${amount}, ${rate}, ${base}, ${tx.me.name}, ${tx.now})
      on conflict (org_id, charge_id) do update set supplier = excluded.supplier, currency = excluded.currency, amount = excluded.amount,
        rate = excluded.rate, base_amount = excluded.base_amount, changed_who = excluded.changed_who, changed_at = excluded.changed_at, version = k.version + 1`);
    await told(tx, no, chargeId);
    return costsIn(tx, no);
  });
}

export function dropCost(
  staff: Database,
  viewer: Viewer,
  { no, chargeId, version }: BodyOf<typeof deleteChargeCost>,
): Promise<OrderCosts> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orgId } = await lockedCharge(tx, no, chargeId, 'CNY');
    await requireCost(tx, no, chargeId, version);
    await tx.rows(sql`delete from charge_cost where org_id = ${orgId} and charge_id = ${chargeId}`);
    await told(tx, no, chargeId);
    return costsIn(tx, no);
  });
}

async function requireCost(tx: Tx, no: string, chargeId: string, version: number | null): Promise<void> {
  const now = (await costsIn(tx, no)).costs.find((one) => one.chargeId === chargeId);
  if (now && now.version !== version) throw staleProblem(now, { chargeId, version });
}

async function lockedCharge(tx: Tx, no: string, chargeId: string, currency: string) {
  const [found] = await tx.rows(sql.type({ orgId: text, day: text, rate: orNull(text) })`
    select c.org_id::text as "orgId", c.fee_date as day, (${rateOfDay(sql`${currency}::text`, sql`c.fee_date`)})::text as rate
    from charge c join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
    where o.order_number = ${no} and c.id = ${chargeId} for update of c`);
  if (!found) throw new Problem('notFound');
  return found;
}

/** That it was changed, never to what: the log is read by staff who may not see costs. */
function told(tx: Tx, orderNumber: string, subjectId: string): Promise<void> {
  return audit(tx, { action: 'cost-changed', subject: 'charge', subjectId, changes: { orderNumber } });
}
