import { columnName } from '../kernel/sheet.cell.ts';
import { textCell } from '../kernel/sheet.markup.ts';
import { SHEET_SPACE, workbookParts, XML_HEAD } from '../kernel/workbook.parts.ts';
import { textEntry, zipped } from '../kernel/workbook.zip.ts';
import { lanes } from './lanes.seed.ts';

/** A packing list as customers send it: pounds and inches, a price without a currency, merged orders, a sample, a total. */
const headings =
  '客户参考号 渠道名称 目的国 是否报关 是否自主清关 发件人公司 发件人地址 发件人电话 收件人公司 收件人地址 收件人城市 收件人省份/州 收件人邮编 箱号 箱数 单箱毛重(LBS) 外箱尺寸(inch) 中文品名 英文品名 目的国HS编码 材质 用途 特殊属性 申报数量 申报单价 总毛重'.split(
    ' ',
  );

const orderColumns = headings.indexOf('箱号');

function orderCells(reference: string): string[] {
  const parties = ['深圳启航示例跨境电商有限公司', '广东省深圳市龙岗区示例路 66 号', '+86 755 0000 1160'];
  const place = ['Harbour Example LLC', '100 Example Street', 'Los Angeles', 'California', '90001'];
  return [reference, lanes.airUs.channel.zh, 'USA', '否', '否', ...parties, ...place];
}

const scale = ['厨房电子秤', 'Digital kitchen scale', '8423100000', '玻璃、塑料', '称重', '普货'];
const empty = Array.from({ length: orderColumns }, () => '');

const firstBatch: readonly (readonly string[])[] = [
  headings,
  ['示例：PO-1001', ...empty.slice(1), 'C1', '99'],
  [...orderCells('EX26-S001'), 'S1', '1', '27.5', '20*16*10', ...scale, '24 pcs', '17.10', '27.5'],
  [...empty, 'S2', '2', '27.5', '20*16*10', ...scale, '1,200', '17.10', '55'],
  [...orderCells('EX26-S002'), 'S3', '1', '30 lbs', '20×16×10', ...scale, '12', '85.50', '30'],
  ['合计', ...empty.slice(1), '', '4', '112.5'],
  ['制表人：林知夏', '审核：'],
];
const secondBatch = [
  headings,
  [...orderCells('EX26-S003'), 'S4', '1', '27.5', '20*16*10', ...scale, '24', '17.10', '27.5'],
];

/** Both lines of the first order under its merged cells. */
const merged = Array.from({ length: orderColumns }, (_, at) => `${columnName(at)}3:${columnName(at)}4`);

/** The bytes of the workbook; its orders stand on the second and the third sheet. */
export async function sentWorkbook(): Promise<Buffer> {
  const sheets = [
    { name: '填写说明', rows: [['重量以磅计，尺寸以英寸计']], ranges: [] },
    { name: '第一批', rows: firstBatch, ranges: merged },
    { name: '第二批', rows: secondBatch, ranges: [] },
  ];
  const parts = [
    ...workbookParts(sheets.map(({ name }) => ({ name, visibility: 'shown' as const }))),
    ...sheets.map(({ rows, ranges }, at) =>
      textEntry(`xl/worksheets/sheet${at + 1}.xml`, sheetOf(rows, ranges)),
    ),
  ];
  const pieces: Buffer[] = [];
  for await (const piece of zipped(parts)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function sheetOf(rows: readonly (readonly string[])[], ranges: readonly string[]): string {
  const lines = rows.map((texts, at) => {
    const cells = texts.map((text, column) =>
      text === '' ? '' : textCell(`${columnName(column)}${at + 1}`, text),
    );
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const cells = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const mergeCells = cells === '' ? '' : `<mergeCells count="${ranges.length}">${cells}</mergeCells>`;
  return `${XML_HEAD}<worksheet xmlns="${SHEET_SPACE}"><sheetData>${lines.join('')}</sheetData>${mergeCells}</worksheet>`;
}
