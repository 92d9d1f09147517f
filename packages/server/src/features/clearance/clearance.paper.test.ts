import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { offerProduct, soundContent, soundLine, submittedBy } from '../trusts/trusts.factory.ts';
import { addOrderToAmerica, complete, entryCalls, estimate } from './clearance.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, move, say, examine, estimate: write } = entryCalls(desk);

async function filed(facts: object = {}, written: object = {}) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId, ...facts });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const saved = await save(no, { ...complete, entryNo: null, ...written });
  assert.equal(saved.code, 200, saved.message);
  return { order, no };
}

/** What stands on the paper, in one line. */
async function paperBy(
  calls: Calls,
  side: 'omsapi' | 'opsapi',
  no: string,
  language = 'en',
): Promise<string> {
  const reply = await calls.get(`/${side}/entries/paper?no=${no}`, { 'accept-language': language });
  assert.equal(reply.status, 200, reply.message);
  assert.match(String(reply.headers['content-type']), /^application\/pdf/);
  return (await textOfPdf(reply.bytes)).join('\n').replaceAll('\n', ' ');
}

const own = (no: string, language?: string) => paperBy(customer, 'omsapi', no, language);
const ours = (no: string, language?: string) => paperBy(desk, 'opsapi', no, language);

function holds(text: string, words: readonly string[]): void {
  for (const one of words) assert.ok(text.includes(one), `${one} in ${text}`);
}

test('the paper of an entry prints the data of its summary in the language that is asked for, and says that it is no form of customs', async () => {
  const { order, no } = await filed({}, { entryNo: '231-1234567-5' });
  await move(no, 'SUBMITTED', { at: '2026-11-20T20:05:00.000Z' });
  const file = (await detail(no)).file;
  holds(await own(no), [
    'Release and 7501 summary',
    'Summary, not a filed CBP form',
    no,
    order.orderNumber,
    '231-1234567-5',
    '01 Consumption, free and dutiable',
    '2720 L.A. INT. AIRPORT, CALIF.',
    'Continuous',
    '91-114444200',
    'W123',
    // 20:05 in UTC, by the clocks of the port.
    '2026-11-20 12:05 GMT−8',
    'Los Angeles (Pacific)',
    '2026-11-28',
    '6109100012 Knitted T-shirt',
    '600 ',
    '3,000.00',
    '9405218000 LED lamp',
    'Total entered value 3,111.00',
    'Not released by customs yet',
    'Not estimated',
  ]);
  assert.equal(file.value, '3111.00');
  const chinese = await ours(no, 'zh-cn');
  holds(chinese, [
    '放行及 7501 摘要',
    '摘要，并非已递交的 CBP 表格',
    '针织T恤衫',
    '01 正式（自由及应税）',
    '洛杉矶（美西）',
    '海关尚未放行',
    '未估算',
  ]);
});

test('once customs released it, when by the clocks of the port and who told stands on it, and no name of staff on its customer’s', async () => {
  const { no } = await filed({}, { port: '3901' });
  for (const step of ['SUBMITTED', 'CLEARING']) await move(no, step);
  await move(no, 'RELEASED', { at: '2026-11-21T02:30:00.000Z', note: 'ACE 1C' });
  const when = '2026-11-20 20:30 GMT−6';
  const who = (await detail(no)).steps.find(({ step }: { step: string }) => step === 'RELEASED').who;
  assert.ok(who);
  holds(await ours(no), ['Released by customs', when, 'Chicago (Central)', `Told by ${who}`, 'ACE 1C']);
  const theirs = await own(no);
  holds(theirs, ['Released by customs', when]);
  assert.ok(!theirs.includes(who));
  const [forwarder] = await house.rows<{ name: string }>(
    `select name_en as name from organisation where kind = 'forwarder'`,
  );
  holds(theirs, [`Told by ${forwarder?.name}`]);
  const back = (await detail(no)).file.version;
  await desk.post('/opsapi/entries/back', { no, version: back, reason: '误登记' });
  holds(await own(no), ['Not released by customs yet']);
});

