import { list, optional } from '../kernel/field.ts';
import { searching, sortsOf } from '../kernel/listing.ts';
import { recordsApi, savedApi } from '../kernel/records-api.ts';
import { goods } from './goods.ts';

const { fields } = goods;

export const goodsFilter = {
  ...searching,
  currency: optional(list(fields.currency, { label: fields.currency.label })),
};

export const goodsSorts = sortsOf(goods);

const records = {
  path: '/adminapi/goods',
  called: { zh: '商品', one: 'goods', many: 'goods' },
  of: goods,
} as const;

export const goodsApi = {
  ...recordsApi({
    ...records,
    access: 'mine:view',
    filter: goodsFilter,
    sorts: goodsSorts,
    forCustomer: ['list'],
  }),
  ...savedApi({ ...records, access: 'profile:edit' }),
};
