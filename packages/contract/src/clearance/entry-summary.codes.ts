import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** How the goods came, block 9 of the entry summary. */
export const modesOfTransport = codeTable('mode of transport', {
  '10': { zh: '10 船舶（非集装箱）', en: '10 Vessel, non-container' },
  '11': { zh: '11 船舶（集装箱）', en: '11 Vessel, container' },
  '20': { zh: '20 铁路（非集装箱）', en: '20 Rail, non-container' },
  '21': { zh: '21 铁路（集装箱）', en: '21 Rail, container' },
  '30': { zh: '30 卡车（非集装箱）', en: '30 Truck, non-container' },
  '31': { zh: '31 卡车（集装箱）', en: '31 Truck, container' },
  '40': { zh: '40 空运（非集装箱）', en: '40 Air, non-container' },
  '41': { zh: '41 空运（集装器）', en: '41 Air, container' },
});

/** Whether buyer and seller belong together, of block 32. */
export const relationships = codeTable('relationship', {
  N: { zh: '无关联', en: 'Not related' },
  Y: { zh: '有关联', en: 'Related' },
});

/** Blocks of the entry summary (CBP 7501) that are said of the entry as a whole, in the order of the form. */
export const summaryBlocks = codeTable('block of the entry summary', {
  '1': { zh: '报关单号', en: 'Filer code and entry no.' },
  '2': { zh: '申报类型', en: 'Entry type' },
  '3': { zh: '汇总日期', en: 'Summary date' },
  '4': { zh: '担保公司编号', en: 'Surety no.' },
  '5': { zh: '保证金类型', en: 'Bond type' },
  '6': { zh: '入境口岸', en: 'Port code' },
  '7': { zh: '申报时间', en: 'Entry date' },
  '8': { zh: '进口承运人', en: 'Importing carrier' },
  '9': { zh: '运输方式', en: 'Mode of transport' },
  '10': { zh: '原产国', en: 'Country of origin' },
  '11': { zh: '进口日期', en: 'Import date' },
  '12': { zh: '提单或空运单号', en: 'B/L or AWB no.' },
  '13': { zh: '制造商（MID）', en: 'Manufacturer ID' },
  '14': { zh: '出口国', en: 'Exporting country' },
  '15': { zh: '出口日期', en: 'Export date' },
  '16': { zh: '转关单号（I.T.）', en: 'I.T. no.' },
  '17': { zh: '转关日期', en: 'I.T. date' },
  '18': { zh: '缺少的单证', en: 'Missing documents' },
  '19': { zh: '国外装货港', en: 'Foreign port of lading' },
  '20': { zh: '美国卸货港', en: 'U.S. port of unlading' },
  '21': { zh: '货物所在地（FIRMS）', en: 'Location of goods' },
  '22': { zh: '收货人编号', en: 'Consignee no.' },
  '23': { zh: '进口商编号', en: 'Importer no.' },
  '24': { zh: '退款收款人编号', en: 'Reference no. (refunds)' },
  '25': { zh: '最终收货人', en: 'Ultimate consignee' },
  '26': { zh: '登记进口商', en: 'Importer of record' },
  '30': { zh: '毛重与件数', en: 'Gross weight, manifest quantity' },
  '32': { zh: '货值、费用与关联关系', en: 'Entered value, charges, relationship' },
  '41': { zh: '声明人与职务', en: 'Declarant, title' },
  '42': { zh: '报关行或递交人', en: 'Broker or filer' },
  '43': { zh: '报关行文件号', en: 'Broker or importer file no.' },
});

export type SummaryBlock = CodeOf<typeof summaryBlocks>;
