import { billFactory } from '../bills/bills.factory.ts';

export const bill = billFactory('订单') as unknown;
