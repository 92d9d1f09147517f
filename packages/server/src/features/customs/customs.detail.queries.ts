import type { customsApi } from '@loadline/contract/customs/customs.api';
import type { deskCustomsApi } from '@loadline/contract/customs/customs-desk.api';
import { abnormalFields, orderFields, stepFields } from '@loadline/contract/customs/customs-detail';
import { customsFile, deskFile, flagFields, headerFields } from '@loadline/contract/customs/customs-file';
import type { CustomsLine } from '@loadline/contract/customs/customs-line';
import { customsLineFields, writtenLine } from '@loadline/contract/customs/customs-line';
import type { LineGoods, OwnLine } from '@loadline/contract/customs/customs-line.fill';
import { filledLine } from '@loadline/contract/customs/customs-line.fill';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { doerName } from '../ops/people.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { carriedJson } from './customs.carried.queries.ts';
import { boundHs, changedHs } from './customs.codes.queries.ts';
import { hasReleaseNote } from './customs.queries.ts';
import {
  declared,
  deskFiles,
  fileJson,
  flagsOn,
  goodsPrice,
  housesOf,
  linesOn,
  lineTotal,
  ordersOn,
  ownFiles,
  progress,
} from './customs.rows.queries.ts';

export type CustomsDetail = AnswerOf<typeof customsApi.detail>;
export type DeskDetail = AnswerOf<typeof deskCustomsApi.detail>;

/** A line as it is kept, beside the goods it is of. */
export interface FoundLine
  extends Pick<
    CustomsLine,
    'id' | 'orderId' | 'goodsNo' | 'lineNo' | 'exemption' | 'changed' | 'totalPrice'
  > {
  readonly own: OwnLine;
  readonly goods: LineGoods & Pick<CustomsLine, 'nameEn' | 'orderNumber'>;
}

type Found<D> = Omit<D, 'lines'> & { readonly lines: readonly FoundLine[] };

export function listOf(row: Sql, order: Sql, from: Sql): Sql {
  return sql`coalesce((select json_agg(${row} order by ${order}) from ${from}), '[]')`;
}

const orderJson = jsonOf(orderFields, 'o', {
  orderId: sql`o.id::text`,
  isPart: sql`c.pieces is not null`,
  pieces: declared.pieces,
  grossWeight: sql`${declared.grossWeight}::text`,
  volume: sql`${declared.volume}::text`,
  houses: listOf(
    sql`json_build_object('number', h.number, 'isDeclared', h.is_declared)`,
    sql`h.number`,
    housesOf,
  ),
});

const {
  id: _id,
  orderId: _order,
  goodsNo: _goods,
  exemption: _way,
  elements: _elements,
  ...ownFields
} = writtenLine;
const ownJson = jsonOf({ ...ownFields, elements: writtenLine.elements }, 'l');

const orderOf = (what: Sql) =>
  sql`(select ${what} from ${orderView} o where o.org_id = l.org_id and o.id = l.order_id)`;
const goodsJson = sql`json_build_object('orderNumber', ${orderOf(sql`o.order_number`)}, 'nameZh', g.name_zh, 'nameEn', g.name_en, 'usage', g.usage,
  'material', g.material, 'brand', g.brand, 'model', g.model, 'hs', case when r.territory = 'CN' then coalesce(g.hs_cn, ${boundHs}) else g.hs_dest end, 'quantity', g.declared_qty, 'unit', g.unit,
  'unitPrice', (${goodsPrice})::text, 'origin', g.origin, 'sourcePlace', r.source_place, 'direction', r.direction, 'territory', r.territory,
  'finalDestination', coalesce(r.final_destination, case when r.direction = 'import' and r.territory = 'CN' then 'CN' else ${orderOf(sql`o.destination_country`)} end))`;
const lineJson = sql`json_build_object('id', l.id::text, 'orderId', l.order_id::text, 'goodsNo', l.goods_no, 'lineNo', l.line_no, 'exemption', l.exemption,
  'changed', case when r.territory = 'CN' and r.status <> 'VOID' then ${changedHs} end, 'totalPrice', (${lineTotal})::text, 'own', ${ownJson}, 'goods', ${goodsJson})`;

