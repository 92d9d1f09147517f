import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import fc from 'fast-check';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { layPaper } from '../waybills/waybills.factory.ts';
import { waybillEvent } from '../waybills/waybills.public.ts';
import { layWaybill, soundForms } from './drafts.factory.ts';

const house = await openTestHouse();
const [ana, bo] = [await house.person(), await house.person({ orgId: house.orgB })];
const [acme, beta] = [await house.as(ana), await house.as(bo)];
const desk = await house.as(await house.clerk());

/** A waybill of two customers whose documents are prepared. */
async function laid() {
  const waybill = await layWaybill(house, [
    { orgId: house.orgA, ownerId: ana.userId, houses: 1 },
    { orgId: house.orgB, ownerId: bo.userId, houses: 1 },
  ]);
  return { ...waybill, paper: await layPaper(house, house.orgF, waybill.id) };
}

type Laid = Awaited<ReturnType<typeof laid>>;

interface Shown {
  readonly status: WaybillStatus;
  readonly version: number;
  /** The newest version of the draft. */
  readonly no: number | null;
  readonly state: string | null;
  /** Of the two customers in turn: their word on it, and whether their shares say that they agree. */
  readonly answers: readonly { readonly state: string; readonly agrees: boolean }[];
}

async function shown({ id }: Laid): Promise<Shown> {
  const [row] = await house.rows<Shown>(
    `select m.status, m.version, d.no, d.state, coalesce((select json_agg(json_build_object('state', a.state, 'agrees', s.agreed_at is not null) order by g.code)
        from awb_draft_answer a join organisation g on g.org_id = a.org_id join mawb_share s on s.mawb_id = a.mawb_id and s.org_id = a.org_id
        where a.mawb_id = m.id and a.no = d.no), '[]') as answers
     from mawb m left join lateral (select x.no, x.state from awb_draft x where x.mawb_id = m.id order by x.no desc limit 1) d on true where m.id = $1`,
    [id],
  );
  assert.ok(row);
  return row;
}

async function prepare({ no }: Laid) {
  const { data: draft } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const [last] = draft.versions;
  const revision = last?.state === 'PREPARING' ? last.revision : 0;
  const { master, houses } = last ?? soundForms(draft);
  return desk.post('/opsapi/mawb/draft/save', { no, revision, master, houses });
}

async function send(waybill: Laid) {
  const { data: draft } = await desk.get(`/opsapi/mawb/draft?no=${waybill.no}`);
  const [last] = draft.versions;
  const { no } = waybill;
  return desk.post('/opsapi/mawb/draft/send', {
    no,
    version: last?.no ?? 1,
    revision: last?.revision ?? 1,
    note: null,
  });
}

async function agree({ no, ...waybill }: Laid, calls: Calls) {
  const { no: version } = await shown({ no, ...waybill });
  return calls.post('/omsapi/mawb/draft/agree', { no, version: version ?? 1 });
}

async function ask({ no, ...waybill }: Laid, calls: Calls) {
  const { no: version } = await shown({ no, ...waybill });
  const requests = [{ paper: 'master', path: 'handling', wanted: 'KEEP DRY', reason: 'fragile' }];
  return calls.post('/omsapi/mawb/draft/changes', { no, version: version ?? 1, requests });
}

async function move(waybill: Laid, calls: Calls, to: WaybillStatus, data: object) {
  const { version } = await shown(waybill);
  const side = calls === desk ? 'opsapi' : 'omsapi';
  return calls.post(`/${side}/mawb/move`, { id: waybill.id, version, to, data });
}

async function back(waybill: Laid) {
  const { version } = await shown(waybill);
  return desk.post('/opsapi/mawb/back', { id: waybill.id, version, reason: 'pressed by mistake' });
}

let told = 0;

/** A carrier's word of the departure jumps over everything that nobody has recorded. */
async function departs({ id }: Laid): Promise<{ readonly code: number }> {
  told += 1;
  const said = {
    mawbId: id,
    code: 'DEP',
    place: 'PVG',
    classifier: 'ACT' as const,
    occurredAt: '2026-11-20T08:00:00.000Z',
    zone: 'Asia/Shanghai',
    source: 'fsu' as const,
    key: `${id} ${told}`,
  };
  await house.house.staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) => waybillEvent(tx, said));
  return { code: 200 };
}

const at = '2026-11-20T08:00:00.000Z';
const deeds = {
  prepare,
  send,
  acmeAgrees: (waybill: Laid) => agree(waybill, acme),
  betaAgrees: (waybill: Laid) => agree(waybill, beta),
  acmeAsks: (waybill: Laid) => ask(waybill, acme),
  betaSendsBack: (waybill: Laid) => move(waybill, beta, '42', { change: 'another consignee' }),
  staffSend: (waybill: Laid) => move(waybill, desk, '43', {}),
  staffAgree: (waybill: Laid) => move(waybill, desk, '44', { at, evidenceFile: waybill.paper }),
  staffReturn: (waybill: Laid) => move(waybill, desk, '42', { reason: 'rates were wrong' }),
  back,
  departs,
};

type Deed = keyof typeof deeds;

