import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { compiled } from '../../kernel/sql.ts';
import { siteContent } from '../../seed/site-content.ts';
import { laySiteContent } from '../../seed/standards.commands.ts';
import { openTestHouse } from '../../testing/house.ts';
import { aboutWords, announcementWords, homeWords, productWords } from './content.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const shown = (type: string, host = 'localhost') =>
  house.nobody.get(`/adminapi/public/content/product?type=${type}`, { host });

test('a fresh installation names six products and itself in both languages, and promises nothing of them', async () => {
  const { data } = await desk.get('/opsapi/content/products');
  assert.deepEqual(
    data.map(({ type }: { type: string }) => type),
    ['ship_zmhyzx', 'ship_zmhypx', 'ship_hwc', 'plane_zmkyzx', 'plane_zokyzx', 'truck_zokyzx'],
  );
  for (const page of data) {
    assert.ok(/\p{Script=Han}/u.test(page.titleZh) && !/\p{Script=Han}/u.test(page.titleEn), page.type);
    const { transitFrom, transitTo, stops, departures, weightSteps, papers, restrictions, sections } = page;
    assert.deepEqual([transitFrom, transitTo], [null, null], page.type);
    for (const list of [stops, departures, weightSteps, papers, restrictions, sections])
      assert.deepEqual(list, [], page.type);
    assert.doesNotMatch(JSON.stringify({ ...page, type: '', version: '', updatedAt: '' }), /\d/, page.type);
  }
  const { status, data: about } = await house.nobody.get('/adminapi/public/content/about');
  assert.equal(status, 200);
  for (const list of [about.principles, about.sources, about.places, about.sections])
    assert.deepEqual(list, []);
});

test('a visitor reads a product and which others there are', async () => {
  const { data } = await shown('plane_zmkyzx');
  assert.deepEqual([data.product.type, data.product.titleEn], ['plane_zmkyzx', 'China–US air line']);
  assert.deepEqual(
    data.lines.map(({ type }: { type: string }) => type),
    ['ship_zmhyzx', 'ship_zmhypx', 'plane_zmkyzx', 'plane_zokyzx', 'truck_zokyzx'],
  );
});

test('an unknown product is answered by the first of its group, one of no group by the first of all', async () => {
  const answered = async (type: string) => (await shown(type)).data.product.type;
  assert.deepEqual(await Promise.all(['plane_moon', 'truck_', 'nothing', ''].map(answered)), [
    'plane_zmkyzx',
    'truck_zokyzx',
    'ship_zmhyzx',
    'ship_zmhyzx',
  ]);
});

test('ship_hwc exists on the host that shows it, and nowhere else', async () => {
  await house.rows(
    `insert into host_brand (host, label_zh, label_en, ship_hwc, calculator_action) values ('hwc.example.com', '甲', 'A', true, 'none'), ('other.example.com', '乙', 'B', false, 'none')`,
  );
  const there = (await shown('ship_hwc', 'HWC.example.com:8080')).data;
  assert.deepEqual([there.product.type, there.lines.length], ['ship_hwc', 6]);
  for (const host of ['other.example.com', 'unknown.example.com']) {
    const elsewhere = (await shown('ship_hwc', host)).data;
    assert.deepEqual([elsewhere.product.type, elsewhere.lines.length], ['ship_zmhyzx', 5], host);
    assert.deepEqual(elsewhere, (await shown('ship_unheard', host)).data);
  }
});

test('staff change a page and visitors read it; the next start of the product changes nothing', async () => {
  const changed = { ...productWords, version: 1, titleEn: 'Changed by us', stops: [] };
  const saved = await desk.post('/opsapi/content/products/save', changed);
  assert.deepEqual([saved.code, saved.data.version, saved.data.stops], [200, 2, []], saved.message);
  await layAgain();
  assert.equal((await shown('plane_zmkyzx')).data.product.titleEn, 'Changed by us');
  const about = await desk.post('/opsapi/content/about/save', { ...aboutWords, version: 1, leadEn: 'Ours' });
  assert.deepEqual([about.code, about.data.version], [200, 2], about.message);
  await layAgain();
  assert.equal((await house.nobody.get('/adminapi/public/content/about')).data.leadEn, 'Ours');
});

