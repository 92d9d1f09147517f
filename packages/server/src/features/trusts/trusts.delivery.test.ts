import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { offerProduct, soundContent, soundLine, submittedBy } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const calls = await house.as(await house.person());
const foreign = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

test('the note that goes along with the cargo of a trust order says who brings what, and calls an unlisted warehouse as it was typed', async () => {
  const content = soundContent([soundLine()]);
  const { trust } = await submittedBy(calls, { ...content, route: { ...content.route, dropOff: '老仓' } });
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
