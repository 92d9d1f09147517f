import { codeTable } from '../kernel/code.ts';

/** Units in which goods are declared. */
export const units = codeTable('unit', {
  pcs: { zh: '件', en: 'pcs' },
  each: { zh: '个', en: 'each' },
  pair: { zh: '双', en: 'pair' },
  set: { zh: '套', en: 'set' },
  dozen: { zh: '打', en: 'dozen' },
  kg: { zh: '千克', en: 'kg' },
  m: { zh: '米', en: 'm' },
  m2: { zh: '平方米', en: 'm²' },
  l: { zh: '升', en: 'L' },
});
