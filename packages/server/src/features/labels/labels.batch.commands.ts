import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { addLabelBatch } from '@loadline/contract/labels/label-batch.api';
import { flawsOfStyles, noSuch } from '@loadline/contract/labels/label-batch.rules';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import { type Database, newId, type Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockedOrders, orderView } from '../orders/orders.rows.public.ts';
import { auditLabels } from './labels.desk.commands.ts';
import { brandIn, schemeIn } from './labels.schemes.queries.ts';

type Asked = BodyOf<typeof addLabelBatch>;

/** A batch with its labels, which are seen by whoever sees their order. */
export function addBatch(
  staff: Database,
  viewer: Viewer,
  asked: Asked,
): Promise<AnswerOf<typeof addLabelBatch>> {
  return staff.inTransaction(viewer, async (tx) => {
    // Under its lock two batches of an order do not bring the same style.
    const [order] = await lockedOrders(tx, sql`o.order_number = ${asked.orderNumber}`);
    if (!order) throw wrongFields([noSuch.order]);
    const [brand, scheme] = [await brandIn(tx, asked.brandId), await schemeIn(tx, asked.schemeId)];
    const flaws = [
      ...(brand?.orgId === order.orgId ? [] : [noSuch.brand]),
      ...(scheme ? [] : [noSuch.scheme]),
      ...flawsOfStyles(asked.styles, await stylesOf(tx, order)),
    ];
    if (flaws.length > 0 || !brand || !scheme) throw wrongFields(flaws);
    const batchNo = await layBatch(tx, { id: asked.id, order, brand, scheme });
    const labels = asked.styles.map((style) => ({ ...style, id: newId(), orgId: order.orgId }));
    await layLabels(tx, { batchId: asked.id, order, labels });
    await auditLabels(tx, labels, 'made', { batchNo });
    return { batchNo, count: labels.length };
  });
}

interface Of {
  readonly orgId: string;
  readonly id: string;
}

interface Edition {
  readonly id: string;
  readonly version: number;
}

const owner = ({ orgId, id }: Of) =>
  sql`(select o.created_by from ${orderView} o where o.org_id = ${orgId} and o.id = ${id})`;

/** The number of the batch; whoever sends it again has it already. */
async function layBatch(
  tx: Tx,
  { id, order, brand, scheme }: { id: string; order: Of; brand: Edition; scheme: Edition },
): Promise<string> {
  const today = chinaTime(tx.now).slice(0, 10);
  const [batch] = await tx.rows(sql.type({ no: text })`
    insert into label_batch (org_id, id, no, brand_id, brand_version, scheme_id, scheme_version, created_by, created_at)
    values (${order.orgId}, ${id}, next_number('LC', ${today}::date), ${brand.id}, ${brand.version}, ${scheme.id}, ${scheme.version},
      ${owner(order)}, ${tx.now})
    on conflict do nothing returning no`);
  if (!batch) throw new Problem('stale');
  return batch.no;
}

function layLabels(
  tx: Tx,
  { batchId, order, labels }: { batchId: string; order: Of; labels: readonly object[] },
): Promise<unknown> {
  return tx.rows(sql`
    insert into label (org_id, id, batch_id, order_id, style_no, colour, product_name, composition, unit_price, created_by, created_at,
      status_at, updated_at)
    select ${order.orgId}, l.id, ${batchId}, ${order.id}, l."styleNo", l.colour, l."productName", l.composition, l."unitPrice",
      ${owner(order)}, ${tx.now}, ${tx.now}, ${tx.now}
    from json_to_recordset(${JSON.stringify(labels)}::json) as l (id uuid, "styleNo" text, colour text, "productName" text,
      composition text, "unitPrice" numeric)`);
}

/** The styles in their colours that the order has labels of already. */
function stylesOf(tx: Tx, { orgId, id }: Of): Promise<{ styleNo: string; colour: string }[]> {
  return tx.rows(sql.type({ styleNo: text, colour: text })`
    select l.style_no as "styleNo", l.colour from label l where l.org_id = ${orgId} and l.order_id = ${id}`);
}
