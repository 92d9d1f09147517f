import { code, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { importColumns } from './order-import.columns.ts';
import { findingCodes } from './order-import.finding.ts';
import { orderImport } from './order-import.ts';

export const importId = id({ label: { zh: '导入编号', en: 'Import id' } });
export const rowNumber = whole({ label: { zh: '行号', en: 'Row' }, min: 1, max: 1_048_576 });
export const columnKey = code(importColumns, { label: { zh: '列', en: 'Column' } });
export const cellText = (zh: string, en: string) => text({ label: { zh, en }, min: 0, max: 2_000 });
const count = (zh: string, en: string) => whole({ label: { zh, en } });

/** One thing wrong with one cell, inside its row. `sayFinding` puts it into words. */
const findingFields = {
  key: columnKey,
  code: code(findingCodes, { label: { zh: '问题', en: 'Finding' } }),
  value: optional(cellText('内容', 'Value')),
  suggestion: optional(cellText('建议值', 'Suggestion')),
};

/** A row of the preview: the file's own row number and the 58 cells in the template's order. */
const importRowFields = {
  row: rowNumber,
  cells: list(cellText('单元格', 'Cell'), { label: { zh: '单元格', en: 'Cells' }, max: 58 }),
  findings: list(group(findingFields, { label: { zh: '问题', en: 'Finding' } }), {
    label: { zh: '问题', en: 'Findings' },
  }),
  /** The cells that differ from the file, and what stands there. */
  changed: list(
    group({ key: columnKey, was: cellText('原值', 'Was') }, { label: { zh: '修改', en: 'Change' } }),
    {
      label: { zh: '修改', en: 'Changes' },
      max: 58,
    },
  ),
};

export const importRow = group(importRowFields, { label: { zh: '行', en: 'Row' } });

/** All findings of one kind in one column, and what can be replaced everywhere at once. */
const problemGroupFields = {
  key: columnKey,
  code: code(findingCodes, { label: { zh: '问题', en: 'Finding' } }),
  cells: count('单元格数', 'Cells'),
  firstRow: rowNumber,
  value: optional(cellText('内容', 'Value')),
  replacements: list(
    group(
      { from: cellText('原值', 'From'), to: cellText('新值', 'To'), cells: count('单元格数', 'Cells') },
      { label: { zh: '全部替换', en: 'Replacement' } },
    ),
    { label: { zh: '全部替换', en: 'Replacements' } },
  ),
};

const columnMatch = group(
  {
    place: text({ label: { zh: '位置', en: 'Place' }, max: 12 }),
    header: text({ label: { zh: '表头', en: 'Header' }, max: 2_000 }),
    key: optional(columnKey),
  },
  { label: { zh: '列对应', en: 'Column match' } },
);

/** What the history shows of an import. */
export const importHistoryFields = pick(
  orderImport,
  'id',
  'state',
  'fileName',
  'fileSize',
  'sheet',
  'rows',
  'orders',
  'errorRows',
  'warningRows',
  'importedOrders',
  'skippedOrders',
  'failure',
  'createdAt',
  'createdByName',
  'changedAt',
  'endedAt',
);

/** Everything about an import but its rows. */
export const importDetail = group(
  {
    ...orderImport.fields,
    problems: list(group(problemGroupFields, { label: { zh: '问题', en: 'Problem' } }), {
      label: { zh: '问题', en: 'Problems' },
      max: 1_000,
    }),
    columns: list(columnMatch, { label: { zh: '列对应', en: 'Columns' } }),
    /** Other sheets of the file that look like orders and were not read. */
    otherSheets: list(text({ label: { zh: '工作表', en: 'Sheet' }, max: 100 }), {
      label: { zh: '未读取的工作表', en: 'Sheets not read' },
    }),
    /** Set when the very same file was imported before: when, and how many orders it made. */
    sameFile: optional(
      group(
        {
          id: importId,
          importedOrders: count('已导入订单', 'Orders imported'),
          endedAt: text({ label: { zh: '导入时间', en: 'Imported' }, max: 30 }),
        },
        { label: { zh: '同一文件', en: 'The same file' } },
      ),
    ),
  },
  { label: orderImport.label },
);
