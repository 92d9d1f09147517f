import { cleaned } from '@loadline/contract/imports/import.clean';
import type { ImportRow, ReadRow } from '@loadline/contract/imports/import.grid';
import { type ImportedRecord, readRecords } from '@loadline/contract/imports/record.check';
import { labelImportSubject, packingSheet } from '@loadline/contract/labels/label-import';
import type { CartonRow, InOtherFiles, StyleRow } from '@loadline/contract/labels/label-import.check';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, json, orNull, text } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { importView } from '../imports/imports.rows.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { ArtworkKind, ArtworkRefusal } from './labels.artwork.ts';

const besideColumns = {
  importId: text,
  brandId: orNull(text),
  schemeId: orNull(text),
  packingName: orNull(text),
  packing: orNull(json<ImportRow[]>()),
  checksComposition: flag,
};

/** What came beside a style list. */
export type Beside = RowOf<typeof besideColumns>;

const nothingBeside: Omit<Beside, 'importId'> = {
  brandId: null,
  schemeId: null,
  packingName: null,
  packing: null,
  checksComposition: false,
};

export async function besideOf(tx: Tx, importId: string): Promise<Beside> {
  const [found] = await tx.rows(sql.type(besideColumns)`
    select p.import_id::text as "importId", p.brand_id::text as "brandId", p.scheme_id::text as "schemeId", p.packing_name as "packingName", p.packing,
      coalesce((select k.checks @? '$[*] ? (@.field == "composition" || @.kind == "sums")' from label_scheme k where k.id = p.scheme_id
        order by k.version desc limit 1), false) as "checksComposition"
    from label_import p where p.org_id = ${tx.me.orgId} and p.import_id = ${importId}`);
  return found ?? { ...nothingBeside, importId };
}

/** A file of artwork of an import. */
export interface Artwork {
  readonly id: string;
  readonly name: string;
  readonly kind: ArtworkKind | null;
  readonly fileId: string | null;
  readonly laidId: string | null;
  readonly size: number;
  readonly sha256: string | null;
  readonly refusal: ArtworkRefusal | null;
}

/** In the order in which it came. */
export async function artworkOf(tx: Tx, importId: string): Promise<Artwork[]> {
  const { found } = await tx.one(sql.type({ found: json<Artwork[]>() })`
    select coalesce(json_agg(json_build_object('id', a.id::text, 'name', a.name, 'kind', a.kind, 'fileId', a.file_id::text, 'laidId', a.laid_id::text,
      'size', a.size, 'sha256', encode(a.sha256, 'hex'), 'refusal', a.refusal) order by a.came_at, a.id), '[]') as found
    from label_import_artwork a where a.org_id = ${tx.me.orgId} and a.import_id = ${importId}`);
  return found;
}

const { keys: styleKeys } = labelImportSubject.record;
const { keys: cartonKeys } = packingSheet.record;

/** Rows of a style list as they were understood, by their columns. */
export function styleRows(rows: readonly ReadRow[]): StyleRow[] {
  return rows.map(({ row, values }) => {
    const of = (key: string) => values[styleKeys.indexOf(key)] ?? null;
    const [orderNumber, styleNo, colour] = [of('orderNumber'), of('styleNo'), of('colour')];
    const [productName, composition, pieces] = [of('productName'), of('composition'), of('pieces')];
    return { row, cells: { orderNumber, styleNo, colour, productName, composition, pieces } };
  });
}

/** The same of a packing list, with what is wrong in its cells. */
export function cartonRows(rows: readonly ImportRow[]) {
  const read = readRecords(packingSheet, rows);
  const cartons = read.rows.map(({ row, values }): CartonRow => {
    const of = (key: string) => values[cartonKeys.indexOf(key)] ?? null;
    const [orderNumber, styleNo, colour] = [of('orderNumber'), of('styleNo'), of('colour')];
    return { row, cells: { orderNumber, styleNo, colour, cartonNo: of('cartonNo'), pieces: of('pieces') } };
  });
  return { read, cartons };
}

