import type { Text } from '../kernel/text.ts';

/** Why demo data is not loaded. */
export const demoTexts = {
  realData: {
    zh: '数据库中已有真实数据，不载入演示数据。',
    en: 'The database holds real data; demo data is not loaded beside it.',
  },
  alreadyThere: {
    zh: '演示数据已经载入；如需重新载入，请先运行 npm run demo:remove。',
    en: 'The demo data is already there; run npm run demo:remove first to load it anew.',
  },
} as const satisfies Record<string, Text>;
