import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chargedToUs } from './testing/belongings.entries.ts';
import { staffOnly } from './testing/belongings.ts';
import type { Calls, Reply } from './testing/calls.ts';
import type { Belongings } from './testing/fixture.ts';
import { openTestHouse } from './testing/house.ts';
import { plainFigures, readableOf } from './testing/readable.ts';
import type { Sharer } from './testing/shared-waybill.ts';
import { layShared } from './testing/shared-waybill.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served } = house.house;
const [ana, bo] = [await house.person(), await house.person({ orgId: house.orgB })];
const acme: Sharer = { orgId: house.orgA, ownerId: ana.userId, word: 'SHAREDA7Q', figures: 73_194_600 };
const beta: Sharer = { orgId: house.orgB, ownerId: bo.userId, word: 'SHAREDB5K', figures: 10_000_000 };
const [ofAcme, ofBeta] = await layShared(house, [acme, beta]);
assert.ok(ofAcme && ofBeta);
const [callsOfAcme, callsOfBeta] = [await house.as(ana), await house.as(bo)];

const portal = served.filter(({ path }) => !path.startsWith('/opsapi/') && path !== '/adminapi/oauth/logout');
const [questions, deeds] = [
  portal.filter(({ method }) => method === 'GET'),
  portal.filter(({ method }) => method !== 'GET'),
];

/** The papers of records beside orders, which the walk asks for, too. */
function papersOf({ customsId, entryId, mawbId }: Belongings): string[] {
  const records = [
    ['customs', customsId],
    ['clearance', entryId],
    ['mawb', mawbId],
  ];
  return records.flatMap(([subject, id]) =>
    ['', '/zip'].map((what) => `/omsapi/files${what}?subject=${subject}&id=${id}`),
  );
}

/** The paper of the master waybill itself, on which all of them are. */
function masterOf({ draftMawbNo }: Belongings): string {
  return `/omsapi/mawb/paper?no=${draftMawbNo}&paper=mawb`;
}

interface Heard {
  readonly from: string;
  readonly said: string;
}

async function heard(from: string, { bytes, headers, status, message }: Reply): Promise<Heard> {
  // No workbook lies behind an import that was laid.
  assert.ok(status < 500 || /imports\/(?:file|marked)$/.test(from), `${from}: ${message}`);
  return { from, said: plainFigures(`${JSON.stringify(headers)}\n${await readableOf(bytes)}`) };
}

/** Everything that somebody hears who asks about what is one's own. */
async function answersAbout(calls: Calls, of: Belongings): Promise<Heard[]> {
  const answers: Heard[] = [];
  for (const endpoint of questions)
    answers.push(await heard(nameOf(endpoint), await callAbout(calls, endpoint, of)));
  for (const path of [...papersOf(of), masterOf(of)]) answers.push(await heard(path, await calls.get(path)));
  return answers;
}

/** Figures of Acme's, and of what both of them have together: who knows the sum knows the other's. */
const figuresOfAcme = /[78]31946\d\d/;
const costs = new RegExp(`${chargedToUs}|${staffOnly}`);

function tellsOfAcme(said: string): boolean {
  return said.includes(acme.word) || figuresOfAcme.test(said);
}

test('of a waybill that two customers share neither hears a word or a figure of the other’s, in no answer, list, sheet, paper, archive or notice', async () => {
  for (const { from, said } of await answersAbout(callsOfBeta, ofBeta))
    assert.ok(!tellsOfAcme(said), `${from}: ${excerptOf(said)}`);
  for (const [of, endpoints] of [
    [ofAcme, portal],
    [ofBeta, deeds],
  ] as const)
    for (const endpoint of endpoints) {
      const { said } = await heard(nameOf(endpoint), await callAbout(callsOfBeta, endpoint, of));
      const told = withoutAsked(said, of);
      assert.ok(!tellsOfAcme(told), `${nameOf(endpoint)}: ${excerptOf(told)}`);
    }
});

test('what anything costs the forwarder stands in no answer that either of them gets', async () => {
  for (const [calls, of] of [
    [callsOfAcme, ofAcme],
    [callsOfBeta, ofBeta],
  ] as const)
    for (const { from, said } of await answersAbout(calls, of)) assert.doesNotMatch(said, costs, from);
});

const heardInWords = [
  ...[
    'orders',
    'orders/export',
    'orders/detail',
    'orders/history',
    'files',
    'files/download',
    'files/zip',
    'files/orders',
    'trust/paper',
    'booking',
    'booking/export',
    'booking/detail',
    'booking/history',
    'booking/delivery-note',
    'exceptions/detail',
    'customs',
    'customs/export',
    'customs/detail',
    'customs/history',
    'entries',
    'entries/export',
    'entries/detail',
    'entries/history',
    'entries/paper',
    'mawb/draft',
    'mawb/paper',
    'mawbDetail',
  ].map((path) => `GET /omsapi/${path}`),
  'GET /adminapi/notices',
];

const heardInFigures = [
  'orders',
  'orders/export',
  'orders/totals',
  'orders/detail',
  'booking',
  'booking/export',
  'booking/detail',
  'customs',
  'customs/export',
  'customs/overview',
  'customs/detail',
  'entries',
  'entries/export',
  'entries/detail',
  'entries/paper',
  'mawb',
  'mawb/export',
  'mawb/totals',
  'mawb/draft',
  'mawb/paper',
  'mawbOpt',
  'mawbOpt/totals',
  'mawbDetail',
].map((path) => `GET /omsapi/${path}`);

test('the walk would notice: who they are hears them, out of sheets, papers and archives too, and staff read the costs', async () => {
  const answers = await answersAbout(callsOfAcme, ofAcme);
  const inWords = answers.flatMap(({ from, said }) => (said.includes(acme.word) ? [from] : []));
  const inFigures = answers.flatMap(({ from, said }) => (figuresOfAcme.test(said) ? [from] : []));
  for (const path of [...heardInWords, ...papersOf(ofAcme)])
    assert.ok(inWords.includes(path), `words of ${path}`);
  for (const path of heardInFigures) assert.ok(inFigures.includes(path), `figures of ${path}`);
  const entry = answers.find(({ from }) => from === 'GET /omsapi/entries/detail')?.said ?? '';
  for (const told of [`"seller":"${acme.word}"`, `"mid":"${acme.word}"`, `"proofWho":"${acme.word}"`])
    assert.ok(entry.includes(told), `${told} of an entry`);
  assert.match(entry, /"proofFiles":\["/);
  const desk = await house.as(await house.clerk());
  for (const path of ['/opsapi/mawb/costs', '/opsapi/entries/detail']) {
    const endpoint = served.find((one) => one.path === path);
    assert.ok(endpoint);
    assert.match((await heard(path, await callAbout(desk, endpoint, ofAcme))).said, costs, path);
  }
});

/** What was asked for may come back in the answer: a number that was not found is named. */
function withoutAsked(said: string, { reference }: Belongings): string {
  return said.replaceAll(reference, '').replaceAll(reference.toUpperCase(), '');
}

function excerptOf(said: string): string {
  const at = Math.max(said.search(figuresOfAcme), said.indexOf(acme.word));
  return said.slice(Math.max(0, at - 120), at + 60);
}
