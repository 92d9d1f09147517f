import assert from 'node:assert/strict';
import { test } from 'node:test';
import { midImportSubject } from '@loadline/contract/mids/mid-import';
import { openTestHouse } from '../../testing/house.ts';
import { type Cells, filled, importCalls } from '../imports/imports.factory.ts';
import { midCalls } from './mids.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const { inForce, make, detail } = midCalls(customer, desk);
const calls = importCalls(customer, midImportSubject);

const right: Cells = {
  name: 'Yangjiang Mingfeng Kitchenware Co., Ltd.',
  street: 'No. 2-8 Dongcheng Industrial Zone',
  city: 'Yangjiang',
  country: '中国',
  role: '制造商',
};

async function read(rows: readonly Cells[]) {
  const { data, message } = await calls.upload(await filled(midImportSubject, rows));
  assert.ok(data, message);
  return data;
}

async function imported(rows: readonly Cells[]) {
  const { id } = await read(rows);
  await calls.act('commit', { id });
  return calls.ended(id);
}

const findingsOf = async (id: string) => {
  const { data } = await calls.ask('rows', { id, problems: 'true' });
  return data.rows.flatMap(({ findings }: { findings: { key: string; code: string }[] }) =>
    findings.map(({ key, code }) => `${key} ${code}`),
  );
};

const listed = async (search: string) =>
  (await customer.get(`/omsapi/mids?search=${encodeURIComponent(search)}`)).data.rows;

test('rows become drafts with the code that the rules make, in the words of either language', async () => {
  const { state, importedRecords } = await imported([
    right,
    {
      ...right,
      name: 'Maple Works',
      city: 'Toronto',
      country: 'Canada',
      province: 'Ontario',
      role: 'Shipper',
    },
  ]);
  assert.deepEqual([state, importedRecords], ['DONE', 2]);
  const [first] = await listed('Mingfeng');
  assert.deepEqual([first.code, first.state, first.textile], ['CNYANMIN28YAN', 'DRAFT', false]);
  assert.equal((await listed('Maple Works'))[0].code, 'XOMAPWOR28TOR');
  const [deed] = (await customer.get(`/omsapi/mids/history?id=${first.id}`)).data;
  assert.equal(deed.action, 'Imported');
});

test('the same row again changes nothing, and one that says more of a draft brings it up to date', async () => {
  const again = await imported([right]);
  assert.equal(again.importedRecords, 0);
  await imported([{ ...right, postal: '529500', textile: '是' }]);
  const [row] = await listed('Mingfeng');
  const { mid } = await detail(row.id);
  assert.deepEqual([mid.postal, mid.textile, mid.code], ['529500', true, 'CNYANMIN28YAN']);
});

test('what the rules forbid is named in its cell: a Chinese name, a shipper of textiles, Canada, another code without a reason', async () => {
  const { id } = await read([
    { ...right, name: '阳江明丰厨具有限公司' },
    { ...right, name: 'Oak Works', role: '发货人', textile: '是' },
    { ...right, name: 'Ash Works', country: 'CA' },
    { ...right, name: 'Elm Works', code: 'CNELMWRK28YAN' },
    { ...right, name: 'Fir Works', code: 'CA123' },
  ]);
  assert.deepEqual(await findingsOf(id), [
    'name E04',
    'role E72',
    'province E71',
    'code E73',
    'codeReason E74',
    'code E04',
  ]);
});

test('what was handed in or is in force is not changed by a sheet, and the row says so', async () => {
  const id = await inForce({ name: 'Cedar Works' });
  const row = {
    ...right,
    name: 'Cedar Works',
    street: 'Building 3, No. 266 Huangshan West Road',
    city: 'Ningbo',
  };
  const same = await read([row]);
  assert.deepEqual(await findingsOf(same.id), []);
  const other = await read([{ ...row, role: '发货人' }]);
  assert.ok((await findingsOf(other.id)).includes('name E70'));
  assert.equal((await detail(id)).mid.role, 'manufacturer');
});

test('the exported sheet is imported again without a change', async () => {
  await make({ name: 'Birch Works' });
  const sheet = await customer.get('/omsapi/mids/export');
  assert.equal(sheet.status, 200);
  const { data, message } = await calls.upload(sheet.bytes);
  assert.ok(data, message);
  await calls.act('commit', { id: data.id });
  assert.equal((await calls.ended(data.id)).importedRecords, 0);
});
