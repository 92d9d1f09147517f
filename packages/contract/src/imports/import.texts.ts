import { flagWords } from '../kernel/flag-words.ts';
import type { Text } from '../kernel/text.ts';

/** What the files of every import say: the template, and the uploaded workbook when it comes back with its errors. */
export const importTexts = {
  listsSheet: { zh: '选项', en: 'Lists' },
  notesSheet: { zh: '填写说明', en: 'Explanations' },
  noteColumn: { zh: '列', en: 'Column' },
  noteNeeded: { zh: '必填', en: 'Required' },
  noteRule: { zh: '要求', en: 'What to write' },
  needed: flagWords.yes,
  notNeeded: flagWords.no,
  errorColumn: { zh: '导入问题', en: 'Import problems' },
  errorMark: { zh: '错误', en: 'Error' },
  warningMark: { zh: '提醒', en: 'Warning' },
  changed: { zh: '{col} 在预览中已改为：{value}', en: '{col} was changed in the preview to: {value}' },
  markedName: { zh: '{name}_错误说明.xlsx', en: '{name}_errors.xlsx' },
} as const satisfies Record<string, Text>;
