import { notChanged, registerSays } from '@loadline/contract/goods/goods-code.rules';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { goodsOfOrder, takesCodes } from '@loadline/contract/orders/order-codes';
import { takeOrderCodes } from '@loadline/contract/orders/order-codes.api';
import { orderParts } from '@loadline/contract/orders/order-part';
import { audit } from '../../kernel/audit.ts';
import { int, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { boundOfLine } from './orders.bound.queries.ts';
import { requireOpen } from './orders.edit.commands.ts';
import type { StandingOrder } from './orders.form.queries.ts';
import { lockedOrder } from './orders.form.queries.ts';

type Asked = BodyOf<typeof takeOrderCodes>;

/** A customer writes on an order of theirs what its goods are bound to since, as long as its goods are not locked. */
export function takeCodesOver(
  db: Database,
  viewer: Viewer,
  { no, version, lines }: Asked,
): Promise<AnswerOf<typeof takeOrderCodes>> {
  return db.inTransaction(viewer, async (tx) => {
    const order = await lockedOrder(tx, { no });
    if (order.version !== version) throw staleProblem({ no, version: order.version }, { no, version });
    requireOpen(order);
    if (!takesCodes(order.status)) throw new Problem('orderLocked', { parts: wordOf(orderParts, 'goods') });
    const taken = (await changesOf(tx, order)).filter(({ line }) => lines.includes(line));
    if (taken.length === 0 || new Set(taken.map(({ line }) => line)).size < new Set(lines).size)
      throw wrongFields([{ path: 'lines', label: takeOrderCodes.body.lines.label, says: notChanged }]);
    await write(tx, order, taken, say(registerSays, viewer.language));
    return { version: version + 1 };
  });
}

const columns = {
  line: int,
  kind: textOf<'hts' | 'hsCn'>(),
  was: textOf<string>(),
  now: textOf<string>(),
};

type Taken = Awaited<ReturnType<typeof changesOf>>[number];

/** What stands on lines of the order itself: a MID is the concern of its trust order and its entry. */
function changesOf(tx: Tx, { orgId, id }: StandingOrder) {
  return tx.rows(sql.type(columns)`
    select g.line_no as line, c.kind, c.was, c.now from orders o join goods_line g on g.org_id = o.org_id and g.order_id = o.id
      cross join lateral json_to_recordset(${boundOfLine.changes}) as c (kind text, was text, now text)
    where o.org_id = ${orgId} and o.id = ${id} and c.kind <> 'mid' order by 1, 2`);
}

const keys = { hts: 'hsDest', hsCn: 'hsCn' } as const satisfies Record<
  Taken['kind'],
  keyof typeof goodsOfOrder.fields
>;

async function write(
  tx: Tx,
  { orgId, id }: StandingOrder,
  taken: readonly Taken[],
  reason: string,
): Promise<void> {
  await tx.rows(sql`
    update goods_line g set hs_dest = coalesce(n.hts, g.hs_dest), hs_cn = coalesce(n.cn, g.hs_cn)
    from (select line, max(now) filter (where kind = 'hts') as hts, max(now) filter (where kind = 'hsCn') as cn
      from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t (line integer, kind text, now text) group by 1) n
    where g.org_id = ${orgId} and g.order_id = ${id} and g.line_no = n.line`);
  await tx.rows(sql`update orders set version = version + 1 where org_id = ${orgId} and id = ${id}`);
  const changes = taken.map(
    ({ line, kind, was, now }) => [`goods.${line}.${keys[kind]}`, { from: was, to: now }] as const,
  );
  await audit(tx, {
    action: 'edited',
    orgId,
    subject: 'order',
    subjectId: id,
    changes: { ...Object.fromEntries(changes), reason },
  });
}
