import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { importKeys } from '@loadline/contract/orders/order-import.columns';
import { isOrderNumber } from '@loadline/contract/orders/order-number';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from './orders.factory.ts';
import {
  act,
  addChannels,
  ask,
  cellAt,
  importAll,
  ordersOf,
  rightCells,
  upload,
  workbookOf,
} from './orders.import.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const ana = await house.person();
const calls = await house.as(ana);

test('a right file becomes orders with their parties, goods, cartons, first milestone and history', async () => {
  const lid = {
    nameZh: '杯盖',
    cartonCount: '',
    cartonWeight: '',
    cartonLength: '',
    cartonWidth: '',
    cartonHeight: '',
  };
  const rows = ordersOf(3, (at) => ({ referenceNumber: `R-${at + 1}`, cartonNo: `R${at + 1}` }));
  rows.push({ ...rightCells, referenceNumber: 'R-3', cartonNo: 'R3', ...lid });
  const uploaded = await upload(calls, await workbookOf(rows), '十一月第三批.xlsx');
  assert.deepEqual([uploaded.status, uploaded.code], [200, 200], uploaded.message);
  const { id, state, fileName, rows: count, orders, readyOrders, readyRows, errorRows } = uploaded.data;
  assert.deepEqual(
    { state, fileName, count, orders, readyOrders, readyRows, errorRows },
    {
      state: 'STAGED',
      fileName: '十一月第三批.xlsx',
      count: 4,
      orders: 3,
      readyOrders: 3,
      readyRows: 4,
      errorRows: 0,
    },
  );

  const ended = await importAll(calls, id);
  assert.deepEqual(
    [ended.state, ended.importedOrders, ended.skippedOrders, ended.writtenOrders],
    ['DONE', 3, 0, 3],
  );
  const list = await calls.get('/omsapi/orders?search=R-');
  assert.equal(list.data.rows.length, 3);
  for (const { orderNumber } of list.data.rows) assert.ok(isOrderNumber(orderNumber), orderNumber);
  const { orderNumber } = list.data.rows.find(
    (one: { referenceNumber: string }) => one.referenceNumber === 'R-3',
  );
  const { data } = await calls.get(`/omsapi/orders/detail?no=${orderNumber}`);
  assert.deepEqual(
    data.parties.map(({ role, company }: { role: string; company: string }) => [role, company]),
    [
      ['sender', '深圳市远航电子有限公司'],
      ['consignee', 'Harbour Trading LLC'],
    ],
  );
  assert.deepEqual(
    [data.order.status, data.order.quantity, data.order.grossWeight, data.order.volume],
    ['ORDERED', 1, '12.500', '0.096000'],
  );
  assert.equal(data.order.transportType, '1');
  assert.deepEqual(
    data.goods.map(({ nameZh, totalPriceUsd }: { nameZh: string; totalPriceUsd: string }) => [
      nameZh,
      totalPriceUsd,
    ]),
    [
      ['保温杯', '57.60'],
      ['杯盖', '57.60'],
    ],
  );
  assert.equal(data.cartons.length, 1);
  assert.deepEqual(
    data.events.map(({ stage, source }: { stage: string; source: string }) => [stage, source]),
    [['ORDERED', 'import']],
  );
  assert.equal(data.history[0].action, 'imported');
});

test('the same file again creates nothing and says so', async () => {
  const file = await workbookOf(ordersOf(2, (at) => ({ referenceNumber: `S-${at}`, cartonNo: `S${at}` })));
  const first = await upload(calls, file);
  assert.equal(first.data.sameFile, null);
  await importAll(calls, first.data.id);
  const again = await upload(calls, file);
  assert.equal(again.data.sameFile.id, first.data.id);
  assert.equal(again.data.sameFile.importedOrders, 2);
  assert.deepEqual([again.data.readyOrders, again.data.errorRows], [0, 2]);
  assert.deepEqual(
    again.data.problems.map(({ code, cells }: { code: string; cells: number }) => [code, cells]),
    [['E06', 2]],
  );
  const refused = await act(calls, 'commit', { id: again.data.id });
  assert.deepEqual([refused.status, refused.code, refused.message], [200, -1, 'There is no order to import']);
  const [counted] = await house.rows<{ count: string }>(
    `select count(*) from orders where reference_number like 'S-%'`,
  );
  assert.equal(counted?.count, '2');
});

test('the same file in two tabs, imported one after the other, makes its orders once', async () => {
  const file = await workbookOf(ordersOf(2, (at) => ({ referenceNumber: `T-${at}`, cartonNo: `T${at}` })));
  const [one, other] = [await upload(calls, file), await upload(calls, file)];
  assert.deepEqual([one.data.readyOrders, other.data.readyOrders], [2, 2]);
  const ended = [await importAll(calls, one.data.id), await importAll(calls, other.data.id)];
  assert.deepEqual(
    ended.map(({ state, importedOrders, skippedOrders }) => [state, importedOrders, skippedOrders]),
    [
      ['DONE', 2, 0],
      ['DONE', 0, 2],
    ],
  );
});

