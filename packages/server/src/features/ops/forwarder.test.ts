import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { layWaybill } from '../waybill-drafts/drafts.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const ana = await house.person();
const customer = await house.as(ana);

const particulars = {
  nameZh: '衡线货代',
  nameEn: 'Loadline Forwarding Ltd',
  addressZh: '深圳市宝安区机场路 8 号',
  addressEn: '8 Airport Road, Baoan, Shenzhen',
  phone: '0755-12345678',
  email: 'ops@loadline.example',
  uscc: '91440300MA5FABCD1Q',
  city: 'Shenzhen',
  iataCode: '0831234',
  cassNo: '0014',
  accountNo: 'SZX-778',
};

async function save(change: object = {}) {
  const { version } = (await desk.get('/opsapi/forwarder')).data;
  return desk.post('/opsapi/forwarder/save', { version, ...particulars, ...change });
}

test('what an administrator writes of the company is kept, told in the audit log, and never lost to a second writer', async () => {
  const unwritten = (await desk.get('/opsapi/forwarder')).data;
  assert.deepEqual([unwritten.nameEn, unwritten.addressEn, unwritten.version], ['Forwarder', null, 0]);
  const saved = await save();
  assert.equal(saved.code, 200, saved.message);
  assert.deepEqual({ ...saved.data, updatedAt: null }, { ...particulars, version: 1, updatedAt: null });
  const late = await desk.post('/opsapi/forwarder/save', { version: 0, ...particulars, city: 'NINGBO' });
  assert.deepEqual([late.status, late.data.current.city], [409, 'Shenzhen']);
  const [deed] = (await desk.get('/opsapi/audit?subject=forwarder&size=10')).data.rows;
  const city = deed.changes.find((one: { key: string }) => one.key === 'city');
  assert.deepEqual([deed.action, city.from, city.to], ['edited', null, 'Shenzhen']);
});

test('numbers are refused by their shape, and what airlines cannot print by its letters', async () => {
  const wrong = [
    { iataCode: '083123' },
    { cassNo: '14' },
    { uscc: '91440300MA5FABCD1X' },
    { email: 'ops' },
    { nameEn: '衡线' },
    { city: '深圳' },
    { addressEn: '机场路 8 号' },
    { nameZh: ' ' },
  ];
  for (const change of wrong) {
    const reply = await save(change);
    assert.deepEqual([reply.status, reply.data?.[0].path], [400, Object.keys(change)[0]]);
  }
});

test('who may not edit the company’s particulars neither reads nor writes them here', async () => {
  const operator = await house.as(await house.clerk({ permissions: ['op:dictionary:edit', 'op:mawb:view'] }));
  assert.equal((await operator.get('/opsapi/forwarder')).status, 403);
  assert.equal((await operator.post('/opsapi/forwarder/save', { version: 1, ...particulars })).status, 403);
  assert.equal((await customer.get('/opsapi/forwarder')).status, 403);
});

test('a new draft waybill begins with the company’s name, city, codes and place, whatever was typed on another before', async () => {
  await save();
  const { no } = await layWaybill(house, [{ orgId: house.orgA, ownerId: ana.userId, houses: 1 }]);
  const { master, houses } = (await desk.get(`/opsapi/mawb/draft?no=${no}`)).data.proposed;
  const address = '8 AIRPORT ROAD, BAOAN, SHENZHEN';
  assert.equal(master.shipper, `LOADLINE FORWARDING LTD\n${address}\nTEL 0755-12345678`);
  assert.equal(master.agent, 'LOADLINE FORWARDING LTD\nSHENZHEN');
  assert.deepEqual(
    [master.agentIata, master.agentAccount, master.executedAt],
    ['08-3 1234/0014', 'SZX-778', 'SHENZHEN'],
  );
  const [{ form }] = houses;
  assert.equal(form.issuer, `LOADLINE FORWARDING LTD\n${address}`);
  assert.deepEqual([form.agentIata, form.executedAt], ['08-3 1234/0014', 'SHENZHEN']);
  await desk.post('/opsapi/mawb/draft/save', {
    no,
    revision: 0,
    master: { ...master, agentIata: '99-9 9999', consignee: 'OVERSEAS INC.' },
    houses,
  });
  await save({ iataCode: '08-3 7777', cassNo: null });
  const next = await layWaybill(house, [{ orgId: house.orgA, ownerId: ana.userId, houses: 1 }]);
  const { proposed } = (await desk.get(`/opsapi/mawb/draft?no=${next.no}`)).data;
  assert.deepEqual([proposed.master.agentIata, proposed.master.consignee], ['08-3 7777', 'OVERSEAS INC.']);
});
