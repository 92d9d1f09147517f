import type { Text } from './text.ts';

/** How a flag is written in a sheet, both ways: in exports, templates and imports. */
export const flagWords = {
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
} as const satisfies Record<string, Text>;
