import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addBelongings, staffOnly } from './testing/belongings.ts';
import { openTestHouse } from './testing/house.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served } = house.house;
const ana = await house.person();
const ours = await addBelongings(house, house.orgA, ana.userId);
const portal = served.filter(({ path }) => !path.startsWith('/opsapi/') && path !== '/adminapi/oauth/logout');

test('what staff note for themselves stands in no answer that a customer gets, whatever they may do', async () => {
  const calls = await house.as(ana);
  for (const endpoint of [...portal.filter(({ method }) => method === 'GET'), ...portal]) {
    const reply = await callAbout(calls, endpoint, ours);
    assert.ok(!reply.bytes.includes(staffOnly), nameOf(endpoint));
    assert.ok(!JSON.stringify(reply.headers).includes(staffOnly), nameOf(endpoint));
  }
});

test('the walk would notice: staff do read it', async () => {
  const desk = await house.as(await house.clerk());
  const seen: string[] = [];
  for (const endpoint of served.filter(({ path, method }) => path.startsWith('/opsapi/') && method === 'GET'))
    if ((await callAbout(desk, endpoint, ours)).bytes.includes(staffOnly)) seen.push(endpoint.path);
  for (const path of ['/opsapi/orders/detail', '/opsapi/files']) assert.ok(seen.includes(path), path);
});
