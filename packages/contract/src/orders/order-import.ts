import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, id, instant, optional, text, whole } from '../kernel/field.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import { resource } from '../kernel/resource.ts';

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
export const importLifecycle = lifecycle<ImportState>({
  states: importStates,
  first: 'STAGED',
  moves: [
    { from: 'STAGED', to: 'COMMITTING', by: 'order:import' },
    { from: 'STAGED', to: 'DISCARDED', by: 'order:import' },
    { from: 'COMMITTING', to: 'DONE', by: 'system' },
    { from: 'COMMITTING', to: 'FAILED', by: 'system' },
    { from: 'FAILED', to: 'COMMITTING', by: 'order:import' },
    { from: 'FAILED', to: 'DISCARDED', by: 'order:import' },
  ],
});

/** Why an import ended without writing anything. */
export const importFailures = codeTable('import failure', {
  interrupted: {
    zh: '服务器中断，未导入任何订单，可再次导入',
    en: 'The server was interrupted. Nothing was imported; you can import again',
  },
  refused: {
    zh: '写入时出错，未导入任何订单，可再次导入',
    en: 'Writing failed. Nothing was imported; you can import again',
  },
});

/** Both layouts that are read: our template and the forwarders' own with its facts above the table. */
const importLayouts = codeTable('import layout', {
  flat: { zh: '平铺模板', en: 'Flat template' },
  head: { zh: '抬头模板', en: 'Template with a head' },
});

/** One file on its way in, as its history and its screen know it. */
export const orderImport = resource(
  'order import',
  { zh: '订单导入', en: 'Order import' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    state: code(importStates, { label: { zh: '状态', en: 'State' } }),
    fileName: text({ label: { zh: '文件', en: 'File' }, max: 255 }),
    fileSize: whole({ label: { zh: '大小', en: 'Size' }, unit: 'B' }),
    sheet: text({ label: { zh: '工作表', en: 'Sheet' }, max: 100 }),
    layout: code(importLayouts, { label: { zh: '模板', en: 'Layout' } }),
    rows: whole({ label: { zh: '行数', en: 'Rows' } }),
    orders: whole({ label: { zh: '订单数', en: 'Orders' } }),
    readyOrders: whole({ label: { zh: '可导入订单', en: 'Orders to import' } }),
    readyRows: whole({ label: { zh: '可导入行', en: 'Rows to import' } }),
    errorRows: whole({ label: { zh: '有错行', en: 'Rows with errors' } }),
    errorCells: whole({ label: { zh: '有错单元格', en: 'Cells with errors' } }),
    warningRows: whole({ label: { zh: '提醒行', en: 'Rows with warnings' } }),
    changedRows: whole({ label: { zh: '已改行', en: 'Changed rows' } }),
    /** While it is imported: orders already written, of `readyOrders`. They count only when the state is DONE. */
    writtenOrders: whole({ label: { zh: '已写入订单', en: 'Orders written' } }),
    importedOrders: whole({ label: { zh: '已导入订单', en: 'Orders imported' } }),
    /** Ready orders that were left out because their reference had come into use since the preview. */
    skippedOrders: whole({ label: { zh: '跳过的订单', en: 'Orders skipped' } }),
    failure: optional(code(importFailures, { label: { zh: '失败原因', en: 'Failure' } })),
    createdAt: instant({ label: { zh: '上传时间', en: 'Uploaded' } }),
    createdByName: text({ label: { zh: '上传人', en: 'Uploaded by' }, max: 64 }),
    changedAt: instant({ label: { zh: '最后修改', en: 'Last change' } }),
    endedAt: optional(instant({ label: { zh: '结束时间', en: 'Ended' } })),
  },
);
