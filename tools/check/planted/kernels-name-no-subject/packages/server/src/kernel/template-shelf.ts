import type { orderFields } from '@loadline/contract/orders/order';

export interface Shelf {
  readonly table: 'trust_template';
  readonly fields: typeof orderFields;
}
