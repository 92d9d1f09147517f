import type { Text } from './text.ts';

/** How a flag is written and, in sheets, read: exports, templates, imports, histories. */
export const flagWords = {
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
} as const satisfies Record<string, Text>;
