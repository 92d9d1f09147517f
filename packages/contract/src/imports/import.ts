import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, id, instant, optional, text, whole } from '../kernel/field.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import type { Permission } from '../kernel/permission.ts';
import { pick, resource } from '../kernel/resource.ts';

export const importStates = codeTable('import state', {
  STAGED: { zh: '待导入', en: 'Ready to import', family: 'act' },
  COMMITTING: { zh: '导入中', en: 'Importing', family: 'work' },
  DONE: { zh: '已导入', en: 'Imported', family: 'done' },
  FAILED: { zh: '导入失败', en: 'Import failed', family: 'stop' },
  DISCARDED: { zh: '已放弃', en: 'Discarded', family: 'void' },
});

export type ImportState = CodeOf<typeof importStates>;

/**
 * An import's life. Its file is read and checked before the import exists, so it begins staged. A failed one has written
 * nothing and is as good as staged.
 */
export function importLifecycle(by: Permission): Lifecycle<ImportState> {
  return lifecycle<ImportState>({
    states: importStates,
    first: 'STAGED',
    moves: [
      { from: 'STAGED', to: 'COMMITTING', by },
      { from: 'STAGED', to: 'DISCARDED', by },
      { from: 'COMMITTING', to: 'DONE', by: 'system' },
      { from: 'COMMITTING', to: 'FAILED', by: 'system' },
      { from: 'FAILED', to: 'COMMITTING', by },
      { from: 'FAILED', to: 'DISCARDED', by },
      // What had errors is put right afterwards, and follows.
      { from: 'DONE', to: 'COMMITTING', by },
    ],
  });
}

/** Why an import ended without writing anything. */
export const importFailures = codeTable('import failure', {
  interrupted: {
    zh: '服务器中断，未导入任何内容，可再次导入',
    en: 'The server was interrupted. Nothing was imported; you can import again',
  },
  refused: {
    zh: '写入时出错，未导入任何内容，可再次导入',
    en: 'Writing failed. Nothing was imported; you can import again',
  },
});

/** Both layouts that are read: our template, and one with facts of the whole sheet above its table. */
const importLayouts = codeTable('import layout', {
  flat: { zh: '平铺模板', en: 'Flat template' },
  head: { zh: '抬头模板', en: 'Template with a head' },
});

/** One file on its way in, as its history and its screen know it, whatever its records are. */
export const importFacts = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  state: code(importStates, { label: { zh: '状态', en: 'State' } }),
  fileName: text({ label: { zh: '文件', en: 'File' }, max: 255 }),
  fileSize: whole({ label: { zh: '大小', en: 'Size' }, unit: 'B' }),
  sheet: text({ label: { zh: '工作表', en: 'Sheet' }, max: 100 }),
  layout: code(importLayouts, { label: { zh: '模板', en: 'Layout' } }),
  rows: whole({ label: { zh: '行数', en: 'Rows' } }),
  readyRows: whole({ label: { zh: '可导入行', en: 'Rows to import' } }),
  errorRows: whole({ label: { zh: '有错行', en: 'Rows with errors' } }),
  errorCells: whole({ label: { zh: '有错单元格', en: 'Cells with errors' } }),
  warningRows: whole({ label: { zh: '提醒行', en: 'Rows with warnings' } }),
  changedRows: whole({ label: { zh: '已改行', en: 'Changed rows' } }),
  /** Not among the rows: totals, samples, what stands below the table, and what a person has left out. */
  leftOutRows: whole({ label: { zh: '不导入的行', en: 'Rows left out' } }),
  failure: optional(code(importFailures, { label: { zh: '失败原因', en: 'Failure' } })),
  createdAt: instant({ label: { zh: '上传时间', en: 'Uploaded' } }),
  createdByName: text({ label: { zh: '上传人', en: 'Uploaded by' }, max: 64 }),
  changedAt: instant({ label: { zh: '最后修改', en: 'Last change' } }),
  endedAt: optional(instant({ label: { zh: '结束时间', en: 'Ended' } })),
};

/** What the history shows of it. */
export const importHistoryFacts = pick(
  resource('import', { zh: '导入', en: 'Import' }, importFacts),
  'id',
  'state',
  'fileName',
  'fileSize',
  'sheet',
  'rows',
  'errorRows',
  'warningRows',
  'failure',
  'createdAt',
  'createdByName',
  'changedAt',
  'endedAt',
);

/** How many records an import has to do with. What they are called on the wire, each subject decides. */
export const recordCounts = {
  records: whole({ label: { zh: '记录数', en: 'Records' } }),
  readyRecords: whole({ label: { zh: '可导入记录', en: 'Records to import' } }),
  /** While it is imported: records already written, of `readyRecords`. They count only when the state is DONE. */
  writtenRecords: whole({ label: { zh: '已写入记录', en: 'Records written' } }),
  importedRecords: whole({ label: { zh: '已导入记录', en: 'Records imported' } }),
  /** Those that this very file has made, in this import or an earlier one: they are not imported twice. */
  madeRecords: whole({ label: { zh: '该文件已导入记录', en: 'Records that this file has made' } }),
  /** Ready records that were left out: somebody else wrote them meanwhile, or they stand there already as they are. */
  skippedRecords: whole({ label: { zh: '跳过的记录', en: 'Records skipped' } }),
};

export type RecordCount = keyof typeof recordCounts;
