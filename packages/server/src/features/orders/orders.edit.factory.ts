import type { OrderForm } from '@loadline/contract/orders/order-form';
import { rightForm } from '@loadline/contract/orders/order-form.factory';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

let made = 0;

/** A right form with a reference of its own. */
export function freshForm(change: Partial<OrderForm> = {}): OrderForm {
  made += 1;
  return rightForm({ referenceNumber: `HAND-${made}-${process.pid}`, ...change });
}

/** An order entered by hand through HTTP, and brought to a status as the owner of the tables. */
export async function entered(
  house: TestHouse,
  calls: Calls,
  { status = 'ORDERED', ...change }: Partial<OrderForm> & { status?: string } = {},
) {
  const form = freshForm(change);
  const { data, message } = await calls.post('/omsapi/orders/create', form);
  if (!data?.id) throw new Error(message);
  await house.rows('update orders set status = $2 where id = $1', [data.id, status]);
  const no: string = data.orderNumber;
  const id: string = data.id;
  return { id, no, form, version: 1 };
}

export async function formAt(calls: Calls, no: string) {
  return (await calls.get(`/omsapi/orders/form?no=${no}`)).data;
}
