import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paperOf } from '../../kernel/paper.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { LaidWaybill } from './drafts.factory.ts';
import { layWaybill, sendVersion, soundForms } from './drafts.factory.ts';

const house = await openTestHouse();
const [ana, bo] = [await house.person(), await house.person({ orgId: house.orgB })];
const [customerA, customerB] = [await house.as(ana), await house.as(bo)];
const desk = await house.as(await house.clerk());

const secretB = 'BATTERY PACKS OF B';

/** One house waybill of A and two of B under one master. */
function shared(): Promise<LaidWaybill> {
  return layWaybill(house, [
    { orgId: house.orgA, ownerId: ana.userId, houses: 1 },
    { orgId: house.orgB, ownerId: bo.userId, houses: 2, words: secretB },
  ]);
}

async function statusOf(id: string) {
  const [row] = await house.rows<{ status: string }>('select status from mawb where id = $1', [id]);
  return row?.status;
}

const draftOf = (no: string) => `/omsapi/mawb/draft?no=${no}`;

test('a draft begins with what the waybill and its bookings say', async () => {
  const { no } = await shared();
  const { data } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const { master, houses } = data.proposed;
  assert.deepEqual(
    [master.awbNo, master.flight, master.to1, master.rateLines[0].pieces],
    [no, 'CZ433', 'ORD', 30],
  );
  assert.deepEqual([houses.length, houses[0].form.rateLines[0].grossWeight], [3, '120.5']);
  assert.equal((await customerA.get(draftOf(no))).status, 404);
});

test('the master that a draft begins with is the sum of what was last measured of its house waybills', async () => {
  const { no, hawbIds } = await shared();
  await house.rows(
    `update hawb set wms_pkgs_num = 12, wms_gross_weight = 125.25, wms_volume = 1.3, wms_told_at = now() where id = any($1::uuid[])`,
    [hawbIds.slice(0, 1)],
  );
  const { master, houses } = (await desk.get(`/opsapi/mawb/draft?no=${no}`)).data.proposed;
  const [line] = master.rateLines;
  const parts = houses.map(
    ({ form }: { form: { rateLines: { pieces: number }[] } }) => form.rateLines[0]?.pieces,
  );
  assert.deepEqual([line.pieces, line.grossWeight], [32, '366.25']);
  assert.equal(
    parts.reduce((sum: number, pieces: number) => sum + pieces, 0),
    32,
  );
});

test('each customer sees what every shipper sees of the master, and their own house waybills alone', async () => {
  const { no, hawbIds } = await shared();
  await sendVersion(desk, no);
  const { data } = await customerA.get(draftOf(no));
  assert.deepEqual(
    data.versions[0].houses.map((one: { hawbId: string }) => one.hawbId),
    hawbIds[0],
  );
  assert.deepEqual([data.pieces, data.grossWeight, data.canAnswer], [10, '120.5', true]);
  const text = JSON.stringify(data);
  assert.ok(!text.includes(secretB));
  assert.ok(!text.includes('"rateLines":[{"pieces":30'), 'the whole weight is of others, too');
  assert.equal(data.versions[0].master.rateLines, undefined);
  assert.equal(data.versions[0].master.to1, 'ORD');
});

test('the waybill waits in 43 until all have agreed, then it goes to its review', async () => {
  const { id, no } = await shared();
  await sendVersion(desk, no);
  assert.equal(await statusOf(id), '43');
  const first = await customerA.post('/omsapi/mawb/draft/agree', { no, version: 1 });
  assert.deepEqual(
    [first.data?.versions[0].answer.state, await statusOf(id)],
    ['AGREED', '43'],
    first.message,
  );
  const last = await customerB.post('/omsapi/mawb/draft/agree', { no, version: 1 });
  assert.deepEqual([last.data?.confirmed, await statusOf(id)], [true, '44'], last.message);
});

