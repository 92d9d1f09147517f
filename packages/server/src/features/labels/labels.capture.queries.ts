import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { photographedIn } from '@loadline/contract/labels/label.codes';
import { type labelsToShoot, mostToShoot, shotFields } from '@loadline/contract/labels/label-capture.api';
import { json } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { setOf } from '../../kernel/filters.ts';
import { allOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { photosJson } from './labels.detail.queries.ts';
import { deskLabels, labelJson } from './labels.rows.queries.ts';

type ToShoot = AnswerOf<typeof labelsToShoot>;

/** What lacks photos, and what was sent back and has them all. */
const isToShoot = sql`r.status = any(${[...photographedIn]}::text[])
  and (r.photos_taken < r.photos_wanted or r.status = 'PHOTOGRAPHING' and r.feedback is not null)`;

/** What a photographer has before them, as the cartons of an order lie together. */
export async function toShoot(
  staff: Pick<Database, 'read'>,
  viewer: Viewer,
  { batch, order, pick, code }: QueryOf<typeof labelsToShoot>,
): Promise<ToShoot> {
  const which = setOf([
    batch !== null && sql`r.batch_no = ${batch}`,
    order !== null && sql`r.order_number = ${order}`,
    pick !== null && sql`r.pick_no = ${pick}`,
    code === null ? isToShoot : isCalled(code),
  ]);
  const {
    rows: [rows],
  } = await staff.read(
    viewer,
    sql.type({ found: json<ToShoot[number]>() })`
      select json_build_object('label', ${labelJson(shotFields)}, 'wanted', r.wanted, 'photos', ${photosJson(sql``)}) as found
      from ${deskLabels} where ${allOf(which)} order by r.order_number, r.style_no, r.colour, r.id limit ${mostToShoot}`,
  );
  return rows.map(({ found }) => found);
}

/** By the number of the style, of its order, which the warehouse prints on its cartons, or of a box: U and a number after that of the FBA shipment. */
function isCalled(code: string) {
  const plain = code.trim().toUpperCase();
  const [shipment = plain] = plain.split(/U\d{6}$/);
  return sql`(upper(r.style_no) = ${plain} or r.order_number = ${plain} or (r.org_id, r.order_id) in
    (select o.org_id, o.id from ${orderView} o where upper(o.fba_no) = ${shipment}))`;
}
