import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** How volume becomes weight on a card; the number that goes with it is the card's `factor`. */
export const weightBases = codeTable('weight basis', {
  divisor: { zh: '体积 ÷ 系数（kg）', en: 'Volume ÷ factor (kg)' },
  density: { zh: '立方米 × 密度（kg）', en: 'm³ × density (kg)' },
  revenueTon: { zh: '计费吨（立方米与吨取大）', en: 'Revenue tons (m³ or t)' },
  pounds: { zh: '立方英寸 ÷ 系数（lb）', en: 'in³ ÷ factor (lb)' },
});

export type WeightBasis = CodeOf<typeof weightBases>;

/** What a chargeable weight is in. */
export const weightUnits = codeTable('weight unit', {
  kg: { zh: 'kg', en: 'kg' },
  lb: { zh: 'lb', en: 'lb' },
  RT: { zh: 'RT', en: 'RT' },
});

/** What a figure beside it is in. */
export const chargedIn = { zh: '计费单位', en: 'Charged in' };

export type WeightUnit = CodeOf<typeof weightUnits>;

/** What each basis is weighed and priced in. */
export const unitOfBasis = {
  divisor: 'kg',
  density: 'kg',
  revenueTon: 'RT',
  pounds: 'lb',
} as const satisfies Record<WeightBasis, WeightUnit>;
