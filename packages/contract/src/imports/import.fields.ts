import type { CodeTable } from '../kernel/code.ts';
import type { Field, Fields } from '../kernel/field.ts';
import { code, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { leftOutReasons } from './import.rows.ts';
import { importFacts } from './import.ts';

export const importId = id({ label: { zh: '导入编号', en: 'Import id' } });
export const rowNumber = whole({ label: { zh: '行号', en: 'Row' }, min: 1, max: 1_048_576 });
export const cellText = (zh: string, en: string) => text({ label: { zh, en }, min: 0, max: 2_000 });
const count = (zh: string, en: string) => whole({ label: { zh, en } });

/** The columns and the findings of one subject, as code tables: a finding or a changed cell names one of each. */
export interface ImportCodes {
  readonly columns: CodeTable;
  readonly findings: CodeTable;
}

export function columnKeyOf({ columns }: ImportCodes): Field<string> {
  return code(columns, { label: { zh: '列', en: 'Column' } });
}

/** A row of the preview: the file's own row number and the cells in the template's order. */
export function importRowOf(codes: ImportCodes) {
  const key = columnKeyOf(codes);
  const max = Object.keys(codes.columns.codes).length;
  const changed = group({ key, was: cellText('原值', 'Was') }, { label: { zh: '修改', en: 'Change' } });
  return group(
    {
      row: rowNumber,
      cells: list(cellText('单元格', 'Cell'), { label: { zh: '单元格', en: 'Cells' }, max }),
      findings: list(group(findingFieldsOf(codes), { label: { zh: '问题', en: 'Finding' } }), {
        label: { zh: '问题', en: 'Findings' },
      }),
      /** The cells that differ from the file, and what stands there. */
      changed: list(changed, { label: { zh: '修改', en: 'Changes' }, max }),
      /** Why it is not imported, where that is so. */
      leftOut: optional(code(leftOutReasons, { label: { zh: '不导入', en: 'Left out' } })),
      /** The number of the record that the same file has made of it. */
      madeAs: optional(text({ label: { zh: '已导入为', en: 'Imported as' }, max: 32 })),
    },
    { label: { zh: '行', en: 'Row' } },
  );
}

/** A suggestion that is the same in another spelling. */
const isSafe = flag({ label: { zh: '可直接采纳', en: 'Safe to take' } });

/** One thing wrong with one cell, inside its row. */
function findingFieldsOf(codes: ImportCodes) {
  return {
    key: columnKeyOf(codes),
    code: findingCodeOf(codes),
    value: optional(cellText('内容', 'Value')),
    suggestion: optional(cellText('建议值', 'Suggestion')),
    isSafe,
  };
}

function findingCodeOf({ findings }: ImportCodes): Field<string> {
  return code(findings, { label: { zh: '问题', en: 'Finding' } });
}

/** All findings of one kind in one column, and what can be replaced everywhere at once. */
function problemGroupOf(codes: ImportCodes) {
  const replacement = group(
    { from: cellText('原值', 'From'), to: cellText('新值', 'To'), cells: count('单元格数', 'Cells') },
    { label: { zh: '全部替换', en: 'Replacement' } },
  );
  return group(
    {
      key: columnKeyOf(codes),
      code: findingCodeOf(codes),
      cells: count('单元格数', 'Cells'),
      firstRow: rowNumber,
      value: optional(cellText('内容', 'Value')),
      replacements: list(replacement, { label: { zh: '全部替换', en: 'Replacements' } }),
    },
    { label: { zh: '问题', en: 'Problem' } },
  );
}

/** Where a heading stands: `C`, or `A3` above the table. */
export const placeInSheet = text({ label: { zh: '位置', en: 'Place' }, max: 12 });
export const sheetName = text({ label: { zh: '工作表', en: 'Sheet' }, max: 100 });
export const unitOfFigures = text({ label: { zh: '单位或币种', en: 'Unit or currency' }, max: 12 });

function columnMatchOf(codes: ImportCodes) {
  return group(
    {
      place: placeInSheet,
      header: text({ label: { zh: '表头', en: 'Header' }, max: 2_000 }),
      key: optional(columnKeyOf(codes)),
      unit: optional(unitOfFigures),
      isAsked: flag({ label: { zh: '单位待确认', en: 'Unit to be said' } }),
      clash: optional(text({ label: { zh: '单元格格式的币种', en: 'Currency of the cells' }, max: 60 })),
      hiddenAs: optional(columnKeyOf(codes)),
    },
    { label: { zh: '列对应', en: 'Column match' } },
  );
}

/**
 * Everything about an import but its rows. `counts` are the numbers of its records, `again` the one of them that says
 * how many an earlier import of the same file made.
 */
export function importDetailOf<C extends Fields, A extends Fields>(
  label: Text,
  codes: ImportCodes,
  counts: C,
  again: A,
) {
  const sameFile = {
    ...again,
    id: importId,
    endedAt: text({ label: { zh: '导入时间', en: 'Imported' }, max: 30 }),
  };
  const fields = {
    ...importFacts,
    ...counts,
    problems: list(problemGroupOf(codes), { label: { zh: '问题', en: 'Problems' }, max: 1_000 }),
    columns: list(columnMatchOf(codes), { label: { zh: '列对应', en: 'Columns' } }),
    /** Other sheets of the file that look alike and were not read. */
    otherSheets: list(sheetName, { label: { zh: '未读取的工作表', en: 'Sheets not read' } }),
    /** All sheets that hold something: one of them is read. */
    sheets: list(sheetName, { label: { zh: '工作表', en: 'Sheets' }, max: 1_000 }),
    /** Required columns that no heading was taken for. */
    missing: list(columnKeyOf(codes), { label: { zh: '缺少的列', en: 'Missing columns' } }),
    /** Set when the very same file was imported before: when, and how many records it made. */
    sameFile: optional(group(sameFile, { label: { zh: '同一文件', en: 'The same file' } })),
  };
  return group(fields, { label });
}

export type ImportRowAnswer = ReturnType<typeof importRowOf> extends Field<infer T> ? T : never;

/** The import as it is now, and every row whose cells or findings are no longer the same. */
export function changedOf<T>(detail: Field<T>, codes: ImportCodes) {
  return group(
    {
      import: detail,
      rows: list(importRowOf(codes), { label: { zh: '变化的行', en: 'Rows that changed' }, max: 100_000 }),
    },
    { label: { zh: '修改结果', en: 'Result' } },
  );
}
