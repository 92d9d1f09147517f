import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const [customer, desk] = [await house.as(await house.person()), await house.as(await house.clerk())];

test('a sheet says which order it is about and when it was opened, to its customer and at the desk', async () => {
  const { orderNumber } = await addOrder(house);
  const before = Date.now();
  const asked = { orderNo: orderNumber, kind: 'delay', description: 'where is it?' };
  const { sheetNo: no } = (await customer.post('/omsapi/exceptions/open', asked)).data;
  for (const [calls, path] of [
    [customer, '/omsapi/exceptions'],
    [desk, '/opsapi/exceptions'],
  ] as const) {
    const { sheet } = (await calls.get(`${path}/detail?no=${no}`)).data;
    const [row] = (await calls.get(`${path}?search=${no}`)).data.rows;
    for (const one of [sheet, row]) {
      assert.equal(one.orderNumber, orderNumber);
      const opened = Date.parse(one.openedAt);
      assert.ok(opened >= before - 1_000 && opened <= Date.now() + 1_000, one.openedAt);
    }
  }
});

test('photos of the cargo are found by the order that a sheet is about, and shown to its customer', async () => {
  const { id, orderNumber } = await addOrder(house);
  const address = `/opsapi/files/upload?subject=order&id=${id}&type=PHOTO&visible=true`;
  const { fileId } = (await desk.upload(address, 'pallet.pdf', paper)).data;
  const asked = { orderNo: orderNumber, kind: 'damage', description: '外箱破损' };
  const { sheetNo: no } = (await customer.post('/omsapi/exceptions/open', asked)).data;
  for (const [calls, sheets, files] of [
    [customer, '/omsapi/exceptions', '/omsapi/files'],
    [desk, '/opsapi/exceptions', '/opsapi/files'],
  ] as const) {
    const { sheet } = (await calls.get(`${sheets}/detail?no=${no}`)).data;
    const { data } = await calls.get(`${files}?subject=order&id=${sheet.orderId}`);
    assert.deepEqual(
      data.map((file: { fileId: string }) => file.fileId),
      [fileId],
    );
  }
});

test('a file that is named among colleagues stays with the customer who sent it or was shown it, and is hidden where they were not', async () => {
  const { orderNumber } = await addOrder(house);
  const body = { orderNo: orderNumber, kind: 'damage', description: '外箱破损' };
  const { sheetNo: no } = (await customer.post('/omsapi/exceptions/open', body)).data;
  const { sheet } = (await desk.get(`/opsapi/exceptions/detail?no=${no}`)).data;
  const loose = async () =>
    String(
      (await customer.upload('/omsapi/files/upload?subject=sheet&type=CI', 'sent.pdf', paper)).data.fileId,
    );
  const deskFile = async (name: string) => {
    const address = `/opsapi/files/upload?subject=sheet&id=${sheet.id}&type=8&visible=true`;
    return String((await desk.upload(address, name, paper)).data.fileId);
  };
  const [sent, shown, kept] = [await loose(), await deskFile('shown.pdf'), await deskFile('kept.pdf')];
  const said = (files: string[], internal: boolean) =>
    desk.post('/opsapi/exceptions/comment', { no, body: 'see here', internal, files });
  assert.equal((await customer.post('/omsapi/exceptions/reply', { no, body: 'x', files: [sent] })).code, 200);
  assert.equal((await said([shown], false)).code, 200);
  assert.equal((await said([sent, shown, kept], true)).code, 200);
  const seen = await Promise.all(
    [sent, shown, kept].map((fileId) => customer.get(`/omsapi/files/download?fileId=${fileId}`)),
  );
  assert.deepEqual(
    seen.map(({ status }) => status),
    [200, 200, 404],
  );
});
