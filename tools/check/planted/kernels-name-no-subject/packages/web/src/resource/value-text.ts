import type { orderFields } from '@loadline/contract/orders/order';

export const textOf = (fields: typeof orderFields) => String(fields);
