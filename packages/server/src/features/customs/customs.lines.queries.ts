import type { Territory } from '@loadline/contract/customs/customs.codes';
import { filledLine } from '@loadline/contract/customs/customs-line.fill';
import { customsLinesImportSubject, toldOfLine } from '@loadline/contract/customs/customs-lines-import';
import { elementsWritten } from '@loadline/contract/customs/hs-elements';
import { keysOf } from '@loadline/contract/kernel/compose';
import { say } from '@loadline/contract/kernel/text';
import type { RowOf } from '../../kernel/columns.ts';
import { json, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { goodsLineView, orderView } from '../orders/orders.rows.public.ts';
import { type FoundLine, linesJson, listOf } from './customs.detail.queries.ts';
import type { Cells } from './customs.import.queries.ts';

const columns = {
  fileNo: text,
  territory: textOf<Territory>(),
  lines: json<readonly FoundLine[]>(),
};
const lined = sql`r.file_no as "fileNo", r.territory, ${linesJson} as lines`;
const living = (numbers: readonly string[]) =>
  sql`r.file_no = any(${[...numbers]}::text[]) and r.status <> 'VOID'`;

/** Goods of an order on a file, of which a new line can be. */
interface OrderedGoods {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly goodsNo: number;
  readonly nameZh: string;
  readonly nameEn: string;
}

const withGoods = { ...columns, goods: json<readonly OrderedGoods[]>() };

/** The files that rows of a workbook name, with their lines and the goods of their orders. */
export async function linedFiles(tx: Tx, numbers: readonly string[]) {
  const goods = listOf(
    sql`json_build_object('orderId', o.id::text, 'orderNumber', o.order_number, 'goodsNo', g.line_no, 'nameZh', g.name_zh, 'nameEn', g.name_en)`,
    sql`c.place, g.line_no`,
    sql`customs_order c join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
      left join ${goodsLineView} g on g.org_id = c.org_id and g.order_id = c.order_id where c.org_id = r.org_id and c.file_id = r.id`,
  );
  const found = await tx.rows(
    sql.type(withGoods)`select ${lined}, ${goods} as goods from customs_file r where ${living(numbers)}`,
  );
  return new Map(found.map((file) => [file.fileNo, file]));
}

export type LinedFile = RowOf<typeof withGoods>;

/** The goods that a new line is of: of the order that its row names, or of the only one. */
export function goodsMeant(
  { goods }: Pick<LinedFile, 'goods'>,
  { orderNumber = null, goodsNo = null }: Cells,
): OrderedGoods | undefined {
  const isOne = new Set(goods.map(({ orderId }) => orderId)).size === 1;
  return goods.find(
    (one) =>
      String(one.goodsNo) === goodsNo && (orderNumber === null ? isOne : one.orderNumber === orderNumber),
  );
}

/** A line by the columns of its workbook, as it stands. */
export function lineCells(
  fileNo: string,
  { lineNo, goodsNo, exemption, own, goods }: FoundLine,
): Readonly<Record<string, string | number | null>> {
  const filled = filledLine(own, goods);
  const { orderNumber, nameZh, nameEn, territory } = goods;
  const values = Object.fromEntries(filled.elements.map(({ key, value }) => [key, value]));
  return {
    fileNo,
    lineNo,
    orderNumber,
    goodsNo,
    nameZh,
    nameEn,
    ...Object.fromEntries(keysOf(toldOfLine).map((key) => [key, filled[key]])),
    elements: territory === 'CN' ? elementsWritten(filled.hs, values) : null,
    exemption,
  };
}

/** The lines of declarations as a workbook that can be imported again. */
export async function sheetOfLines(
  staff: Database,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<FileAnswer> {
  const {
    rows: [files],
  } = await staff.read(
    viewer,
    sql.type(columns)`select ${lined} from customs_file r where ${living(numbers)} order by r.file_no`,
  );
  const { record, label } = customsLinesImportSubject;
  const fields = Object.fromEntries(
    record.keys.flatMap((key) => (record.fields[key] ? [[key, record.fields[key]]] : [])),
  );
  const words = { language: viewer.language, zone: 'UTC' };
  async function* rows(): AsyncGenerator<SheetValue[]> {
    for (const { fileNo, lines } of files)
      for (const line of lines) yield valuesOf(fields, lineCells(fileNo, line), words);
  }
  const name = say(label, viewer.language);
  const layout = { name, columns: columnsOf(fields, viewer.language) };
  return new FileAnswer(`${name}.xlsx`, 'xlsx', writeSheet(layout, rows()));
}
