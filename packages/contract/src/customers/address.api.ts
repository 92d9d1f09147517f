import { list, optional } from '../kernel/field.ts';
import { searching, sortsOf } from '../kernel/listing.ts';
import { recordsApi, savedApi } from '../kernel/records-api.ts';
import { address } from './address.ts';

const { fields } = address;

export const addressFilter = {
  ...searching,
  type: optional(list(fields.type, { label: fields.type.label })),
  country: optional(list(fields.country, { label: fields.country.label })),
};

export const addressSorts = sortsOf(address);

const records = {
  path: '/adminapi/addresses',
  called: { zh: '地址', one: 'an address', many: 'addresses' },
  of: address,
} as const;

export const addressApi = {
  ...recordsApi({
    ...records,
    access: 'mine:view',
    filter: addressFilter,
    sorts: addressSorts,
    forCustomer: ['list'],
  }),
  ...savedApi({ ...records, access: 'profile:edit' }),
};
