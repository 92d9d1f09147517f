import { goods as kept } from '../customers/goods.ts';
import { goods } from '../facts/goods.ts';
import type { Place } from '../kernel/field.ts';
import { date, optional } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { midCode } from '../mids/mid.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const since = (zh: string, en: string) => optional(date({ label: { zh, en }, places: shown }));
const { id, version, updatedAt } = pick(kept, 'id', 'version', 'updatedAt');

/** Goods of a customer with the codes that are bound to them today. The goods themselves are kept in the customer centre. */
export const boundGoods = resource(
  'bound goods',
  { zh: '我的商品', en: 'My goods' },
  {
    id,
    version,
    sku: { ...kept.fields.sku, places: [...shown, 'sort'] },
    nameZh: { ...kept.fields.nameZh, places: [...shown, 'sort'] },
    nameEn: { ...kept.fields.nameEn, places: [...shown, 'sort'] },
    brand: { ...kept.fields.brand, places: shown },
    model: { ...kept.fields.model, places: shown },
    material: { ...kept.fields.material, places: shown },
    purpose: { ...kept.fields.purpose, places: shown },
    hts: optional({ ...goods.hts, places: shown }),
    htsSince: since('HTS生效日', 'HTS since'),
    hsCn: optional({ ...goods.hsCn, places: shown }),
    hsCnSince: since('中国HS生效日', 'China HS since'),
    mid: optional({ ...midCode, places: shown }),
    midSince: since('MID生效日', 'MID since'),
    updatedAt,
  },
);