test('an error keeps its whole order out and lets the others in', async () => {
  const rows = ordersOf(4, (at) => ({
    referenceNumber: at < 2 ? 'K-1' : `K-${at}`,
    cartonNo: `K${at}`,
    declaredQty: at === 1 ? 'x' : '5',
  }));
  const { data } = await upload(calls, await workbookOf(rows));
  assert.deepEqual(
    [data.orders, data.readyOrders, data.readyRows, data.errorRows, data.errorCells],
    [3, 2, 2, 1, 1],
  );
  const ended = await importAll(calls, data.id);
  assert.equal(ended.importedOrders, 2);
  const known = await house.rows<{ reference_number: string }>(
    `select reference_number from orders where reference_number like 'K-%' order by 1`,
  );
  assert.deepEqual(
    known.map((one) => one.reference_number),
    ['K-2', 'K-3'],
  );
});

test('a cell that is put right is checked again, and what changed is told', async () => {
  const rows = ordersOf(3, (at) => ({
    referenceNumber: `E-${at}`,
    cartonNo: `E${at}`,
    destinationCountry: at < 2 ? 'USA' : 'US',
    hsDest: at === 0 ? '94052' : '9617001000',
  }));
  const { data } = await upload(calls, await workbookOf(rows));
  assert.deepEqual(
    data.problems.map(({ key, code, cells, replacements }: Record<string, unknown>) => ({
      key,
      code,
      cells,
      replacements,
    })),
    [
      {
        key: 'destinationCountry',
        code: 'E07',
        cells: 2,
        replacements: [{ from: 'USA', to: 'US', cells: 2 }],
      },
      { key: 'hsDest', code: 'E11', cells: 1, replacements: [{ from: '94052', to: '9617001000', cells: 1 }] },
    ],
  );
  const replaced = await act(calls, 'replace', {
    id: data.id,
    key: 'destinationCountry',
    from: 'USA',
    to: 'US',
  });
  assert.deepEqual(
    replaced.data.rows.map(({ row }: { row: number }) => row),
    [2, 3],
  );
  assert.equal(replaced.data.import.errorRows, 1);
  const changed = await act(calls, 'change', {
    id: data.id,
    cells: [{ row: 2, key: 'hsDest', value: '9617001000' }],
  });
  const [row] = changed.data.rows;
  assert.deepEqual([row.row, cellAt(row, 'hsDest'), row.findings], [2, '9617001000', []]);
  assert.deepEqual(row.changed, [
    { key: 'destinationCountry', was: 'USA' },
    { key: 'hsDest', was: '94052' },
  ]);
  assert.deepEqual([changed.data.import.readyOrders, changed.data.import.changedRows], [3, 2]);

  const shown = await ask(calls, 'rows', { id: data.id, show: 'changed' });
  assert.deepEqual(
    shown.data.rows.map((one: { row: number }) => one.row),
    [2, 3],
  );
  const undone = await act(calls, 'change', {
    id: data.id,
    cells: [{ row: 3, key: 'destinationCountry', value: 'USA' }],
  });
  assert.deepEqual(undone.data.rows[0].changed, []);
  assert.deepEqual([undone.data.import.changedRows, undone.data.import.errorRows], [1, 1]);
});

test('changing one row tells of other rows too, when their findings change with it', async () => {
  const rows = ordersOf(2, (at) => ({ referenceNumber: `F-${at}`, cartonNo: 'F1' }));
  const { data } = await upload(calls, await workbookOf(rows));
  assert.equal(data.problems[0].code, 'E08');
  const changed = await act(calls, 'change', {
    id: data.id,
    cells: [{ row: 2, key: 'cartonNo', value: 'F2' }],
  });
  assert.deepEqual(
    changed.data.rows.map(({ row, findings }: { row: number; findings: unknown[] }) => [
      row,
      findings.length,
    ]),
    [
      [2, 0],
      [3, 0],
    ],
  );
});

test('the preview comes in pages, in the order of the file, and by what is wrong', async () => {
  const rows = ordersOf(25, (at) => ({
    referenceNumber: `G-${at}`,
    cartonNo: `G${at}`,
    declaredQty: at % 5 === 0 ? '' : '5',
    cartonWeight: at % 4 === 0 ? '30' : '5',
  }));
  const { id } = (await upload(calls, await workbookOf(rows))).data;
  const seen: number[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const query: Record<string, string> = { id, size: '10', ...(after > 0 && { after: String(after) }) };
    const page = await ask(calls, 'rows', query);
    assert.ok(page.data.rows.every(({ cells }: { cells: string[] }) => cells.length === importKeys.length));
    seen.push(...page.data.rows.map((one: { row: number }) => one.row));
    after = page.data.next;
  }
  assert.deepEqual(
    seen,
    Array.from({ length: 25 }, (_, at) => at + 2),
  );
  const errors = await ask(calls, 'rows', { id, show: 'errors' });
  assert.deepEqual(
    errors.data.rows.map((one: { row: number }) => one.row),
    [2, 7, 12, 17, 22],
  );
  assert.deepEqual(errors.data.rows[0].findings, [
    { key: 'cartonWeight', code: 'W02', value: null, suggestion: null },
    { key: 'declaredQty', code: 'E03', value: null, suggestion: null },
  ]);
  const warnings = await ask(calls, 'rows', { id, show: 'warnings' });
  assert.equal(warnings.data.rows.length, 7);
});

