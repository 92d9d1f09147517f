import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pgaAgencies, pgaAsOf, pgaFlags, ruleOf } from '@loadline/contract/clearance/pga.codes';
import { codesOf } from '@loadline/contract/kernel/code';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addOrderToAmerica, complete, entryCalls } from './clearance.factory.ts';
import { flaggedNumbers, flagsOf, pgaReport } from './pga.table.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, move, pga } = entryCalls(desk);

/** All that an entry needs; customs have not numbered it yet. */
const written = { ...complete, entryNo: null };

/** Protein powder (FD4 required, AM7 and AQ1 perhaps) and a speaker (AL1, EP7 perhaps). */
async function flaggedEntry() {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  await recode(order.id, 1, '2106100000');
  await recode(order.id, 2, '8518210000');
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  await save(no, written);
  return { order, no, line: (place: number) => `${order.orderNumber} ${place}` };
}

const recode = (order: string, line: number, hts: string) =>
  house.rows('update goods_line set hs_dest = $3 where order_id = $1 and line_no = $2', [order, line, hts]);
const own = async (no: string) => (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
const flagsAt = async (no: string, place: number) =>
  (await own(no)).lines[place - 1].pga.map((one: { flag: string; pgaState: string | null }) => [
    one.flag,
    one.pgaState,
  ]);

test('the table is that of the report of its day: every flag has its agency, and none is lost', () => {
  assert.equal(pgaReport.asOf, pgaAsOf);
  assert.equal(flaggedNumbers, 9_466);
  assert.deepEqual(flagsOf('2106100000'), ['AM7', 'AQ1', 'FD4']);
  assert.deepEqual(flagsOf('8518210000'), ['AL1', 'EP7']);
  for (const hts of ['9405218000', '21061000', '6109100012', null]) assert.deepEqual(flagsOf(hts), []);
  const agencies = new Set(codesOf(pgaFlags).map((flag) => ruleOf(flag).agency));
  assert.deepEqual([...agencies].toSorted(), codesOf(pgaAgencies).toSorted());
  const needs = (need: string) => codesOf(pgaFlags).filter((flag) => ruleOf(flag).need === need).length;
  assert.deepEqual([needs('must'), needs('may'), needs('special')], [17, 19, 1]);
});

test('both sides read which agencies a line brings, and whether it has to be filed', async () => {
  const { no } = await flaggedEntry();
  assert.deepEqual(await flagsAt(no, 1), [
    ['AM7', null],
    ['AQ1', null],
    ['FD4', null],
  ]);
  assert.deepEqual(
    (await detail(no)).lines[1].pga.map(({ flag }: { flag: string }) => flag),
    ['AL1', 'EP7'],
  );
  const papers = [
    ['APHIS', 0, 0],
    ['AMS', 0, 0],
    ['EPA', 0, 0],
    ['FDA', 0, 0],
  ];
  for (const read of [await own(no), await detail(no)])
    assert.deepEqual(
      read.papers.map((one: Record<string, unknown>) => [one.agency, one.onEntry, one.onOrders]),
      papers,
    );
});

test('before filing every required flag that is neither filed nor disclaimed is named', async () => {
  const { no, line } = await flaggedEntry();
  const refused = await move(no, 'SUBMITTED');
  assert.equal(refused.code, -1);
  assert.match(refused.message, /FD4 FDA prior notice/);
  assert.doesNotMatch(refused.message, /AM7|EP7/);
  const noted = await pga(no, [line(1)], 'FD4', { pgaState: 'filed', pgaNo: '123456789012' });
  assert.equal(noted.code, 200, noted.message);
  assert.deepEqual((await flagsAt(no, 1))[2], ['FD4', 'filed']);
  assert.equal((await move(no, 'SUBMITTED')).code, 200);
});

test('a note says what its state needs, and a required flag is not simply left out', async () => {
  const { no, line } = await flaggedEntry();
  for (const [flag, given, says] of [
    ['FD4', { pgaState: 'filed' }, /Agency filing no\..*needed of what is filed/],
    ['FD4', { pgaState: 'disclaimed', disclaimCode: 'A', pgaNote: 'not food' }, /cannot be disclaimed/],
    ['FD4', { pgaState: 'notNeeded' }, /has to be filed or disclaimed/],
    [
      'AM7',
      { pgaState: 'disclaimed', pgaNote: 'not organic' },
      /Disclaim code.*needed of what is disclaimed/,
    ],
    ['AM7', { pgaState: 'disclaimed', disclaimCode: 'A' }, /About the agency filing.*needed/],
    ['AM7', { pgaState: 'disclaimed', disclaimCode: '1', pgaNote: 'not organic' }, /one letter/],
    ['AM7', { pgaState: 'notNeeded', pgaNo: '1' }, /belongs to what is filed alone/],
    ['EP7', { pgaState: 'notNeeded' }, /is no flag of these lines/],
  ] as const) {
    const { status, message } = await pga(no, [line(1)], flag, given);
    assert.equal(status, 400, JSON.stringify(given));
    assert.match(message, says);
  }
  for (const lines of [[], [line(3)], [line(1), 'SO000000 1']])
    assert.equal((await pga(no, lines, 'AM7', { pgaState: 'notNeeded' })).status, 400, String(lines));
});

test('one note is for several lines, and is taken away again', async () => {
  const { order, no, line } = await flaggedEntry();
  await recode(order.id, 2, '2106100000');
  const both = [line(1), line(2)];
  const noted = await pga(no, both, 'AM7', { pgaState: 'disclaimed', disclaimCode: 'a', pgaNote: '非有机' });
  assert.equal(noted.code, 200, noted.message);
  const [first, second] = (await own(no)).lines;
  for (const { pga: flags } of [first, second])
    assert.deepEqual(flags[0], {
      flag: 'AM7',
      pgaState: 'disclaimed',
      pgaNo: null,
      disclaimCode: 'A',
      pgaNote: '非有机',
    });
  await pga(no, [line(2)], 'AM7', {});
  assert.deepEqual((await flagsAt(no, 1))[0], ['AM7', 'disclaimed']);
  assert.deepEqual((await flagsAt(no, 2))[0], ['AM7', null]);
});

test('what was noted counts for the tariff number that the line had: goods that are corrected are asked for anew', async () => {
  const { order, no, line } = await flaggedEntry();
  await pga(no, [line(1)], 'FD4', { pgaState: 'filed', pgaNo: '123456789012' });
  await recode(order.id, 1, '2103202000');
  assert.deepEqual(
    (await flagsAt(no, 1)).filter(([flag]: [string]) => flag === 'FD4'),
    [['FD4', null]],
  );
  await recode(order.id, 1, '9405218000');
  assert.deepEqual(await flagsAt(no, 1), []);
  assert.deepEqual(
    (await own(no)).papers.map(({ agency }: { agency: string }) => agency),
    ['APHIS', 'EPA'],
  );
});

test('a paper of an agency is there when a file of its kind is on the entry or on its orders; a refused one is not', async () => {
  const { order, no } = await flaggedEntry();
  const { id } = (await own(no)).file;
  const fda = async () => {
    const of = ({ papers }: { papers: { agency: string; onEntry: number; onOrders: number }[] }) => {
      const one = papers.find(({ agency }) => agency === 'FDA');
      return [one?.onEntry, one?.onOrders];
    };
    const [mine, ours] = [of(await own(no)), of(await detail(no))];
    assert.deepEqual(mine, ours);
    return mine;
  };
  assert.deepEqual(await fda(), [0, 0]);
  const upload = (subject: string, record: string) =>
    customer.upload(`/omsapi/files/upload?subject=${subject}&id=${record}&type=FDA`, '预先通知.pdf', paper);
  assert.equal((await upload('order', order.id)).code, 200);
  assert.deepEqual(await fda(), [0, 1]);
  const { data } = await upload('clearance', id);
  assert.deepEqual(await fda(), [1, 1]);
  const decided = await desk.post('/opsapi/files/decide', {
    fileId: data.fileId,
    verdict: 'refused',
    reason: '不清晰',
  });
  assert.equal(decided.code, 200, decided.message);
  assert.deepEqual(await fda(), [0, 1]);
});

test('what is noted is written down with who did it, and its customer reads it without their name', async () => {
  const { no, line } = await flaggedEntry();
  await pga(no, [line(1)], 'FD4', { pgaState: 'filed', pgaNo: 'PN-778899' });
  const history = (await customer.get(`/omsapi/entries/history?no=${no}`)).data;
  assert.match(JSON.stringify(history), /PN-?778899/);
  assert.match(JSON.stringify(history), /FD4 FDA prior notice/);
});

test("staff for the United States alone note it, of what they have read, and nobody of another organisation's", async () => {
  const { no, line } = await flaggedEntry();
  const body = {
    no,
    version: (await detail(no)).file.version,
    lines: [line(1)],
    flag: 'AM7',
    pgaState: 'notNeeded',
  };
  const china = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customs'] }));
  for (const stranger of [china, customer])
    assert.equal((await stranger.post('/opsapi/entries/pga', body)).status, 403);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await elsewhere.post('/opsapi/entries/pga', body)).status, 404);
  await save(no, { ...written, remark: '改过' });
  assert.equal((await desk.post('/opsapi/entries/pga', body)).status, 409);
  assert.deepEqual((await flagsAt(no, 1))[0], ['AM7', null]);
});

test('of a number of the schedule anybody who reads it sees which agencies flag it, and by which report', async () => {
  const reader = await house.as(await house.person({ permissions: ['hts:view'] }));
  const { data, message } = await reader.get('/omsapi/entries/flags?no=8539.52.00.00');
  assert.ok(data, message);
  assert.deepEqual([data.asOf, data.flags], [pgaAsOf, [...flagsOf('8539520000')]]);
  assert.deepEqual((await reader.get('/omsapi/entries/flags?no=8539')).data.flags, []);
  assert.ok(flagsOf('0409000005').length > 0);
  assert.deepEqual((await reader.get('/omsapi/entries/flags?no=0409000005')).data.flags, [
    ...flagsOf('0409000005'),
  ]);
});
