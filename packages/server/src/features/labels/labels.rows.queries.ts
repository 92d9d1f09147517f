import type { Fields } from '@loadline/contract/kernel/field';
import { deskLabel, label } from '@loadline/contract/labels/label';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

/**
 * The photos of a label `l`, those of the carton of all colours of its style, without what was taken away. Asked of each photo: joined,
 * the planner goes through all files of a company, and whether each may be seen costs far more than it thinks.
 */
export const photosOfLabel = sql`(select p.org_id, p.file_id, p.kind, p.taken_who, p.taken_at from label_photo p
  where p.org_id = l.org_id and (p.label_id = l.id or p.kind = 'carton' and p.label_id in
    (select s.id from label s where s.org_id = l.org_id and s.batch_id = l.batch_id and s.style_no = l.style_no))
    and (select f.withdrawn_at is null from ${recordFileView} f where f.org_id = p.org_id and f.file_id = p.file_id))`;

/** What photos and checks come to: `t` of the kinds of photos, `c` of the checks that hold. */
const verification = sql`case when t.photos = 0 then 'NO_PHOTO' when t.taken < cardinality(k.photos) then 'PHOTOGRAPHING'
  when c.held < jsonb_array_length(k.checks) then 'PHOTOGRAPHED' else 'COMPLIANT' end`;

/** Labels, each with its batch, its order, the editions it was made by, and how far its photos and checks are. */
const labels = sql`(select l.*, l.style_no || ' ' || l.colour as called, l.created_at as create_date, b.no as batch_no, b.brand_id, b.scheme_id, b.scheme_version as edition, w.brand_name, w.importer_name, w.rn_no,
    w.eu_person, k.name_zh as scheme_zh, k.name_en as scheme_en, k.photos as wanted, k.checks as scheme_checks, k.second_review,
    (select o.order_number from ${orderView} o where o.org_id = l.org_id and o.id = l.order_id) as order_number,
    t.taken as photos_taken, cardinality(k.photos) as photos_wanted, ${verification} as verification
  from label l join label_batch b on b.org_id = l.org_id and b.id = l.batch_id
    join label_brand w on w.org_id = b.org_id and w.id = b.brand_id and w.version = b.brand_version
    join label_scheme k on k.id = b.scheme_id and k.version = b.scheme_version
    cross join lateral (select count(*)::int as photos, (count(distinct p.kind) filter (where p.kind = any(k.photos)))::int as taken from ${photosOfLabel} p) t
    cross join lateral (select count(*)::int as held from label_check x
      where x.org_id = l.org_id and x.label_id = l.id and x.result <> 'fail' and x.no <= jsonb_array_length(k.checks)) c)`;

export const ownLabels = sql`${labels} r`;

/** Those of the customers of one's team, with whose they are. */
export const deskLabels = sql`(select l.*, g.name_zh as customer, g.name_en as customer_en from ${labels} l
  join ${organisationView} g on g.org_id = l.org_id) r`;

export function labelJson(fields: Fields): Sql {
  return jsonOf(fields, 'r');
}

export const ownRow = labelJson(label.fields);
export const deskRow = labelJson(deskLabel.fields);
