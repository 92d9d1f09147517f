import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importKeys } from '@loadline/contract/orders/order-import.columns';
import { openTestHouse } from '../../testing/house.ts';
import {
  act,
  addChannels,
  ask,
  cellAt,
  importAll,
  ordersOf,
  upload,
  workbookOf,
} from './orders.import.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const ana = await house.person();
const calls = await house.as(ana);

test('a cell that is put right is checked again, and what changed is told', async () => {
  const rows = ordersOf(3, (at) => ({
    referenceNumber: `E-${at}`,
    cartonNo: `E${at}`,
    destinationCountry: at < 2 ? 'USA' : 'US',
    hsDest: at === 0 ? '96170' : '9617001000',
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
      {
        key: 'hsDest',
        code: 'E11',
        cells: 1,
        replacements: [{ from: '96170', to: '9617001000', cells: 1 }],
      },
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
    { key: 'hsDest', was: '96170' },
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
    { key: 'cartonWeight', code: 'W02', value: null, suggestion: null, isSafe: false },
    { key: 'declaredQty', code: 'E03', value: null, suggestion: null, isSafe: false },
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
