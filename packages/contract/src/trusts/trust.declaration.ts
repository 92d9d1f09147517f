import type { Text } from '../kernel/text.ts';

/** What is signed when a trust order is submitted, by edition. A text that was signed once is never edited: it gets a new edition. */
export const declarations: Readonly<Record<string, Text>> = {
  '2026-09': {
    zh: '本人代表{company}声明：品名、数量、价值与属性真实完整，含电、含磁、液体、粉末及危险货物已如实申报。',
    en: 'On behalf of {company} I declare that names, quantities, values and properties of the goods are true and complete, and that batteries, magnets, liquids, powders and dangerous goods are declared as such.',
  },
};

/** The edition that is signed now. */
export const declarationEdition = '2026-09';
