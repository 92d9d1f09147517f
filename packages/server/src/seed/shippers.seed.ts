import { tableOf } from './table.ts';

/** Who sends: a customer itself or one of the factories that make for it. Every name is invented. */
export interface Shipper {
  readonly customer: string;
  readonly company: string;
  readonly address: string;
  readonly city: string;
  readonly postCode: string;
  readonly tel: string;
  readonly email: string;
}

export const shippers: readonly Shipper[] = tableOf('shippers.tsv', (cell) => ({
  customer: cell('customer'),
  company: cell('company'),
  address: cell('address'),
  city: cell('city'),
  postCode: cell('postCode'),
  tel: cell('tel'),
  email: cell('email'),
}));
