import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const [ana, colleague] = [await house.as(await house.person()), await house.as(await house.person())];
const stranger = await house.as(await house.person({ orgId: house.orgB }));

function view(change: object = {}) {
  return {
    viewId: newId(),
    subject: 'orders',
    name: 'Europe',
    shared: false,
    search: '?country=DE',
    columns: ['orderNumber', 'eta'],
    density: 'm',
    ...change,
  };
}

async function namesFor(calls: typeof ana): Promise<string[]> {
  return (await calls.get('/adminapi/views?subject=orders')).data.map((one: { name: string }) => one.name);
}

test('a view of no list that there is is refused at the name of the list', async () => {
  const { status, data } = await ana.post('/adminapi/views/save', view({ subject: 'nowhere' }));
  assert.deepEqual([status, data.map(({ path }: { path: string }) => path)], [400, ['subject']]);
});

test('a saved view comes back as it was saved', async () => {
  const mine = view({ name: 'As saved' });
  const kept = await ana.post('/adminapi/views/save', mine);
  assert.deepEqual(kept.data, { ...mine, mine: true });
});

test('colleagues see a shared view and not a personal one, strangers see neither', async () => {
  await ana.post('/adminapi/views/save', view({ name: 'Mine alone' }));
  await ana.post('/adminapi/views/save', view({ name: 'For all of us', shared: true }));
  assert.ok((await namesFor(ana)).includes('Mine alone'));
  assert.deepEqual(
    (await namesFor(colleague)).filter((name) => name !== 'For all of us'),
    [],
  );
  assert.deepEqual(await namesFor(stranger), []);
});

test('only its owner changes or deletes a view, for everyone else it does not exist', async () => {
  const shared = view({ name: 'Shared', shared: true });
  await ana.post('/adminapi/views/save', shared);
  assert.equal((await colleague.post('/adminapi/views/save', { ...shared, name: 'Taken over' })).status, 404);
  assert.equal((await colleague.post('/adminapi/views/delete', { viewId: shared.viewId })).status, 404);
  assert.equal((await stranger.post('/adminapi/views/delete', { viewId: shared.viewId })).status, 404);
  assert.equal((await ana.post('/adminapi/views/save', { ...shared, name: 'Renamed' })).data.name, 'Renamed');
  assert.equal((await ana.post('/adminapi/views/delete', { viewId: shared.viewId })).data, true);
  assert.ok(!(await namesFor(ana)).includes('Renamed'));
});

test('a double click with one idempotency key saves once', async () => {
  const mine = view({ name: 'Once' });
  const headers = { 'idempotency-key': newId() };
  const [first, second] = await Promise.all([
    ana.post('/adminapi/views/save', mine, headers),
    ana.post('/adminapi/views/save', mine, headers),
  ]);
  assert.deepEqual(first.data, second.data);
  const [audits] = await house.rows<{ n: number }>(
    `select count(*)::int as n from audit where subject_id = $1`,
    [mine.viewId],
  );
  assert.equal(audits?.n, 1);
  const other = await ana.post('/adminapi/views/save', { ...mine, name: 'Other' }, headers);
  assert.equal(other.status, 422);
});

test('a view without a name is refused by name, in either language', async () => {
  const [en, zh] = [
    await ana.post('/adminapi/views/save', view({ name: ' ' })),
    await ana.post('/adminapi/views/save', view({ name: ' ' }), { 'accept-language': 'zh-CN' }),
  ];
  assert.deepEqual([en.status, en.message], [400, 'The request is not valid: View name: required']);
  assert.deepEqual([zh.status, zh.message], [400, '请求有误：视图名称：不能为空']);
});
