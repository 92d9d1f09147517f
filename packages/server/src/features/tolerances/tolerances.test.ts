import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { layMawb } from '../waybills/waybills.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const head = await house.clerk();
const chief = await house.as(head);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly percent: string;
  readonly version: number;
}

async function toleranceOf(name: string): Promise<Row> {
  const { data } = await chief.get('/opsapi/tolerances');
  const found = data.find((one: Row) => one.name === name);
  assert.ok(found);
  return found;
}

async function setTo(name: string, percent: string, reason = 'agreed with the airline') {
  const { id, version } = await toleranceOf(name);
  return chief.post('/opsapi/tolerances/save', { id, version, percent, reason });
}

test('an installation begins with what the trade lets pass, changed by nobody', async () => {
  const { data } = await chief.get('/opsapi/tolerances');
  assert.deepEqual(
    data.map(({ name, percent, updatedBy }: Row & { updatedBy: string | null }) => [
      name,
      percent,
      updatedBy,
    ]),
    [
      ['receipt', '3.0', null],
      ['difference', '3.0', null],
      ['weighbridge', '3.0', null],
      ['houseSums', '0.5', null],
    ],
  );
});

test('who changed a tolerance last, from what and why stands with it and in the audit log', async () => {
  const { data } = await setTo('weighbridge', '4.5');
  const changed = data.find(({ name }: Row) => name === 'weighbridge');
  assert.deepEqual(
    [changed.percent, changed.updatedBy, changed.version],
    ['4.5', `Name ${head.username}`, 2],
  );
  const log = (await chief.get(`/opsapi/audit?subjectId=${changed.id}`)).data.rows;
  const said = log[0].changes.map(
    ({ label, from, to }: { label: string; from: string | null; to: string }) =>
      `${label}: ${from ?? '–'} → ${to}`,
  );
  assert.deepEqual(said.toSorted(), [
    'Compared: – → Weighbridge note against waybill',
    'Reason: – → agreed with the airline',
    'Tolerance: 3.0 → 4.5',
  ]);
});

test('the flags of waybills that are there follow at once', async () => {
  const { no, hawbIds } = await layMawb(house, {
    status: '42',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }],
  });
  await house.rows(
    `update hawb set wms_pkgs_num = 10, wms_gross_weight = 123, wms_volume = 1.2 where id = $1`,
    [hawbIds[0]],
  );
  const acme = await house.as(ana);
  const isFlagged = async () =>
    (await acme.get(`/omsapi/mawbDetail?no=${no}`)).data.houses[0].warehouseWeight.over;
  assert.equal(await isFlagged(), false);
  await setTo('difference', '2');
  assert.equal(await isFlagged(), true);
  await setTo('difference', '3');
});

test('nobody sets what is no percentage, gives no reason, writes over somebody else or has not the right', async () => {
  for (const percent of ['100.1', '-1', '0.25', 'three'])
    assert.equal((await setTo('receipt', percent)).status, 400);
  const { id } = await toleranceOf('receipt');
  const body = { id, version: 1, percent: '5' };
  assert.equal((await chief.post('/opsapi/tolerances/save', body)).status, 400);
  await setTo('receipt', '5');
  const stale = await chief.post('/opsapi/tolerances/save', { ...body, reason: 'late' });
  assert.deepEqual([stale.status, stale.data.current.percent], [409, '5.0']);
  const clerk = await house.as(await house.clerk({ permissions: ['op:mawb:view', 'op:mawb:revert'] }));
  assert.equal((await clerk.get('/opsapi/tolerances')).status, 403);
  assert.equal((await clerk.post('/opsapi/tolerances/save', { ...body, reason: 'x' })).status, 403);
});
