import type { ValuesOf } from '@loadline/contract/kernel/field';
import { pickLine } from '@loadline/contract/labels/label-pick.api';
import { chinaZone } from '../../kernel/clock.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import type { PageOf } from '../../kernel/keyset.ts';
import { sheetOfPages } from '../../kernel/list-sheet.ts';
import { Problem } from '../../kernel/problem.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskLabels } from './labels.rows.queries.ts';

export type PickLine = ValuesOf<typeof pickLine.fields>;

const name = (language: Viewer['language']) => (language === 'en' ? sql`x.customer_en` : sql`x.customer`);

/** The lines of a list, an order after the other: no place in the warehouse is known of them. */
async function linesOf(staff: Database, viewer: Viewer, no: string): Promise<RawJson> {
  const page = await staff.readJson(
    viewer,
    sql`select json_build_object('rows', coalesce(json_agg(${jsonOf(pickLine.fields, 'r')} order by r.order_number, r.style_no, r.colours), '[]'),
        'next', null)::text
      from (select x.order_number, x.batch_no, x.style_no, x.product_name, ${name(viewer.language)} as customer,
          string_agg(x.colour, ', ' order by x.colour) as colours, 1 as pieces
        from (select r.* from ${deskLabels} where r.pick_no = ${no}) x
        group by 1, 2, 3, 4, 5, case when x.pick_type = 'STYLE' then '' else x.colour end) r`,
  );
  const { rows }: PageOf<PickLine> = page.as();
  if (rows.length === 0) throw new Problem('notFound');
  return page;
}

export async function pickLines(staff: Database, viewer: Viewer, no: string): Promise<readonly PickLine[]> {
  const { rows }: PageOf<PickLine> = (await linesOf(staff, viewer, no)).as();
  return rows;
}

export async function sheetOfPickList(
  staff: Database,
  viewer: Viewer,
  { no }: { readonly no: string },
): Promise<FileAnswer> {
  const lines = await linesOf(staff, viewer, no);
  return sheetOfPages(staff, viewer, {
    label: { zh: `${pickLine.label.zh} ${no}`, en: `${pickLine.label.en} ${no}` },
    fields: pickLine.fields,
    zone: chinaZone,
    page: () => Promise.resolve(lines),
  });
}
