import { orderOf } from '../orders/orders.public.ts';

export const orderOfTrust = orderOf;
