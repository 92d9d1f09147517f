import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import * as api from '@loadline/contract/orders/order-import.api';
import { type ImportKey, importColumns } from '@loadline/contract/orders/order-import.columns';
import { asking } from '../../kernel/asking.ts';
import { call, callForFile } from '../../kernel/call.ts';
import type {
  ChangedSheet,
  ImportCalls,
  ImportEntry,
  ImportFacts,
} from '../../resource/import-wizard/import-subject.ts';

/** Rows per call; the server gives no more at once. */
const pageSize = 1_000;

/** The calls of the order import as the wizard makes them: its records are orders. */
export const orderImportCalls: ImportCalls = {
  template: () => callForFile(api.importTemplate),
  upload: async (file, signal) =>
    factsOf(await call(api.uploadImport, { file, signal, refusal: 'in place' })),
  history: async (after) => {
    const { rows, next } = await call(api.listImports, { query: { after, size: 20 }, refusal: 'in place' });
    return { rows: rows.map(entryOf), next };
  },
  facts: (id) => {
    const { queryKey, queryFn } = asking(api.importOf, { id });
    return { queryKey, queryFn: async (context) => factsOf(await queryFn(context)) };
  },
  rows: (id, after, signal) =>
    call(api.importRows, { query: { id, after, size: pageSize }, signal, refusal: 'in place' }),
  change: async (id, cells) => {
    const known = cells.flatMap(({ row, key, value }) => (isKey(key) ? [{ row, key, value }] : []));
    return changedOf(await call(api.changeImport, { body: { id, cells: known } }));
  },
  replace: async (id, { key, from, to }) => {
    if (!isKey(key)) throw new Error(`no column ${key}`);
    return changedOf(await call(api.replaceInImport, { body: { id, key, from, to } }));
  },
  commit: async (id) => factsOf(await call(api.commitImport, { body: { id } })),
  discard: async (id) => factsOf(await call(api.discardImport, { body: { id } })),
  marked: (id) => callForFile(api.markedImport, { query: { id } }),
  file: (id) => callForFile(api.importFile, { query: { id } }),
};

function isKey(key: string): key is ImportKey {
  return isCode(importColumns, key);
}

function changedOf({ import: now, rows }: AnswerOf<typeof api.changeImport>): ChangedSheet {
  return { facts: factsOf(now), rows };
}

function entryOf(entry: AnswerOf<typeof api.listImports>['rows'][number]): ImportEntry {
  return { ...entry, records: entry.orders, importedRecords: entry.importedOrders };
}

function factsOf(detail: AnswerOf<typeof api.importOf>): ImportFacts {
  const { sameFile } = detail;
  return {
    ...detail,
    records: detail.orders,
    readyRecords: detail.readyOrders,
    writtenRecords: detail.writtenOrders,
    importedRecords: detail.importedOrders,
    skippedRecords: detail.skippedOrders,
    sameFile: sameFile && { ...sameFile, importedRecords: sameFile.importedOrders },
  };
}