test('who saves over somebody else’s words is told what stands now', async () => {
  const late = await desk.post('/opsapi/content/products/save', { ...productWords, version: 1 });
  assert.deepEqual([late.status, late.data.current.titleEn], [409, 'Changed by us']);
  assert.equal((await desk.post('/opsapi/content/about/save', { ...aboutWords, version: 1 })).status, 409);
});

test('what is half said is refused by name', async () => {
  const wrong = { ...productWords, version: 2, titleEn: '', transitFrom: 9, transitTo: 3 };
  const reply = await desk.post('/opsapi/content/products/save', wrong);
  assert.deepEqual([reply.status, reply.data.map(pathOf)], [400, ['titleEn']]);
  const turned = await desk.post('/opsapi/content/products/save', { ...wrong, titleEn: 'Air' });
  assert.deepEqual([turned.status, turned.data.map(pathOf)], [400, ['transitTo']]);
});

test('the home page promises nothing until somebody writes it, and then what stands there', async () => {
  const home = async () => (await house.nobody.get('/adminapi/public/content/home')).data;
  assert.deepEqual(await home(), { home: null, offered: [] });
  assert.deepEqual((await desk.get('/opsapi/content/home')).data, { home: null });
  const half = await desk.post('/opsapi/content/home/save', { ...homeWords, version: null, leadEn: '' });
  assert.deepEqual([half.status, half.data.map(pathOf)], [400, ['leadEn']]);
  const first = await desk.post('/opsapi/content/home/save', { ...homeWords, version: null });
  assert.deepEqual([first.code, first.data.version], [200, 1], first.message);
  const { home: written, offered } = await home();
  assert.deepEqual([written.titleEn, written.promises, offered], [homeWords.titleEn, homeWords.promises, []]);
  assert.equal((await desk.post('/opsapi/content/home/save', { ...homeWords, version: null })).status, 409);
  const again = { ...homeWords, version: 1, promises: [], stagesTitleZh: null, stagesTitleEn: null };
  assert.equal((await desk.post('/opsapi/content/home/save', again)).data.version, 2);
  assert.deepEqual((await home()).home.promises, []);
  const deeds = await house.rows<{ action: string }>(
    `select action from audit where subject = 'homePage' order by at`,
  );
  assert.deepEqual(
    deeds.map(({ action }) => action),
    ['published', 'edited'],
  );
});

test('of two who write the first home page at once one is told what stands now, and neither loses their words', async () => {
  await house.rows('delete from home_page');
  const mine = ['Written by one', 'Written by another'];
  const replies = await Promise.all(
    mine.map((titleEn) => desk.post('/opsapi/content/home/save', { ...homeWords, titleEn, version: null })),
  );
  const [saved, late] = replies.toSorted((one, other) => one.status - other.status);
  assert.deepEqual([saved?.status, late?.status], [200, 409], late?.message);
  assert.equal(late?.data.current.titleEn, saved?.data.titleEn);
  assert.equal(
    late?.data.mine.titleEn,
    mine.find((title) => title !== saved?.data.titleEn),
  );
  const { home } = (await house.nobody.get('/adminapi/public/content/home')).data;
  assert.deepEqual([home.titleEn, saved?.data.version], [saved?.data.titleEn, 1]);
});

