import type { Fields } from '../kernel/field.ts';
import { code, text } from '../kernel/field.ts';
import { order } from './order.ts';
import { holdReasons } from './order-hold.ts';

/** The fields by which the audit log tells of orders. */
export const orderAudited: Fields = {
  ...order.fields,
  trustNo: text({ label: { zh: '委托单', en: 'Trust order' }, max: 20 }),
  holdReason: code(holdReasons, { label: { zh: '扣货原因', en: 'Held for' } }),
};
