import { positionsIn } from '../imports/import.column.ts';
import { headerReader, templateHeader } from '../imports/import.header.ts';
import { codeTableOf } from '../kernel/code.ts';
import { keysOf } from '../kernel/compose.ts';
import type { Field } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { typedGoods } from './goods-line.ts';
import { cartonGroupFields } from './order-carton.ts';
import { ownFields } from './order-form.ts';
import type { PartyRole } from './order-party.ts';
import { orderParty, partyRoles } from './order-party.ts';

/** Whether a value belongs to the whole order, to a carton group or to one line of goods. */
export type ColumnLevel = 'order' | 'carton' | 'goods';

/** A column of the template: a field of the order form, and how it stands in a sheet. */
export interface ImportColumn extends Text {
  readonly level: ColumnLevel;
  readonly field: Field;
  /** Where it stands in the form: `parties.consignee.city`, and inside its row for cartons and goods. */
  readonly path: string;
  /** `always`, or `place`: needed unless the warehouse code is a known one. */
  readonly needed: 'always' | 'place' | 'no';
  readonly unit?: string;
  /** What its form alone does not say, for the template's explanations. */
  readonly note?: Text;
}

const cartonKeys = {
  cartonNo: 'cartonNo',
  cartonCount: 'cartonCount',
  cartonWeight: 'weight',
  cartonLength: 'length',
  cartonWidth: 'width',
  cartonHeight: 'height',
} as const satisfies Record<string, keyof typeof cartonGroupFields>;

type OwnKey = keyof typeof ownFields;
type PartyKey = `${PartyRole}.${keyof typeof orderParty.fields}`;
type GoodsKey = Exclude<keyof typeof typedGoods, 'cartonNo'>;
export type ImportKey = OwnKey | PartyKey | keyof typeof cartonKeys | GoodsKey;

/** What a file has otherwise than the form. */
interface InFiles {
  readonly heading?: Text;
  /** Headings that other files in use carry. */
  readonly also?: readonly string[];
  readonly needed?: ImportColumn['needed'];
  readonly note?: Text;
}

/** A known warehouse is a consignee's place. */
/** Headings over all three sides of a carton in one cell. */
export const sizeHeadings =
  '尺寸,外箱尺寸,箱子尺寸,纸箱尺寸,单箱尺寸,外箱规格,箱规,长宽高,Size,Dimensions,Carton size,Carton dimensions,LWH,LxWxH'.split(
    ',',
  );

