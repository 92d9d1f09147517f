import { label } from '../kernel/schema.ts';

export const order = { label, name: { zh: '订单', en: 'Order' } } as const;
