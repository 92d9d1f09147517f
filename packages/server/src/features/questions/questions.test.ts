import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { questionDecisions } from '@loadline/contract/questions/question.api';
import { questionLifecycle, questionStates } from '@loadline/contract/questions/question.codes';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { goodsCalls } from '../goods/goods.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { bracket, loadSteel, questionCalls } from './questions.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const clerk = await house.clerk();
const desk = await house.as(clerk);
const { ask, asked, picture, decide, answer, detail } = questionCalls(customer, desk);
const goods = goodsCalls(customer);
await loadSteel(house, '2026 Basic', '2026-01-01');
await loadSteel(house, '2026 Rev 4', '2026-11-01', { other: 'Other, n.e.s.', rate: '3.1%' });

const bell = async (): Promise<{ event: string; number: string; said: string }[]> =>
  (await desk.get('/opsapi/bell')).data.rows;
const waiting = async () => (await desk.get('/opsapi/work/waiting')).bytes.toString();

test('a question is asked with photos, gets a number and waits at the desk, which hears of it', async () => {
  const fileId = await picture();
  const reply = await ask({ files: [fileId], details: '见图纸' });
  assert.equal(reply.code, 200, reply.message);
  const { question, thread } = reply.data;
  assert.match(question.no, /^HQ\d{6}\d{4,}$/);
  assert.deepEqual([question.state, question.files, question.answers, thread], ['ASKED', 1, 0, []]);
  assert.ok((await waiting()).includes(question.no));
  const told = (await bell()).find(({ number }) => number === question.no);
  assert.deepEqual([told?.event, told?.said], ['submitted', `${bracket.nameZh} · ${bracket.nameEn}`]);
  const files = await desk.get(`/opsapi/files?subject=question&id=${question.id}`);
  assert.deepEqual(
    files.data.map(({ name }: { name: string }) => name),
    ['支架.jpg'],
  );
});

test('a question takes the order that waits for it by any number of the customer’s own, and no other', async () => {
  const own = await addOrder(house, { reference_number: 'PO-7701' });
  const foreign = await addOrder(house, { org_id: house.orgB, reference_number: 'PO-7702' });
  for (const typed of [own.orderNumber, 'PO-7701'])
    assert.equal((await ask({ orderNumber: typed })).data.question.orderNumber, own.orderNumber);
  for (const typed of [foreign.orderNumber, 'PO-7702', 'PO-7703', own.orderNumber.slice(0, 9)]) {
    const refused = await ask({ orderNumber: typed });
    assert.equal(refused.status, 400);
    assert.match(refused.message, /Order no\.: there is no such order/);
  }
});

test('what is missing is refused in the words of the field', async () => {
  assert.match((await ask({ nameZh: 'bracket' })).message, /Chinese name/);
  assert.match((await ask({ nameEn: '支架' })).message, /English name/);
  assert.match((await ask({ material: '' })).message, /Material and composition/);
  assert.match((await ask({ purpose: ' ' })).message, /Use and function/);
  assert.match((await ask({ origin: 'XX' })).message, /Country of origin/);
});

test('an answer says what the edition of its day has of the number, and stays so when a later one differs', async () => {
  const no = await asked();
  const early = await answer(no, { validFrom: '2026-10-31' });
  assert.equal(early.code, 200, early.message);
  const [first] = early.data.thread;
  assert.deepEqual(
    [first.hts, first.edition, first.description, first.general, first.validFrom],
    ['7326908688', '2026 Basic', 'Other articles of iron or steel › Other › Other', '2.9%', '2026-10-31'],
  );
  assert.ok(first.author !== '');
  assert.equal(first.reasoning, 'GRI 1 and 6');
  await decide(no, 'REOPENED', '含铝件');
  const [second, before] = (await answer(no)).data.thread;
  assert.deepEqual([second.edition, second.general], ['2026 Rev 4', '3.1%']);
  assert.match(second.description, /n\.e\.s\.$/);
  assert.deepEqual([before.no, before.general, before.verdict], [1, '2.9%', 'REOPENED']);
});

test('the duty of an answer is that of goods of the origin that was asked about', async () => {
  const layersFrom = async (origin: string) => {
    const [last] = (await answer(await asked({ origin }))).data.thread;
    return last.duty.map(({ heading }: { heading: string }) => heading);
  };
  const [fromChina, fromJapan] = [await layersFrom('CN'), await layersFrom('JP')];
  assert.ok(fromChina.includes('9903.88.03'), fromChina.join());
  assert.ok(!fromJapan.includes('9903.88.03'), fromJapan.join());
});

