import { wayFields } from '../facts/way.ts';
import { deskFileFields } from '../files/record-file.ts';
import { codeTable } from '../kernel/code.ts';
import type { Fields } from '../kernel/field.ts';
import { code, text } from '../kernel/field.ts';
import { order } from './order.ts';
import { holdReasons, orderHold } from './order-hold.ts';

const { name: file, type, size, visible, verdict } = deskFileFields;

/** The fields by which the audit log, and the history at an order, tell of orders. */
export const orderAudited: Fields = {
  ...order.fields,
  ...wayFields,
  trustNo: text({ label: { zh: '委托单', en: 'Trust order' }, max: 20 }),
  holdReason: code(holdReasons, { label: { zh: '扣货原因', en: 'Held for' } }),
  // The reason of a hold is a code, every other one a sentence; a sentence is no code and stays as it is.
  reason: code(holdReasons, { label: { zh: '原因', en: 'Reason' } }),
  note: orderHold.fields.note,
  file,
  type,
  size,
  visible,
  verdict,
};

/** Deeds that have a word of their own at an order. */
export const orderDeeds = codeTable('order deed', {
  held: { zh: '扣货', en: 'Put on hold' },
  released: { zh: '解除扣货', en: 'Hold lifted' },
});
