import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder, addOrderFile } from './orders.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());
const bo = await house.as(await house.person({ orgId: house.orgB }));

function addressOf(no: string, fileId: string): string {
  return `/omsapi/orders/file?no=${no}&fileId=${fileId}`;
}

test('a paper of an order arrives whole, under its own name and never to be shown inside our page', async () => {
  const { id, orderNumber } = await addOrder(house);
  const { fileId } = await addOrderFile(house, id, { name: '商业发票 PO-1.pdf', content: 'the invoice' });
  const reply = await ana.get(addressOf(orderNumber, fileId));
  assert.equal(reply.status, 200);
  assert.equal(reply.bytes.toString(), 'the invoice');
  assert.equal(reply.headers['content-type'], 'application/pdf');
  const disposition = String(reply.headers['content-disposition']);
  assert.match(disposition, /^attachment; /);
  assert.ok(disposition.endsWith(`filename*=UTF-8''${encodeURIComponent('商业发票 PO-1.pdf')}`), disposition);
});

test("a paper that the forwarder keeps to himself, another order's and another customer's answer like none", async () => {
  const { id, orderNumber } = await addOrder(house);
  const other = await addOrder(house);
  const { fileId: kept } = await addOrderFile(house, id, { visible: false });
  const { fileId: shown } = await addOrderFile(house, id);
  const asked = [
    ana.get(addressOf(orderNumber, kept)),
    ana.get(addressOf(other.orderNumber, shown)),
    bo.get(addressOf(orderNumber, shown)),
  ];
  for (const { status, message } of await Promise.all(asked)) {
    assert.deepEqual([status, message], [404, 'Not found']);
  }
});
