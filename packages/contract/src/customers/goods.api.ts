import { endpoint } from '../kernel/endpoint.ts';
import { code, group, list, optional } from '../kernel/field.ts';
import {
  counted,
  deleted,
  deletedCount,
  pageOf,
  paging,
  savedFields,
  searching,
  sortsOf,
} from '../kernel/listing.ts';
import { goods } from './goods.ts';

const { fields, label } = goods;

export const goodsFilter = {
  ...searching,
  currency: optional(list(fields.currency, { label: fields.currency.label })),
};

export const goodsSorts = sortsOf(goods);

const sort = optional(code(goodsSorts, { label: { zh: '排序', en: 'Sort' } }));

export const listGoods = endpoint('GET /adminapi/goods', {
  access: 'mine:view',
  title: { zh: '商品列表', en: 'List goods' },
  query: { ...goodsFilter, sort, ...paging },
  answer: pageOf(goods),
});

export const countGoods = endpoint('GET /adminapi/goods/count', {
  access: 'mine:view',
  title: { zh: '商品计数', en: 'Count goods' },
  query: goodsFilter,
  answer: counted,
});

export const saveGoods = endpoint('POST /adminapi/goods/save', {
  access: 'profile:edit',
  title: { zh: '保存商品', en: 'Save goods' },
  body: savedFields(goods),
  answer: group(fields, { label }),
});

export const deleteGoods = endpoint('POST /adminapi/goods/delete', {
  access: 'profile:edit',
  title: { zh: '删除商品', en: 'Delete goods' },
  body: deleted,
  answer: deletedCount,
});
