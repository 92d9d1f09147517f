import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { draftOf, offerProduct, signed, soundContent, soundLine, submittedBy } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const calls = await house.as(await house.person());
const foreign = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

/** A forwarder who keeps no list takes the word of whoever brings the cargo. */
async function withoutList<T>(work: () => Promise<T>): Promise<T> {
  await house.rows(`update dictionary_entry set active = false where kind = 'warehouse'`);
  const done = await work();
  await house.rows(`update dictionary_entry set active = true where kind = 'warehouse'`);
  return done;
}

test('cargo is brought to a warehouse that receives; a draft that names another is refused at that field', async () => {
  const content = soundContent([soundLine()]);
  const draft = await draftOf(calls, { ...content, route: { ...content.route, dropOff: '老仓' } });
  const refused = await calls.post('/omsapi/trust/submit', signed(draft.trust));
  assert.deepEqual(
    [refused.code, refused.data.map(({ path }: { path: string }) => path)],
    [400, ['route.dropOff']],
    refused.message,
  );
  assert.match(refused.message, /Drop-off warehouse: not one of the warehouses that receive/);
  const route = { ...content.route, handover: 'pickup', dropOff: '老仓' } as const;
  const fetched = await submittedBy(calls, {
    ...content,
    route: { ...route, pickup: content.parties.shipper },
  });
  assert.equal(fetched.trust.state, 'SUBMITTED');
});

test('the note that goes along with the cargo of a trust order says who brings what, and calls an unlisted warehouse as it was typed', async () => {
  const content = soundContent([soundLine()]);
  const { trust } = await withoutList(() =>
    submittedBy(calls, { ...content, route: { ...content.route, dropOff: '老仓' } }),
  );
  const reply = await calls.get(`/omsapi/trust/delivery-note?no=${trust.trustNo}`);
  const text = (await textOfPdf(reply.bytes)).join('\n').replaceAll('\n', ' ');
  for (const words of [
    trust.trustNo,
    '送货仓库 Deliver to',
    '老仓',
    '保温杯',
    '仓库签收 Signature of the warehouse',
  ])
    assert.ok(text.includes(words), `${words} in ${text}`);
  assert.equal((await foreign.get(`/omsapi/trust/delivery-note?no=${trust.trustNo}`)).status, 404);
  assert.equal((await desk.get(`/opsapi/trust/delivery-note?no=${trust.trustNo}`)).status, 200);
});