/** Draft, waybill and what each customer sees say the same. */
async function requireAgreement(waybill: Laid, way: string): Promise<Shown> {
  const now = await shown(waybill);
  const { status, state, answers } = now;
  assert.equal(status === '43', state === 'SENT', way);
  if (status === '44') assert.equal(state, 'AGREED', way);
  if (state === 'AGREED') assert.ok(status === '44' || status === '3', way);
  if (state === 'CHANGES')
    assert.ok(
      answers.some((one) => one.state === 'CHANGES'),
      way,
    );
  if (state === 'AGREED')
    assert.ok(
      answers.every((one) => one.state === 'AGREED'),
      way,
    );
  if (state === 'SENT')
    assert.ok(answers.some((one) => one.state === 'WAITING') && answers.length === 2, way);
  if (status === '43' || status === '44')
    for (const one of answers) assert.equal(one.agrees, one.state === 'AGREED', way);
  const whole = await desk.get(`/opsapi/mawb/draft?no=${waybill.no}`);
  assert.deepEqual([whole.data.status, whole.data.confirmed], [status, state === 'AGREED'], way);
  for (const [which, calls] of [acme, beta].entries()) {
    const { data } = await calls.get(`/omsapi/mawb/draft?no=${waybill.no}`);
    if (!data) continue;
    assert.deepEqual([data.status, data.confirmed], [status, state === 'AGREED'], way);
    assert.equal(data.canAnswer, status === '43' && answers[which]?.state === 'WAITING', way);
  }
  return now;
}

/** Makes one deed after the other; what is refused has changed nothing. */
async function walk(path: readonly Deed[]): Promise<Laid> {
  const waybill = await laid();
  for (const [done, deed] of path.entries()) {
    const way = path.slice(0, done + 1).join(' ');
    const before = await shown(waybill);
    const { code } = await deeds[deed](waybill);
    const after = await requireAgreement(waybill, way);
    if (code !== 200) assert.deepEqual(after, before, way);
  }
  return waybill;
}

test('a change that was asked for and is taken back leaves the version with the customers, and who had agreed agrees', async () => {
  for (const asks of ['acmeAsks', 'betaSendsBack'] as const) {
    const waybill = await walk(['prepare', 'send', asks, 'back']);
    const { status, state, answers } = await shown(waybill);
    assert.deepEqual(
      [status, state, answers.map((one) => one.state)],
      ['43', 'SENT', ['WAITING', 'WAITING']],
    );
  }
  const { status, answers } = await shown(await walk(['prepare', 'send', 'betaAgrees', 'acmeAsks', 'back']));
  assert.deepEqual(
    [status, answers],
    [
      '43',
      [
        { state: 'WAITING', agrees: false },
        { state: 'AGREED', agrees: true },
      ],
    ],
  );
});

test('a waybill that is with its customers again tells them so', async () => {
  const waybill = await walk(['prepare', 'send', 'acmeAgrees', 'betaAgrees', 'back']);
  const notices = await house.rows<{ org: string; times: number }>(
    `select n.org_id as org, count(*)::int as times from notice n where n.subject_id = $1 and n.event = 'draftToConfirm' group by 1`,
    [waybill.id],
  );
  assert.deepEqual(
    notices.map(({ times }) => times),
    [2, 2],
  );
});

test('who sends a waybill back themselves has asked for a change, and their words stand with their answer', async () => {
  const waybill = await walk(['prepare', 'send', 'betaSendsBack']);
  assert.equal((await shown(waybill)).state, 'CHANGES');
  const { data } = await beta.get(`/omsapi/mawb/draft?no=${waybill.no}`);
  const { state, reason } = data.versions[0].answer;
  assert.deepEqual([state, reason], ['CHANGES', 'another consignee']);
});

test('what was agreed is agreed again when its return is taken back, unless a new version was begun since', async () => {
  const agreed = ['prepare', 'send', 'staffAgree', 'staffReturn'] as const;
  const { status, state } = await shown(await walk([...agreed, 'back']));
  assert.deepEqual([status, state], ['44', 'AGREED']);
  const begun = await walk([...agreed, 'prepare']);
  const refused = await back(begun);
  assert.equal(refused.code, -1);
  assert.match(refused.message, /Version 2 of the draft/);
});

test('a version that was sent once is not sent again: the next one has to be prepared', async () => {
  const waybill = await walk(['prepare', 'send', 'acmeAsks']);
  const refused = await move(waybill, desk, '43', {});
  assert.equal(refused.code, -1);
  assert.match(refused.message, /No draft of the waybill is being prepared/);
});

test('after any deeds of customers, staff and carrier the draft, its waybill and what each customer sees agree', async () => {
  const names = Object.keys(deeds).filter((name): name is Deed => Object.hasOwn(deeds, name));
  const deed = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Deed>('prepare', 'send', 'back') },
    { weight: 4, arbitrary: fc.constantFrom(...names) },
  );
  const rest = fc.array(deed, { minLength: 6, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(rest, async (path) => {
      await walk(['prepare', 'send', ...path]);
    }),
    { numRuns: 8 },
  );
});
