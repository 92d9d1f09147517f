import { hsDigits, isHs } from '../checks/hs.ts';
import { currencies } from '../codes/currency.ts';
import { goods as facts } from '../facts/goods.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const written: Place[] = ['list', 'detail', 'create', 'update', 'import', 'export'];
const found: Place[] = [...written, 'search'];

/** Goods that a customer ships again and again (spec §3: goods info). Its HS code is kept without dots. */
export const goods = resource(
  'goods',
  { zh: '商品', en: 'Goods' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    /** What orders name the article by. */
    sku: optional({ ...facts.sku, places: [...found, 'sort'] }),
    nameZh: text({ label: { zh: '中文品名', en: 'Chinese name' }, max: 100, places: [...found, 'sort'] }),
    nameEn: text({ label: { zh: '英文品名', en: 'English name' }, max: 200, places: [...found, 'sort'] }),
    hsCode: text({
      label: { zh: 'HS编码', en: 'HS code' },
      max: 20,
      rule: {
        test: (typed) => isHs(hsDigits(typed)),
        says: { zh: '6、8、10 或 13 位数字', en: '6, 8, 10 or 13 digits' },
      },
      places: [...found, 'sort'],
    }),
    brand: optional(text({ label: { zh: '品牌', en: 'Brand' }, max: 100, places: found })),
    model: optional(text({ label: { zh: '型号', en: 'Model' }, max: 100, places: found })),
    material: text({ label: { zh: '材质', en: 'Material' }, max: 100, places: written }),
    currency: code(currencies, { label: { zh: '币种', en: 'Currency' }, places: [...written, 'filter'] }),
    purpose: text({ label: { zh: '用途', en: 'Purpose' }, max: 100, places: written }),
    priceDifference: optional(
      decimal({ label: { zh: '价格差异', en: 'Price difference' }, scale: 2, places: written }),
    ),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail', 'sort'] }),
  },
);