test('a number that no entry may name on that day is refused at its field, and nothing is answered', async () => {
  const no = await asked();
  const refused = async (typed: object) => {
    const reply = await answer(no, typed);
    assert.equal(reply.status, 400, reply.message);
    return reply.message;
  };
  assert.match(await refused({ hts: '7326.90.86' }), /HTS no\., ten digits: ten digits/);
  assert.match(await refused({ hts: '7326.90.86.99' }), /HTS no\., ten digits: is no number of 2026 Rev 4/);
  assert.match(await refused({ hts: '9903.88.03.00' }), /HTS no\., ten digits: is no number of 2026 Rev 4/);
  assert.match(await refused({ validFrom: '2025-12-31' }), /Valid from: no edition of the schedule/);
  assert.match(await refused({ reasoning: '' }), /Reasoning/);
  assert.deepEqual([(await detail(no)).question.state, (await detail(no)).thread], ['ASKED', []]);
  const looked = await desk.get('/opsapi/questions/number?hts=7326908699&on=2026-11-20&origin=CN');
  assert.match(looked.message, /is no number of 2026 Rev 4/);
  const right = await desk.get('/opsapi/questions/number?hts=7326908688&on=2026-11-20&origin=CN');
  assert.deepEqual([right.data.edition, right.data.general], ['2026 Rev 4', '3.1%']);
});

test('whoever asked hears of the answer, accepts it or asks again and says why; every answer is kept', async () => {
  const no = await asked();
  await answer(no);
  const heard = (await customer.get('/adminapi/notices')).bytes.toString();
  assert.ok(heard.includes(`${no} · Answered · 7326.90.86.88, valid from 2026-11-20`), heard);
  assert.match((await decide(no, 'REOPENED')).message, /Why it is asked again: give a reason/);
  assert.equal((await decide(no, 'REOPENED', '产品含铝件')).data.question.state, 'REOPENED');
  assert.ok((await waiting()).includes(no));
  assert.ok((await bell()).some((one) => one.number === no && one.said === '产品含铝件'));
  await answer(no, { hts: '7326.90.86.60', reasoning: 'It is a ladder' });
  assert.equal((await decide(no, 'ACCEPTED')).data.question.state, 'ACCEPTED');
  assert.ok(!(await waiting()).includes(no));
  const { question, thread } = await detail(no);
  assert.deepEqual([question.hts, question.answers], ['7326908660', 2]);
  assert.deepEqual(
    thread.map((one: { hts: string; verdict: string; objection: string | null }) => [
      one.hts,
      one.verdict,
      one.objection,
    ]),
    [
      ['7326908660', 'ACCEPTED', null],
      ['7326908688', 'REOPENED', '产品含铝件'],
    ],
  );
  assert.ok((await bell()).some((one) => one.number === no && one.event === 'classified'));
});

test('an accepted number is bound to the goods that the question names, and to no others', async () => {
  const shelf = await goods.keep({ sku: 'HD-B40', nameZh: '支架', nameEn: 'Bracket' });
  const other = await goods.keep({ sku: 'HD-B41', nameZh: '挂钩', nameEn: 'Hook' });
  const no = await asked({ goodsId: shelf });
  await answer(no, { validFrom: '2026-11-05' });
  const boundTo = async (id: string) => {
    const { bindings } = await goods.detail(id);
    return bindings.map((one: Record<string, string>) => [
      one['code'],
      one['validFrom'],
      one['source'],
      one['reason'],
    ]);
  };
  assert.deepEqual(await boundTo(shelf), []);
  const { id, version } = (await detail(no)).question;
  const accepted = await customer.post('/omsapi/questions/decide', {
    id,
    version,
    to: 'ACCEPTED',
    goodsId: shelf,
  });
  assert.deepEqual([accepted.code, accepted.data?.question.goodsSku], [200, 'HD-B40'], accepted.message);
  assert.deepEqual(await boundTo(shelf), [['7326908688', '2026-11-05', 'answered', no]]);
  assert.deepEqual(await boundTo(other), []);
});

test('goods of another company are as unknown as those that are not there, and nothing is accepted then', async () => {
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  const foreign = await goodsCalls(bo).keep();
  const no = await asked();
  await answer(no);
  const { id, version } = (await detail(no)).question;
  for (const goodsId of [foreign, newId()]) {
    assert.equal((await ask({ goodsId })).status, 404);
    const reply = await customer.post('/omsapi/questions/decide', { id, version, to: 'ACCEPTED', goodsId });
    assert.equal(reply.status, 404);
  }
  assert.equal((await detail(no)).question.state, 'ANSWERED');
});

test('what was answered waits for the customer on their dashboard until it is accepted', async () => {
  const no = await asked();
  const due = async () => (await customer.get('/omsapi/dashboard/due')).bytes.toString();
  assert.ok(!(await due()).includes(no));
  await answer(no);
  assert.ok((await due()).includes(no), await due());
  await decide(no, 'ACCEPTED');
  assert.ok(!(await due()).includes(no));
});

