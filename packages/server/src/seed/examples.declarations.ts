import { customsImportSubject } from '@loadline/contract/customs/customs-import';
import { customsLinesImportSubject } from '@loadline/contract/customs/customs-lines-import';
import { templateOf } from '../features/imports/imports.template.ts';

const row: Readonly<Record<string, string>> = {
  declarationNo: '531620260040000001',
  orders: 'PO-99999',
  businessType: '空运出口',
  currency: '美元',
  customsDate: '2026-11-17',
  status: '清关中',
  statusAt: '2026-11-17 15:30',
  office: '5316',
  contractNo: 'EX26-D001',
  tradeCountry: '美国',
  finalDestination: '美国',
  sourcePlace: '深圳特区',
  packageType: '纸箱',
  netWeight: '140.25',
};

/** One declaration that customs have begun with, of an order that is not there. */
export function declarationsWorkbook(): Promise<Buffer> {
  const cells = customsImportSubject.columns.map(({ key }) => row[key] ?? null);
  return templateOf(customsImportSubject, {}, 5_000, 'zh-cn', [cells]);
}

const line: Readonly<Record<string, string>> = {
  fileNo: 'CD2601010001',
  lineNo: '1',
  hs: '9617001900',
  quantity: '480',
  unit: '个',
  firstQty: '168',
  firstUnit: '千克',
  unitPrice: '2.40',
  origin: '中国',
  finalDestination: '美国',
  sourcePlace: '深圳特区',
  exemption: '1',
};

/** One line of a declaration that is not there. */
export function declarationLinesWorkbook(): Promise<Buffer> {
  const cells = customsLinesImportSubject.columns.map(({ key }) => line[key] ?? null);
  return templateOf(customsLinesImportSubject, {}, 5_000, 'zh-cn', [cells]);
}
