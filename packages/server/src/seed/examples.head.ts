import { columnName } from '../kernel/sheet.cell.ts';
import { textCell } from '../kernel/sheet.markup.ts';
import { SHEET_SPACE, workbookParts, XML_HEAD } from '../kernel/workbook.parts.ts';
import { textEntry, zipped } from '../kernel/workbook.zip.ts';
import { lanes } from './lanes.seed.ts';

/** A forwarder's own template as it goes round: one order, its facts in three blocks above the table of cartons. */
const blocks: readonly (readonly (readonly [label: string, value: string])[])[] = [
  [
    ['客户订单号', 'EX26-H001'],
    ['服务*', lanes.airUs.channel.zh],
    ['地址库编码', 'ONT8'],
    ['收件人姓名*', 'FBA ONT8 Receiving'],
    ['收件人公司', ''],
    ['收件人地址一*', 'Dock 4, 2400 Example Parkway'],
    ['收件人地址二', ''],
    ['收件人地址三', ''],
    ['收件人城市*', 'Moreno Valley'],
    ['收件人省份/州', 'CA'],
    ['收件人邮编*', '92551'],
    ['收件人国家代码(二字代码)*', 'US'],
    ['收件人电话', '+1 909 555 0101'],
    ['收件人邮箱', ''],
    ['PO Number', '8N7EGXAD'],
    ['箱数', '13'],
  ],
  [
    ['带电*', '是'],
    ['带磁*', '否'],
    ['液体*', '否'],
    ['粉末*', '否'],
    ['危险品*', '否'],
    ['报关方式*', '一般贸易报关退税'],
    ['清关方式', '自主清关'],
    ['交税方式', 'DDP'],
    ['交货条款', 'DDP'],
    ['派送方式', '卡派'],
    ['VAT号*', '91-0000123'],
    ['参考号一', 'FBA15EXAMPLE'],
    ['参考号二', ''],
    ['备注', '轻拿轻放'],
    ['购买保险', '否'],
    ['保价', ''],
    ['投保币种', ''],
  ],
  [
    ['店铺', 'Qihang Example Store'],
    ['发件人地址编码', ''],
    ['发件人姓名', '林知夏'],
    ['发件人公司', '深圳启航示例跨境电商有限公司'],
    ['发件人地址', '广东省深圳市龙岗区示例路 66 号'],
    ['发件人城市', '深圳'],
    ['发件人省州', '广东'],
    ['发件人邮编', '518100'],
    ['发件人国家', 'CN'],
    ['发件人电话', '+86 755 0000 1160'],
    ['发件人邮箱', 'shipping@qihang.example'],
  ],
];

const tableHead =
  '货箱编号* 货箱重量(KG)* 货箱长度(CM)* 货箱宽度(CM)* 货箱高度(CM)* 产品英文品名* 产品中文品名* 产品申报单价(USD)* 产品申报数量* 产品材质* 产品海关编码* 国内HS编码 产品用途* 产品品牌* 产品型号* 产品销售链接 产品销售价格 产品图片链接 产品重量(kg) 产品ASIN 产品FNSKU 产品SKU'.split(
    ' ',
  );

const table: readonly (readonly string[])[] = [
  [
    'FBA15EXAMPLEU000001-U000010',
    '12.9',
    '46',
    '34',
    '32',
    'Digital kitchen scale',
    '厨房电子秤',
    '4.60',
    '240',
    '玻璃、塑料',
    '8423100000',
    '8423100000',
    '称重',
    'Halden',
    'HD-S5',
  ],
  [
    'FBA15EXAMPLEU000011-U000012',
    '9.4',
    '48',
    '40',
    '42',
    'Electric toothbrush',
    '电动牙刷',
    '5.20',
    '40',
    '塑料',
    '8509809000',
    '8509809000',
    '口腔护理',
    'Loomica',
    'LM-T1',
  ],
  [
    '',
    '',
    '',
    '',
    '',
    'USB cable',
    'USB数据线',
    '0.80',
    '40',
    '铜、PVC',
    '8544421900',
    '8544421900',
    '数据传输',
    'Loomica',
    'LM-U3',
  ],
  [
    'FBA15EXAMPLEU000013',
    '11.2',
    '62',
    '42',
    '38',
    'Robot vacuum cleaner',
    '扫地机器人',
    '88.00',
    '2',
    '塑料',
    '8508110000',
    '8508110000',
    '清洁',
    'Loomica',
    'LM-R8',
  ],
];

const firstColumns = [0, 4, 8];
const tableRow = 18;

/** The bytes of the workbook; its carton table begins in row 18. */
export async function headWorkbook(): Promise<Buffer> {
  const rows = Array.from({ length: tableRow - 1 }, (_, at) => {
    const cells = blocks.flatMap((block, index) => labelled(block[at], firstColumns[index] ?? 0, at + 1));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const lines = [tableHead, ...table].map((texts, at) => {
    const row = tableRow + at;
    return `<row r="${row}">${texts.map((text, column) => (text === '' ? '' : textCell(`${columnName(column)}${row}`, text))).join('')}</row>`;
  });
  const sheet = `${XML_HEAD}<worksheet xmlns="${SHEET_SPACE}"><sheetData>${rows.join('')}${lines.join('')}</sheetData></worksheet>`;
  const parts = [
    ...workbookParts([{ name: '单票运单', visibility: 'shown' }]),
    textEntry('xl/worksheets/sheet1.xml', sheet),
  ];
  const pieces: Buffer[] = [];
  for await (const piece of zipped(parts)) pieces.push(piece);
  return Buffer.concat(pieces);
}

function labelled(pair: readonly [string, string] | undefined, column: number, row: number): string[] {
  if (!pair) return [];
  return pair.map((text, at) => (text === '' ? '' : textCell(`${columnName(column + at)}${row}`, text)));
}
