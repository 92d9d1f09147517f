import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

/** What a column holds; `order-import.value.ts` reads each kind. */
export type ColumnKind =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'chinese'; readonly max: number }
  | { readonly kind: 'latin'; readonly max: number }
  | { readonly kind: 'whole'; readonly max: number }
  | { readonly kind: 'decimal'; readonly scale: number; readonly max: number }
  | { readonly kind: 'yes-no' | 'country' | 'channel' | 'special' | 'unit' }
  | { readonly kind: 'fba' | 'amazon-ref' | 'asin' | 'fnsku' | 'hs-cn' | 'hs-dest' }
  | { readonly kind: 'vat' | 'eori' | 'ioss' | 'ein' };

/** Whether a value belongs to the whole order, to a carton group or to one line of goods. */
export type ColumnLevel = 'order' | 'carton' | 'goods';

export interface ImportColumn extends Text {
  readonly level: ColumnLevel;
  readonly holds: ColumnKind;
  /** `always`, or `place`: needed unless the warehouse code is a known one. */
  readonly needed: 'always' | 'place' | 'no';
  readonly unit?: string;
  /** Other headings that files in use carry. */
  readonly also: readonly string[];
}

type More = Partial<Pick<ImportColumn, 'needed' | 'unit' | 'also'>>;

function columnAt(level: ColumnLevel) {
  return (zh: string, en: string, holds: ColumnKind, more: More = {}): ImportColumn => {
    return { zh, en, level, holds, needed: 'no', also: [], ...more };
  };
}

const [order, carton, goods] = [columnAt('order'), columnAt('carton'), columnAt('goods')];
const words = (max: number): ColumnKind => ({ kind: 'text', max });
const number = (scale: number, max: number): ColumnKind => ({ kind: 'decimal', scale, max });
const [always, place] = [{ needed: 'always' }, { needed: 'place' }] as const;

/**
 * The 58 columns of the template in their order (domain.md §6). Greatest numbers keep every total inside what the
 * database stores: a carton of 10 t, 99 999 of them, prices below a million dollars.
 */
