import { searching, sortsOf } from '../kernel/listing.ts';
import { recordsApi, savedApi } from '../kernel/records-api.ts';
import { carton } from './carton.ts';

export const cartonSorts = sortsOf(carton);

const records = {
  path: '/adminapi/cartons',
  called: { zh: '箱规', one: 'a carton', many: 'cartons' },
  of: carton,
} as const;

export const cartonApi = {
  ...recordsApi({
    ...records,
    access: 'mine:view',
    filter: searching,
    sorts: cartonSorts,
    forCustomer: ['list'],
  }),
  ...savedApi({ ...records, access: 'profile:edit' }),
};
