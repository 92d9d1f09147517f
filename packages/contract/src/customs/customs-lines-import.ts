import { hsDigits } from '../checks/hs.ts';
import { goods } from '../facts/goods.ts';
import { texts } from '../facts/texts.ts';
import { recordSubject } from '../imports/record.ts';
import { allOptional, allPlaced } from '../kernel/compose.ts';
import { optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { customsFile } from './customs-file.ts';
import { customsLineFields, writtenLine } from './customs-line.ts';

/** The elements of a line as customs read them, with bars between. */
const specification = text({ label: { zh: '规格型号（要素）', en: 'Specification' }, max: 7_000 });

/** A row of a workbook of lines: one line of a declaration, which its file and item number tell. */
const importedLine = resource(
  'declaration line row',
  { zh: '报关单商品行', en: 'Line of a declaration' },
  allPlaced(['import'], {
    fileNo: customsFile.fields.fileNo,
    lineNo: customsLineFields.lineNo,
    orderNumber: optional(text(texts.orderNo)),
    goodsNo: optional(writtenLine.goodsNo),
    nameZh: optional(goods.nameZh),
    nameEn: optional(goods.nameEn),
    hs: writtenLine.hs,
    elements: optional(specification),
    quantity: optional(writtenLine.quantity),
    unit: writtenLine.unit,
    firstQty: writtenLine.firstQty,
    firstUnit: writtenLine.firstUnit,
    secondQty: writtenLine.secondQty,
    secondUnit: writtenLine.secondUnit,
    unitPrice: writtenLine.unitPrice,
    origin: writtenLine.origin,
    finalDestination: writtenLine.finalDestination,
    sourcePlace: writtenLine.sourcePlace,
    exemption: optional(writtenLine.exemption),
  }),
);

const {
  id: _id,
  orderId: _order,
  goodsNo: _goods,
  exemption: _way,
  elements: _elements,
  ...written
} = writtenLine;
/** What of a row is written on its line, beside its exemption and its elements. */
export const toldOfLine = allOptional(written);

/** What customs of China ask for alone. */
export const linesOfChina = [
  'elements',
  'firstQty',
  'firstUnit',
  'secondQty',
  'secondUnit',
  'sourcePlace',
] as const;

/** Lines of declarations as something that staff import; one that is there already is brought up to date. */
export const customsLinesImportSubject = recordSubject({
  of: importedLine,
  name: 'customsLines',
  path: '/opsapi/customs/lines/imports',
  access: 'op:customs',
  label: { zh: '报关单商品行', en: 'Declaration lines' },
  one: { zh: '商品行', en: 'line' },
  sameBy: ['lineNo', 'fileNo'],
  alsoCalled: {
    fileNo: ['制单号', '关务单', 'File no.'],
    lineNo: ['序号', '商品序号', 'Line', 'Line no.'],
    orderNumber: ['订单号', '单号', 'Order no.'],
    nameZh: ['品名', '商品名称', '中文名称'],
    nameEn: ['英文名称', 'Description'],
    hs: ['HS编码', '商品编码', '税号', 'HS code'],
    elements: ['规格型号', '申报要素', 'Declaration elements'],
    quantity: ['数量', '成交数量', 'Quantity'],
    unit: ['成交单位'],
    firstQty: ['法定数量', '第一数量'],
    firstUnit: ['法定单位', '第一单位'],
    secondQty: ['第二数量'],
    secondUnit: ['第二单位'],
    unitPrice: ['单价', 'Unit price'],
    origin: ['原产国（地区）'],
    finalDestination: ['最终目的国（地区）'],
    sourcePlace: ['货源地'],
    exemption: ['征免'],
  },
  notes: {
    lineNo: {
      zh: '已有的项号更新该行；新的一行填下一个项号',
      en: 'One that is there is brought up to date; a new line has the next number',
    },
    orderNumber: {
      zh: '新行填写；单上只有一个订单时可留空',
      en: 'Of a new line; may be blank where one order is on the declaration',
    },
    goodsNo: {
      zh: '新行填写：订单货物的序号。一种货物可分多行',
      en: 'Of a new line: the line of the goods in their order. Goods may stand on several lines',
    },
    nameZh: { zh: '以订单货物为准，导入不修改', en: 'As its order says; a workbook does not change it' },
    elements: {
      zh: '按编码的要素次序，用 | 分开，如 针织T恤衫|0|3|…；空的要素随货物',
      en: 'In the order of the code, with | between; one that is empty is as the goods say',
    },
    unitPrice: { zh: '以报关单的币种', en: 'In the currency of the declaration' },
  },
  // Chapters 01 to 09 begin with a zero, which numbers lose.
  mend: (key, digits) => (key === 'hs' && /^(\d{7}|\d{9}|\d{12})$/.test(digits) ? `0${digits}` : digits),
  stored: { hs: hsDigits },
});
