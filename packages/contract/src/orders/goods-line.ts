import { decimal, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/** One kind of goods in a shipment, as customs sees it (spec §3: goods lines). Prices are in US dollars. */
export const goodsLine = resource(
  'goods line',
  { zh: '货物', en: 'Goods' },
  {
    lineNo: whole({ label: { zh: '序号', en: 'No.' }, places: ['detail'] }),
    nameZh: text({ label: { zh: '中文品名', en: 'Chinese name' }, max: 100, places: ['detail'] }),
    nameEn: text({ label: { zh: '英文品名', en: 'English name' }, max: 200, places: ['detail'] }),
    hsCn: optional(text({ label: { zh: '中国HS编码', en: 'China HS code' }, max: 13, places: ['detail'] })),
    hsDest: text({ label: { zh: '目的国HS编码', en: 'Destination HS code' }, max: 13, places: ['detail'] }),
    brand: optional(text({ label: { zh: '品牌', en: 'Brand' }, max: 100, places: ['detail'] })),
    model: optional(text({ label: { zh: '型号', en: 'Model' }, max: 100, places: ['detail'] })),
    material: text({ label: { zh: '材质', en: 'Material' }, max: 100, places: ['detail'] }),
    usage: text({ label: { zh: '用途', en: 'Usage' }, max: 100, places: ['detail'] }),
    special: list(text({ label: { zh: '特殊属性', en: 'Special property' }, max: 20 }), {
      label: { zh: '特殊属性', en: 'Special properties' },
      places: ['detail'],
    }),
    declaredQty: whole({ label: { zh: '申报数量', en: 'Declared quantity' }, places: ['detail'] }),
    unitPriceUsd: decimal({
      label: { zh: '单价', en: 'Unit price' },
      scale: 4,
      unit: 'USD',
      places: ['detail'],
    }),
    totalPriceUsd: decimal({
      label: { zh: '总价', en: 'Total price' },
      scale: 2,
      unit: 'USD',
      places: ['detail'],
    }),
  },
);
