import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { deskCalls } from '../customs/customs.factory.ts';
import { submittedBy } from '../trusts/trusts.factory.ts';
import { openChain } from '../waybills/waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed } = await openChain(house);
const stranger = await house.as(await house.person({ orgId: house.orgB }));
type Calls = typeof acme;

const { orders, booking, mawbNo, hawbs } = await confirmed();
const [order] = orders;
assert.ok(order && hawbs[0]);
const { trust } = await submittedBy(acme);
await house.rows(
  `update orders set trust_id = $2, reference_number = 'ANY-77-01', fba_no = 'FBA15ANY77' where id = $1`,
  [order.id, trust.id],
);
const numbers = [
  order.orderNumber,
  'ANY-77-01',
  'FBA15ANY77',
  mawbNo,
  hawbs[0],
  booking.bookingNo,
  trust.trustNo,
];

async function found(calls: Calls, path: string, typed: string, key: string): Promise<string[]> {
  const reply = await calls.get(`${path}${encodeURIComponent(typed)}`);
  assert.equal(reply.code, 200, `${path} ${typed} ${reply.message}`);
  const rows = Array.isArray(reply.data) ? reply.data : reply.data.rows;
  return rows.map((row: Record<string, string>) => row[key]);
}

/** Every list of both sides that is asked by a number, with the record that it should answer. */
async function everywhere(): Promise<readonly (readonly [Calls, Calls, string, string, string])[]> {
  const opened = await desk.post('/opsapi/exceptions/open', {
    orderNo: order?.orderNumber,
    kind: 'damage',
    severity: 'low',
    descriptionZh: '外箱破损',
    descriptionEn: 'A carton is torn',
  });
  assert.equal(opened.code, 200, opened.message);
  const { sheetNo } = opened.data;
  const declared = await deskCalls(desk).make([order?.orderNumber ?? '']);
  return [
    [desk, acme, '/opsapi/orders?search=', 'orderNumber', order?.orderNumber ?? ''],
    [acme, stranger, '/omsapi/orders?search=', 'orderNumber', order?.orderNumber ?? ''],
    [desk, acme, '/opsapi/trust?search=', 'trustNo', trust.trustNo],
    [desk, acme, '/opsapi/trust?numbers=', 'trustNo', trust.trustNo],
    [acme, stranger, '/omsapi/trust?search=', 'trustNo', trust.trustNo],
    [desk, acme, '/opsapi/booking?search=', 'bookingNo', booking.bookingNo],
    [desk, acme, '/opsapi/booking?numbers=', 'bookingNo', booking.bookingNo],
    [acme, stranger, '/omsapi/booking?search=', 'bookingNo', booking.bookingNo],
    [desk, acme, '/opsapi/mawb?search=', 'mawbNo', mawbNo],
    [acme, stranger, '/omsapi/mawb?search=', 'airlineBill', mawbNo],
    [desk, acme, '/opsapi/exceptions?search=', 'sheetNo', sheetNo],
    [acme, stranger, '/omsapi/exceptions?search=', 'sheetNo', sheetNo],
    [desk, acme, '/opsapi/customs?search=', 'fileNo', declared.made[0]],
    [desk, acme, '/opsapi/receipt/find?no=', 'orderNumber', order?.orderNumber ?? ''],
  ];
}

test('any number of a shipment finds it in every list, and nobody else finds it by any', async () => {
  const lists = await everywhere();
  for (const [calls, others, path, key, expected] of lists)
    for (const typed of numbers) {
      assert.ok((await found(calls, path, typed, key)).includes(expected), `${path}${typed}`);
      if (others === stranger) assert.deepEqual(await found(others, path, typed, key), [], `${path}${typed}`);
    }
});

test('of pasted numbers those that stand for nothing are told, and no other', async () => {
  for (const path of ['trust', 'booking'])
    for (const side of ['omsapi', 'opsapi']) {
      const calls = side === 'opsapi' ? desk : acme;
      const { data } = await calls.get(
        `/${side}/${path}/count?numbers=${[...numbers, 'NOBODYS-1'].map(encodeURIComponent).join(',')}`,
      );
      assert.deepEqual([data.total, data.notFound], [1, ['NOBODYS-1']], `${side} ${path}`);
    }
});
