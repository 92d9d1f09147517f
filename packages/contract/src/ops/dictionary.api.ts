import { texts } from '../facts/texts.ts';
import { weighing } from '../freight/weighing.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list, optional, text } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { dictionaryEntry, dictionaryKinds, product } from './dictionary.ts';

const kind = code(dictionaryKinds, { label: { zh: '字典', en: 'Dictionary' } });
const entries = list(group(dictionaryEntry.fields, { label: dictionaryEntry.label }), {
  label: { zh: '字典', en: 'Dictionary' },
  max: 2_000,
});
const products = list(group(product.fields, { label: product.label }), {
  label: { zh: '产品', en: 'Products' },
});

/** One dictionary in its order, inactive entries too. */
export const listEntries = endpoint('GET /opsapi/dictionaries', {
  access: 'op:dictionary:edit',
  title: { zh: '字典', en: 'Dictionary' },
  query: { kind },
  answer: entries,
});

/** Without a version a new entry (refused when the code is there), with one a change of it. Gives the dictionary. */
export const saveEntry = endpoint('POST /opsapi/dictionaries/save', {
  access: 'op:dictionary:edit',
  title: { zh: '保存字典项', en: 'Save a dictionary entry' },
  body: {
    version: optional(versionField),
    ...pick(
      dictionaryEntry,
      'kind',
      'code',
      'nameZh',
      'nameEn',
      'country',
      'zone',
      'nextHouseNo',
      'address',
      'hours',
      'remark',
      'active',
    ),
  },
  answer: entries,
});

/** Puts the codes of one dictionary in this order; codes that are not named follow as they were. Gives the dictionary. */
export const orderEntries = endpoint('POST /opsapi/dictionaries/order', {
  access: 'op:dictionary:edit',
  title: { zh: '字典排序', en: 'Order a dictionary' },
  body: {
    kind,
    codes: list(text(texts.code), {
      label: { zh: '代码', en: 'Codes' },
      max: 2_000,
    }),
  },
  answer: entries,
});

export const listProducts = endpoint('GET /opsapi/products', {
  access: 'op:dictionary:edit',
  title: { zh: '产品列表', en: 'List products' },
  answer: products,
});

/** A new product without `id`. Gives all of them. */
export const saveProduct = endpoint('POST /opsapi/products/save', {
  access: 'op:dictionary:edit',
  title: { zh: '保存产品', en: 'Save a product' },
  body: {
    id: optional(id({ label: { zh: '产品', en: 'Product' } })),
    version: optional(versionField),
    ...pick(
      product,
      'code',
      'nameZh',
      'nameEn',
      'transport',
      'page',
      'countries',
      'billsAt',
      'descriptionZh',
      'descriptionEn',
      'active',
    ),
    ...weighing,
  },
  answer: products,
});
