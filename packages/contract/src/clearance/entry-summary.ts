import { compact } from '../checks/verdict.ts';
import { usPorts } from '../codes/us-port.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, group, list, optional, text } from '../kernel/field.ts';
import { importerNo } from './entry-number.ts';
import { modesOfTransport, relationships } from './entry-summary.codes.ts';

const party = (zh: string, en: string) => optional(text({ label: { zh, en }, max: 400 }));

/** What staff write of the entry summary: what nobody else knows, or knows otherwise. */
export const writtenSummary = {
  summaryOn: optional(date({ label: { zh: '汇总日期', en: 'Summary date' } })),
  suretyNo: optional(
    text({
      label: { zh: '担保公司编号', en: 'Surety no.' },
      max: 3,
      plain: compact,
      rule: { test: (typed) => /^\d{3}$/.test(typed), says: { zh: '3 位数字', en: '3 digits' } },
    }),
  ),
  transportMode: optional(code(modesOfTransport, { label: { zh: '运输方式代码', en: 'Mode of transport' } })),
  unlading: optional(code(usPorts, { label: { zh: '美国卸货港', en: 'U.S. port of unlading' } })),
  itNo: optional(
    text({
      label: { zh: '转关单号（I.T.）', en: 'I.T. no.' },
      max: 12,
      plain: compact,
      rule: {
        test: (typed) => /^[A-Z0-9]{8,12}$/.test(typed),
        says: { zh: '8–12 位字母或数字', en: '8 to 12 letters or digits' },
      },
    }),
  ),
  itOn: optional(date({ label: { zh: '转关日期', en: 'I.T. date' } })),
  missingPapers: optional(text({ label: { zh: '缺少的单证', en: 'Missing documents' }, max: 60 })),
  consigneeNo: optional({ ...importerNo, label: { zh: '收货人编号', en: 'Consignee no.' } }),
  /** Of whoever is paid a refund, where it is not the importer. */
  refundNo: optional({ ...importerNo, label: { zh: '退款收款人编号', en: 'Reference no. (refunds)' } }),
  importerName: party('登记进口商名称与地址', 'Importer of record, name and address'),
  charges: optional(
    decimal({
      label: { zh: '运保等费用', en: 'Charges' },
      scale: 2,
      min: '0',
      max: '99999999999',
      unit: 'USD',
    }),
  ),
  declarant: optional(text({ label: { zh: '声明人与职务', en: 'Declarant, title' }, max: 120 })),
  filer: party('报关行或递交人（名称、地址、电话）', 'Broker or filer: name, address, phone'),
  relationship: optional(code(relationships, { label: { zh: '买卖双方关系', en: 'Relationship' } })),
};

export type WrittenSummary = ValuesOf<typeof writtenSummary>;

const places = (zh: string, en: string) =>
  list(text({ label: { zh, en }, max: 60 }), { label: { zh, en }, max: 100 });

/** What orders, their waybills and events, the security filing and the customer's profile know of it. */
const toldSummary = {
  toldMode: optional(code(modesOfTransport, { label: { zh: '按运输得出', en: 'Mode by the transport' } })),
  /** By the codes of places. */
  lading: places('订单起运地', 'Orders leave from'),
  unladingPlaces: places('订单到达地', 'Orders arrive at'),
  toldConsigneeNo: optional(text({ label: { zh: '已知收货人编号', en: 'Consignee no. known' }, max: 20 })),
  consignee: party('最终收货人名称与地址', 'Ultimate consignee, name and address'),
  toldImporter: party('客户档案中的进口商', 'Importer in the profile'),
};

export const summaryFields = { ...writtenSummary, ...toldSummary };

export const entrySummary = group(summaryFields, { label: { zh: '7501 申报要素', en: '7501 data' } });
export type EntrySummary = ValuesOf<typeof summaryFields>;

/** Blocks of the entry summary (CBP 7501) that are said of the entry as a whole, in the order of the form. */
export const summaryBlocks = codeTable('block of the entry summary', {
  '1': { zh: '报关单号', en: 'Filer code and entry no.' },
  '2': { zh: '申报类型', en: 'Entry type' },
  '3': writtenSummary.summaryOn.label,
  '4': writtenSummary.suretyNo.label,
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
  '16': writtenSummary.itNo.label,
  '17': writtenSummary.itOn.label,
  '18': writtenSummary.missingPapers.label,
  '19': { zh: '国外装货港', en: 'Foreign port of lading' },
  '20': writtenSummary.unlading.label,
  '21': { zh: '货物所在地（FIRMS）', en: 'Location of goods' },
  '22': writtenSummary.consigneeNo.label,
  '23': { zh: '进口商编号', en: 'Importer no.' },
  '24': writtenSummary.refundNo.label,
  '25': { zh: '最终收货人', en: 'Ultimate consignee' },
  '26': { zh: '登记进口商', en: 'Importer of record' },
  '30': { zh: '毛重与件数', en: 'Gross weight, manifest quantity' },
  '32': { zh: '货值、费用与关联关系', en: 'Entered value, charges, relationship' },
  '41': writtenSummary.declarant.label,
  '42': { zh: '报关行或递交人', en: 'Broker or filer' },
  '43': { zh: '报关行文件号', en: 'Broker or importer file no.' },
});

export type SummaryBlock = CodeOf<typeof summaryBlocks>;
