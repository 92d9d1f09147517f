import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { openLabels, washCareShows } from './labels.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const clerk = await house.clerk();
const desk = await house.as(clerk);
const { order, brandId, lay, detail, move, shoot, judge, judgeAll } = await openLabels(
  house,
  desk,
  ana.userId,
);

const nameOf = ({ username }: { readonly username: string }) => `Name ${username}`;
const own = async (id: string) => (await customer.get(`/omsapi/labels/detail?id=${id}`)).data;
const listed = async (query: string, calls: Calls, side: 'omsapi' | 'opsapi') =>
  (await calls.get(`/${side}/labels?${query}`)).data.rows;

/** One that failed a check and went back, by the way that every label takes. */
async function sentBack(styleNo: string, feedback = 'Sewn label says 100% cotton'): Promise<string> {
  const id = await lay({ styleNo, status: 'PHOTOGRAPHING' });
  await shoot(id, ...washCareShows);
  await sendBack(id, feedback);
  return id;
}

async function toCheck(id: string): Promise<void> {
  await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  await move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE');
}

async function sendBack(id: string, feedback: string): Promise<void> {
  await toCheck(id);
  await judge(id, 2, 'fail', 'wash care reads 100% cotton');
  assert.equal((await move(id, 'IN_COMPLIANCE', 'PHOTOGRAPHING', feedback)).code, 200);
}

async function answer(id: string, to: string, reason: string | null = null, calls: Calls = customer) {
  const { version } = (await detail(id)).label;
  return calls.post('/omsapi/labels/answer', { id, version, to, reason });
}

const bell = async () => (await desk.get('/opsapi/bell')).data.rows;
const told = async () => (await customer.get('/adminapi/notices')).data.rows;

type Word = { kind: string; side: string; who: string; body: string; failed: { note: string }[] };

test('customer and desk write to one another on a label; the customer reads no names of the forwarder', async () => {
  const id = await lay({ styleNo: 'RP-1' });
  const asked = await customer.post('/omsapi/labels/reply', { id, body: 'Is the hang tag needed?' });
  assert.equal(asked.code, 200, asked.message);
  const answered = await desk.post('/opsapi/labels/reply', { id, body: 'Only the sewn label' });
  assert.equal(answered.code, 200, answered.message);
  const said = (words: Word[]) => words.map(({ side, who, body }) => [side, who, body]);
  assert.deepEqual(said((await own(id)).words), [
    ['customer', nameOf(ana), 'Is the hang tag needed?'],
    ['forwarder', '', 'Only the sewn label'],
  ]);
  assert.deepEqual(
    said((await detail(id)).words).map(([, who]) => who),
    [nameOf(ana), nameOf(clerk)],
  );
  const [rung] = await bell();
  assert.deepEqual([rung.event, rung.number, rung.said], ['written', 'RP-1 Oat', 'Is the hang tag needed?']);
  const [notice] = await told();
  assert.deepEqual([notice.event, notice.number], ['labelFeedback', 'RP-1 Oat']);
  assert.match(notice.text, /Only the sewn label/);
  assert.equal((await listed(`search=${encodeURIComponent(notice.number)}`, customer, 'omsapi'))[0].id, id);
});

test('what failed and why stands in the thread as it was when the label went back, and its customer is told', async () => {
  const id = await sentBack('RP-2');
  await toCheck(id);
  await judge(id, 2, 'pass');
  const [word]: Word[] = (await own(id)).words;
  assert.deepEqual([word?.kind, word?.body], ['sentBack', 'Sewn label says 100% cotton']);
  assert.deepEqual(
    word?.failed.map(({ note }) => note),
    ['wash care reads 100% cotton'],
  );
  const notice = (await told()).find(({ number }: { number: string }) => number === 'RP-2 Oat');
  assert.deepEqual([notice.outcome, notice.title], ['returned', 'Label feedback: Returned']);
});

test('contested it is checked again: it moves nothing, waits at the desk until it has passed, and was then rightly contested', async () => {
  const id = await sentBack('RP-3');
  assert.match((await answer(id, 'CONTESTED')).message, /reason/i);
  assert.equal((await own(id)).label.answer, null);
  const reply = await answer(id, 'CONTESTED', 'The list is wrong, not the label');
  assert.equal(reply.code, 200, reply.message);
  assert.deepEqual([reply.data.label.status, reply.data.label.answer], ['PHOTOGRAPHING', 'CONTESTED']);
  assert.equal(reply.data.words.at(-1).body, 'The list is wrong, not the label');
  const waiting = async () =>
    (await desk.get('/opsapi/work/waiting')).data.filter(
      (one: { queue: string; no: string }) => one.queue === 'labelsContested' && one.no === 'RP-3 Oat',
    ).length;
  assert.equal(await waiting(), 1);
  assert.equal((await listed('answer=CONTESTED&search=RP-3', desk, 'opsapi'))[0].id, id);
  assert.equal((await bell())[0].event, 'contested');
  await toCheck(id);
  assert.equal(await waiting(), 1);
  await judgeAll(id);
  assert.equal((await move(id, 'IN_COMPLIANCE', 'COMPLIANT')).code, 200);
  assert.equal(await waiting(), 0);
  assert.equal((await own(id)).label.answer, 'UPHELD');
  const history = (await customer.get(`/omsapi/labels/history?id=${id}`)).data;
  assert.ok(history.some(({ action }: { action: string }) => action === 'Feedback contested'));
});