const inFiles: Partial<Readonly<Record<ImportKey, InFiles>>> = {
  referenceNumber: {
    also: ['参考号', '客户订单号', '客户单号'],
    note: {
      zh: '同一参考号的行组成一票订单；不能与已有订单重复',
      en: 'Rows with the same number form one order; it must not have been used before',
    },
  },
  channelName: { also: ['渠道', '服务', 'Service'] },
  destinationCountry: { also: ['目的国家', '国家', 'Country'] },
  fbaNo: {
    also: ['FBA编号', '货件编号', 'FBA shipment ID'],
    note: { zh: '仓库代码为亚马逊仓库时必填', en: "Required when the warehouse code is Amazon's" },
  },
  amazonRef: { also: ['PO Number', 'Amazon reference'] },
  warehouseCode: {
    also: ['FBA仓库代码', 'FC code'],
    note: { zh: '已知亚马逊仓库自动带出收货人地址', en: 'A known Amazon warehouse fills the consignee' },
  },
  isCustoms: { also: ['报关'], note: { zh: '选“是”须填写中国HS编码', en: 'Yes requires the China HS code' } },
  isSelfClearance: {
    also: ['是否自主清关'],
    note: {
      zh: '选“是”须填写税号：美国填 EIN，欧洲填 VAT 或 EORI',
      en: 'Yes requires tax numbers: EIN in the United States, VAT or EORI in Europe',
    },
  },
  'sender.company': { also: ['发货人公司', '发货人'] },
  'sender.address': { also: ['发货人地址'] },
  'sender.tel': { needed: 'always', also: ['发货人电话'] },
  'consignee.company': { needed: 'place', also: ['收货人公司', '收货人'] },
  'consignee.address': { needed: 'place', also: ['收货人地址'] },
  'consignee.city': { needed: 'place', also: ['收货人城市'] },
  'consignee.state': { also: ['收货人省份/州', '收货人州/省', 'Consignee state/province'] },
  'consignee.postCode': { needed: 'place', also: ['收货人邮编', 'Consignee ZIP'] },
  'consignee.tel': { also: ['收货人电话'] },
  'notifier.company': { needed: 'no' },
  'notifier.address': { needed: 'no' },
  vatNo: { also: ['VAT税号', 'VAT no.', 'VAT number'] },
  eoriNo: { also: ['EORI no.', 'EORI number'] },
  iossNo: { also: ['IOSS no.', 'IOSS number'] },
  ein: { also: ['EIN号', 'EIN税号', 'EIN no.', 'EIN number'] },
  cartonNo: {
    also: ['货箱编号', '箱唛号', '箱唛'],
    note: {
      zh: '可填范围，如 U000001-U000010；一箱多品时各行重复同一箱号',
      en: 'May be a range such as U000001-U000010; repeat it for several goods in one carton',
    },
  },
  cartonCount: {
    also: ['件数', '箱子数量', 'Carton count', 'CTNS', 'Cartons'],
    note: {
      zh: '箱号为范围时须与范围一致，可留空',
      en: 'Must match the range of carton numbers; may be blank with a range',
    },
  },
  cartonWeight: {
    also: [
      '货箱重量',
      '单箱重量',
      '每箱毛重',
      '单件毛重',
      'Carton weight',
      'Gross weight per carton',
      'GW per carton',
    ],
  },
  cartonLength: {
    heading: { zh: '箱长', en: 'Carton length' },
    also: ['长', '货箱长度', 'Length', 'L', ...sizeHeadings],
  },
  cartonWidth: { heading: { zh: '箱宽', en: 'Carton width' }, also: ['宽', '货箱宽度', 'Width', 'W'] },
  cartonHeight: { heading: { zh: '箱高', en: 'Carton height' }, also: ['高', '货箱高度', 'Height', 'H'] },
  nameZh: { also: ['产品中文品名', '品名'] },
  nameEn: { also: ['产品英文品名'] },
  hsCn: { also: ['国内HS编码', '中国海关编码'] },
  hsDest: {
    also: ['产品海关编码', '海关编码', 'HS编码', 'HS code'],
    note: { zh: '前 6 位应与中国HS编码一致', en: 'Its first 6 digits should be those of the China HS code' },
  },
  brand: { also: ['产品品牌'], note: { zh: '没有品牌请填“无”', en: 'Write “无” for none' } },
  model: { also: ['产品型号'] },
  material: { also: ['产品材质'] },
  usage: { also: ['产品用途'] },
  special: {
    note: {
      zh: '可多选，用逗号分隔；普货不能与其他属性同选',
      en: 'Several may be given, separated by commas; general cargo stands alone',
    },
  },
  declaredQty: { also: ['产品申报数量', 'Quantity'] },
  unit: { also: ['申报单位'], note: { zh: '默认：件', en: 'Default: pcs' } },
  unitPriceUsd: { heading: { zh: '申报单价', en: 'Unit price' }, also: ['产品申报单价', '单价'] },
  totalPriceUsd: {
    heading: { zh: '申报总价', en: 'Total price' },
    also: ['总价'],
    note: {
      zh: '留空自动计算；填写时须等于数量×单价',
      en: 'Computed when blank; must equal quantity × unit price',
    },
  },
  origin: { also: ['Country of origin'], note: { zh: '默认：中国', en: 'Default: China' } },
  sku: { also: ['产品SKU'] },
  asin: { also: ['产品ASIN'] },
  fnsku: { also: ['产品FNSKU'] },
  salesUrl: { also: ['产品销售链接', 'Product URL'] },
  pictureUrl: { also: ['产品图片链接', 'Image URL'] },
  remark: { also: ['Remarks'] },
};

type Column = readonly [ImportKey, ImportColumn];

