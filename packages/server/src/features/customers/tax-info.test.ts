import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());
const bo = await house.as(await house.person({ orgId: house.orgB }));

function save(values: object, calls = ana) {
  return calls.post('/adminapi/taxInfo/save', values);
}

interface Check {
  key: string;
  verdict: string;
}

test('China, Europe and the United States are there before anything is filled in', async () => {
  const { data } = await ana.get('/adminapi/taxInfo');
  assert.deepEqual(
    data.map(({ region, version }: { region: string; version: number | null }) => [region, version]),
    [
      ['china', null],
      ['europe', null],
      ['us', null],
    ],
  );
});

test('a save answers what the form of each number says', async () => {
  const { data } = await save(
    {
      region: 'europe',
      title: 'Acme GmbH',
      vatNo: 'de 136.695.976',
      eoriNo: 'DE4820017',
      iossNo: 'IM2760000001',
    },
    bo,
  );
  assert.deepEqual([data.vatNo, data.version], ['DE136695976', 1]);
  assert.deepEqual(
    data.checks.map(({ key, verdict }: Check) => `${key} ${verdict}`),
    ['vatNo right', 'eoriNo shape', 'iossNo shape'],
  );
  const us = await save({ region: 'us', ein: '911144442' }, bo);
  assert.deepEqual([us.data.ein, us.data.checks[0].verdict], ['91-1144442', 'right']);
});

test('a wrong check digit is refused with the right one', async () => {
  const wrong = [
    [{ region: 'china', dutyNumber: '91310115MA1H8R7C6D' }, 'dutyNumber', 'character 18 should be 7, not D'],
    [{ region: 'europe', vatNo: 'DE136695977' }, 'vatNo', 'character 11 should be 6, not 7'],
    [{ region: 'europe', vatNo: 'FR00954506077' }, 'vatNo', 'character 3–4 should be 61, not 00'],
    [{ region: 'europe', vatNo: 'ESB58378432' }, 'vatNo', 'character 11 should be 1, not 2'],
    [{ region: 'europe', iossNo: 'IM27600' }, 'iossNo', 'IM and 10 digits'],
    [{ region: 'us', ein: '07-1144442' }, 'ein', 'No IRS campus issues the prefix 07'],
    [{ region: 'us', ein: '47-012345' }, 'ein', '9 digits are needed, there are 8'],
  ] as const;
  for (const [values, path, says] of wrong) {
    const reply = await save(values);
    assert.deepEqual([reply.status, reply.data[0].path, reply.data[0].says.en], [400, path, says]);
  }
});

test('what belongs to another region is refused and not silently dropped', async () => {
  const reply = await save({ region: 'us', vatNo: 'DE136695976' });
  assert.deepEqual([reply.status, reply.data[0].path], [400, 'vatNo']);
});

test('the bank account is masked, stays when it is left out, and is never told in full', async () => {
  const first = await save({
    region: 'china',
    dutyNumber: '91350100M000100Y43',
    bankAccount: '6222 0000 0000 0917',
  });
  assert.equal(first.data.bankAccount, '************0917');
  const second = await save({ region: 'china', version: 1, dutyNumber: '91350100M000100Y43', bank: 'ICBC' });
  assert.deepEqual([second.data.bankAccount, second.data.bank], ['************0917', 'ICBC']);
  const { orgId } = (await ana.get('/adminapi/company/companyInfo')).data;
  const history = await ana.get(`/adminapi/history?subject=tax&id=${orgId}`);
  assert.ok(history.bytes.includes('************0917') && !history.bytes.includes('62220000'));
  assert.deepEqual(history.data.rows[0].changes, [
    { field: 'Region', from: null, to: 'China' },
    { field: 'Bank', from: null, to: 'ICBC' },
  ]);
});

test('a stale save is refused, and each customer has their own', async () => {
  await save({ region: 'us', title: 'First' });
  const late = await save({ region: 'us', title: 'Second' });
  assert.deepEqual([late.status, late.data.current.title, late.data.mine.title], [409, 'First', 'Second']);
  const { data } = await bo.get('/adminapi/taxInfo');
  assert.equal(data[2].title, null);
});
