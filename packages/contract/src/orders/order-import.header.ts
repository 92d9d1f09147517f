import { headerReader } from '../imports/import.header.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf, importKeys } from './order-import.columns.ts';

/** Headings that other files in use carry. */
const alsoCalled: Partial<Readonly<Record<ImportKey, readonly string[]>>> = {
  referenceNumber: ['参考号', '客户订单号', '客户单号'],
  channelName: ['渠道', '服务', 'Service'],
  destinationCountry: ['目的国家', '国家', 'Country'],
  fbaNo: ['FBA编号', '货件编号', 'FBA shipment ID'],
  amazonRef: ['PO Number', 'Amazon reference'],
  warehouseCode: ['FBA仓库代码', 'FC code'],
  isCustoms: ['报关'],
  isSelfClearance: ['是否自主清关'],
  'sender.company': ['发货人公司', '发货人'],
  'sender.address': ['发货人地址'],
  'sender.tel': ['发货人电话'],
  'consignee.company': ['收货人公司', '收货人'],
  'consignee.address': ['收货人地址'],
  'consignee.city': ['收货人城市'],
  'consignee.state': ['收件人省份/州', '收货人州/省', 'Consignee state/province'],
  'consignee.postCode': ['收货人邮编', 'Consignee ZIP'],
  'consignee.tel': ['收货人电话'],
  vatNo: ['VAT税号', 'VAT no.', 'VAT number'],
  eoriNo: ['EORI no.', 'EORI number'],
  iossNo: ['IOSS no.', 'IOSS number'],
  ein: ['EIN号', 'EIN税号', 'EIN no.', 'EIN number'],
  cartonNo: ['货箱编号', '箱唛号', '箱唛'],
  cartonCount: ['件数', 'Carton count'],
  cartonWeight: ['货箱重量', '单箱重量'],
  cartonLength: ['长', '货箱长度', 'Length', 'L'],
  cartonWidth: ['宽', '货箱宽度', 'Width', 'W'],
  cartonHeight: ['高', '货箱高度', 'Height', 'H'],
  nameZh: ['产品中文品名', '品名'],
  nameEn: ['产品英文品名'],
  hsCn: ['国内HS编码', '中国海关编码'],
  hsDest: ['产品海关编码', '海关编码', 'HS编码', 'HS code'],
  brand: ['产品品牌'],
  model: ['产品型号'],
  material: ['产品材质'],
  usage: ['产品用途'],
  declaredQty: ['产品申报数量', 'Quantity'],
  unit: ['申报单位'],
  unitPriceUsd: ['产品申报单价', '单价'],
  totalPriceUsd: ['总价'],
  origin: ['Country of origin'],
  sku: ['产品SKU'],
  asin: ['产品ASIN'],
  fnsku: ['产品FNSKU'],
  salesUrl: ['产品销售链接', 'Product URL'],
  pictureUrl: ['产品图片链接', 'Image URL'],
  remark: ['Remarks'],
};

/** The column that a heading in either language means; undefined for one that we do not take. */
export const keyOfHeader: (text: string) => ImportKey | undefined = headerReader(
  importKeys.map((key) => [key, columnOf(key)] as const),
  alsoCalled,
);
