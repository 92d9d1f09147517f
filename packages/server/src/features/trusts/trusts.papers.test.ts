import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { draftOf, offerProduct, signed, soundContent, soundLine } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const calls = await house.as(await house.person());
const foreign = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

interface Named {
  readonly document: string;
  readonly state: string;
}

async function uploaded(type: string, trustId?: string): Promise<string> {
  const at = `/omsapi/files/upload?subject=trust&type=${type}${trustId ? `&id=${trustId}` : ''}`;
  return (await calls.upload(at, `${type}.pdf`, paper)).data.fileId;
}

/** A draft of batteries with both papers. */
async function batteries() {
  const [un383File, msdsFile] = [await uploaded('UN383'), await uploaded('MSDS')];
  const line = soundLine({ special: ['battery'], unNo: 'UN3481', un383File, msdsFile });
  return { ...(await draftOf(calls, soundContent([line]))), line, msdsFile };
}

test('a paper that was taken back after its line named it is missing again, and the draft is still saved', async () => {
  const { trust, content, line, msdsFile } = await batteries();
  assert.equal((await calls.post('/omsapi/files/withdraw', { fileId: msdsFile })).code, 200);
  const refused = await calls.post('/omsapi/trust/submit', signed(trust));
  assert.equal(refused.status, 400);
  assert.deepEqual(
    refused.data.map(({ path }: { path: string }) => path),
    [`cargo.lines.${line.id}.msdsFile`],
  );
  const { data: now } = await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`);
  assert.equal(now.content.cargo.lines[0].msdsFile, null);
  assert.equal(now.content.cargo.lines[0].un383File, content.cargo.lines[0].un383File);
  const save = { id: trust.id, version: trust.version, ...now.content };
  assert.equal((await calls.post('/omsapi/trust/save', save)).code, 200);
});

test('what lost a paper after it was handed in is not accepted', async () => {
  const { trust, msdsFile } = await batteries();
  const { data } = await calls.post('/omsapi/trust/submit', signed(trust));
  await calls.post('/omsapi/files/withdraw', { fileId: msdsFile });
  const body = { id: trust.id, version: data.trust.version, orders: [] };
  const refused = await desk.post('/opsapi/trust/accept', body);
  assert.equal(refused.status, 400);
  assert.match(refused.message, /upload the/);
});

test('the orders of a trust order have its papers: none is asked for twice, each is read, packed and taken back', async () => {
  const { trust, msdsFile } = await batteries();
  await uploaded('CI', trust.id);
  const { data } = await calls.post('/omsapi/trust/submit', signed(trust));
  const body = { id: trust.id, version: data.trust.version, orders: [] };
  const accepted = await desk.post('/opsapi/trust/accept', body);
  assert.equal(accepted.code, 200, accepted.message);
  const { orderNumber: no } = accepted.data.orders[0];
  const detail = async () => (await calls.get(`/omsapi/orders/detail?no=${no}`)).data;
  const states = async () =>
    Object.fromEntries((await detail()).checklist.map((one: Named) => [one.document, one.state]));
  assert.deepEqual(await states(), {
    CI: 'uploaded',
    PL: 'missing',
    UN383: 'uploaded',
    MSDS: 'uploaded',
    APPRAISAL: 'missing',
  });
  const { order, files } = await detail();
  assert.deepEqual(files.map(({ type }: { type: string }) => type).toSorted(), ['CI', 'MSDS', 'UN383']);
  assert.equal((await calls.get(`/omsapi/files?subject=order&id=${order.id}`)).data.length, 3);
  assert.equal((await desk.get(`/opsapi/orders/detail?no=${no}`)).data.files.length, 3);
  // Whoever sees orders but no trust orders reads them too; another customer does not.
  const reader = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.equal((await reader.get(`/omsapi/files/download?fileId=${msdsFile}`)).status, 200);
  assert.equal((await foreign.get(`/omsapi/files/download?fileId=${msdsFile}`)).status, 404);
  assert.equal((await calls.get(`/omsapi/files/zip?subject=order&id=${order.id}`)).status, 200);
  // And the desk of orders judges them with its own.
  const orderDesk = await house.as(
    await house.clerk({ permissions: ['op:work:view', 'op:order:view', 'op:order:edit'] }),
  );
  const refusal = { fileId: msdsFile, verdict: 'refused', reason: 'expired' };
  assert.equal((await orderDesk.post('/opsapi/files/decide', refusal)).code, 200);
  assert.equal((await states())['MSDS'], 'refused');
  await calls.post('/omsapi/files/withdraw', { fileId: msdsFile });
  assert.equal((await states())['MSDS'], 'missing');
});

test('the papers of a trust order are not those of an order that was not made from it', async () => {
  const { trust, msdsFile } = await batteries();
  const reader = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.equal((await reader.get(`/omsapi/files/download?fileId=${msdsFile}`)).status, 403);
  assert.equal((await calls.get(`/omsapi/files?subject=trust&id=${trust.id}`)).data.length, 2);
});