test('every move between two states is taken or refused as the lifecycle says, by who may make it', async () => {
  const put = (no: string, state: string) =>
    house.rows('update hts_question set state = $2 where no = $1', [no, state]);
  for (const from of codesOf(questionStates)) {
    const no = await asked();
    const ours = nextOf(questionLifecycle, from, ['hts:ask']);
    for (const to of codesOf(questionDecisions)) {
      await put(no, from);
      const reply = await decide(no, to, 'why');
      assert.equal(reply.code === 200, ours.includes(to), `customer ${from} to ${to}: ${reply.message}`);
    }
    await put(no, from);
    const theirs = nextOf(questionLifecycle, from, ['op:hts:answer']);
    const reply = await answer(no);
    assert.equal(reply.code === 200, theirs.includes('ANSWERED'), `desk at ${from}: ${reply.message}`);
    // What a customer decides is never for the desk to say, and the other way round.
    assert.ok(!ours.includes('ANSWERED') && theirs.every((to) => to === 'ANSWERED'));
  }
});

test('who may not ask or answer is refused, and so is the customer at the desk’s own calls', async () => {
  const no = await asked();
  const reader = await house.as(await house.person({ permissions: ['hts:view'] }));
  const { id, version } = (await detail(no)).question;
  assert.equal((await reader.get(`/omsapi/questions/detail?no=${no}`)).code, 200);
  for (const reply of [
    await reader.post('/omsapi/questions/ask', { id, ...bracket }),
    await reader.post('/omsapi/questions/decide', { id, version, to: 'WITHDRAWN' }),
    await customer.get(`/opsapi/questions/detail?no=${no}`),
    await desk.post('/omsapi/questions/decide', { id, version, to: 'WITHDRAWN' }),
  ])
    assert.equal(reply.status, 403, reply.message);
});

test('whoever was quicker wins, and the other one is told what stands now', async () => {
  const no = await asked();
  const { id, version } = (await detail(no)).question;
  await answer(no);
  const late = await customer.post('/omsapi/questions/decide', { id, version, to: 'WITHDRAWN' });
  assert.equal(late.status, 409);
  assert.equal(late.data.current.state, 'ANSWERED');
});

test('each company has its own questions, a colleague who sees only their own none of others, and a team those it serves', async () => {
  const no = await asked();
  const { id, version } = (await detail(no)).question;
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  const narrow = await house.as(await house.person({ authority: 'own' }));
  for (const stranger of [bo, narrow]) {
    assert.equal((await stranger.get(`/omsapi/questions?search=${no}`)).data.rows.length, 0);
    assert.equal((await stranger.get(`/omsapi/questions/detail?no=${no}`)).status, 404);
    assert.equal((await stranger.get(`/omsapi/questions/history?no=${no}`)).status, 404);
    const reply = await stranger.post('/omsapi/questions/decide', { id, version, to: 'WITHDRAWN' });
    assert.equal(reply.status, 404);
  }
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await elsewhere.get(`/opsapi/questions/detail?no=${no}`)).status, 404);
  const foreign = questionCalls(bo, desk);
  assert.equal((await foreign.ask({ files: [await picture()] })).status, 404);
});

test('the list finds questions by number, goods and the beginning of an answered number, tab by tab, and as a workbook', async () => {
  const no = await asked({ nameEn: 'Rolling ladder', nameZh: '移动钢梯' });
  await answer(no, { hts: '7326908660' });
  const listed = async (query: string) =>
    (await customer.get(`/omsapi/questions?${query}`)).data.rows.map((row: { no: string }) => row.no);
  for (const search of [no, 'rolling', '移动钢', '7326.90.86.60'])
    assert.ok((await listed(`search=${encodeURIComponent(search)}`)).includes(no), search);
  assert.ok((await listed('tab=answered')).includes(no));
  assert.ok(!(await listed('tab=waiting')).includes(no));
  const { tabs } = (await customer.get('/omsapi/questions/overview?search=rolling')).data;
  assert.deepEqual(
    tabs.map(({ tab, count }: { tab: string; count: number }) => [tab, count]),
    [
      ['questions', 1],
      ['waiting', 0],
      ['answered', 1],
      ['accepted', 0],
      ['withdrawn', 0],
    ],
  );
  assert.equal((await customer.get('/omsapi/questions/export?search=rolling')).status, 200);
  assert.equal((await desk.get(`/opsapi/questions?orgId=${house.orgA}&search=rolling`)).data.rows.length, 1);
});

test('the history tells in words what was done, and keeps the names of the forwarder from its customer', async () => {
  const no = await asked();
  await answer(no);
  const own = (await customer.get(`/omsapi/questions/history?no=${no}`)).data;
  assert.deepEqual(
    own.map(({ action, who }: { action: string; who: string }) => [action, who !== '']),
    [
      ['Status changed', false],
      ['Created', true],
    ],
  );
  const [{ changes }] = own;
  const stateOf = changes.find(({ field }: { field: string }) => field === 'State');
  assert.deepEqual(stateOf, { field: 'State', from: 'Asked', to: 'Answered' });
  const theirs = (await desk.get(`/opsapi/questions/history?no=${no}`)).data;
  assert.notEqual(theirs[0].who, '');
});