/** The lines of file `r` as they are kept, each beside its goods. */
export const linesJson = listOf(lineJson, sql`l.line_no`, linesOn);

const flagJson = jsonOf(abnormalFields, 's', {
  ...progress,
  orderNumber: sql`(select o.order_number from ${orderView} o where o.org_id = s.org_id and o.id = s.order_id)`,
  clearedAt: isoOf(sql`s.resolved_at`),
});

function foundJson(fields: Fields, step: Sql): Sql {
  return sql`json_build_object('file', ${fileJson(fields)}, 'header', ${jsonOf(headerFields, 'r')}, 'carried', ${carriedJson},
    'orders', ${listOf(orderJson, sql`c.place`, ordersOn)}, 'lines', ${linesJson},
    'steps', ${listOf(step, sql`p.at`, sql`customs_step p where p.org_id = r.org_id and p.file_id = r.id`)},
    'abnormal', ${listOf(flagJson, sql`s.progress = 'cleared', s.opened_at desc`, flagsOn)}, 'hasReleaseNote', ${hasReleaseNote})`;
}

const ownFound = foundJson(customsFile.fields, jsonOf(stepFields, 'p', { who: sql`''` }));
const deskFound = foundJson(deskFile.fields, jsonOf(stepFields, 'p'));

/** What is not written is filled from the goods, by the code of the line. */
function filled<T extends { readonly lines: readonly FoundLine[] }>(
  found: T,
): Omit<T, 'lines'> & { lines: CustomsLine[] } {
  const lines = found.lines.map(({ own, goods, ...line }) => {
    const { direction: _direction, territory: _territory, ...said } = goods;
    return { ...said, ...line, ...filledLine(own, goods) };
  });
  return { ...found, lines };
}

export async function detailOfOwn(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  no: string,
): Promise<CustomsDetail> {
  const {
    rows: [[row]],
  } = await db.read(
    viewer,
    sql.one({ found: json<Found<CustomsDetail>>() })`
      select ${ownFound} as found from ${ownFiles} where ${ofViewer('r')} and r.file_no = ${no}`,
  );
  if (!row) throw new Problem('notFound');
  return filled(row.found);
}

const atDesk = (no: string) =>
  sql.one({
    found: json<Found<DeskDetail>>(),
  })`select ${deskFound} as found from ${deskFiles} where r.file_no = ${no}`;

export async function detailAtDesk(staff: Database, viewer: Viewer, no: string): Promise<DeskDetail> {
  const {
    rows: [[row]],
  } = await staff.read(viewer, atDesk(no));
  if (!row) throw new Problem('notFound');
  return filled(row.found);
}

/** The same in an open transaction, with its lines as they are kept. */
export async function foundIn(tx: Tx, no: string): Promise<Found<DeskDetail>> {
  return (await tx.one(atDesk(no))).found;
}

export async function detailIn(tx: Tx, no: string): Promise<DeskDetail> {
  return filled(await foundIn(tx, no));
}

export async function ownDetailIn(tx: Tx, no: string): Promise<CustomsDetail> {
  const { found } = await tx.one(
    sql.one({ found: json<Found<CustomsDetail>>() })`
      select ${ownFound} as found from ${ownFiles} where ${ofViewer('r')} and r.file_no = ${no}`,
  );
  return filled(found);
}

/** Who did what, the newest first; its customer reads no names of the forwarder's people. */
export async function historyOf(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  { no, isOwn }: { readonly no: string; readonly isOwn: boolean },
): Promise<AnswerOf<typeof customsApi.history>> {
  const which = sql`r.file_no = ${no} and ${isOwn ? ofViewer('r') : sql`true`}`;
  const who = isOwn ? doerName(sql`a`) : sql`a.who`;
  return recordHistory(db, viewer, {
    table: 'customs_file',
    which,
    subject: 'customs',
    who,
    fields: customsAudited,
  });
}

/** The fields by which the audit log tells of declarations. */
export const customsAudited: Fields = {
  ...deedFields,
  ...flagFields,
  lineNo: customsLineFields.lineNo,
  hs: customsLineFields.hs,
  ...headerFields,
  ...customsFile.fields,
};
