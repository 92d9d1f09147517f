import type { Place } from '../kernel/field.ts';
import { decimal, id, instant, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const written: Place[] = ['list', 'detail', 'create', 'update', 'sort'];

function side(zh: string, en: string) {
  return decimal({ label: { zh, en }, scale: 1, min: '0.1', max: '300', unit: 'cm', places: written });
}

/** A carton size that a customer packs in again and again (spec §3: carton info). */
export const carton = resource(
  'carton',
  { zh: '箱规', en: 'Carton' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    rule: text({ label: { zh: '箱规', en: 'Carton rule' }, max: 60, places: [...written, 'search'] }),
    length: side('长', 'Length'),
    width: side('宽', 'Width'),
    height: side('高', 'Height'),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail', 'sort'] }),
  },
);
