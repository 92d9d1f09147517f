import { figures } from '../facts/figures.ts';
import type { Place } from '../kernel/field.ts';
import { decimal, id, instant, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const written: Place[] = ['list', 'detail', 'create', 'update', 'sort'];

/** A carton size that a customer packs in again and again (spec §3: carton info). */
export const carton = resource(
  'carton',
  { zh: '箱规', en: 'Carton' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    rule: text({ label: { zh: '箱规', en: 'Carton rule' }, max: 60, places: [...written, 'search'] }),
    length: decimal({ ...figures.length, places: written }),
    width: decimal({ ...figures.width, places: written }),
    height: decimal({ ...figures.height, places: written }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail', 'sort'] }),
  },
);
