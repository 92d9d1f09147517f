import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { saveCosts, waybillCosts } from '@loadline/contract/waybills/waybill-cost.api';
import { audit } from '../../kernel/audit.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockWaybill } from './waybills.lock.commands.ts';

type CostSheet = AnswerOf<typeof waybillCosts>;

export function costsOf(staff: Database, viewer: Viewer, id: string): Promise<CostSheet> {
  return staff.inTransaction(viewer, (tx) => costsIn(tx, id));
}

async function costsIn(tx: Tx, id: string): Promise<CostSheet> {
  const { sheet } = await tx.one(sql.type({ sheet: json<CostSheet>() })`
    select json_build_object('version', m.version,
      'costs', coalesce((select json_agg(json_build_object('name', k.name, 'supplier', k.supplier, 'currency', k.currency, 'quantity', k.quantity::text,
        'unitPrice', k.unit_price::text, 'amount', k.amount::text, 'remark', k.remark) order by k.line_no) from mawb_cost k where k.mawb_id = m.id), '[]'),
      'sums', coalesce((select json_agg(json_build_object('currency', s.currency, 'amount', s.amount::text) order by s.currency)
        from (select k.currency, sum(k.amount) as amount from mawb_cost k where k.mawb_id = m.id group by 1) s), '[]')) as sheet
    from mawb m where m.id = ${id}`);
  return sheet;
}

/** All lines anew. What a waybill costs stands in our own log only. */
export function keepCosts(
  staff: Database,
  viewer: Viewer,
  { id, version, costs }: BodyOf<typeof saveCosts>,
): Promise<CostSheet> {
  return staff.inTransaction(viewer, async (tx) => {
    const waybill = await lockWaybill(tx, id);
    if (waybill.version !== version) throw staleProblem(await costsIn(tx, id), { id, version, costs });
    await tx.rows(sql`delete from mawb_cost k where k.mawb_id = ${id}`);
    await tx.rows(sql`
      insert into mawb_cost (mawb_id, line_no, name, supplier, currency, quantity, unit_price, amount, remark)
      select ${id}, c.ordinality, c.line ->> 'name', c.line ->> 'supplier', c.line ->> 'currency', (c.line ->> 'quantity')::numeric,
        (c.line ->> 'unitPrice')::numeric, (c.line ->> 'amount')::numeric, c.line ->> 'remark'
      from jsonb_array_elements(${JSON.stringify(costs)}::jsonb) with ordinality as c (line)`);
    await tx.rows(sql`update mawb m set version = m.version + 1, updated_at = now() where m.id = ${id}`);
    await audit(tx, {
      action: 'edited',
      subject: 'mawb',
      subjectId: id,
      changes: { no: waybill.mawbNo, costs: costs.length },
    });
    return costsIn(tx, id);
  });
}
