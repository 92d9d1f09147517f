import { hsDigits, isHsOfChina, isHsOfDestination } from '../checks/hs.ts';
import { countriesOfOrigin } from '../codes/country.ts';
import { goods } from '../facts/goods.ts';
import { codeChange } from '../facts/goods-code.ts';
import { texts } from '../facts/texts.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, decimal, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { exemptions } from './customs.codes.ts';

/** So many lines go on one declaration. */
export const linesAtMost = 50;

const { declaredQty, unit } = goods;
const quantity = { scale: 4, min: '0', max: '9999999999' };

const lineCode = text({
  label: { zh: '商品编号', en: 'Commodity code' },
  max: 20,
  plain: hsDigits,
  rule: {
    test: (digits) => isHsOfChina(digits) || isHsOfDestination(digits),
    says: { zh: '中国 10 或 13 位数字，欧洲 8 或 10 位', en: '10 or 13 digits in China, 8 or 10 in Europe' },
  },
});

/** Of one element its value; which elements there are, the code of the line says (hs-elements.ts). */
const elementValue = group(
  {
    key: text({ label: { zh: '要素', en: 'Element' }, max: 20 }),
    value: text({ label: { zh: '要素内容', en: 'Content of the element' }, max: 200 }),
  },
  { label: { zh: '申报要素', en: 'Declaration element' } },
);

/** What customs alone want to know of a line. What the goods of the order say already is taken from them while nobody writes another. */
export const writtenLine = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  orderId: id({ label: { zh: '订单', en: 'Order' } }),
  goodsNo: whole({ label: { zh: '货物序号', en: 'Line of goods' } }),
  /** Of China, or as the European office knows it. */
  hs: optional(lineCode),
  quantity: declaredQty,
  unit: optional(unit),
  firstQty: optional(decimal({ label: { zh: '法定第一数量', en: 'First statutory quantity' }, ...quantity })),
  firstUnit: optional({ ...unit, label: { zh: '法定第一单位', en: 'First statutory unit' } }),
  secondQty: optional(
    decimal({ label: { zh: '法定第二数量', en: 'Second statutory quantity' }, ...quantity }),
  ),
  secondUnit: optional({ ...unit, label: { zh: '法定第二单位', en: 'Second statutory unit' } }),
  /** In the currency of the declaration. */
  unitPrice: optional(decimal({ label: { zh: '申报单价', en: 'Declared unit price' }, scale: 4, min: '0' })),
  origin: optional(goods.origin),
  finalDestination: optional(
    code(countriesOfOrigin, { label: { zh: '最终目的国', en: 'Final destination' } }),
  ),
  sourcePlace: optional(text({ label: { zh: '境内货源地', en: 'Place of origin in China' }, max: 60 })),
  exemption: code(exemptions, { label: { zh: '征免方式', en: 'Exemption way' } }),
  elements: list(elementValue, { label: { zh: '申报要素', en: 'Declaration elements' }, max: 30 }),
};

const { nameZh, nameEn, usage, material } = goods;

/** A line as it stands: with the goods it is of, and what is not written filled from them. */
export const customsLineFields = {
  ...writtenLine,
  lineNo: whole({ label: { zh: '项号', en: 'Item' } }),
  orderNumber: text(texts.orderNo),
  nameZh,
  nameEn,
  usage,
  material,
  brand: optional(goods.brand),
  model: optional(goods.model),
  /** What is bound to its goods since in the place of its code. */
  changed: optional(codeChange),
  totalPrice: optional(decimal({ label: { zh: '申报总价', en: 'Declared total price' }, scale: 2 })),
};

export const customsLine = group(customsLineFields, { label: { zh: '商品行', en: 'Line' } });

export type CustomsLine = NonNullable<(typeof customsLine)['is']>;
export type WrittenLine = ValuesOf<typeof writtenLine>;
