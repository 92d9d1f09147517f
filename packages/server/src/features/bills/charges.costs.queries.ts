import type { listChargeCosts } from '@loadline/contract/bills/charge-cost.api';
import { writtenCost } from '@loadline/contract/bills/charge-cost.api';
import { marginOf, sumOf } from '@loadline/contract/bills/charge-margin';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { flag, int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { pricedCharges } from './charges.rows.queries.ts';

/** Whether the line `c` is a service that costs something: neither one of a credit note nor one of a voided bill. */
const stands = sql`coalesce(c.source <> 'credit', false) and not exists (select from bill v where v.org_id = c.org_id and v.id = c.bill_id and v.status = 'VOID')`;

export type OrderCosts = AnswerOf<typeof listChargeCosts>;

function costsOf(no: string) {
  return sql.type({
    chargeId: orNull(text),
    charged: orNull(text),
    version: orNull(int),
    supplier: orNull(text),
    currency: orNull(textOf<ValuesOf<typeof writtenCost>['currency']>()),
    amount: orNull(text),
    rate: orNull(text),
    cost: orNull(text),
    stands: flag,
  })`
    select c.id::text as "chargeId", c.base_amount::text as charged, k.version, k.supplier, k.currency, k.amount::text as amount, k.rate::text as rate,
      k.base_amount::text as cost, ${stands} as stands
    from ${orderView} o left join ${pricedCharges} on c.org_id = o.org_id and c.order_id = o.id
    left join charge_cost k on k.org_id = c.org_id and k.charge_id = c.id
    where o.order_number = ${no} order by c.created_at, c.position, c.id`;
}

type Row = Awaited<ReturnType<typeof rowsIn>>[number];

function rowsIn(tx: Pick<Tx, 'rows'>, no: string) {
  return tx.rows(costsOf(no));
}

export async function costsAtDesk(staff: Database, viewer: Viewer, no: string): Promise<OrderCosts> {
  const {
    rows: [rows],
  } = await staff.read(viewer, costsOf(no));
  return told(rows);
}

export async function costsIn(tx: Pick<Tx, 'rows'>, no: string): Promise<OrderCosts> {
  return told(await rowsIn(tx, no));
}

/** Of the whole order only once every charge has a cost: until then nobody knows its margin. */
function told(rows: readonly Row[]): OrderCosts {
  if (rows.length === 0) throw new Problem('notFound');
  const costs = rows.flatMap(({ chargeId, charged, cost, version, supplier, currency, amount, rate }) =>
    chargeId === null
      ? []
      : [{ chargeId, version, supplier, currency, amount, rate, ...marginOf(charged, cost) }],
  );
  const without = rows.filter((row) => row.stands && row.cost === null).length;
  const known = costs.length > 0;
  const charged = known ? sumOf(costs.map((one) => one.charged)) : null;
  const cost = known
    ? sumOf(rows.filter((row) => row.stands || row.cost !== null).map((row) => row.cost))
    : null;
  return { costs, without, ...marginOf(charged, cost) };
}