const orderColumns = { id: text, orderNumber: text, status: text, createdBy: text };
export type ImportedOrder = RowOf<typeof orderColumns>;

/** The orders of these numbers that whoever imports may see. */
export async function ordersNamed(tx: Tx, numbers: readonly string[]): Promise<Map<string, ImportedOrder>> {
  const found = await tx.rows(sql.type(orderColumns)`
    select o.id::text as id, o.order_number as "orderNumber", o.status, o.created_by::text as "createdBy" from ${orderView} o
    where o.org_id = ${tx.me.orgId} and o.order_number = any(${[...new Set(numbers)]}::text[])`);
  return new Map(found.map((order) => [order.orderNumber, order]));
}

/** A style in a colour as it is to be written, with its order and what the other files have of it. */
export interface ImportedLabel extends ImportedRecord {
  readonly order: ImportedOrder | undefined;
  readonly found: InOtherFiles;
}

const thereColumns = { orderId: text, styleNo: text, colour: text };

/** The styles in their colours that orders have labels of. */
export function labelsThere(tx: Tx, orderIds: readonly string[]): Promise<RowOf<typeof thereColumns>[]> {
  return tx.rows(sql.type(thereColumns)`
    select l.order_id::text as "orderId", l.style_no as "styleNo", l.colour from label l
    where l.org_id = ${tx.me.orgId} and l.order_id = any(${[...new Set(orderIds)]}::uuid[])`);
}

/** The import whose style list this file is. */
export async function importOfFile(tx: Tx, fileId: string): Promise<string | undefined> {
  const [found] = await tx.rows(sql.type({ id: text })`
    select i.id::text as id from ${importView} i
    where i.org_id = ${tx.me.orgId} and i.subject = ${labelImportSubject.name} and i.file_id = ${fileId}`);
  return found?.id;
}

/** The rows of a style list whose labels these imports of the same file have made, with their batch. */
export async function madeBy(
  tx: Tx,
  rows: readonly ImportRow[],
  imports: readonly string[],
): Promise<Map<number, string>> {
  const made = await tx.rows(
    sql.type({ orderNumber: text, styleNo: text, colour: text, no: text })`
      select o.order_number as "orderNumber", l.style_no as "styleNo", l.colour, b.no from label_batch b
      join label l on l.org_id = b.org_id and l.batch_id = b.id join ${orderView} o on o.org_id = l.org_id and o.id = l.order_id
      where b.org_id = ${tx.me.orgId} and b.import_id = any(${[...imports]}::uuid[])`,
  );
  const nameOf = (...parts: readonly string[]) => JSON.stringify(parts);
  const batches = new Map(
    made.map(({ orderNumber, styleNo, colour, no }) => [nameOf(orderNumber, styleNo, colour), no]),
  );
  const at = ['orderNumber', 'styleNo', 'colour'].map((key) => styleKeys.indexOf(key));
  return new Map(
    rows.flatMap(({ row, cells }) => {
      const batch = batches.get(nameOf(...at.map((place) => cleaned(cells[place] ?? ''))));
      return batch === undefined ? [] : [[row, batch] as const];
    }),
  );
}

/** By which schemes, and for which brands of their company, somebody may have labels made. */
export function rulesToChoose(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object(
      'brands', coalesce((select json_agg(json_build_object('value', b.id, 'zh', b.brand_name, 'en', b.brand_name) order by b.brand_name)
        from (select distinct on (r.id) r.id, r.brand_name from label_brand r where ${ofViewer('r')} order by r.id, r.version desc limit 500) b), '[]'),
      'schemes', coalesce((select json_agg(json_build_object('value', k.id, 'zh', k.name_zh, 'en', k.name_en) order by k.name_en)
        from (select distinct on (s.id) s.id, s.name_zh, s.name_en from label_scheme s order by s.id, s.version desc limit 500) k), '[]'))::text`,
  );
}
