import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DutyState } from '@loadline/contract/clearance/entry-duty.codes';
import { dutyLifecycle, dutyStates, dutyVerdicts } from '@loadline/contract/clearance/entry-duty.codes';
import { codesOf } from '@loadline/contract/kernel/code';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addOrderToAmerica, entryCalls, estimate } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, move, estimate: write, pay } = entryCalls(desk);

async function estimated(more: object = {}) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const { data, code, message } = await write(no, more);
  assert.equal(code, 200, message);
  return { no, duty: String(data.duties[0].id) };
}

const decide = (no: string, duty: string, to: string, refusal: string | null = null) =>
  customer.post('/omsapi/entries/duty/decide', { no, duty, to, refusal });
const prove = async (no: string, duty: string) => {
  const file = await customer.upload('/omsapi/files/upload?subject=clearance&type=11', '付款凭证.pdf', paper);
  return customer.post('/omsapi/entries/duty/proof', { no, duty, files: [file.data.fileId] });
};
const newest = async (no: string) => (await customer.get(`/omsapi/entries/detail?no=${no}`)).data.duties[0];

test('an estimate is added up, approved as it stands, asked for, proven and confirmed, and only then are duties paid', async () => {
  const { no, duty } = await estimated();
  const made = await newest(no);
  assert.deepEqual(
    [made.total, made.state, made.source, made.amounts.length],
    ['786.66', 'TO_APPROVE', 'typed', 3],
  );
  for (const step of ['SUBMITTED', 'CLEARING', 'TAX_DUE']) await move(no, step, { reason: '海关已接受' });
  for (const standing of [/Waiting for approval/, /Approved/, /To be paid/, /Proof of payment in/]) {
    const refused = await move(no, 'TAX_PAID');
    assert.equal(refused.code, -1);
    assert.match(refused.message, standing);
    const steps: Readonly<Record<string, () => ReturnType<typeof prove>>> = {
      TO_APPROVE: () => decide(no, duty, 'APPROVED'),
      APPROVED: () => pay(no, duty, 'TO_PAY', { payBy: dayAhead(3) }),
      TO_PAY: () => prove(no, duty),
      PROOF_SENT: () => pay(no, duty, 'PAID', { paymentNote: '招行 11-27 到账' }),
    };
    const reply = await steps[String((await newest(no)).state)]?.();
    assert.equal(reply?.code, 200, reply?.message);
  }
  const paid = await newest(no);
  assert.deepEqual(
    [paid.state, paid.decidedWho, paid.approvedTotal, paid.proofWho],
    ['PAID', `Name ${ana.username}`, '786.66', `Name ${ana.username}`],
  );
  assert.equal((await move(no, 'TAX_PAID')).code, 200);
});

test('a total is the sum to the cent of all that was typed', async () => {
  const none = { duty: null, s301: null, mpf: null };
  for (const [typed, total] of [
    [{ ...none, duty: '0.1', s301: '0.2', mpf: '34.58' }, '34.88'],
    [{ ...none, duty: '9999999999', other: '1' }, '10000000000.00'],
  ] as const)
    assert.equal((await newest((await estimated(typed)).no)).total, total);
});

test('duties that nobody estimated are paid only with a written reason', async () => {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  for (const step of ['SUBMITTED', 'CLEARING', 'TAX_DUE']) await move(no, step, { reason: '海关已接受' });
  assert.match((await move(no, 'TAX_PAID')).message, /not estimated yet/);
  assert.equal((await move(no, 'TAX_PAID', { reason: '客户自行缴税' })).code, 200);
});

test('another amount asks anew, and who approved which amount before it stays', async () => {
  const { no, duty } = await estimated();
  await decide(no, duty, 'APPROVED');
  await pay(no, duty, 'TO_PAY');
  await write(no, { s301: '777.75' });
  const { duties, file } = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
  assert.deepEqual(
    duties.map(({ estimateNo, state, total, approvedTotal }: never) => [
      estimateNo,
      state,
      total,
      approvedTotal,
    ]),
    [
      [2, 'TO_APPROVE', '1311.66', null],
      [1, 'REPLACED', '786.66', '786.66'],
    ],
  );
  assert.deepEqual([file.dutyTotal, file.dutyState], ['1311.66', 'TO_APPROVE']);
  assert.equal((await decide(no, duty, 'APPROVED')).code, -1);
  const history = JSON.stringify((await customer.get(`/omsapi/entries/history?no=${no}`)).data);
  assert.match(history, /Approved.*786\.66/);
});

