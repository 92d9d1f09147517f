import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, entryCalls } from './clearance.factory.ts';
import { urgeLastDaysJob } from './clearance.urge.commands.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, ask, decide, estimate, pay, move } = entryCalls(desk);

async function entry() {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  return String((await make([order.orderNumber])).data.file.fileNo);
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What one who may see the entry has been told of its last days, after the job has run once more. */
async function told(no: string) {
  await urgeLastDaysJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  const rows = await house.rows<{ event: string; words: Record<string, string> }>(
    `select n.event, n.words from notice n join us_entry r on r.id = n.subject_id and r.file_no = $1
     where n.subject = 'clearance' and n.event like '%Near' and n.user_id = $2 order by n.created_at`,
    [no, ana.userId],
  );
  return rows.map(({ event, words }): Record<string, string> => ({ ...words, event }));
}

const count = async (no: string) => (await told(no)).length;

test('two days before an answer is due its customer is told once, and again when it is asked with another last day', async () => {
  const no = await entry();
  const { data } = await ask(no, { dueDay: dayAfter(4), zone: 'UTC', topic: '成分' });
  const rfi = String(data.rfis[0].id);
  assert.deepEqual(await told(no), []);
  await house.rows(`update us_entry_rfi set due_day = $2 where id = $1`, [rfi, dayAfter(1)]);
  const [first] = await told(no);
  assert.equal(first?.event, 'answerNear');
  assert.equal(first?.due, (await detail(no)).file.askedUntil);
  assert.equal(first?.zone, 'UTC');
  assert.equal(first?.reasonZh, 'CBP 28 资料要求：成分');
  assert.equal(await count(no), 1);
  await customer.post('/omsapi/entries/rfi/answer', { no, rfi, body: '棉 100%' });
  const again = { body: '请补报告', zone: 'UTC' };
  assert.equal((await decide(no, rfi, 'OPEN', { ...again, dueDay: dayAfter(1) })).code, 200);
  assert.equal(await count(no), 1, 'the same last day is told of once');
  await customer.post('/omsapi/entries/rfi/answer', { no, rfi, body: '报告见附件' });
  assert.equal((await decide(no, rfi, 'OPEN', { ...again, dueDay: dayAfter(0) })).code, 200);
  assert.equal(await count(no), 2);
});

test('what is answered or closed reminds nobody, nor does a void entry', async () => {
  const [answered, closed, gone] = [await entry(), await entry(), await entry()];
  const near = { dueDay: dayAfter(1), zone: 'UTC' };
  const open = async (no: string) => String((await ask(no, near)).data.rfis[0].id);
  const rfi = await open(answered);
  await customer.post('/omsapi/entries/rfi/answer', { no: answered, rfi, body: '棉 100%' });
  await decide(closed, await open(closed), 'CLOSED', { body: '已核实' });
  await open(gone);
  assert.equal((await move(gone, 'VOID')).code, 200);
  for (const no of [answered, closed, gone]) assert.equal(await count(no), 0);
});

test('two days before an estimate has to be approved its customer is told once, and again of another estimate', async () => {
  const no = await entry();
  await estimate(no, { approveBy: dayAfter(4), zone: 'UTC' });
  assert.equal(await count(no), 0);
  await estimate(no, { approveBy: dayAfter(1), zone: 'UTC' });
  const [first] = await told(no);
  assert.deepEqual([first?.event, first?.amount, first?.zone], ['approvalNear', 'USD 786.66', 'UTC']);
  assert.equal(first?.due, (await detail(no)).duties[0].approveEnds);
  assert.equal(await count(no), 1);
  const { data } = await estimate(no, { approveBy: dayAfter(1), zone: 'UTC', duty: '1.00' });
  assert.equal(await count(no), 2);
  const duty = String(data.duties[0].id);
  const decided = await customer.post('/omsapi/entries/duty/decide', { no, duty, to: 'APPROVED' });
  assert.equal(decided.code, 200, decided.message);
  assert.equal(await count(no), 2);
});

test('two days before duties have to be paid their customer is told once, even where they were to be approved by the same day', async () => {
  const no = await entry();
  const { data } = await estimate(no, { approveBy: dayAfter(1), zone: 'UTC' });
  const duty = String(data.duties[0].id);
  assert.equal(await count(no), 1);
  await customer.post('/omsapi/entries/duty/decide', { no, duty, to: 'APPROVED' });
  assert.equal((await pay(no, duty, 'TO_PAY', { payBy: dayAfter(1) })).code, 200);
  const [, second] = await told(no);
  assert.deepEqual([second?.event, second?.amount], ['paymentNear', 'USD 786.66']);
  assert.equal(second?.due, (await detail(no)).duties[0].payEnds);
  assert.equal(await count(no), 2);
  await house.rows(`update us_entry_duty set pay_by = $2 where id = $1`, [duty, dayAfter(0)]);
  assert.equal(await count(no), 3);
  await pay(no, duty, 'PAID');
  await house.rows(`update us_entry_duty set pay_by = $2 where id = $1`, [duty, dayAfter(1)]);
  assert.equal(await count(no), 3);
});

test('what a killed worker told without writing it down is told by the next one, and twice to nobody', async () => {
  const no = await entry();
  await ask(no, { dueDay: dayAfter(1), zone: 'UTC' });
  assert.equal(await count(no), 1);
  await house.rows(
    `update us_entry_rfi set urged_for = null where entry_id = (select id from us_entry where file_no = $1)`,
    [no],
  );
  const both = [1, 2].map(() => urgeLastDaysJob(house.house).work(viewerOfJob('0', 'nobody'), {}));
  await Promise.all(both);
  assert.equal(await count(no), 1);
});

test("another organisation's last day is told to its own people alone", async () => {
  const theirs = await addOrderToAmerica(house, { org_id: house.orgB });
  const no = String((await make([theirs.orderNumber])).data.file.fileNo);
  await ask(no, { dueDay: dayAfter(1), zone: 'UTC', topic: '乙方的要求' });
  assert.equal(await count(no), 0);
  assert.ok(!(await customer.get('/adminapi/notices')).bytes.includes('乙方的要求'));
});