test('an import that is over can no longer be changed, imported or discarded', async () => {
  const { id } = (
    await upload(calls, await workbookOf(ordersOf(1, () => ({ referenceNumber: 'H-1', cartonNo: 'H1' }))))
  ).data;
  await importAll(calls, id);
  const bodies = {
    commit: { id },
    discard: { id },
    change: { id, cells: [{ row: 2, key: 'remark', value: 'x' }] },
    replace: { id, key: 'remark', from: '', to: 'x' },
  };
  for (const [what, body] of Object.entries(bodies)) {
    const reply = await act(calls, what, body);
    assert.deepEqual([reply.code, reply.message], [-1, 'This import can no longer be changed'], what);
  }
});

test('a discarded import leaves its line in the history and nothing else', async () => {
  const { id } = (
    await upload(
      calls,
      await workbookOf(ordersOf(2, (at) => ({ referenceNumber: `D-${at}`, cartonNo: `D${at}` }))),
      'gone.xlsx',
    )
  ).data;
  const dropped = await act(calls, 'discard', { id });
  assert.equal(dropped.data.state, 'DISCARDED');
  assert.deepEqual((await ask(calls, 'rows', { id })).data, { rows: [], next: null });
  const history = await calls.get('/omsapi/orders/imports');
  const entry = history.data.rows.find((one: { id: string }) => one.id === id);
  assert.deepEqual(
    [entry.fileName, entry.state, entry.rows, entry.createdByName],
    ['gone.xlsx', 'DISCARDED', 2, `Name ${ana.username}`],
  );
});

test('the history is paged, newest first', async () => {
  const all = (await calls.get('/omsapi/orders/imports?size=200')).data.rows.map(
    (one: { id: string }) => one.id,
  );
  const paged: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await calls.get(
      `/omsapi/orders/imports?${new URLSearchParams({ size: '3', ...(after && { after }) }).toString()}`,
    );
    paged.push(...page.data.rows.map((one: { id: string }) => one.id));
    after = page.data.next;
  }
  assert.deepEqual(paged, all);
});

test('a reference that a colleague has used is refused although his order cannot be seen', async () => {
  await addOrder(house, { reference_number: 'COLLEAGUE-1' });
  const own = await house.as(await house.person({ authority: 'own' }));
  const file = await workbookOf([
    ...ordersOf(1, () => ({ referenceNumber: 'COLLEAGUE-1', cartonNo: 'O1' })),
    ...ordersOf(1, () => ({ referenceNumber: 'OWN-1', cartonNo: 'O2' })),
  ]);
  const { data } = await upload(own, file);
  assert.deepEqual(
    data.problems.map(({ code, firstRow }: { code: string; firstRow: number }) => [code, firstRow]),
    [['E06', 2]],
  );
  assert.equal((await importAll(own, data.id)).importedOrders, 1);
  assert.equal((await own.get('/omsapi/orders')).data.rows.length, 1);
  assert.equal((await own.get('/omsapi/orders/imports')).data.rows.length, 1);
});

test('pressing import twice at once is one import', async () => {
  const { id } = (
    await upload(
      calls,
      await workbookOf(ordersOf(30, (at) => ({ referenceNumber: `P-${at}`, cartonNo: `P${at}` }))),
    )
  ).data;
  const pressed = await Promise.all([1, 2, 3, 4].map(() => act(calls, 'commit', { id })));
  for (const reply of pressed)
    assert.ok(reply.code === 200 || reply.message === 'This import can no longer be changed', reply.message);
  assert.equal(
    (await importAll(calls, id).catch(() => ask(calls, 'detail', { id }).then(({ data }) => data)))
      .importedOrders,
    30,
  );
  const [counted] = await house.rows<{ count: string }>(`select count(*) from orders where import_id = $1`, [
    id,
  ]);
  assert.equal(counted?.count, '30');
});

test('an upload that is repeated with the same idempotency key is one import and one stored file', async () => {
  const file = await workbookOf(ordersOf(1, () => ({ referenceNumber: 'ONCE-1', cartonNo: 'ONCE1' })));
  const key = { 'idempotency-key': 'upload-of-once-1' };
  const sent = [1, 2].map(() => calls.upload('/omsapi/orders/imports', 'once.xlsx', file, key));
  const [first, second] = await Promise.all(sent);
  assert.equal(first?.code, 200, first?.message);
  assert.deepEqual(second?.data, first?.data);
  const stored = await readdir(join(house.house.config.dataDir, house.orgA));
  const known = await house.rows<{ file_id: string }>('select file_id from file where org_id = $1', [
    house.orgA,
  ]);
  assert.deepEqual(stored.toSorted(), known.map((one) => one.file_id).toSorted());
});
