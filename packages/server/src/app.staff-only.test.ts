import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chargedToUs } from './testing/belongings.entries.ts';
import { addBelongings, staffOnly } from './testing/belongings.ts';
import { openTestHouse } from './testing/house.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served } = house.house;
const ana = await house.person();
const ours = await addBelongings(house, house.orgA, ana.userId);
const portal = served.filter(({ path }) => !path.startsWith('/opsapi/') && path !== '/adminapi/oauth/logout');

test('what staff note for themselves, and what an examination costs us, stands in no answer that a customer gets, whatever they may do', async () => {
  const calls = await house.as(ana);
  for (const endpoint of [...portal.filter(({ method }) => method === 'GET'), ...portal]) {
    const reply = await callAbout(calls, endpoint, ours);
    for (const secret of [staffOnly, chargedToUs]) assert.ok(!reply.bytes.includes(secret), nameOf(endpoint));
    assert.ok(!JSON.stringify(reply.headers).includes(staffOnly), nameOf(endpoint));
  }
});

function isSecret(bytes: Buffer): boolean {
  return bytes.includes(staffOnly) || bytes.includes(chargedToUs);
}

test('the walk would notice: staff do read it', async () => {
  const desk = await house.as(await house.clerk());
  const seen: string[] = [];
  for (const endpoint of served.filter(({ path, method }) => path.startsWith('/opsapi/') && method === 'GET'))
    if (isSecret((await callAbout(desk, endpoint, ours)).bytes)) seen.push(endpoint.path);
  for (const path of ['/opsapi/orders/detail', '/opsapi/files', '/opsapi/entries/detail'])
    assert.ok(seen.includes(path), path);
});
