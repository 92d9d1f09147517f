import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultChoices, staffMail } from '@loadline/contract/messages/notice-event';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addressOf, messagesTo } from '../notices/notices.factory.ts';
import { layWaybill, sendVersion } from './drafts.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const people = { sender: await house.clerk(), service: await house.clerk() };
const [sender, service] = [await house.as(people.sender), await house.as(people.service)];
await house.rows('update customer set customer_service_id = $2 where org_id = $1', [
  house.orgA,
  people.service.userId,
]);

async function heard(of: Calls, number: string): Promise<string[]> {
  const { data } = await of.get('/opsapi/bell');
  return data.rows
    .filter((row: { number: string }) => row.number === number)
    .map(({ event }: { event: string }) => event);
}

test('what a customer says of a draft rings at whoever sent it, and by mail where they chose so; once they have left, at the handler', async () => {
  const laid = () => layWaybill(house, [{ orgId: house.orgA, ownerId: ana.userId, houses: 1 }]);
  const { email } = await addressOf(house, people.sender);
  const chosen = [...defaultChoices, staffMail];
  assert.equal((await sender.post('/adminapi/notices/settings/save', { digest: 'none', chosen })).code, 200);
  const [agreed, changed, later] = [await laid(), await laid(), await laid()];
  for (const { no } of [agreed, changed, later]) await sendVersion(sender, no);
  assert.equal((await customer.post('/omsapi/mawb/draft/agree', { no: agreed.no, version: 1 })).code, 200);
  assert.deepEqual([await heard(sender, agreed.no), await heard(service, agreed.no)], [['agreed'], []]);
  const mails = await messagesTo(house, email);
  assert.deepEqual(
    mails.map(({ params }) => params?.['number']),
    [agreed.no],
  );

  const requests = [
    {
      paper: changed.hawbIds[0]?.[0],
      path: 'rateLines.0.goods',
      wanted: 'LED LAMPS',
      reason: 'customs asks',
    },
  ];
  const asked = await customer.post('/omsapi/mawb/draft/changes', { no: changed.no, version: 1, requests });
  assert.equal(asked.code, 200, asked.message);
  assert.deepEqual([await heard(sender, changed.no), await heard(service, changed.no)], [['amendment'], []]);

  await house.rows('update app_user set enabled = false where user_id = $1', [people.sender.userId]);
  await customer.post('/omsapi/mawb/draft/agree', { no: later.no, version: 1 });
  assert.deepEqual(await heard(service, later.no), ['agreed']);
});
