import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** What an agency beside customs asks for, by the agency. */
const papersOf = (agency: string) => ({ zh: `${agency} 监管资料`, en: `${agency} papers` });

/** What a file of a shipment is: the numbered types are the specification's (§3), the others ours. */
export const documentTypes = codeTable('document type', {
  '1': { zh: '报关资料', en: 'Customs declaration document' },
  '2': { zh: '其他', en: 'Other' },
  '8': { zh: '放行单', en: 'Release note' },
  '10': { zh: '运单', en: 'Waybill' },
  '11': { zh: '税单', en: 'Tax payment form' },
  IMC: { zh: '进口清关资料', en: 'Import clearance document' },
  CI: { zh: '商业发票', en: 'Commercial invoice' },
  PL: { zh: '装箱单', en: 'Packing list' },
  MSDS: { zh: 'MSDS（安全数据说明书）', en: 'MSDS (safety data sheet)' },
  UN383: { zh: 'UN38.3 电池测试报告', en: 'UN38.3 battery test report' },
  MAGNETISM: { zh: '磁检报告', en: 'Magnetism test report' },
  APPRAISAL: { zh: '货物运输条件鉴定书', en: 'Transport appraisal report' },
  DGD: { zh: '危险品申报单', en: 'Dangerous goods declaration' },
  ISF: { zh: 'ISF 申报资料', en: 'ISF data' },
  POA: { zh: '清关委托书', en: 'Power of attorney for clearance' },
  BOND: { zh: '海关保证金（Bond）', en: 'Customs bond' },
  PGA: { zh: '监管机构表格', en: 'Agency (PGA) form' },
  APHIS: papersOf('APHIS'),
  AMS: papersOf('AMS'),
  DEA: papersOf('DEA'),
  NHTSA: papersOf('NHTSA'),
  EPA: papersOf('EPA'),
  FDA: papersOf('FDA'),
  FSIS: papersOf('FSIS'),
  FWS: papersOf('FWS'),
  NMFS: papersOf('NMFS'),
  OMC: papersOf('OMC'),
  TTB: papersOf('TTB'),
  BL: { zh: '提单（B/L）', en: 'Bill of lading (B/L)' },
  CO: { zh: '原产地证（C/O）', en: 'Certificate of origin (C/O)' },
  INSURANCE: { zh: '保险单', en: 'Insurance certificate' },
  ARRIVAL: { zh: '到货通知', en: 'Arrival notice' },
  DO: { zh: '提货单（D/O）', en: 'Delivery order (D/O)' },
  WEIGHT: { zh: '磅单', en: 'Weighbridge note' },
  MANIFEST: { zh: '舱单', en: 'Manifest' },
  RETURN: { zh: '退仓单', en: 'Return-of-goods note' },
  POD: { zh: '签收单', en: 'Proof of delivery' },
  PAYMENT: { zh: '付款凭证', en: 'Proof of payment' },
  PHOTO: { zh: '照片', en: 'Photo' },
  ARTWORK: { zh: '图稿', en: 'Artwork' },
});

export type DocumentType = CodeOf<typeof documentTypes>;
