import { codeTable } from './code.ts';

/** What a file is that calls itself a workbook and is none, as its refusal names it. */
export const guises = codeTable('guise of a file', {
  empty: { zh: '空的（0 字节）', en: 'empty (0 bytes)' },
  xls: { zh: '旧版 Excel 97–2003 格式（.xls）', en: 'in the format of Excel 97–2003 (.xls)' },
  pdf: { zh: ' PDF', en: 'a PDF' },
  picture: { zh: '图片', en: 'a picture' },
  page: { zh: '网页（HTML 或 XML）', en: 'a web page (HTML or XML)' },
  archive: { zh: '压缩包或其他 Office 文档', en: 'an archive or another kind of Office document' },
  text: { zh: '纯文本或 CSV', en: 'plain text or CSV' },
  other: { zh: '其他格式', en: 'of another format' },
});
