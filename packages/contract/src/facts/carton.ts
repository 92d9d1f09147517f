import { decimal, text, whole } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';

function side(label: Text) {
  return decimal({ label, scale: 1, min: '0.1', max: '2000', unit: 'CM' });
}

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
  }),
  netWeight: decimal({
    label: { zh: '单箱净重', en: 'Carton net weight' },
    scale: 3,
    min: '0.001',
    max: '99999',
    unit: 'KG',
  }),
  length: side({ zh: '长', en: 'Length' }),
  width: side({ zh: '宽', en: 'Width' }),
  height: side({ zh: '高', en: 'Height' }),
};
