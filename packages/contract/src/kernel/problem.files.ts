import { kind } from './problem.kind.ts';

/** Why a file that is sent is not taken for what is in it. */
export const fileProblems = {
  notXlsx: kind(200, '仅支持 .xlsx 文件', 'Only .xlsx files are accepted'),
  notReallyXlsx: kind(
    200,
    '仅支持 .xlsx 文件：该文件的内容是{what}，请在 Excel 中另存为“Excel 工作簿（.xlsx）”后再上传',
    'Only .xlsx files are accepted, and this one is {what}. Save it in Excel as a workbook (.xlsx) and upload that',
  ),
  macroFile: kind(
    200,
    '文件含有宏，请另存为不含宏的文件（.xlsx、.docx）后再上传',
    'The file holds macros. Save it as a file without macros (.xlsx, .docx) and upload that',
  ),
  archiveRuns: kind(
    200,
    '压缩包中的“{name}”可以运行或含有宏，请去掉后再上传',
    '“{name}” in the archive runs or holds macros. Take it out and upload the archive again',
  ),
  archiveTooLarge: kind(
    200,
    '压缩包解压后超过 {max} MB 或 {files} 个文件，请分开上传',
    'Unpacked, the archive is larger than {max} MB or {files} files. Upload it in parts',
  ),
  lockedFile: kind(
    200,
    '文件有密码保护，请取消密码后再上传',
    'The file is protected by a password. Remove it and upload it again',
  ),
  tooManyColumns: kind(200, '工作表超过 {columns} 列', 'The sheet has more than {columns} columns'),
  damagedFile: kind(200, '文件已损坏，无法读取', 'The file is damaged and cannot be read'),
  sheetTooLarge: kind(200, '文件超过 {rows} 行 / {megabytes} MB', 'More than {rows} rows / {megabytes} MB'),
  emptySheet: kind(200, '工作表为空', 'The sheet is empty'),
  missingColumns: kind(200, '缺少必需的列：{columns}', 'Missing columns: {columns}'),
};
