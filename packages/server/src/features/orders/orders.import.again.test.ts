import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from './orders.factory.ts';
import {
  act,
  addChannels,
  ask,
  type Cells,
  importAll,
  ordersOf,
  upload,
  workbookOf,
} from './orders.import.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const calls = await house.as(await house.person());

/** As many orders as told; those that `wrong` names lack their quantity. */
function partly(mark: string, count: number, wrong: readonly number[]): Promise<Buffer> {
  const cells = (at: number): Cells => ({
    referenceNumber: `${mark}-${at}`,
    cartonNo: `${mark}${at}`,
    ...(wrong.includes(at) && { declaredQty: 'x' }),
  });
  return workbookOf(ordersOf(count, cells));
}

function recheck(id: string) {
  return act(calls, 'change', { id, cells: [] });
}

test('a preview that is opened again says which references were taken meanwhile', async () => {
  const { data } = await upload(calls, await partly('LATER', 3, []));
  assert.equal(data.readyOrders, 3);
  await addOrder(house, { reference_number: 'LATER-1' });
  const again = await recheck(data.id);
  assert.deepEqual(
    [again.data.import.readyOrders, again.data.import.errorRows, again.data.rows.length],
    [2, 1, 1],
  );
  assert.deepEqual([again.data.rows[0].row, again.data.rows[0].findings[0].code], [3, 'E06']);
});

test('a second draft of a file learns when it is opened that the first has made its orders', async () => {
  const file = await partly('DRAFT', 2, []);
  const [first, second] = [await upload(calls, file), await upload(calls, file)];
  await importAll(calls, first.data.id);
  const { data } = await recheck(second.data.id);
  const { orders, readyOrders, madeOrders, rows, leftOutRows, sameFile } = data.import;
  assert.deepEqual([orders, readyOrders, madeOrders, rows, leftOutRows], [2, 0, 2, 0, 2]);
  assert.equal(sameFile.importedOrders, 2);
});

test('a file that was imported in part shows only its real mistakes when it is sent again', async () => {
  const file = await partly('PART', 5, [1, 3]);
  await importAll(calls, (await upload(calls, file)).data.id);
  const { data } = await upload(calls, file);
  assert.deepEqual([data.orders, data.madeOrders, data.readyOrders, data.errorRows], [5, 3, 0, 2]);
  assert.deepEqual(
    data.problems.map(({ key, code }: { key: string; code: string }) => [key, code]),
    [['declaredQty', 'E04']],
  );
});

test('what an import left behind is put right and imported in the same import', async () => {
  const { data } = await upload(calls, await partly('REST', 4, [0, 2]));
  const first = await importAll(calls, data.id);
  assert.deepEqual(
    [first.state, first.importedOrders, first.errorRows, first.readyOrders],
    ['DONE', 2, 2, 0],
  );
  await recheck(data.id);
  const cells = [2, 4].map((row) => ({ row, key: 'declaredQty', value: '5' }));
  const changed = await act(calls, 'change', { id: data.id, cells });
  assert.deepEqual([changed.data.import.readyOrders, changed.data.import.madeOrders], [2, 2]);
  const second = await importAll(calls, data.id);
  assert.deepEqual([second.state, second.orders, second.importedOrders, second.errorRows], ['DONE', 4, 4, 0]);
  const [counted] = await house.rows<{ count: number }>(
    'select count(*)::int as count from orders where import_id = $1',
    [data.id],
  );
  assert.equal(counted?.count, 4);
  assert.equal((await act(calls, 'commit', { id: data.id })).message, 'This import can no longer be changed');
});

test('an import that has made orders is not discarded when its second part fails', async () => {
  const { data } = await upload(calls, await partly('HALF', 2, [1]));
  await importAll(calls, data.id);
  await act(calls, 'change', { id: data.id, cells: [{ row: 3, key: 'declaredQty', value: '5' }] });
  await house.rows(`alter table orders add constraint refuse_half check (reference_number <> 'HALF-1')`);
  const failed = await importAll(calls, data.id);
  assert.deepEqual([failed.state, failed.importedOrders], ['FAILED', 1]);
  assert.equal((await act(calls, 'discard', { id: data.id })).code, -1);
  await house.rows('alter table orders drop constraint refuse_half');
  assert.equal((await importAll(calls, data.id)).importedOrders, 2);
});

test('an order that was cancelled is made anew by its file, and a row of a new reference is an order of its own', async () => {
  const file = await partly('ANEW', 2, []);
  await importAll(calls, (await upload(calls, file)).data.id);
  await house.rows(`update orders set status = 'CANCELLED' where reference_number = 'ANEW-0'`);
  const { data } = await upload(calls, file);
  assert.deepEqual([data.madeOrders, data.readyOrders], [1, 1]);
  const renamed = await act(calls, 'change', {
    id: data.id,
    cells: [{ row: 3, key: 'referenceNumber', value: 'ANEW-9' }],
  });
  assert.deepEqual([renamed.data.import.madeOrders, renamed.data.import.readyOrders], [0, 2]);
  const taken = await act(calls, 'leave-out', { id: data.id, rows: [2], leftOut: true });
  assert.deepEqual(
    [
      taken.data.import.readyOrders,
      (await ask(calls, 'rows', { id: data.id, show: 'leftOut' })).data.rows.length,
    ],
    [1, 1],
  );
});

test('a carton that an imported order of the same file has is still one too many in another', async () => {
  const file = await workbookOf(
    ordersOf(2, (at) => ({
      referenceNumber: `BOX-${at}`,
      cartonNo: 'BOX1',
    })),
  );
  const { data } = await upload(calls, file);
  assert.equal(data.readyOrders, 1);
  await importAll(calls, data.id);
  const again = await upload(calls, file);
  assert.deepEqual(
    [again.data.madeOrders, again.data.readyOrders, again.data.problems[0].code],
    [1, 0, 'E08'],
  );
});