test('whoever refuses an estimate, or sends a proof back, says why; each side hears of the other', async () => {
  const { no, duty } = await estimated({ approveBy: dayAhead(2) });
  const silent = await decide(no, duty, 'REFUSED');
  assert.equal(silent.status, 400);
  assert.match(silent.message, /Why it is refused/);
  assert.equal((await decide(no, duty, 'REFUSED', '301 不适用')).code, 200);
  const { data } = await write(no, { s301: null });
  const second = String(data.duties[0].id);
  await decide(no, second, 'APPROVED');
  await pay(no, second, 'TO_PAY');
  assert.equal(
    (await customer.post('/omsapi/entries/duty/proof', { no, duty: second, files: [] })).status,
    400,
  );
  await prove(no, second);
  assert.match((await pay(no, second, 'TO_PAY')).message, /About the payment/);
  assert.equal((await pay(no, second, 'TO_PAY', { paymentNote: '金额不符' })).code, 200);
  const told = async (table: string) =>
    (
      await house.rows<{ event: string }>(
        `select event from (select distinct event, key, created_at from ${table} where subject = 'clearance' and number = $1) n order by created_at`,
        [no],
      )
    ).map(({ event }) => event);
  assert.deepEqual(await told('notice'), ['dutyToApprove', 'dutyToApprove', 'dutyToPay', 'dutyToPay']);
  assert.deepEqual(await told('staff_notice'), ['dutyRefused', 'dutyApproved', 'paymentProven']);
  const [words] = await house.rows<{ amount: string; due: string }>(
    `select words ->> 'amount' as amount, words ->> 'due' as due from notice where event = 'dutyToApprove' and number = $1 order by created_at limit 1`,
    [no],
  );
  assert.equal(words?.amount, 'USD 786.66');
  assert.match(words?.due ?? '', /T0[78]:00:00/);
});

test('a fee outside what the law bounds is refused by name before anything is written', async () => {
  const { no } = await estimated();
  for (const [more, name] of [
    [{ mpf: '8.66' }, /Merchandise processing fee/],
    [{ hmf: '12.00' }, /Harbor maintenance fee/],
    [{ duty: '-1' }, /Duty, general rate/],
    [{ approveBy: '2020-01-01' }, /Approve by/],
  ] as const) {
    const { status, message } = await write(no, more);
    assert.equal(status, 400);
    assert.match(message, name);
  }
  assert.equal((await detail(no)).duties.length, 1);
});

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const looks = await house.as(await house.person({ permissions: ['customs2:view', 'customs2:reply'] }));
const china = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customs'] }));

async function stateOf(no: string): Promise<string> {
  const rows = await house.rows(
    `select f::text as entry, (select string_agg(t::text, ';') from us_entry_duty t where t.entry_id = f.id) as duties,
       (select count(*) from notice n where n.subject_id = f.id) as notices, (select count(*) from staff_notice n where n.subject_id = f.id) as rung,
       (select count(*) from audit a where a.subject_id = f.id) as audit from us_entry f where f.file_no = $1`,
    [no],
  );
  return JSON.stringify(rows);
}

for (const from of codesOf(dutyStates))
  test(`an estimate that is ${from} moves as its table says, for whom it says, and an illegal move writes nothing`, async () => {
    const { no, duty } = await estimated();
    const laid = () => house.rows('update us_entry_duty set state = $2 where id = $1', [duty, from]);
    const isLegal = (to: DutyState, by: string) =>
      dutyLifecycle.moves.some((one) => one.from === from && one.to === to && one.by === by);
    for (const to of codesOf(dutyStates)) {
      await laid();
      const before = await stateOf(no);
      const body = { no, version: (await detail(no)).file.version, duty, to, paymentNote: '逐对核对' };
      for (const calls of [customer, china])
        assert.equal((await calls.post('/opsapi/entries/duty/move', body)).status, 403);
      const reply = await desk.post('/opsapi/entries/duty/move', body);
      assert.equal(reply.code, isLegal(to, 'op:entry') ? 200 : -1, `${from} to ${to}: ${reply.message}`);
      if (reply.code === -1) assert.equal(await stateOf(no), before);
    }
    for (const to of codesOf(dutyVerdicts)) {
      await laid();
      const before = await stateOf(no);
      const body = { no, duty, to, refusal: '逐对核对' };
      for (const calls of [looks, desk])
        assert.equal((await calls.post('/omsapi/entries/duty/decide', body)).status, 403);
      assert.equal(await stateOf(no), before);
      const reply = await customer.post('/omsapi/entries/duty/decide', body);
      assert.equal(reply.code, isLegal(to, 'duty:approve') ? 200 : -1, reply.message);
      if (reply.code === -1) assert.equal(await stateOf(no), before);
    }
    await laid();
    assert.equal((await prove(no, duty)).code, isLegal('PROOF_SENT', 'duty:approve') ? 200 : -1);
  });

test("another organisation's estimate on a shared waybill is neither read, nor approved, nor paid", async () => {
  const master = { tracking_no: '160-33333333' };
  const theirs = await addOrderToAmerica(house, { ...master, org_id: house.orgB });
  const ours = await addOrderToAmerica(house, { ...master, created_by: ana.userId });
  const noOfTheirs = String((await make([theirs.orderNumber])).data.file.fileNo);
  const no = String((await make([ours.orderNumber])).data.file.fileNo);
  const { data } = await write(noOfTheirs, { other: '918273.64', note: '乙方的估算' });
  const duty = String(data.duties[0].id);
  for (const path of [
    `/omsapi/entries/detail?no=${no}`,
    '/omsapi/entries?search=16033333333',
    '/omsapi/dashboard/due',
    '/adminapi/notices',
  ]) {
    const { bytes } = await customer.get(path);
    for (const sentinel of ['919060.30', '919,060.30', '乙方的估算'])
      assert.ok(!bytes.includes(sentinel), path);
  }
  assert.equal((await decide(noOfTheirs, duty, 'APPROVED')).status, 404);
  assert.equal((await decide(no, duty, 'APPROVED')).status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  const body = { no, version: (await detail(no)).file.version, ...estimate };
  assert.equal((await elsewhere.post('/opsapi/entries/duty/write', body)).status, 404);
});
