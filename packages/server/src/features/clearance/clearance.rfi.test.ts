import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RfiState } from '@loadline/contract/clearance/entry-rfi.codes';
import { rfiLifecycle, rfiStates } from '@loadline/contract/clearance/entry-rfi.codes';
import { codesOf } from '@loadline/contract/kernel/code';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addOrderToAmerica, entryCalls, question } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const clerk = await house.clerk();
const desk = await house.as(clerk);
const { make, detail, ask, decide } = entryCalls(desk);

async function asked(more: object = {}) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const { data, code, message } = await ask(no, more);
  assert.equal(code, 200, message);
  return { order, no, rfi: String(data.rfis[0].id) };
}

const answer = (no: string, rfi: string, more: object = {}) =>
  customer.post('/omsapi/entries/rfi/answer', { no, rfi, body: '棉 100%，见附件', ...more });
const own = async (no: string) => (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
const told = (table: 'notice' | 'staff_notice', number: string) =>
  house.rows<{ event: string; words: Record<string, string> }>(
    `select distinct event, key, created_at, ${table === 'notice' ? 'words' : "jsonb_build_object('said', said) as words"} from ${table}
     where subject = 'clearance' and number = $1 order by created_at`,
    [number],
  );

test('customs ask of one line, the customer answers in place with a file, and the answer is accepted', async () => {
  const { order, no, rfi } = await asked();
  const { data } = await ask(no, {
    line: `${order.orderNumber} 2`,
    topic: 'LED',
    form: 'PGA',
    agency: 'FDA',
  });
  assert.equal(data.file.asked, 2);
  const second = data.rfis.find(({ topic }: { topic: string }) => topic === 'LED');
  assert.equal(second.line, `${order.orderNumber} 2`);
  const before = await own(no);
  assert.equal(before.file.asked, 2);
  assert.deepEqual(
    before.rfis.find(({ id }: { id: string }) => id === rfi).words.map(({ body, who }: never) => [body, who]),
    [[question.body, '']],
  );
  const file = await customer.upload('/omsapi/files/upload?subject=clearance&type=2', '检测报告.pdf', paper);
  const reply = await answer(no, rfi, { files: [file.data.fileId] });
  assert.equal(reply.code, 200, reply.message);
  const { state, words } = reply.data.rfis.find(({ id }: { id: string }) => id === rfi);
  assert.equal(state, 'ANSWERED');
  assert.deepEqual(words[1].files, [file.data.fileId]);
  assert.equal(words[1].who, `Name ${ana.username}`);
  const atDesk = await desk.get(`/opsapi/files?subject=clearance&id=${reply.data.file.id}`);
  assert.deepEqual(
    atDesk.data.map(({ fileId }: { fileId: string }) => fileId),
    [file.data.fileId],
  );
  const accepted = await decide(no, rfi, 'ACCEPTED');
  assert.equal(accepted.code, 200, accepted.message);
  assert.deepEqual([accepted.data.file.asked, accepted.data.file.answered], [1, 0]);
  assert.equal((await answer(no, rfi)).code, -1);
});

test('both sides hear of it: the customer what is asked and until when, the desk what was answered', async () => {
  const { no, rfi } = await asked();
  const [first] = await told('notice', no);
  assert.equal(first?.event, 'infoRequested');
  assert.match(String(first?.words.reasonEn), /^CBP 28 .*: 成分与用途$/);
  assert.equal(first?.words.zone, question.zone);
  assert.equal(first?.words.due, (await own(no)).file.askedUntil);
  await answer(no, rfi, { body: '棉 100%' });
  assert.deepEqual(
    (await told('staff_notice', no)).map(({ event, words }) => [event, words.said]),
    [['replied', '棉 100%']],
  );
  await decide(no, rfi, 'OPEN', { body: '报告不清楚，请重传' });
  assert.equal((await told('notice', no)).length, 2);
  const history = JSON.stringify((await customer.get(`/omsapi/entries/history?no=${no}`)).data);
  for (const deed of ['Opened', 'Commented', 'Reopened']) assert.match(history, new RegExp(deed));
  assert.ok(!history.includes(`Name ${clerk.username}`));
});

test('the last day is over at the midnight of its zone, and one that is over before it is asked is refused by name', async () => {
  const { no } = await asked();
  for (const [zone, hour] of [
    ['Asia/Shanghai', '16:00'],
    ['America/Phoenix', '07:00'],
    ['UTC', '00:00'],
  ] as const) {
    const { data } = await ask(no, { zone, topic: zone });
    const { dueEnds } = data.rfis.find(({ topic }: { topic: string }) => topic === zone);
    assert.equal(dueEnds.slice(11, 16), hour, zone);
  }
  for (const dueDay of ['2020-01-01', '2062-01-01', null]) {
    const { status, message } = await ask(no, { dueDay });
    assert.equal(status, 400);
    assert.match(message, /Answer by/);
  }
  const { status, message } = await ask(no, { line: 'SO1 9' });
  assert.equal(status, 400);
  assert.match(message, /Line/);
});

test('what is asked again or closed says why, and what somebody answered meanwhile is read first', async () => {
  const { no, rfi } = await asked();
  const { version } = (await detail(no)).file;
  await answer(no, rfi);
  const late = { no, version, rfi, to: 'CLOSED', body: '海关已撤回' };
  assert.equal((await desk.post('/opsapi/entries/rfi/move', late)).status, 409);
  for (const to of ['OPEN', 'CLOSED']) {
    const { status, message } = await decide(no, rfi, to);
    assert.equal(status, 400);
    assert.match(message, /Text/);
  }
  assert.equal((await decide(no, rfi, 'CLOSED', { body: '海关已撤回' })).code, 200);
});

test('a list tells what waits for an answer, and its tabs find it', async () => {
  const { no, rfi } = await asked();
  const found = async (calls: typeof desk, side: string, tab: string) =>
    (await calls.get(`/${side}/entries?search=${no}&tab=${tab}`)).data.rows.length;
  assert.deepEqual([await found(customer, 'omsapi', 'asked'), await found(desk, 'opsapi', 'asked')], [1, 1]);
  const due = async () =>
    (await customer.get('/omsapi/dashboard/due')).data.filter(({ no: one }: { no: string }) => one === no)
      .length;
  assert.equal(await due(), 1);
  await answer(no, rfi);
  assert.deepEqual(
    [await found(customer, 'omsapi', 'asked'), await found(desk, 'opsapi', 'answered')],
    [0, 1],
  );
  assert.equal(await due(), 0);
});

test('an entry that customs send back is marked as such on both sides until its answer is accepted, and anew when it is asked again', async () => {
  const { no, rfi: other } = await asked();
  const marked = async () => {
    const rows = await Promise.all(
      [customer.get(`/omsapi/entries?search=${no}`), desk.get(`/opsapi/entries?search=${no}`)].map(
        async (reply) => (await reply).data.rows,
      ),
    );
    return rows.map(([row]) => row.rejected);
  };
  // What customs only ask does not send an entry back.
  assert.deepEqual(await marked(), [false, false]);
  const { data } = await ask(no, {
    form: 'REJECT',
    topic: '商品编码不符',
    body: '第 1 行编码有误，请更正后重报',
  });
  const { id: rfi } = data.rfis.find(({ form }: { form: string }) => form === 'REJECT');
  assert.deepEqual(await marked(), [true, true]);
  const notice = (await told('notice', no)).at(-1);
  assert.deepEqual(
    [notice?.event, notice?.words.reasonZh, notice?.words.reasonEn],
    ['infoRequested', '申报被退回：商品编码不符', 'Entry rejected: 商品编码不符'],
  );
  assert.equal((await answer(no, rfi, { body: '已更正为 6109.10.0012' })).code, 200);
  assert.equal((await answer(no, other)).code, 200);
  assert.deepEqual(await marked(), [true, true]);
  assert.equal((await decide(no, other, 'ACCEPTED')).code, 200);
  assert.equal((await decide(no, rfi, 'ACCEPTED')).code, 200);
  assert.deepEqual(await marked(), [false, false]);
  assert.equal((await decide(no, rfi, 'OPEN', { body: '海关再次退回' })).code, 200);
  assert.deepEqual(await marked(), [true, true]);
  assert.equal((await decide(no, rfi, 'CLOSED', { body: '另行申报' })).code, 200);
  assert.deepEqual(await marked(), [false, false]);
});

const actors = {
  customer,
  desk,
  'who may only look': await house.as(await house.person({ permissions: ['customs2:view'] })),
  'desk of China': await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customs'] })),
};

async function stateOf(no: string): Promise<string> {
  const rows = await house.rows(
    `select f::text as entry, (select string_agg(q::text, ';') from us_entry_rfi q where q.entry_id = f.id) as rfis,
       (select count(*) from us_entry_rfi_word w where w.entry_id = f.id) as words, (select count(*) from notice n where n.subject_id = f.id) as notices,
       (select count(*) from audit a where a.subject_id = f.id) as audit from us_entry f where f.file_no = $1`,
    [no],
  );
  return JSON.stringify(rows);
}

for (const from of codesOf(rfiStates))
  test(`a request that is ${from} moves as its table says, for whom it says, and an illegal move writes nothing`, async () => {
    const laid = async (no: string) =>
      house.rows(
        `update us_entry_rfi q set state = $2 from us_entry f where f.id = q.entry_id and f.file_no = $1`,
        [no, from],
      );
    const { no, rfi } = await asked();
    const isLegal = (to: RfiState, by: string) =>
      rfiLifecycle.moves.some((one) => one.from === from && one.to === to && one.by === by);
    for (const to of codesOf(rfiStates)) {
      await laid(no);
      const before = await stateOf(no);
      const lock = { no, version: (await detail(no)).file.version, rfi, to, body: '逐对核对' };
      for (const who of ['customer', 'desk of China'] as const)
        assert.equal((await actors[who].post('/opsapi/entries/rfi/move', lock)).status, 403);
      assert.equal(await stateOf(no), before);
      const reply = await desk.post('/opsapi/entries/rfi/move', lock);
      assert.equal(reply.code, isLegal(to, 'op:entry') ? 200 : -1, `${from} to ${to}: ${reply.message}`);
      if (reply.code === -1) assert.equal(await stateOf(no), before);
    }
    await laid(no);
    const before = await stateOf(no);
    const body = { no, rfi, body: '逐对核对' };
    for (const who of ['who may only look', 'desk'] as const)
      assert.equal((await actors[who].post('/omsapi/entries/rfi/answer', body)).status, 403, who);
    assert.equal(await stateOf(no), before);
    const reply = await customer.post('/omsapi/entries/rfi/answer', body);
    assert.equal(reply.code, isLegal('ANSWERED', 'customs2:reply') ? 200 : -1, reply.message);
    if (reply.code === -1) assert.equal(await stateOf(no), before);
  });

test('of a waybill that two organisations share neither reads nor answers what is asked of the other', async () => {
  const master = { tracking_no: '160-22222222' };
  const theirs = await addOrderToAmerica(house, { ...master, org_id: house.orgB });
  const ours = await addOrderToAmerica(house, { ...master, created_by: ana.userId });
  const noOfTheirs = String((await make([theirs.orderNumber])).data.file.fileNo);
  const no = String((await make([ours.orderNumber])).data.file.fileNo);
  const sentinel = '只问乙方的内容';
  const { data } = await ask(noOfTheirs, { topic: sentinel, body: sentinel });
  await ask(no);
  for (const path of [
    `/omsapi/entries/detail?no=${no}`,
    `/omsapi/entries/history?no=${no}`,
    '/omsapi/entries?search=16022222222',
    '/omsapi/dashboard/due',
    '/adminapi/notices',
  ])
    assert.ok(!(await customer.get(path)).bytes.includes(sentinel), path);
  const foreign = await answer(noOfTheirs, data.rfis[0].id);
  const absent = await answer('US0', data.rfis[0].id);
  assert.deepEqual([foreign.status, foreign.message], [absent.status, absent.message]);
  assert.equal((await answer(no, data.rfis[0].id)).status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  const body = { no, version: (await detail(no)).file.version, ...question };
  assert.equal((await elsewhere.post('/opsapi/entries/rfi/open', body)).status, 404);
});
