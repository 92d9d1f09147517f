import { decimal, text, whole } from '../kernel/field.ts';
import { figures } from './figures.ts';

/** What is said of equal cartons, each fact once. Weights are those of one carton. */
export const carton = {
  cartonNo: text({ label: { zh: '箱号', en: 'Carton no.' }, max: 40 }),
  cartonCount: whole({ label: { zh: '箱数', en: 'Cartons' }, min: 1, max: 99_999 }),
  weight: decimal({
    label: { zh: '单箱毛重', en: 'Carton gross weight' },
    scale: 3,
    min: '0.001',
    max: '99999',
    unit: 'KG',
    grams: true,
  }),
  netWeight: decimal({
    label: { zh: '单箱净重', en: 'Carton net weight' },
    scale: 3,
    min: '0.001',
    max: '99999',
    unit: 'KG',
    grams: true,
  }),
  length: decimal(figures.length),
  width: decimal(figures.width),
  height: decimal(figures.height),
};
