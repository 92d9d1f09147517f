import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import type { orderApi } from '@loadline/contract/orders/order.api';
import { orderAudited, orderDeeds } from '@loadline/contract/orders/order.audit';
import { fieldsOfChanges } from '@loadline/contract/orders/order-changes';
import { auditView } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { deedColumns, namedAt, saidDeed } from '../../kernel/deeds.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { doerName } from '../ops/people.public.ts';
import { allProducts } from '../ops/products.public.ts';
import { orderView } from './orders.rows.public.ts';

type History = AnswerOf<typeof orderApi.history>;

/** Who did what with one of the caller's orders, the newest first; an absent and a foreign number answer alike. */
export function historyForCustomer(db: Database, viewer: Viewer, no: string): Promise<History> {
  return historyOf(db, viewer, { no, orders: sql`${orderView} o`, who: doerName(sql`a`) });
}

export function historyAtDesk(staff: Database, viewer: Viewer, no: string): Promise<History> {
  return historyOf(staff, viewer, { no, orders: sql`orders o`, who: sql`a.who` });
}

async function historyOf(
  db: Database,
  viewer: Viewer,
  { no, orders, who }: { readonly no: string; readonly orders: Sql; readonly who: Sql },
): Promise<History> {
  const {
    rows: [known, deeds, products],
  } = await db.read(
    viewer,
    sql`select 1 from ${orders} where o.order_number = ${no}`,
    sql.type(deedColumns)`
      select ${isoOf(sql`a.at`)} as at, ${who} as who, a.action, a.changes from ${orders}
      join ${auditView} a on a.org_id = o.org_id and a.subject = 'order' and a.subject_id = o.id
      where o.order_number = ${no} and a.action <> 'read' order by a.at desc, a.audit_id desc limit 500`,
    allProducts,
  );
  if (known.length === 0) throw new Problem('notFound');
  return deeds.map((deed) => {
    const paths = Object.keys(deed.changes).filter((key) => key.includes('.'));
    const fields = { ...deedFields, ...orderAudited, ...fieldsOfChanges(paths) };
    const said = saidDeed(deed, { ...fields, ...namedAt(fields, 'channelName', products) }, viewer.language);
    return isCode(orderDeeds, deed.action)
      ? { ...said, action: say(orderDeeds.codes[deed.action], viewer.language) }
      : said;
  });
}
