import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentRules } from '@loadline/contract/orders/order-checklist';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { draftOf, offerProduct, soundContent } from '../trusts/trusts.factory.ts';
import { addOrder } from './orders.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const head = await house.clerk();
const chief = await house.as(head);
const acme = await house.as(await house.person());
const product = '中美空运专线';
const [channel] = await house.rows<{ id: string }>('select channel_id as id from channel where name = $1', [
  product,
]);
const elsewhere = '中欧空运测试';
await house.rows(
  `insert into channel (channel_id, name, name_en, transport) values ($1, $2, 'China-Europe air', '1')`,
  [newId(), elsewhere],
);

interface Row {
  readonly id: string;
  readonly version: number;
  readonly document: string;
  readonly productId: string | null;
  readonly asked: string;
  readonly hoursBefore: number;
  readonly updatedBy: string | null;
}

const rules = async (): Promise<Row[]> => (await chief.get('/opsapi/documentRules')).data;

async function ruleOf(document: string, productId: string | null = null): Promise<Row> {
  const found = (await rules()).find((one) => one.document === document && one.productId === productId);
  assert.ok(found, document);
  return found;
}

/** Changes the rule of all products. */
async function set(document: string, change: Partial<Row>) {
  const { id, version, asked, hoursBefore } = await ruleOf(document);
  const body = { id, version, document, productId: null, asked, hoursBefore, ...change };
  return chief.post('/opsapi/documentRules/save', body);
}

const setFor = (document: string, change: Partial<Row>) =>
  chief.post('/opsapi/documentRules/save', {
    id: newId(),
    version: null,
    document,
    productId: channel?.id,
    asked: 'byCargo',
    hoursBefore: 0,
    ...change,
  });

async function drop({ id, version }: Row) {
  const { code, message } = await chief.post('/opsapi/documentRules/delete', { id, version });
  assert.equal(code, 200, message);
}

const facts = { cut_off: '2030-01-03T00:00:00Z', destination_country: 'DE', is_customs: false };

async function checklistOf(change: object = {}): Promise<string[]> {
  const { orderNumber } = await addOrder(house, { ...facts, ...change });
  const { data } = await acme.get(`/omsapi/orders/detail?no=${orderNumber}`);
  return data.checklist.map(
    (one: { document: string; due: string }) => `${one.document} ${one.due.slice(0, 13)}`,
  );
}

test('the rule of all products is not turned into that of one', async () => {
  const refused = await set('CI', { productId: channel?.id ?? null, hoursBefore: 12 });
  assert.deepEqual(
    [refused.code, refused.data.map(({ path }: { path: string }) => path)],
    [400, ['productId']],
  );
  assert.equal((await ruleOf('CI')).productId, null);
});

test('an installation begins with every rule as the program brings it, set by nobody', async () => {
  const shown = await rules();
  assert.deepEqual(
    shown.map(({ document, hoursBefore }) => ({ document, hoursBefore })),
    documentRules.map(({ document, hoursBefore }) => ({ document, hoursBefore })),
  );
  assert.ok(
    shown.every((one) => one.asked === 'byCargo' && one.updatedBy === null && one.productId === null),
  );
});

test('what is set for all products holds for every order at once, and deleting it brings the default back', async () => {
  assert.deepEqual(await checklistOf(), ['CI 2030-01-03T00', 'PL 2030-01-03T00']);
  assert.equal((await set('PL', { asked: 'never' })).code, 200);
  assert.equal((await set('CI', { hoursBefore: 12 })).code, 200);
  assert.equal((await set('POA', { asked: 'always', hoursBefore: 36 })).code, 200);
  assert.deepEqual(await checklistOf(), ['CI 2030-01-02T12', 'POA 2030-01-01T12']);
  assert.equal((await ruleOf('PL')).updatedBy, `Name ${head.username}`);
  for (const document of ['PL', 'CI', 'POA']) await drop(await ruleOf(document));
  assert.deepEqual(await checklistOf(), ['CI 2030-01-03T00', 'PL 2030-01-03T00']);
});

test('the rule of a product goes before that of all products, in its orders and in its trust orders', async () => {
  await set('PL', { asked: 'never' });
  assert.equal((await setFor('PL', { asked: 'always', hoursBefore: 6 })).code, 200);
  assert.equal((await setFor('MAGNETISM', { asked: 'always', hoursBefore: 48 })).code, 200);
  const own = ['CI 2030-01-03T00', 'PL 2030-01-02T18', 'MAGNETISM 2030-01-01T00'];
  assert.deepEqual(await checklistOf({ channel_name: product }), own);
  assert.deepEqual(await checklistOf({ channel_name: elsewhere }), ['CI 2030-01-03T00']);

  const content = soundContent();
  const { checklist } = await draftOf(acme, {
    ...content,
    service: { ...content.service, channelName: product },
  });
  const named = checklist.map(({ document }: Row) => document);
  assert.ok(named.includes('PL') && named.includes('MAGNETISM'));
  const { data: ofProduct } = await acme.get(`/omsapi/trust/documents?product=${product}`);
  const { data: ofAll } = await acme.get('/omsapi/trust/documents');
  assert.deepEqual(ofProduct.toSorted(byDocument), [
    { document: 'MAGNETISM', asked: 'always', hoursBefore: 48 },
    { document: 'PL', asked: 'always', hoursBefore: 6 },
  ]);
  assert.deepEqual(ofAll, [{ document: 'PL', asked: 'never', hoursBefore: 0 }]);
  const again = await setFor('PL', { asked: 'never' });
  assert.deepEqual([again.status, again.data[0].path], [400, 'productId']);
  for (const one of (await rules()).filter(({ updatedBy }) => updatedBy !== null)) await drop(one);
});

test('what the law asks for is asked of every cargo that calls for it, and only its time can be set', async () => {
  for (const document of ['UN383', 'MSDS', 'DGD'])
    for (const choice of ['never', 'always']) {
      const reply = await set(document, { asked: choice });
      assert.deepEqual([reply.status, reply.data[0].path], [400, 'asked'], document);
    }
  assert.equal((await set('UN383', { hoursBefore: 72 })).code, 200);
  await drop(await ruleOf('UN383'));
});

test('two who set the same rule are told so, a product there is not has none, and without the right nobody sets any', async () => {
  const { version } = await ruleOf('CI');
  assert.equal((await set('CI', { hoursBefore: 1 })).code, 200);
  assert.equal((await set('CI', { hoursBefore: 2, version: version + 7 })).status, 409);
  await drop(await ruleOf('CI'));
  const nowhere = await setFor('CI', { productId: newId() });
  assert.deepEqual([nowhere.status, nowhere.data[0].path], [400, 'productId']);
  const clerk = await house.as(await house.clerk({ permissions: ['op:order:view'] }));
  assert.equal((await clerk.get('/opsapi/documentRules')).status, 403);
  const log = (await chief.get(`/opsapi/audit?subjectId=${(await ruleOf('CI')).id}`)).data.rows;
  assert.deepEqual(log.map(({ action }: { action: string }) => action).toSorted(), [
    'deleted',
    'deleted',
    'edited',
    'edited',
  ]);
});

function byDocument(one: Row, other: Row): number {
  return one.document.localeCompare(other.document);
}