test('a change that one asks for takes it back to its preparation, and the next version shows the difference', async () => {
  const { id, no, hawbIds } = await shared();
  await sendVersion(desk, no);
  const [hawbId = ''] = hawbIds[0] ?? [];
  const wish = {
    paper: hawbId,
    path: 'rateLines.0.goods',
    wanted: 'LED LAMPS, PLASTIC',
    reason: 'customs asks',
  };
  const asked = await customerA.post('/omsapi/mawb/draft/changes', { no, version: 1, requests: [wish] });
  assert.deepEqual([asked.data?.versions[0].state, await statusOf(id)], ['CHANGES', '42'], asked.message);
  const { data } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const answer = data.versions[0].answers.find(
    (one: { customerId: string }) => one.customerId === house.orgA,
  );
  assert.deepEqual(answer.requests, [wish]);
  await sendVersion(desk, no, ({ master, houses }) => ({
    master,
    houses: houses.map((one) =>
      one.hawbId === hawbId
        ? {
            ...one,
            form: {
              ...one.form,
              rateLines: one.form.rateLines.map((line) => ({ ...line, goods: wish.wanted })),
            },
          }
        : one,
    ),
  }));
  const next = await customerA.get(draftOf(no));
  const [now, before] = next.data.versions;
  assert.deepEqual(
    [now.no, now.houses[0].form.rateLines[0].goods, before.houses[0].form.rateLines[0].goods],
    [2, 'LED LAMPS, PLASTIC', 'LED DESK LAMPS'],
  );
});

test('a request has to name a field that this customer sees', async () => {
  const { no, hawbIds } = await shared();
  await sendVersion(desk, no);
  const ask = (paper: string, path: string) =>
    customerA.post('/omsapi/mawb/draft/changes', {
      no,
      version: 1,
      requests: [{ paper, path, wanted: 'x', reason: 'y' }],
    });
  const [foreign = ''] = hawbIds[1] ?? [];
  for (const [paper, path] of [
    [foreign, 'consignee'],
    ['master', 'rateLines.0.rate'],
    ['master', 'nothing'],
  ] as const)
    assert.equal((await ask(paper, path)).status, 400, `${paper} ${path}`);
  const none = await customerA.post('/omsapi/mawb/draft/changes', { no, version: 1, requests: [] });
  assert.equal(none.code, -1);
});

test('of 200 answers at once one counts, and an old version is refused with what stands now', async () => {
  const { id, no } = await shared();
  await sendVersion(desk, no);
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => customerA.post('/omsapi/mawb/draft/agree', { no, version: 1 })),
  );
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
  assert.ok(
    replies.every(({ status }) => status === 200 || status === 409 || status === 429 || status === 503),
  );
  const [row] = await house.rows<{ count: number }>(
    `select count(*)::int as count from audit where subject = 'mawb' and subject_id = $1 and action = 'agreed'`,
    [id],
  );
  assert.equal(row?.count, 1);
  const stale = await customerB.post('/omsapi/mawb/draft/agree', { no, version: 7 });
  assert.deepEqual([stale.status, stale.data?.current.versions[0].no], [409, 1]);
});

test('staff answer for a customer with the paper that proves it', async () => {
  const { id, no } = await shared();
  await sendVersion(desk, no);
  await customerA.post('/omsapi/mawb/draft/agree', { no, version: 1 });
  const body = {
    no,
    version: 1,
    customerId: house.orgB,
    verdict: 'AGREED',
    requests: [],
    reason: 'by mail of today',
  };
  assert.equal((await desk.post('/opsapi/mawb/draft/answer', body)).status, 400);
  const mail = await paperOf({ title: 'mail', language: 'en', size: 'A4', content: ['we agree'] });
  const file = await desk.upload(
    `/opsapi/files/upload?subject=mawb&id=${id}&type=2&visible=false`,
    'mail.pdf',
    mail,
  );
  const evidenceFile = file.data?.fileId;
  const done = await desk.post('/opsapi/mawb/draft/answer', { ...body, evidenceFile });
  const answer = done.data?.versions[0].answers.find(
    (one: { customerId: string }) => one.customerId === house.orgB,
  );
  assert.deepEqual(
    [answer?.onBehalf, answer?.evidenceFile, await statusOf(id)],
    [true, evidenceFile, '44'],
    done.message,
  );
  const seen = await customerB.get(draftOf(no));
  assert.deepEqual(
    [seen.data.versions[0].answer.onBehalf, seen.data.versions[0].answer.evidenceFile],
    [true, undefined],
  );
});

