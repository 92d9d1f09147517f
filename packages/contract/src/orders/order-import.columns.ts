import { positionsIn } from '../imports/import.column.ts';
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
  | { readonly kind: ListedKind };

type ListedKind = 'yes-no' | 'country' | 'channel' | 'special' | 'unit' | IdentifierKind;

export type IdentifierKind =
  | 'fba'
  | 'amazon-ref'
  | 'asin'
  | 'fnsku'
  | 'hs-cn'
  | 'hs-dest'
  | 'vat'
  | 'eori'
  | 'ioss'
  | 'ein';

/** Whether a value belongs to the whole order, to a carton group or to one line of goods. */
export type ColumnLevel = 'order' | 'carton' | 'goods';

export interface ImportColumn extends Text {
  readonly level: ColumnLevel;
  readonly holds: ColumnKind;
  /** `always`, or `place`: needed unless the warehouse code is a known one. */
  readonly needed: 'always' | 'place' | 'no';
  readonly unit?: string;
}

type More = Partial<Pick<ImportColumn, 'needed' | 'unit'>>;

function columnAt(level: ColumnLevel) {
  return (zh: string, en: string, holds: ColumnKind, more: More = {}): ImportColumn => {
    return { zh, en, level, holds, needed: 'no', ...more };
  };
}

const [order, carton, goods] = [columnAt('order'), columnAt('carton'), columnAt('goods')];
const words = (max: number): ColumnKind => ({ kind: 'text', max });
const number = (scale: number, max: number): ColumnKind => ({ kind: 'decimal', scale, max });
const whole = (max: number): ColumnKind => ({ kind: 'whole', max });
const a = (kind: ListedKind): ColumnKind => ({ kind });
const [always, place] = [{ needed: 'always' }, { needed: 'place' }] as const;

/**
 * The 58 columns of the template in their order (domain.md §6). Greatest numbers keep every total inside what the
 * database stores: a carton of 10 t, 99 999 of them, prices below a million dollars.
 */
const declared = {
  referenceNumber: order('客户参考号', 'Reference no.', words(50), always),
  channelName: order('渠道名称', 'Channel', a('channel'), always),
  destinationCountry: order('目的国', 'Destination country', a('country'), always),
  fbaNo: order('FBA号', 'FBA no.', a('fba')),
  amazonRef: order('亚马逊参考编号', 'Amazon reference ID', a('amazon-ref')),
  warehouseCode: order('仓库代码', 'Warehouse code', words(16)),
  isCustoms: order('是否报关', 'Customs declaration', a('yes-no'), always),
  isSelfClearance: order('自主清关', 'Self clearance', a('yes-no'), always),
  'sender.company': order('发件人公司', 'Sender company', words(200), always),
  'sender.address': order('发件人地址', 'Sender address', words(300), always),
  'sender.postCode': order('发件人邮编', 'Sender postcode', words(20)),
  'sender.tel': order('发件人电话', 'Sender tel', words(40), always),
  'sender.fax': order('发件人传真', 'Sender fax', words(40)),
  'sender.email': order('发件人邮箱', 'Sender email', words(120)),
  'consignee.company': order('收件人公司', 'Consignee company', words(200), place),
  'consignee.address': order('收件人地址', 'Consignee address', words(300), place),
  'consignee.city': order('收件人城市', 'Consignee city', words(100), place),
  'consignee.state': order('收件人州/省', 'Consignee state', words(60)),
  'consignee.postCode': order('收件人邮编', 'Consignee postcode', words(20), place),
  'consignee.tel': order('收件人电话', 'Consignee tel', words(40)),
  'consignee.fax': order('收件人传真', 'Consignee fax', words(40)),
  'consignee.email': order('收件人邮箱', 'Consignee email', words(120)),
  'notifier.company': order('通知人公司', 'Notify party company', words(200)),
  'notifier.address': order('通知人地址', 'Notify party address', words(300)),
  'notifier.postCode': order('通知人邮编', 'Notify party postcode', words(20)),
  'notifier.tel': order('通知人电话', 'Notify party tel', words(40)),
  'notifier.fax': order('通知人传真', 'Notify party fax', words(40)),
  'notifier.email': order('通知人邮箱', 'Notify party email', words(120)),
  'tax.vat': order('VAT号', 'VAT', a('vat')),
  'tax.eori': order('EORI号', 'EORI', a('eori')),
  'tax.ioss': order('IOSS号', 'IOSS', a('ioss')),
  'tax.ein': order('EIN', 'EIN', a('ein')),
  cartonNo: carton('箱号', 'Carton no.', words(40), always),
  cartonCount: carton('箱数', 'Cartons', whole(99999), always),
  cartonWeight: carton('单箱毛重', 'Carton gross weight', number(3, 9999.999), {
    needed: 'always',
    unit: 'KG',
  }),
  cartonLength: carton('箱长', 'Carton length', number(1, 300), { needed: 'always', unit: 'CM' }),
  cartonWidth: carton('箱宽', 'Carton width', number(1, 300), { needed: 'always', unit: 'CM' }),
  cartonHeight: carton('箱高', 'Carton height', number(1, 300), { needed: 'always', unit: 'CM' }),
  nameZh: goods('中文品名', 'Chinese name', { kind: 'chinese', max: 100 }, always),
  nameEn: goods('英文品名', 'English name', { kind: 'latin', max: 200 }, always),
  hsCn: goods('中国HS编码', 'China HS code', a('hs-cn')),
  hsDest: goods('目的国HS编码', 'Destination HS code', a('hs-dest'), always),
  brand: goods('品牌', 'Brand', words(100)),
  model: goods('型号', 'Model', words(100)),
  material: goods('材质', 'Material', words(100), always),
  usage: goods('用途', 'Usage', words(100), always),
  special: goods('特殊属性', 'Special properties', a('special'), always),
  declaredQty: goods('申报数量', 'Declared quantity', whole(999999), always),
  unit: goods('单位', 'Unit', a('unit')),
  unitPriceUsd: goods('申报单价', 'Unit price', number(4, 999999.9999), { needed: 'always', unit: 'USD' }),
  totalPriceUsd: goods('申报总价', 'Total price', number(2, 999999999999.99), { unit: 'USD' }),
  origin: goods('原产国', 'Origin', a('country')),
  sku: goods('SKU', 'SKU', words(60)),
  asin: goods('ASIN', 'ASIN', a('asin')),
  fnsku: goods('FNSKU', 'FNSKU', a('fnsku')),
  salesUrl: goods('销售链接', 'Sales URL', words(500)),
  pictureUrl: goods('图片链接', 'Picture URL', words(500)),
  remark: order('备注', 'Remark', words(500)),
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

/** Where a column stands in a row's cells, from 0. */
export const positionOf: (key: ImportKey) => number = positionsIn(importKeys);
