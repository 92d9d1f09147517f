import type { elementsBefore } from '@loadline/contract/customs/customs-desk.api';
import type { WrittenLine } from '@loadline/contract/customs/customs-line';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { chinaZone } from '../../kernel/clock.ts';
import { json, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { goodsLineView } from '../orders/orders.rows.public.ts';
import { boundHs } from './customs.codes.queries.ts';

const goodsOf = (line: 'l' | 'p') => {
  const of = sql.ref(line);
  return sql`${goodsLineView} g on g.org_id = ${of}.org_id and g.order_id = ${of}.order_id and g.line_no = ${of}.goods_no`;
};

const beforeColumns = {
  lineId: text,
  fileNo: text,
  at: text,
  elements: json<WrittenLine['elements']>(),
};

/** The same goods are those of the same name, model and code; of several declarations the last. */
export async function elementsDeclaredBefore(
  staff: Database,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof elementsBefore>> {
  const {
    rows: [known, found],
  } = await staff.read(
    viewer,
    sql`select 1 from customs_file r where r.file_no = ${no}`,
    sql.type(beforeColumns)`
      with own as (select l.org_id, l.file_id, l.id, g.name_zh, g.model, coalesce(l.hs, g.hs_cn, ${boundHs}) as hs from customs_file r
        join customs_line l on l.org_id = r.org_id and l.file_id = r.id join ${goodsOf('l')} where r.file_no = ${no})
      select distinct on (o.id) o.id::text as "lineId", f.file_no as "fileNo",
        coalesce(f.customs_date, (f.status_at at time zone ${sql.lit(chinaZone)})::date)::text as at,
        (select json_agg(json_build_object('key', e.key, 'value', e.value) order by e.key) from jsonb_each_text(p.elements) e) as elements
      from own o join customs_line p on p.org_id = o.org_id and p.file_id <> o.file_id and p.elements <> '{}'
      join ${goodsOf('p')} and g.name_zh = o.name_zh and g.model is not distinct from o.model and coalesce(p.hs, g.hs_cn) = o.hs
      join customs_file f on f.org_id = p.org_id and f.id = p.file_id and f.status not in ('PREPARING', 'VOID')
      order by o.id, 3 desc, f.file_no desc, p.line_no`,
  );
  if (known.length === 0) throw new Problem('notFound');
  return found;
}
