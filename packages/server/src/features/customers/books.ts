import { address } from '@loadline/contract/customers/address';
import { carton } from '@loadline/contract/customers/carton';
import { goods } from '@loadline/contract/customers/goods';

/** What customers keep with us to write it once. */
export const keptAddresses = { of: address, table: 'address', subject: 'address' };
export const keptGoods = { of: goods, table: 'goods', subject: 'goods' };
export const keptCartons = { of: carton, table: 'carton', subject: 'carton' };
