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
import { address } from './address.ts';

const { fields, label } = address;

export const addressFilter = {
  ...searching,
  type: optional(list(fields.type, { label: fields.type.label })),
  country: optional(list(fields.country, { label: fields.country.label })),
};

export const addressSorts = sortsOf(address);

const sort = optional(code(addressSorts, { label: { zh: '排序', en: 'Sort' } }));

export const listAddresses = endpoint('GET /adminapi/addresses', {
  access: 'mine:view',
  title: { zh: '地址列表', en: 'List addresses' },
  query: { ...addressFilter, sort, ...paging },
  answer: pageOf(address),
});

export const countAddresses = endpoint('GET /adminapi/addresses/count', {
  access: 'mine:view',
  title: { zh: '地址计数', en: 'Count addresses' },
  query: addressFilter,
  answer: counted,
});

export const saveAddress = endpoint('POST /adminapi/addresses/save', {
  access: 'profile:edit',
  title: { zh: '保存地址', en: 'Save an address' },
  body: savedFields(address),
  answer: group(fields, { label }),
});

export const deleteAddresses = endpoint('POST /adminapi/addresses/delete', {
  access: 'profile:edit',
  title: { zh: '删除地址', en: 'Delete addresses' },
  body: deleted,
  answer: deletedCount,
});
