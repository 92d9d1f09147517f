import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dispositionSubject } from '@loadline/contract/clearance/disposition-import';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { addOrderToAmerica, complete, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, move } = entryCalls(desk);
const imports = importCalls(desk, dispositionSubject);

async function entered(more: object = {}) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  await save(no, { ...complete, entryNo: null, ...more });
  return { order, no };
}

type Row = Readonly<Record<string, string>>;

async function uploaded(rows: readonly Row[]) {
  const { data, message } = await imports.upload(await filled(dispositionSubject, rows), 'ace.xlsx');
  assert.ok(data?.id, message);
  const id = String(data.id);
  return { id, findings: await imports.findings(id) };
}

async function imported(rows: readonly Row[]): Promise<number> {
  const { id, findings } = await uploaded(rows);
  assert.deepEqual(
    findings.filter((one) => / E\d/.test(one)),
    [],
  );
  return Number((await imports.importAll(id)).importedRecords);
}

const saidOf = async (no: string) => {
  const { dispositions } = await detail(no);
  return dispositions
    .map(({ code, at, quantity, note }: Record<string, unknown>) => [code, at, quantity, note])
    .toReversed();
};

test('messages of customs in a workbook are recorded by the clocks of the port, hold the cargo and set it free as typed ones do, and once', async () => {
  const entryNo = '231-7654321-0';
  const { order, no } = await entered({ entryNo, port: '3901' });
  for (const to of ['SUBMITTED', 'CLEARING']) await move(no, to, { reason: '补录' });
  // Told in any order, and by either number.
  const rows = [
    { number: no, code: '1I', at: '2026-11-20 16:30', quantity: '620', note: 'exam completed' },
    { number: '23176543210', code: '1H 卸货港扣留', at: '2026-11-20 09:15', quantity: '620' },
    { number: entryNo, code: '2H', at: '2026-11-20 17:00', zone: 'UTC' },
  ];
  assert.equal(await imported(rows), 3);
  assert.deepEqual(await saidOf(no), [
    ['1H', '2026-11-20T15:15:00.000Z', 620, null],
    ['2H', '2026-11-20T17:00:00.000Z', null, null],
    ['1I', '2026-11-20T22:30:00.000Z', 620, 'exam completed'],
  ]);
  assert.deepEqual((await detail(no)).file.holds, []);
  const heard = async () => {
    const { data } = await customer.get('/adminapi/notices');
    return data.rows.filter(
      ({ event, number }: { event: string; number: string }) =>
        event === 'customsHold' && number === order.orderNumber,
    ).length;
  };
  assert.equal(await heard(), 2);
  const { version } = (await detail(no)).file;
  assert.equal(await imported(rows), 0, 'the same file again');
  assert.equal((await detail(no)).file.version, version);
  assert.equal(await heard(), 2);
});

test('a workbook whose message cancels a release takes it back, by what customs said last', async () => {
  const { no } = await entered();
  for (const to of ['SUBMITTED', 'CLEARING', 'RELEASED'])
    await move(no, to, { reason: '补录', at: '2026-11-20T10:00:00.000Z' });
  assert.equal(await imported([{ number: no, code: '4Z', at: '2026-11-20 08:00', zone: 'UTC' }]), 1);
  assert.equal((await detail(no)).file.status, 'RELEASED');
  assert.equal(await imported([{ number: no, code: '16', at: '2026-11-20 11:00', zone: 'UTC' }]), 1);
  assert.equal((await detail(no)).file.status, 'CLEARING');
});

test('what is wrong stands at its cell, keeps its own row back and none of the others', async () => {
  const { no } = await entered({ entryNo: '231-0000001-1' });
  const right = { number: no, code: '1W', at: '2026-11-20 10:00' };
  const rows = [
    right,
    { ...right, number: 'US991231ZZZZ' },
    { ...right, code: 'ZZ' },
    { ...right, at: '2026-11-20' },
    { ...right, at: '2036-11-20 10:00' },
    { ...right, number: '231-0000001-1' },
    { ...right, at: '' },
  ];
  const { id, findings } = await uploaded(rows);
  assert.deepEqual(findings, [
    '3 number E50',
    '4 code E07',
    '5 at E04',
    '6 at E21',
    '7 number E08',
    '8 at E03',
  ]);
  const marked = await desk.get(`/opsapi/entries/imports/marked?id=${id}`);
  assert.deepEqual([marked.status, marked.bytes.subarray(0, 2).toString()], [200, 'PK']);
  assert.deepEqual(await saidOf(no), []);
  assert.equal(await imported([right]), 1);
  assert.equal((await saidOf(no)).length, 1);
});

test('whoever does not work on entries brings none, and the entry of a customer whom one does not serve is not there', async () => {
  const { no } = await entered();
  const file = await filled(dispositionSubject, [{ number: no, code: '1W', at: '2026-11-20 10:00' }]);
  const china = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customs'] }));
  assert.equal((await importCalls(china, dispositionSubject).upload(file)).status, 403);
  assert.equal((await importCalls(customer, dispositionSubject).upload(file)).status, 403);
});
