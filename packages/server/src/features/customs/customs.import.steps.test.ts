import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { declarationImports, deskCalls, declarationRow as right } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { uploaded, imported } = declarationImports(desk);
const { make, detail, move, save } = deskCalls(desk);

const ordered = () => addOrder(house, { created_by: ana.userId });
/** What customs have told of an order. */
const eventsOf = async (no: string) => {
  const events = await house.rows<{ code: string }>(
    `select e.code from shipment_event e join orders o on o.id = e.subject_id where o.order_number = $1 order by e.occurred_at`,
    [no],
  );
  return events.map(({ code }) => code);
};
const fileOf = async (no: string) => (await desk.get(`/opsapi/customs?numbers=${no}`)).data.rows[0];
const told = async (fileNo: string) => {
  const { data } = await customer.get('/adminapi/notices');
  return data.rows.filter(({ number }: { number: string }) => number === fileNo);
};

test('a new declaration stands where its row says: what lay between stays unrecorded, its order follows and its customer hears of it once', async () => {
  const { orderNumber } = await ordered();
  const row = right(1, orderNumber, { status: '已放行', statusAt: '2026-11-19 21:10' });
  assert.deepEqual((await uploaded([row])).findings, ['2 status E47']);
  const rows = [{ ...row, reason: '放行单后补' }];
  assert.equal(await imported(rows), 1);
  const { fileNo, status, releasedAt, recorded } = await fileOf(orderNumber);
  assert.deepEqual(
    [status, releasedAt, recorded],
    ['RELEASED', '2026-11-19T13:10:00.000Z', ['SUBMITTED', 'RELEASED']],
  );
  assert.deepEqual(await eventsOf(orderNumber), ['CUS_RELEASED']);
  assert.equal((await told(fileNo)).length, 1);
  const { data: deeds } = await desk.get(`/opsapi/customs/history?no=${fileNo}`);
  assert.match(JSON.stringify(deeds), /放行单后补/);
  assert.equal(await imported(rows), 0);
  assert.equal((await told(fileNo)).length, 1);
});

test('one that has begun takes its next step by a row, and no other', async () => {
  const { orderNumber } = await ordered();
  const [no] = (await make([orderNumber], { direction: 'import', businessType: '8' })).made;
  const fileNo = String(no);
  await save(fileNo, { declarationNo: '223320261050000002' });
  await move(fileNo, 'SUBMITTED', { reason: '补录', at: '2026-11-19T02:00:00.000Z' });
  const row = (status: string, more: object = {}) => [{ fileNo, status, ...more }];
  const findings = async (status: string, more: object = {}) => {
    const found = await uploaded(row(status, more));
    return found.findings.filter((one) => !one.endsWith('W05'));
  };
  assert.deepEqual(await findings('已放行', { reason: '后补' }), ['2 status E46']);
  assert.deepEqual(await findings('已入库'), ['2 status E45']);
  assert.deepEqual(await findings('待缴税'), ['2 status E45']);
  assert.deepEqual(await findings('制单中'), ['2 status E46']);
  assert.deepEqual(await findings('清关中', { statusAt: '2036-11-20 10:00' }), ['2 statusAt E21']);
  assert.equal(await imported(row('清关中', { statusAt: '2026-11-20 10:00' })), 1);
  assert.equal(await imported(row('待缴税', { tariff: '1200.50', vat: '3400' })), 1);
  const { file, steps } = await detail(fileNo);
  assert.deepEqual(
    [file.status, file.totalTax, steps.map(({ step }: { step: string }) => step)],
    ['TAX_DUE', '4600.50', ['SUBMITTED', 'CLEARING', 'TAX_DUE']],
  );
  assert.deepEqual(await findings('', { status: '', tariff: '0', vat: '0' }), ['2 tariff E49']);
  const notices = await told(fileNo);
  assert.match(JSON.stringify(notices), /CNY 4600\.50/);
  assert.deepEqual(await eventsOf(orderNumber), ['CUS_IN']);
});

test('a file without a declaration number comes no further by a workbook, and one with it may wait', async () => {
  const { orderNumber } = await ordered();
  const [no] = (await make([orderNumber])).made;
  const fileNo = String(no);
  const { findings } = await uploaded([{ fileNo, status: '已交单' }]);
  assert.deepEqual(findings, ['2 declarationNo E03', '2 status W05']);
  assert.equal(await imported([{ fileNo, declarationNo: '223320260050000003', status: '制单中' }]), 1);
  assert.equal((await detail(fileNo)).file.status, 'PREPARING');
});

test('an order on two declarations of one workbook is told of with the last of them', async () => {
  const { orderNumber } = await ordered();
  const released = {
    businessType: '空运出口',
    status: '已放行',
    reason: '后补',
    tariff: '',
    vat: '',
    totalTax: '',
  };
  const row = (sequence: number) => {
    const { declarationNo = '', ...rest } = right(sequence, orderNumber, released);
    return { ...rest, declarationNo: `${declarationNo.slice(0, 8)}0${declarationNo.slice(9)}` };
  };
  assert.equal(await imported([row(4), row(5)]), 2);
  assert.deepEqual(await eventsOf(orderNumber), ['CUS_OUT']);
});
