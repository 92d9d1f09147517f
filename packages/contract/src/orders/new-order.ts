import { wayFields } from '../facts/way.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { id, optional } from '../kernel/field.ts';
import type { WrittenGoods } from './goods-line.ts';
import { order } from './order.ts';
import type { OrderForm } from './order-form.ts';
import { ownFields } from './order-form.ts';

const { quantity, grossWeight, volume, cutOff } = order.fields;

/** What of an order stands in its own row: what people write, and its figures, which are those of its cartons. */
export const writtenOrderFields = { ...ownFields, quantity, grossWeight, volume };

/** An order as it is written, wherever it comes from: a file, a form, or a trust order. */
export type WrittenOrder = ValuesOf<typeof writtenOrderFields> &
  Pick<OrderForm, 'parties' | 'cartons'> & { readonly goods: readonly WrittenGoods[] };

/** Where a new order comes from, and what is known of its way beside what people write. */
export const originFields = {
  trustId: optional(id({ label: { zh: '委托单', en: 'Trust order' } })),
  /** Whose it is among the customer's people; the writer's where nobody is named. */
  createdBy: optional(id({ label: { zh: '创建人', en: 'Created by' } })),
  cutOff,
  ...wayFields,
};

export type NewOrder = WrittenOrder & Partial<ValuesOf<typeof originFields>>;
