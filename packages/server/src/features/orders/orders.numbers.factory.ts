import { orderNumbersSubject } from '@loadline/contract/orders/order-numbers-import';
import type { Calls } from '../../testing/calls.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';

/** An import of carriers' numbers that was begun. */
export async function addNumbersImport(desk: Calls, orderNumber: string) {
  const { data } = await importCalls(desk, orderNumbersSubject).upload(
    await filled(orderNumbersSubject, [{ number: orderNumber, transferNo: '1Z999AA10123456784' }]),
  );
  return { numbersImportId: String(data.id) };
}