test('an announcement is read from its first moment to its last, and by nobody before or after', async () => {
  const [now, later, over] = [newId(), newId(), newId()];
  await announce(now, { level: 'notice' });
  await announce(later, { validFrom: '2099-01-01T00:00:00.000Z' });
  await announce(over, { validTo: '2026-01-02T00:00:00.000Z' });
  assert.deepEqual((await announced()).map(idOf), [now]);
  const all = (await desk.get('/opsapi/content/announcements')).data;
  assert.deepEqual(new Set(all.map(idOf)), new Set([now, later, over]));
  const gone = await desk.post('/opsapi/content/announcements/delete', { id: now, version: 1 });
  assert.equal(gone.code, 200, gone.message);
  assert.deepEqual(await announced(), []);
});

test('the loudest announcement stands first', async () => {
  const ids = { notice: newId(), disruption: newId(), attention: newId() };
  for (const [level, id] of Object.entries(ids)) await announce(id, { level });
  assert.deepEqual((await announced()).map(idOf), [ids.disruption, ids.attention, ids.notice]);
});

test('an announcement that ends before it begins, and a late change of one, are refused', async () => {
  const id = newId();
  const backwards = await announce(id, { validTo: '2025-12-31T00:00:00.000Z' });
  assert.deepEqual([backwards.status, backwards.data.map(pathOf)], [400, ['validTo']]);
  await announce(id, {});
  const changed = await announce(id, { version: 1, titleEn: 'New Year' });
  assert.deepEqual([changed.code, changed.data.find((one: Listed) => one.id === id).version], [200, 2]);
  assert.equal((await announce(id, { version: 1 })).status, 409);
  assert.equal((await announce(newId(), { version: 1 })).status, 404);
});

test('without the right to edit content nobody reads the drafts or writes a word', async () => {
  const clerk = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:rate:edit'] }));
  assert.equal((await clerk.get('/opsapi/content/announcements')).status, 403);
  assert.equal((await clerk.post('/opsapi/content/about/save', { ...aboutWords, version: 2 })).status, 403);
});

test('the log tells who changed which words', async () => {
  const deeds = await house.rows<{
    action: string;
    subject: string;
    changes: Readonly<Record<string, unknown>>;
  }>(
    `select action, subject, changes from audit where subject in ('productPage', 'aboutPage', 'announcement') order by at limit 3`,
  );
  assert.deepEqual(
    deeds.map(({ action, subject }) => `${subject} ${action}`),
    ['productPage edited', 'aboutPage edited', 'announcement made'],
  );
  const changes = deeds[0]?.changes ?? {};
  assert.deepEqual(changes['titleEn'], { from: 'China–US air line', to: 'Changed by us' });
  assert.deepEqual(
    [changes['titleZh'], changes['stops']],
    [undefined, undefined],
    'what is as it was is not told',
  );
});

test('a transit has both its ends, or the page says that it is as quoted', async () => {
  const { data } = await desk.get('/opsapi/content/products');
  const { updatedAt: _at, ...page } = data.find(({ type }: { type: string }) => type === 'truck_zokyzx');
  const half = await desk.post('/opsapi/content/products/save', { ...page, transitFrom: 5 });
  assert.deepEqual([half.code, half.data.map(pathOf)], [400, ['transitTo']]);
  const both = await desk.post('/opsapi/content/products/save', { ...page, transitFrom: 5, transitTo: 9 });
  assert.deepEqual([both.code, both.data.transitTo], [200, 9]);
  const none = { ...page, version: both.data.version };
  assert.equal((await desk.post('/opsapi/content/products/save', none)).data.transitTo, null);
});

interface Listed {
  readonly id: string;
}

const idOf = ({ id }: Listed) => id;
const pathOf = ({ path }: { path: string }) => path;

function announce(id: string, change: object) {
  return desk.post('/opsapi/content/announcements/save', { ...announcementWords, id, ...change });
}

/** What every start of the product does. */
function layAgain(): Promise<void> {
  const rows = <T>(query: Sql<T>) => {
    const { sql, parameters } = compiled(query);
    return house.rows<T>(sql, [...parameters]);
  };
  return laySiteContent({ rows }, siteContent);
}

async function announced(): Promise<Listed[]> {
  return (await house.nobody.get('/adminapi/public/content/announcements')).data;
}
