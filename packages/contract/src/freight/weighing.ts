import { codeTable } from '../kernel/code.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, decimal, group, optional } from '../kernel/field.ts';
import { weightBases } from './weight-basis.ts';

/** What is rounded up: the sum of a shipment, or every carton by itself. */
const roundings = codeTable('rounding', {
  shipment: { zh: '整票', en: 'Per shipment' },
  carton: { zh: '逐箱', en: 'Per carton' },
});

/** How cargo becomes a chargeable weight (domain §2); weights in the unit of the basis. A product says it, a rate card may say it otherwise. */
export const weighing = {
  basis: code(weightBases, { label: { zh: '计重方式', en: 'Weight basis' } }),
  factor: optional(
    decimal({
      label: { zh: '系数或密度', en: 'Factor or density' },
      scale: 3,
      min: '0.001',
      max: '99999',
      note: {
        zh: '如空运 6000，快递 5000，铁路 500；计费吨不填',
        en: 'Such as air 6000, express 5000, rail 500; none for revenue tons',
      },
    }),
  ),
  step: decimal({ label: { zh: '进位', en: 'Rounded up to' }, scale: 3, min: '0.001', max: '1000' }),
  wholeAbove: optional(
    decimal({
      label: { zh: '超过此重量进位到 1', en: 'Rounded up to 1 from' },
      scale: 3,
      min: '0.001',
      max: '99999',
    }),
  ),
  rounds: code(roundings, { label: { zh: '进位对象', en: 'Rounded' } }),
  leastWeight: decimal({
    label: { zh: '最低计费重', en: 'Minimum weight' },
    scale: 3,
    min: '0',
    max: '99999',
  }),
};

/** How the product of a shipment weighs; null while none is chosen: then the usual rule of its mode holds. */
export const weighingOfProduct = optional(group(weighing, { label: { zh: '计重规则', en: 'Weight rule' } }));

export type Weighing = ValuesOf<typeof weighing>;