test('duties stand on it as its customer approved them, and another estimate takes them off until it is approved', async () => {
  const { no } = await filed();
  const { data } = await write(no, estimate);
  const waiting = await own(no);
  holds(waiting, ['Estimate no. 1: Waiting for approval']);
  assert.ok(!waiting.includes('786.66'));
  const body = { no, duty: data.duties[0].id, to: 'APPROVED' };
  assert.equal((await customer.post('/omsapi/entries/duty/decide', body)).code, 200);
  for (const text of [await own(no), await ours(no)]) {
    holds(text, [
      'Duty, general rate 499.33',
      'Section 301 252.75',
      'Merchandise processing fee 34.58',
      'Total 786.66',
      'Estimate no. 1: Approved',
      `Approved by Name ${ana.username} at`,
      'Date of entry 2026-11-24',
    ]);
    assert.ok(!text.includes('Harbor maintenance fee'));
  }
  await write(no, { ...estimate, s301: '777.75' });
  const anew = await own(no);
  holds(anew, ['Estimate no. 2: Waiting for approval']);
  for (const amount of ['786.66', '1,311.66']) assert.ok(!anew.includes(amount), amount);
});

test('a number of a person is printed in full for the desk alone', async () => {
  const { no } = await filed({}, { importerNo: '123-45-6789' });
  holds(await ours(no), ['123-45-6789']);
  const theirs = await own(no);
  assert.ok(!theirs.includes('123-45-6789'));
  holds(theirs, ['*******6789']);
});

test('what went by sea is printed with its vessel, and when it arrived once that was told', async () => {
  const sea = { transport_type: '2', origin: 'CNNGB', destination: 'USLAX' };
  const { order, no } = await filed(sea, { port: '2704' });
  await house.rows(
    `insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, flight_or_vessel, source)
       values ($1, gen_random_uuid(), 'order', $2, 'ARRIVED', 'ARRIVED', 'ACT', '2026-11-19T16:00:00Z', 'America/Los_Angeles', 'COSCO SHIPPING ARIES 032E', 'operator')`,
    [house.orgA, order.id],
  );
  holds(await own(no), [
    'COSCO SHIPPING ARIES 032E',
    'Import date 2026-11-19 08:00 GMT−8',
    '2704 LOS ANGELES',
  ]);
});

test('the MID that a trust order names for goods stands in their line, and a line of which it names none says so', async () => {
  const { order, no } = await filed();
  const shirts = {
    nameZh: '针织T恤衫',
    nameEn: 'Knitted T-shirt',
    hsDest: '6109100012',
    mid: 'CNNINBEI88NIN',
  };
  const lamps = { nameZh: 'LED 台灯', nameEn: 'LED lamp', hsDest: '9405218000', mid: null };
  const { trust } = await submittedBy(customer, soundContent([soundLine(shirts), soundLine(lamps)]));
  await house.rows('update orders set trust_id = $2 where id = $1', [order.id, trust.id]);
  for (const text of [await own(no), await ours(no)])
    holds(text, ['CNNINBEI88NIN', 'MID —: no trust order names one']);
});

test("another organisation's entry is answered as one that does not exist, and nothing of it stands on ours on a shared waybill", async () => {
  const master = { tracking_no: '160-44444444' };
  const theirs = await addOrderToAmerica(house, {
    ...master,
    org_id: house.orgB,
    reference_number: 'SENTINEL-B',
  });
  const noOfTheirs = String((await make([theirs.orderNumber])).data.file.fileNo);
  const { no } = await filed(master);
  const text = await own(no);
  holds(text, ['160-44444444']);
  for (const sentinel of [theirs.orderNumber, noOfTheirs, 'SENTINEL-B']) assert.ok(!text.includes(sentinel));
  const foreign = await customer.get(`/omsapi/entries/paper?no=${noOfTheirs}`);
  const absent = await customer.get('/omsapi/entries/paper?no=US00000000');
  assert.equal(foreign.status, 404);
  assert.deepEqual([foreign.status, foreign.message], [absent.status, absent.message]);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await elsewhere.get(`/opsapi/entries/paper?no=${no}`)).status, 404);
  assert.equal((await customer.get(`/opsapi/entries/paper?no=${no}`)).status, 403);
});

test('what an examination costs us stands on no paper', async () => {
  const { no } = await filed();
  const { data } = await say(no, '7H');
  await examine(no, data.exams[0].id, { charged: '918273.64' });
  for (const text of [await own(no), await ours(no)]) assert.doesNotMatch(text, /918,?273/);
});