test('each time it is sent back it is answered once, by whoever has read what stands now', async () => {
  const id = await sentBack('RP-4');
  assert.equal((await answer(id, 'ACCEPTED')).code, 200);
  assert.match(
    (await answer(id, 'CONTESTED', 'after all')).message,
    /RP-4 Oat is answered already: Accepted/,
  );
  await sendBack(id, 'Now the origin is missing');
  assert.equal((await own(id)).label.answer, null);
  const stale = await customer.post('/omsapi/labels/answer', {
    id,
    version: 1,
    to: 'ACCEPTED',
    reason: null,
  });
  assert.equal(stale.status, 409);
  assert.equal((await answer(id, 'CONTESTED', 'it stands on the back')).code, 200);
  const never = await lay({ styleNo: 'RP-5' });
  assert.match((await answer(never, 'ACCEPTED')).message, /RP-5 Oat was not sent back/);
  const kinds = (await own(id)).words.map(({ kind }: Word) => kind);
  assert.deepEqual(kinds, ['sentBack', 'accepted', 'sentBack', 'contested']);
});

test('who may see labels only answers nothing, and of another company nothing is found', async () => {
  const id = await sentBack('RP-6');
  const looker = await house.as(await house.person({ permissions: ['label:view'] }));
  assert.equal((await looker.get(`/omsapi/labels/detail?id=${id}`)).code, 200);
  assert.equal((await looker.post('/omsapi/labels/reply', { id, body: 'x' })).status, 403);
  assert.equal((await answer(id, 'ACCEPTED', null, looker)).status, 403);
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.equal((await stranger.post('/omsapi/labels/reply', { id, body: 'x' })).status, 404);
  assert.equal((await answer(id, 'ACCEPTED', null, stranger)).status, 404);
  assert.equal((await stranger.get(`/omsapi/labels/evidence?ids=${id}`)).status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await elsewhere.post('/opsapi/labels/reply', { id, body: 'x' })).status, 404);
  assert.equal((await elsewhere.get(`/opsapi/labels/evidence?ids=${id}`)).status, 404);
  assert.deepEqual(
    (await own(id)).words.map(({ kind }: Word) => kind),
    ['sentBack'],
  );
});

/** What stands on the pack, in one line. */
async function packBy(calls: Calls, side: 'omsapi' | 'opsapi', query: string, language = 'en') {
  const reply = await calls.get(`/${side}/labels/evidence?${query}`, { 'accept-language': language });
  assert.equal(reply.status, 200, reply.message);
  assert.match(String(reply.headers['content-type']), /^application\/pdf/);
  return (await textOfPdf(reply.bytes)).join('\n').replaceAll('\n', ' ');
}

function holds(text: string, words: readonly string[]): void {
  for (const one of words) assert.ok(text.includes(one), `${one} in ${text}`);
}

test('the evidence of a label is a PDF in the language of its reader, and names who of the forwarder did what at the desk alone', async () => {
  const id = await sentBack('RP-7');
  await answer(id, 'CONTESTED', 'The list is wrong');
  const english = await packBy(customer, 'omsapi', `ids=${id}`);
  holds(english, [
    'Label compliance evidence',
    'RP-7 Oat',
    'Knit crew tee',
    '95% cotton, 5% elastane',
    '6.80',
    order.orderNumber,
    'Hanami',
    'US textile, version 1',
    'Photographed and checked by Forwarder',
    'Wash care',
    'Fibre content as listed',
    'Fail',
    'Sewn label says 100% cotton',
    'The list is wrong',
    nameOf(ana),
  ]);
  assert.ok(!english.includes(nameOf(clerk)));
  holds(await packBy(customer, 'omsapi', `ids=${id}`, 'zh-CN'), [
    '标签合规证据包',
    '美国纺织品标签 第 1 版',
    '洗唛',
    '不通过',
    '客户有异议',
  ]);
  holds(await packBy(desk, 'opsapi', `ids=${id}`), [nameOf(clerk), 'wash care reads 100% cotton']);
});

test('a pack is of an order or a brand, too, and one that is too large is refused in words', async () => {
  const id = await lay({ styleNo: 'RP-8' });
  const ofOrder = await packBy(customer, 'omsapi', `order=${order.orderNumber}`);
  holds(ofOrder, ['RP-7 Oat', 'RP-8 Oat']);
  assert.equal((await customer.get('/omsapi/labels/evidence?order=SO0')).status, 404);
  await house.rows(
    `insert into label (org_id, id, batch_id, order_id, style_no, colour, product_name, created_by)
     select org_id, gen_random_uuid(), batch_id, order_id, 'RP-9', 'no ' || n, 'tee', created_by from label, generate_series(1, 200) n where id = $1`,
    [id],
  );
  const refused = await customer.get(`/omsapi/labels/evidence?brand=${brandId}`);
  assert.match(refused.message, /200 styles and 1000 photos at most/);
});
