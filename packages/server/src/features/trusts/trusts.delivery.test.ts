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

/** A trust order that was accepted, and how its customer asks for another way to bring the cargo. */
async function acceptedTrust() {
  const content = soundContent([soundLine()]);
  const { trust } = await submittedBy(calls, content);
  const { data } = await desk.post('/opsapi/trust/accept', {
    id: trust.id,
    version: trust.version,
    orders: [],
  });
  const wish = (version: number, change: object, more: object = {}) =>
    calls.post('/omsapi/trust/amend', {
      id: trust.id,
      version,
      why: '改送其他仓库',
      ...content,
      ...more,
      route: { ...content.route, ...change },
    });
  return { trust: data.trust, content, wish };
}

test('a wish to bring accepted cargo to a warehouse that receives nothing is refused at that field', async () => {
  const { trust, wish } = await acceptedTrust();
  const refused = await wish(trust.version, { dropOff: '老仓' });
  assert.deepEqual(
    [refused.status, refused.data.map(({ path }: { path: string }) => path)],
    [400, ['route.dropOff']],
    refused.message,
  );
  assert.match(refused.message, /Drop-off warehouse: not one of the warehouses that receive/);
});

test('a warehouse that was taken off since stays agreed, and a wish for one is not granted after it was taken off', async () => {
  const { trust, content, wish } = await acceptedTrust();
  const other = { code: 'PVG-W9' };
  await house.rows(
    `insert into dictionary_entry (kind, code, name_zh, name_en) values ('warehouse', $1, '浦东九号仓', 'Pudong W9')`,
    [other.code],
  );
  const close = (code: string | null, active: boolean) =>
    house.rows(`update dictionary_entry set active = $2 where kind = 'warehouse' and code = $1`, [
      code,
      active,
    ]);
  const wished = await wish(trust.version, { dropOff: other.code });
  assert.equal(wished.code, 200, wished.message);
  await close(other.code, false);
  const [amendment] = wished.data.amendments;
  const body = { id: trust.id, version: wished.data.trust.version, amendmentId: amendment.id };
  const granted = await desk.post('/opsapi/trust/amendment', {
    ...body,
    answers: [{ path: 'route.dropOff', accepted: true, reason: null }],
  });
  assert.equal(granted.status, 400);
  assert.match(granted.message, /Drop-off warehouse: not one of the warehouses that receive/);
  await close(other.code, true);
  const refused = await desk.post('/opsapi/trust/amendment', {
    ...body,
    answers: [{ path: 'route.dropOff', accepted: false, reason: '该仓已停用' }],
  });
  assert.equal(refused.code, 200, refused.message);
  await close(content.route.dropOff, false);
  const elsewhere = await wish(
    refused.data.trust.version,
    {},
    {
      service: { ...content.service, latestArrival: '2026-12-01' },
    },
  );
  await close(content.route.dropOff, true);
  assert.equal(elsewhere.code, 200, elsewhere.message);
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