test('who sees only what they made themselves sees their own cargo and does not speak for a colleague', async () => {
  const own = await house.person({ authority: 'own' });
  const calls = await house.as(own);
  const { no } = await layWaybill(house, [
    { orgId: house.orgA, ownerId: own.userId, houses: 1 },
    { orgId: house.orgA, ownerId: ana.userId, houses: 1, words: secretB },
  ]);
  await sendVersion(desk, no);
  const { data } = await calls.get(draftOf(no));
  assert.deepEqual([data.versions[0].houses.length, data.canAnswer], [1, false]);
  assert.ok(!JSON.stringify(data).includes(secretB));
  assert.equal((await calls.post('/omsapi/mawb/draft/agree', { no, version: 1 })).code, -1);
  const { no: others } = await layWaybill(house, [{ orgId: house.orgA, ownerId: ana.userId, houses: 1 }]);
  await sendVersion(desk, others);
  assert.equal((await calls.get(draftOf(others))).status, 404);
});

test('what is not sound is not sent: sums, numbers and a consignee to order are named', async () => {
  const { id, no } = await shared();
  const { data: draft } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const { master, houses } = soundForms(draft);
  const [line] = master.rateLines;
  const wrong = { ...master, consignee: 'TO ORDER OF BANK', rateLines: [{ ...line, pieces: 29 }] };
  const saved = await desk.post('/opsapi/mawb/draft/save', { no, revision: 0, master: wrong, houses });
  const [{ revision }] = saved.data.versions;
  const sent = await desk.post('/opsapi/mawb/draft/send', { no, version: 1, revision, note: null });
  const paths = sent.data?.map((one: { path: string }) => one.path);
  assert.deepEqual([sent.status, paths], [400, ['master.consignee', 'master.rateLines.0.pieces']]);
  assert.equal(await statusOf(id), '42');
});

test('pieces that somebody has retyped are named with what the house waybill has', async () => {
  const { no } = await shared();
  const { data: draft } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const { master, houses } = soundForms(draft);
  const [first, second] = houses;
  assert.ok(first && second);
  const moved = (one: typeof first, by: number) => {
    const rateLines = one.form.rateLines.map((line) => ({ ...line, pieces: line.pieces + by }));
    return { ...one, form: { ...one.form, rateLines } };
  };
  // Together they are what the master says.
  const retyped = [moved(first, 1), moved(second, -1), ...houses.slice(2)];
  const saved = await desk.post('/opsapi/mawb/draft/save', { no, revision: 0, master, houses: retyped });
  const [{ revision }] = saved.data.versions;
  const sent = await desk.post('/opsapi/mawb/draft/send', { no, version: 1, revision, note: null });
  assert.deepEqual(
    sent.data.map(({ path, says }: Record<string, Record<string, string>>) => [
      path,
      says?.['en']?.split(':')[0],
    ]),
    [
      [`${first.hawbId}.rateLines.0.pieces`, '11 in the draft, 10 on the house waybill now'],
      [`${second.hawbId}.rateLines.0.pieces`, '9 in the draft, 10 on the house waybill now'],
    ],
  );
});

test('two clerks who save at once do not overwrite each other, and what is with the customers is not edited', async () => {
  const { no } = await shared();
  const { data: draft } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const save = () => desk.post('/opsapi/mawb/draft/save', { no, revision: 0, ...soundForms(draft) });
  const replies = await Promise.all([save(), save()]);
  assert.deepEqual(replies.map(({ status }) => String(status)).toSorted(), ['200', '409']);
  await desk.post('/opsapi/mawb/draft/send', { no, version: 1, revision: 1, note: 'please by six' });
  assert.equal((await save()).code, -1);
});

test('a waybill that goes back from its review takes the agreed version with it', async () => {
  const { id, no } = await layWaybill(house, [{ orgId: house.orgA, ownerId: ana.userId, houses: 1 }]);
  await sendVersion(desk, no);
  await customerA.post('/omsapi/mawb/draft/agree', { no, version: 1 });
  assert.equal(await statusOf(id), '44');
  await house.rows(`update mawb set status = '42' where id = $1`, [id]);
  const { data } = await customerA.get(draftOf(no));
  assert.deepEqual([data.versions[0].state, data.confirmed, data.canAnswer], ['RECALLED', false, false]);
});
