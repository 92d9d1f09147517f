import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** What carriers ask about goods. `general` goods have none of the others. */
export const specialProperties = codeTable('special property', {
  general: { zh: '普货', en: 'General cargo' },
  battery: { zh: '带电', en: 'Contains battery' },
  magnetic: { zh: '带磁', en: 'Magnetic' },
  liquid: { zh: '液体', en: 'Liquid' },
  powder: { zh: '粉末', en: 'Powder' },
  dangerous: { zh: '危险品', en: 'Dangerous goods' },
});

export type SpecialProperty = CodeOf<typeof specialProperties>;
