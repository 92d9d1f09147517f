import { taxNumber } from '../facts/tax-number.ts';
import type { ImportColumn } from '../imports/import.column.ts';
import type { ImportSubject } from '../imports/import.subject.ts';
import { decimalsOf, wordsIn } from '../imports/record.columns.ts';
import { isCode } from '../kernel/code.ts';
import { orderImportApi } from './order-import.api.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnOf, importColumns, importKeys } from './order-import.columns.ts';
import { expectedIn, findingCodes, sayFinding } from './order-import.finding.ts';
import { orderReading } from './order-import.sheet.ts';
import { orderImport, orderImportHistory } from './order-import.ts';

const withoutWarehouse = { zh: '无已知仓库代码时', en: 'Without a known warehouse code' };

/** What the columns are about: a sheet has too many of them to look through. */
const groups = {
  order: { zh: '订单', en: 'Order' },
  parties: { zh: '收发货人', en: 'Parties' },
  taxes: { zh: '税号', en: 'Tax numbers' },
  carton: { zh: '箱', en: 'Cartons' },
  goods: { zh: '货物', en: 'Goods' },
} as const;

/** The orders as something that is imported. */
export const orderSubject = {
  name: 'orders',
  access: 'order:import',
  label: { zh: '订单', en: 'Orders' },
  one: { zh: '订单', en: 'order' },
  templateName: { zh: '订单导入模板', en: 'Order import template' },
  columns: importKeys.map(columnFor),
  reading: orderReading,
  api: orderImportApi,
  fields: orderImport.fields,
  historyFields: orderImportHistory,
  counts: {
    records: 'orders',
    readyRecords: 'readyOrders',
    writtenRecords: 'writtenOrders',
    importedRecords: 'importedOrders',
    madeRecords: 'madeOrders',
    skippedRecords: 'skippedOrders',
  },
  say: ({ key, code, value }, language) =>
    isCode(importColumns, key) && isCode(findingCodes, code)
      ? sayFinding({ key, code, value }, language)
      : `${code} ${value ?? ''}`,
} as const satisfies ImportSubject;

function groupOf(key: ImportKey): keyof typeof groups {
  const { path, level } = columnOf(key);
  if (path.startsWith('parties.')) return 'parties';
  return Object.hasOwn(taxNumber, key) ? 'taxes' : level;
}

function columnFor(key: ImportKey): ImportColumn {
  const { zh, en, unit, field, needed, note } = columnOf(key);
  return {
    key,
    zh,
    en,
    group: groups[groupOf(key)],
    ...(unit && { unit }),
    needed: needed === 'place' ? 'sometimes' : needed,
    ...(needed === 'place' && { neededWhen: withoutWarehouse }),
    decimals: decimalsOf(field),
    expects: expectedIn(key),
    ...(note && { note }),
    words: key === 'channelName' ? [] : wordsIn(field),
  };
}
