import { codesOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { deskLabel, label } from '@loadline/contract/labels/label';
import type { labelApi } from '@loadline/contract/labels/label.api';
import { labelStates } from '@loadline/contract/labels/label.codes';
import type { deskLabelApi } from '@loadline/contract/labels/label-desk.api';
import type { Database, RawJson } from '../../kernel/database.ts';
import { isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskLabels, deskRow, labelJson, ownLabels, ownRow } from './labels.rows.queries.ts';

type OwnFilter = QueryOf<typeof labelApi.count>;
type DeskFilter = QueryOf<typeof deskLabelApi.count>;

// A notice names a style with its colour.
const searched = ['called', 'style_no', 'colour', 'product_name', 'order_number', 'batch_no'] as const;

function matching(
  { search, order, status, verification, ...of }: OwnFilter,
  columns: readonly string[] = searched,
): Sql[] {
  const { brand, scheme, pickType, feedback, answer } = of;
  return setOf([
    search !== null && sql`(${containing(columns, search)})`,
    order !== null && sql`r.order_number = ${order}`,
    isOneOf(sql`r.status`, status),
    isOneOf(sql`r.verification`, verification),
    brand !== null && sql`r.brand_id = ${brand}`,
    scheme !== null && sql`r.scheme_id = ${scheme}`,
    isOneOf(sql`r.pick_type`, pickType),
    feedback !== null && sql`(r.feedback is not null) = ${feedback}`,
    isOneOf(sql`r.answer`, answer),
  ]);
}

export function matchingOwn(filter: OwnFilter): Sql {
  return allOf([ofViewer('r'), ...matching(filter)]);
}

export function matchingAtDesk({ orgId, ...filter }: DeskFilter): Sql {
  const found = matching(filter, [...searched, 'pick_no']);
  return allOf([...found, ...(orgId === null ? [] : [sql`r.org_id = ${orgId}`])]);
}

const by = sortedBy({
  createDate: { value: sql`r.created_at`, type: 'timestamptz' },
  styleNo: { value: sql`r.style_no`, type: 'text' },
  updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
});

/** The labels of the viewer's company. */
export const ownList: ListSource<OwnFilter> = {
  of: label,
  from: ownLabels,
  where: matchingOwn,
  row: ownRow,
  sheetRow: labelJson,
  by,
};

/** Those of the customers whom the viewer serves. */
export const deskList: ListSource<DeskFilter> = {
  of: deskLabel,
  from: deskLabels,
  where: matchingAtDesk,
  row: deskRow,
  sheetRow: labelJson,
  by,
};

/** How many stand in each status, and what there is to choose from. */
function overviewOf(from: Sql, where: Sql, all: Sql): Sql {
  const counted = codesOf(labelStates).map(
    (state) =>
      sql`json_build_object('state', ${sql.lit(state)}, 'count', (select count(*)::int from found f where f.status = ${sql.lit(state)}))`,
  );
  const choices = (id: Sql, zh: Sql, en: Sql) =>
    sql`coalesce((select json_agg(x order by x.en) from (select distinct on (${id}) ${id}::text as value, ${zh} as zh, ${en} as en from ${from}
      where ${all} order by ${id}, r.edition desc limit 500) x), '[]')`;
  return sql`with found as materialized (select r.status from ${from} where ${where})
    select json_build_object('states', json_build_array(${sql.join(counted)}),
      'brands', ${choices(sql`r.brand_id`, sql`r.brand_name`, sql`r.brand_name`)},
      'schemes', ${choices(sql`r.scheme_id`, sql`r.scheme_zh`, sql`r.scheme_en`)})::text`;
}

/** The counters know all other filters, not the status that they choose. */
export function overviewOfOwn(db: Database, viewer: Viewer, filter: OwnFilter): Promise<RawJson> {
  return db.readJson(viewer, overviewOf(ownLabels, matchingOwn({ ...filter, status: null }), ofViewer('r')));
}

export function overviewAtDesk(staff: Database, viewer: Viewer, filter: DeskFilter): Promise<RawJson> {
  return staff.readJson(
    viewer,
    overviewOf(deskLabels, matchingAtDesk({ ...filter, status: null }), sql`true`),
  );
}
