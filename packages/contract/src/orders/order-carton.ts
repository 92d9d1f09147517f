import { decimal, text, whole } from '../kernel/field.ts';

/** Cartons of one size and weight. */
export const cartonGroupFields = {
  cartonNo: text({ label: { zh: '箱号', en: 'Carton no.' }, max: 60 }),
  cartonCount: whole({ label: { zh: '箱数', en: 'Cartons' } }),
  weight: decimal({ label: { zh: '单箱毛重', en: 'Carton gross weight' }, scale: 3, unit: 'KG' }),
  length: decimal({ label: { zh: '长', en: 'Length' }, scale: 1, unit: 'CM' }),
  width: decimal({ label: { zh: '宽', en: 'Width' }, scale: 1, unit: 'CM' }),
  height: decimal({ label: { zh: '高', en: 'Height' }, scale: 1, unit: 'CM' }),
};