function column(key: ImportKey, level: ColumnLevel, field: Field, path: string, label = field.label): Column {
  const { heading = label, needed = field.required ? 'always' : 'no', note } = inFiles[key] ?? {};
  const { unit } = field;
  return [key, { ...heading, level, field, path, needed, ...(unit && { unit }), ...(note && { note }) }];
}

function own(...keys: readonly OwnKey[]): Column[] {
  return keys.map((key) => column(key, 'order', ownFields[key], key));
}

function ofParty(role: PartyRole, ...keys: readonly (keyof typeof orderParty.fields)[]): Column[] {
  const { zh, en } = partyRoles.codes[role];
  return keys.map((key) => {
    const { label } = orderParty.fields[key];
    const heading = { zh: `${zh}${label.zh}`, en: `${en} ${label.en.toLowerCase()}` };
    return column(`${role}.${key}`, 'order', orderParty.fields[key], `parties.${role}.${key}`, heading);
  });
}

function ofCarton(...keys: readonly (keyof typeof cartonKeys)[]): Column[] {
  return keys.map((key) => column(key, 'carton', cartonGroupFields[cartonKeys[key]], cartonKeys[key]));
}

function ofGoods(...keys: readonly GoodsKey[]): Column[] {
  return keys.map((key) => column(key, 'goods', typedGoods[key], key));
}

/** The 58 columns of the template in their order (domain.md §6). */
const template: readonly Column[] = [
  ...own('referenceNumber', 'channelName', 'destinationCountry', 'fbaNo', 'amazonRef', 'warehouseCode'),
  ...own('isCustoms', 'isSelfClearance'),
  ...ofParty('sender', 'company', 'address', 'postCode', 'tel', 'fax', 'email'),
  ...ofParty('consignee', 'company', 'address', 'city', 'state', 'postCode', 'tel', 'fax', 'email'),
  ...ofParty('notifier', 'company', 'address', 'postCode', 'tel', 'fax', 'email'),
  ...own('vatNo', 'eoriNo', 'iossNo', 'ein'),
  ...ofCarton('cartonNo', 'cartonCount', 'cartonWeight', 'cartonLength', 'cartonWidth', 'cartonHeight'),
  ...ofGoods('nameZh', 'nameEn', 'hsCn', 'hsDest', 'brand', 'model', 'material', 'usage', 'special'),
  ...ofGoods('declaredQty', 'unit', 'unitPriceUsd', 'totalPriceUsd', 'origin', 'sku', 'asin', 'fnsku'),
  ...ofGoods('salesUrl', 'pictureUrl'),
  ...own('remark'),
];

const placed = new Set<string>(template.map(([key]) => key));

/** What was declared of an order since then and is imported: new columns stand behind the template's. */
const later = keysOf(ownFields)
  .filter((key) => !placed.has(key) && ownFields[key].places.includes('import'))
  .flatMap((key) => own(key));

const columns = new Map<string, ImportColumn>([...template, ...later]);

export const importKeys: readonly ImportKey[] = [...template, ...later].map(([key]) => key);

/** The columns by key, as a code table: a finding or a changed cell names one of these. */
export const importColumns = codeTableOf('import column', [...template, ...later]);

export function columnOf(key: ImportKey): ImportColumn {
  const found = columns.get(key);
  if (!found) throw new Error(`no column ${key}`);
  return found;
}

/** The columns in the template's order; a row's cells stand in the same order. */
export const columnList: readonly ImportColumn[] = importKeys.map(columnOf);

/** Where a column stands in a row's cells, from 0. */
export const positionOf: (key: ImportKey) => number = positionsIn(importKeys);

/** Half of all files call the parties by the words of couriers. */
function asCouriersSay(key: ImportKey): string[] {
  const words = [columnOf(key).zh, templateHeader(columnOf(key)), ...(inFiles[key]?.also ?? [])];
  const said = words.map((word) => word.replace('发货人', '发件人').replace('收货人', '收件人'));
  return said.filter((word) => !words.includes(word));
}

/** The column that a heading in either language means; undefined for one that we do not take. */
export const keyOfHeader: (text: string) => ImportKey | undefined = headerReader(
  importKeys.map((key) => [key, columnOf(key)] as const),
  (key) => [...(inFiles[key]?.also ?? []), ...asCouriersSay(key)],
);