const declared = {
  referenceNumber: order('客户参考号', 'Reference no.', words(50), {
    ...always,
    also: ['参考号', '客户订单号', '客户单号'],
  }),
  channelName: order(
    '渠道名称',
    'Channel',
    { kind: 'channel' },
    { ...always, also: ['渠道', '服务', 'Service'] },
  ),
  destinationCountry: order(
    '目的国',
    'Destination country',
    { kind: 'country' },
    { ...always, also: ['目的国家', '国家', 'Country'] },
  ),
  fbaNo: order('FBA号', 'FBA no.', { kind: 'fba' }, { also: ['FBA编号', '货件编号', 'FBA shipment ID'] }),
  amazonRef: order(
    '亚马逊参考编号',
    'Amazon reference ID',
    { kind: 'amazon-ref' },
    { also: ['PO Number', 'Amazon reference'] },
  ),
  warehouseCode: order('仓库代码', 'Warehouse code', words(16), { also: ['FBA仓库代码', 'FC code'] }),
  isCustoms: order('是否报关', 'Customs declaration', { kind: 'yes-no' }, { ...always, also: ['报关'] }),
  isSelfClearance: order(
    '自主清关',
    'Self clearance',
    { kind: 'yes-no' },
    { ...always, also: ['是否自主清关'] },
  ),

  'sender.company': order('发件人公司', 'Sender company', words(200), {
    ...always,
    also: ['发货人公司', '发货人'],
  }),
  'sender.address': order('发件人地址', 'Sender address', words(300), { ...always, also: ['发货人地址'] }),
  'sender.postCode': order('发件人邮编', 'Sender postcode', words(20)),
  'sender.tel': order('发件人电话', 'Sender tel', words(40), { ...always, also: ['发货人电话'] }),
  'sender.fax': order('发件人传真', 'Sender fax', words(40)),
  'sender.email': order('发件人邮箱', 'Sender email', words(120)),

  'consignee.company': order('收件人公司', 'Consignee company', words(200), {
    ...place,
    also: ['收货人公司', '收货人'],
  }),
  'consignee.address': order('收件人地址', 'Consignee address', words(300), {
    ...place,
    also: ['收货人地址'],
  }),
  'consignee.city': order('收件人城市', 'Consignee city', words(100), { ...place, also: ['收货人城市'] }),
  'consignee.state': order('收件人州/省', 'Consignee state', words(60), {
    also: ['收件人省份/州', '收货人州/省', 'Consignee state/province'],
  }),
  'consignee.postCode': order('收件人邮编', 'Consignee postcode', words(20), {
    ...place,
    also: ['收货人邮编', 'Consignee ZIP'],
  }),
  'consignee.tel': order('收件人电话', 'Consignee tel', words(40), { also: ['收货人电话'] }),
  'consignee.fax': order('收件人传真', 'Consignee fax', words(40)),
  'consignee.email': order('收件人邮箱', 'Consignee email', words(120)),

  'notifier.company': order('通知人公司', 'Notify party company', words(200)),
  'notifier.address': order('通知人地址', 'Notify party address', words(300)),
  'notifier.postCode': order('通知人邮编', 'Notify party postcode', words(20)),
  'notifier.tel': order('通知人电话', 'Notify party tel', words(40)),
  'notifier.fax': order('通知人传真', 'Notify party fax', words(40)),
  'notifier.email': order('通知人邮箱', 'Notify party email', words(120)),

  'tax.vat': order('VAT号', 'VAT', { kind: 'vat' }, { also: ['VAT税号', 'VAT no.', 'VAT number'] }),
  'tax.eori': order('EORI号', 'EORI', { kind: 'eori' }, { also: ['EORI no.', 'EORI number'] }),
  'tax.ioss': order('IOSS号', 'IOSS', { kind: 'ioss' }, { also: ['IOSS no.', 'IOSS number'] }),
  'tax.ein': order('EIN', 'EIN', { kind: 'ein' }, { also: ['EIN号', 'EIN税号', 'EIN no.', 'EIN number'] }),

  cartonNo: carton('箱号', 'Carton no.', words(40), { ...always, also: ['货箱编号', '箱唛号', '箱唛'] }),
  cartonCount: carton(
    '箱数',
    'Cartons',
    { kind: 'whole', max: 99_999 },
    { ...always, also: ['件数', 'Carton count'] },
  ),
  cartonWeight: carton('单箱毛重', 'Carton gross weight', number(3, 9_999.999), {
    ...always,
    unit: 'KG',
    also: ['货箱重量', '单箱重量'],
  }),
  cartonLength: carton('箱长', 'Carton length', number(1, 300), {
    ...always,
    unit: 'CM',
    also: ['长', '货箱长度', 'Length', 'L'],
  }),
  cartonWidth: carton('箱宽', 'Carton width', number(1, 300), {
    ...always,
    unit: 'CM',
    also: ['宽', '货箱宽度', 'Width', 'W'],
  }),
  cartonHeight: carton('箱高', 'Carton height', number(1, 300), {
    ...always,
    unit: 'CM',
    also: ['高', '货箱高度', 'Height', 'H'],
  }),

  nameZh: goods(
    '中文品名',
    'Chinese name',
    { kind: 'chinese', max: 100 },
    { ...always, also: ['产品中文品名', '品名'] },
  ),
  nameEn: goods(
    '英文品名',
    'English name',
    { kind: 'latin', max: 200 },
    { ...always, also: ['产品英文品名'] },
  ),
  hsCn: goods('中国HS编码', 'China HS code', { kind: 'hs-cn' }, { also: ['国内HS编码', '中国海关编码'] }),
  hsDest: goods(
    '目的国HS编码',
    'Destination HS code',
    { kind: 'hs-dest' },
    { ...always, also: ['产品海关编码', '海关编码', 'HS编码', 'HS code'] },
  ),
  brand: goods('品牌', 'Brand', words(100), { also: ['产品品牌'] }),
  model: goods('型号', 'Model', words(100), { also: ['产品型号'] }),
  material: goods('材质', 'Material', words(100), { ...always, also: ['产品材质'] }),
  usage: goods('用途', 'Usage', words(100), { ...always, also: ['产品用途'] }),
  special: goods('特殊属性', 'Special properties', { kind: 'special' }, always),
  declaredQty: goods(
    '申报数量',
    'Declared quantity',
    { kind: 'whole', max: 999_999 },
    { ...always, also: ['产品申报数量', 'Quantity'] },
  ),
  unit: goods('单位', 'Unit', { kind: 'unit' }, { also: ['申报单位'] }),
  unitPriceUsd: goods('申报单价', 'Unit price', number(4, 999_999.9999), {
    ...always,
    unit: 'USD',
    also: ['产品申报单价', '单价'],
  }),
  totalPriceUsd: goods('申报总价', 'Total price', number(2, 999_999_999_999.99), {
    unit: 'USD',
    also: ['总价'],
  }),
  origin: goods('原产国', 'Origin', { kind: 'country' }, { also: ['Country of origin'] }),
  sku: goods('SKU', 'SKU', words(60), { also: ['产品SKU'] }),
  asin: goods('ASIN', 'ASIN', { kind: 'asin' }, { also: ['产品ASIN'] }),
  fnsku: goods('FNSKU', 'FNSKU', { kind: 'fnsku' }, { also: ['产品FNSKU'] }),
  salesUrl: goods('销售链接', 'Sales URL', words(500), { also: ['产品销售链接', 'Product URL'] }),
  pictureUrl: goods('图片链接', 'Picture URL', words(500), { also: ['产品图片链接', 'Image URL'] }),
  remark: order('备注', 'Remark', words(500), { also: ['Remarks'] }),
};

/** The columns by key, as a code table: a finding or a changed cell names one of these. */
export const importColumns = codeTable('import column', declared);

export type ImportKey = CodeOf<typeof importColumns>;

export const importKeys: readonly ImportKey[] = codesOf(importColumns);

export function columnOf(key: ImportKey): ImportColumn {
  return declared[key];
}

/** The columns in the template's order; a row's cells stand in the same order. */
export const columnList: readonly ImportColumn[] = importKeys.map(columnOf);

const positions = new Map<ImportKey, number>(importKeys.map((key, at) => [key, at]));

/** Where a column stands in a row's cells, from 0. */
export function positionOf(key: ImportKey): number {
  return positions.get(key) ?? -1;
}
