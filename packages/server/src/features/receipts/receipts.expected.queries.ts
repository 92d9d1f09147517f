import { expectedDays, expectedOrder } from '@loadline/contract/receipts/receipt';
import type { RawJson } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { ownWarehouse } from './receipts.queries.ts';

/** What is to come of the customers of one's team: orders with a cut-off of which nothing has come. What is late stands first. */
export function expectedNow({ staff, clock }: House, viewer: Viewer): Promise<RawJson> {
  const now = clock.now();
  const row = jsonOf(expectedOrder.fields, 'o', {
    customerZh: sql`c.name_zh`,
    customerEn: sql`c.name_en`,
    warehouse: ownWarehouse,
    late: sql`(o.due_at < ${now})`,
    pieces: sql`o.quantity`,
  });
  return staff.readJson(
    viewer,
    sql`select coalesce(json_agg(${row} order by o.due_at, o.order_number), '[]')::text
      from (select o.*, o.cut_off as due_at from ${orderView} o
        where o.status = 'ORDERED' and o.cut_off between ${now}::timestamptz - make_interval(days => ${expectedDays})
          and ${now}::timestamptz + make_interval(days => ${expectedDays})
        order by o.cut_off, o.order_number limit 500) o
      join ${organisationView} c on c.org_id = o.org_id`,
  );
}
