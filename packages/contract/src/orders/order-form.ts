import { countries } from '../codes/country.ts';
import { specialProperties } from '../codes/special-property.ts';
import { trustServices } from '../codes/trade-terms.ts';
import { units } from '../codes/unit.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, decimal, group, list, optional, text, whole } from '../kernel/field.ts';
import { goodsLine } from './goods-line.ts';
import { order } from './order.ts';
import { orderParty } from './order-party.ts';

const words = (zh: string, en: string, max: number) => optional(text({ label: { zh, en }, max }));
const { nameZh, nameEn, hsCn, hsDest, brand, model, material, usage, unitPriceUsd, totalPriceUsd } =
  goodsLine.fields;

/** A group of equal cartons as it is typed. */
export const formCarton = group(
  {
    cartonNo: text({ label: { zh: '箱号', en: 'Carton no.' }, max: 40 }),
    cartonCount: whole({ label: { zh: '箱数', en: 'Cartons' }, min: 1, max: 99_999 }),
    weight: decimal({ label: { zh: '单箱毛重', en: 'Carton gross weight' }, scale: 3, unit: 'KG' }),
    length: decimal({ label: { zh: '长', en: 'Length' }, scale: 1, unit: 'CM' }),
    width: decimal({ label: { zh: '宽', en: 'Width' }, scale: 1, unit: 'CM' }),
    height: decimal({ label: { zh: '高', en: 'Height' }, scale: 1, unit: 'CM' }),
  },
  { label: { zh: '箱', en: 'Carton group' } },
);

/** A line of goods as it is typed; `cartonNo` says which cartons it is in. Without a total it is quantity × unit price. */
export const formGoods = group(
  {
    cartonNo: text({ label: { zh: '箱号', en: 'Carton no.' }, max: 40 }),
    nameZh,
    nameEn,
    hsCn,
    hsDest,
    brand,
    model,
    material,
    usage,
    special: list(code(specialProperties, { label: { zh: '特殊属性', en: 'Special property' } }), {
      label: { zh: '特殊属性', en: 'Special properties' },
      max: 6,
    }),
    declaredQty: whole({ label: { zh: '申报数量', en: 'Declared quantity' }, min: 1, max: 999_999 }),
    unit: optional(code(units, { label: { zh: '单位', en: 'Unit' } })),
    unitPriceUsd,
    totalPriceUsd: optional(totalPriceUsd),
    origin: optional(code(countries, { label: { zh: '原产国', en: 'Origin' } })),
    sku: words('SKU', 'SKU', 60),
    asin: words('ASIN', 'ASIN', 20),
    fnsku: words('FNSKU', 'FNSKU', 20),
    salesUrl: words('销售链接', 'Sales URL', 500),
    pictureUrl: words('图片链接', 'Picture URL', 500),
  },
  { label: { zh: '货物', en: 'Goods' } },
);

const { referenceNumber, channelName, destinationCountry, fbaNo, amazonRef, warehouseCode } = order.fields;
const { isCustoms, isSelfClearance, remark } = order.fields;

/** All that a person may write of an order: entered, copied, changed and amended as one. */
export const orderFormFields = {
  referenceNumber,
  channelName,
  destinationCountry,
  fbaNo,
  amazonRef,
  warehouseCode,
  isCustoms,
  isSelfClearance,
  vatNo: words('VAT号', 'VAT', 20),
  eoriNo: words('EORI号', 'EORI', 20),
  iossNo: words('IOSS号', 'IOSS', 20),
  ein: words('EIN', 'EIN', 20),
  services: list(code(trustServices, { label: { zh: '服务', en: 'Service' } }), {
    label: { zh: '服务', en: 'Services' },
    max: 8,
  }),
  remark,
  parties: list(group(orderParty.fields, { label: orderParty.label }), {
    label: { zh: '当事人', en: 'Parties' },
    max: 3,
  }),
  cartons: list(formCarton, { label: { zh: '箱单', en: 'Cartons' }, max: 2_000 }),
  goods: list(formGoods, { label: { zh: '货物明细', en: 'Goods' }, max: 2_000 }),
};

export type OrderForm = ValuesOf<typeof orderFormFields>;
