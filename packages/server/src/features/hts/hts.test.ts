import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { loadHts } from '../../start/load-hts.ts';
import { openTestHouse } from '../../testing/house.ts';
import { sheetsOf } from '../imports/imports.factory.ts';
import { placing } from './edition-lines.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const folder = mkdtempSync(join(tmpdir(), 'hts-'));
const sample = readFileSync(new URL('../../../../../examples/hts-sample.csv', import.meta.url), 'utf8');

async function load(text: string | Buffer, name: string, effective: string) {
  const file = join(folder, 'edition');
  writeFileSync(file, text);
  return loadHts(house.ownerUrl, { file, name, effective });
}

const ask = async (path: string, query: Record<string, string> = {}) =>
  (await customer.get(`/omsapi/hts/${path}?${new URLSearchParams(query)}`)).data;

const later = sample.replace('"Other, household","[""No.""]",3.9%', '"Other, household","[""No.""]",4.1%');

test('an edition is asked by the day of entry: before the first one there is none, and a later one leaves the earlier as it was', async () => {
  assert.equal((await ask('contents')).edition, null);
  assert.deepEqual(await ask('lines', { heading: '9405' }), { found: 0, lines: [] });
  await load(sample, '2026 Basic', '2026-01-01');
  await load(gzipSync(Buffer.from(`\uFEFF${later.replaceAll('\n', '\r\n')}`)), '2026 Rev 4', '2026-04-03');
  const { edition, editions, chapters } = await ask('contents', { on: '2026-11-20' });
  assert.equal(edition.name, '2026 Rev 4');
  assert.equal(editions.length, 2);
  assert.deepEqual(chapters.at(-1), { no: '94', headings: 1 });
  assert.equal((await ask('contents', { on: '2025-12-31' })).edition, null);
  for (const [on, general] of [
    ['2026-04-02', '3.9%'],
    ['2026-04-03', '4.1%'],
  ] as const) {
    const { line, kind } = await ask('line', { on, no: '9405.21.80.10' });
    assert.deepEqual([line.general, kind], [general, 'advalorem']);
  }
  const { history } = await ask('line', { no: '9405218010' });
  assert.deepEqual(
    history.map((one: { edition: string; general: string }) => [one.edition, one.general]),
    [
      ['2026 Rev 4', '4.1%'],
      ['2026 Basic', '3.9%'],
    ],
  );
  assert.equal((await ask('line', { no: '7326908688' })).history.length, 1);
});

test('a blank rate is the one of the row above that has it, and the row says which', async () => {
  const { line, kind, above } = await ask('line', { no: '7326.90.86.88' });
  assert.deepEqual(
    [line.general, line.generalFrom, line.special, line.column2From, line.units, kind],
    ['2.9%', '73269086', 'Free (A,AU,KR,S,SG)', '73269086', 'kg', 'advalorem'],
  );
  assert.deepEqual(
    above.map(({ no }: { no: string }) => no),
    ['7326', '732690', '', '73269086'],
  );
  const watch = await ask('line', { no: '9102112510' });
  assert.deepEqual([watch.line.general, watch.kind], ['40¢ each + 8.5% on the case', 'prose']);
  const unknown = await customer.get('/omsapi/hts/line?no=9999999999');
  assert.equal(unknown.status, 404);
});

test('numbers are found by how they begin, words in English with what stands above them, Chinese by chapters', async () => {
  const numbers = async (query: Record<string, string>) =>
    (await ask('lines', query)).lines.map(({ no }: { no: string }) => no);
  assert.deepEqual(await numbers({ search: '7326.90.86' }), [
    '73269086',
    '7326908630',
    '7326908660',
    '7326908688',
  ]);
  assert.deepEqual(await numbers({ search: 'ladder steel' }), ['7326908660']);
  assert.deepEqual(await numbers({ search: '钢铁制品' }), ['7323', '7326']);
  assert.deepEqual(await numbers({ search: '不锈钢铁制品的水壶' }), ['7323', '7326']);
  assert.deepEqual(await numbers({ search: '没有的词' }), []);
  assert.deepEqual(await numbers({}), []);
  assert.equal((await house.nobody.get('/omsapi/hts/lines')).status, 401);
  const heading = await ask('lines', { heading: '6109' });
  assert.equal(heading.found, 8);
  assert.equal(heading.lines[0].general, '');
  assert.deepEqual(await ask('headings', { chapter: '73' }), [
    {
      no: '7323',
      description: 'Sample wording: table, kitchen and other household articles of iron or steel:',
    },
    { no: '7326', description: 'Sample wording: other articles of iron or steel:' },
  ]);
});

test('the JSON of the ITC reads as its CSV does, with footnotes that name chapter 99 for the rows below', async () => {
  const row = (htsno: string, indent: string, more: object = {}) => ({
    htsno,
    indent,
    description: 'Other<il></il>',
    superior: null,
    units: ['kg '],
    general: '',
    special: '',
    other: '',
    footnotes: null,
    quotaQuantity: null,
    addiitionalDuties: null,
    ...more,
  });
  const see = { columns: ['general'], value: 'See 9903.88.03.', type: 'endnote' };
  const rows = [
    row('8302', '0'),
    row('8302.41.60', '3', { general: '3.9%', footnotes: [see] }),
    row('8302.41.60.15', '7', { footnotes: [{ ...see, value: 'See 9903.88.69' }] }),
    row('9903.88.03', '0', { general: '+25%' }),
  ];
  await load(JSON.stringify(rows), '2026 Rev 5', '2026-05-01');
  const { line } = await ask('line', { no: '8302416015' });
  assert.deepEqual(
    [line.chapter99, line.general, line.generalFrom, line.units, line.description],
    [['9903.88.69', '9903.88.03'], '3.9%', '83024160', 'kg', 'Other'],
  );
  const { footnotes } = await ask('line', { no: '8302416015' });
  assert.deepEqual(footnotes, ['See 9903.88.69', 'See 9903.88.03.']);
  assert.deepEqual(await ask('headings', { chapter: '99' }), [{ no: '9903', description: 'Other' }]);
  assert.equal((await ask('lines', { heading: '9903' })).found, 1);
});

test('two editions are compared number by number: what came, what went, and what reads otherwise, by inheritance as well', async () => {
  const next = sample
    .replace(
      '7326.20.00,1,Articles of iron or steel wire,,3.9%',
      '7326.20.00,1,Articles of iron or steel wire,,4.5%',
    )
    .replace('7326.90.86.60,4,Ladders', '7326.90.86.61,4,Ladders of steel')
    .replace('"Teakettles"', 'Kettles')
    .replace('7323.93.00.15,3,Teakettles', '7323.93.00.15,3,Kettles');
  await load(next, '2026 Rev 4a', '2026-04-20');
  const told = await ask('changes', { since: '2026-01-15', on: '2026-04-20' });
  assert.deepEqual(
    [told.before.name, told.after.name, told.added, told.deleted, told.changed],
    ['2026 Basic', '2026 Rev 4a', 1, 1, 4],
  );
  const changed = (no: string, key: string) =>
    told.changes.find((one: { no: string }) => one.no === no)?.[key];
  assert.deepEqual(changed('7326200020', 'general'), { was: '3.9%', now: '4.5%' });
  assert.deepEqual(changed('7323930015', 'description'), { was: 'Teakettles', now: 'Kettles' });
  assert.equal(changed('7326908660', 'kind'), 'deleted');
  assert.deepEqual(changed('7326908661', 'description'), { was: null, now: 'Ladders of steel' });
  assert.equal((await ask('changes', { since: '2026-01-15', on: '2026-04-20', heading: '7323' })).changed, 1);
  assert.equal((await customer.get('/omsapi/hts/changes?since=2020-01-01')).status, 404);
});

test('what differs between two editions goes out as a workbook, every number with what it was and is', async () => {
  const sheet = await customer.get('/omsapi/hts/changes/export?since=2026-01-15&on=2026-04-20');
  assert.equal(sheet.status, 200);
  const [found = []] = await sheetsOf(sheet.bytes);
  const rows = found.map(({ cells }) => cells.map(({ text }) => text));
  assert.equal(rows.length, 7);
  const wire = rows.find(([no]) => no === '7326.20.00.20') ?? [];
  assert.ok(wire.includes('3.9%') && wire.includes('4.5%'), wire.join(' | '));
  assert.equal((await customer.get('/omsapi/hts/changes/export?since=2020-01-01')).status, 404);
});

test('a search is narrowed to numbers whose rates changed since an edition, those that inherit the change among them', async () => {
  const numbers = async (query: Record<string, string>) =>
    (await ask('lines', { on: '2026-04-20', ...query })).lines.map(({ no }: { no: string }) => no);
  const changedSince = '2026-01-15';
  assert.deepEqual(await numbers({ changedSince, search: '7326' }), ['73262000', '7326200020', '7326200090']);
  assert.deepEqual(await numbers({ changedSince, search: '7323' }), []);
  assert.deepEqual(await numbers({ changedSince, search: '钢铁制品' }), [
    '73262000',
    '7326200020',
    '7326200090',
  ]);
  assert.deepEqual(await numbers({ changedSince, search: '针织服装' }), []);
  assert.ok((await numbers({ changedSince })).includes('7326200020'));
});

test('a person keeps numbers at hand, with points or without, and nobody else sees which', async () => {
  const keep = (no: string, kept = true, calls = customer) =>
    calls.post('/omsapi/hts/favourite', { no, kept });
  const kept = async (calls = customer) =>
    (await calls.get('/omsapi/hts/lines?fav=true&on=2026-04-20')).data.lines.map(
      ({ no }: { no: string }) => no,
    );
  assert.equal((await keep('7326.90.86.88')).data.no, '7326908688');
  await keep('7326200020');
  assert.deepEqual(await kept(), ['7326200020', '7326908688']);
  assert.equal((await ask('line', { on: '2026-04-20', no: '7326908688' })).isFavourite, true);
  assert.equal((await keep('9999999999')).status, 404);
  const colleague = await house.as(await house.person());
  assert.deepEqual(await kept(colleague), []);
  assert.equal((await colleague.get('/omsapi/hts/line?no=7326908688&on=2026-04-20')).data.isFavourite, false);
  await keep('7326200020', false);
  assert.deepEqual(await kept(), ['7326908688']);
});

test('a file that is no edition is refused by what is wrong with it, and nothing of it is seen', async () => {
  const before = await ask('contents', { on: '2026-11-20' });
  for (const [text, why] of [
    ['', /it is empty/],
    ['HTS Number,Indent,Description', /no column Unit of Quantity, General/],
    [sample.split('\n')[0] ?? '', /it has no rows/],
    [sample.replace('7326.20.00,1', '7326-20,1'), /row \d+ has the number 7326-20/],
    [sample.replace('7326.20.00,1', '7326.20.00,one'), /row \d+ has the indent one/],
    [sample.replace('"[""liters""]"', '"[""liters"""'), /row \d+ has the unit/],
    [sample.slice(0, -30), /not whole and breaks off at row \d+|another number of columns/],
    ['[{"htsno": "0101"', /not whole and breaks off at row 1/],
    [Buffer.from([0x1f, 0x8b, 1, 2, 3]), /unpacked/],
    [Buffer.from([0xff, 0xfe, 0x41, 0]), /UTF-8/],
  ] as const)
    await assert.rejects(load(text, '2026 Rev 9', '2026-06-08'), ({ message }: Error) => why.test(message));
  await assert.rejects(load('', '2026 Rev 9', '2026-06-08'), /未载入：文件为空/);
  await assert.rejects(load(sample, '2026 Rev 9', '2026-13-01'), /hts:load/);
  assert.deepEqual(await ask('contents', { on: '2026-11-20' }), before);
});

test('whatever the indents are, a row stands under the nearest one above that is further out, and its rates come from there', () => {
  const indents = fc.array(fc.record({ indent: fc.nat(9), rate: fc.constantFrom('', '', '5%', 'Free') }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(indents, (rows) => {
      const none = { units: [], special: '', column2: '', quota: '', additional: '', footnotes: [] };
      const placed = placing();
      const lines = rows.map(({ indent, rate }) =>
        placed({ ...none, htsNo: '', indent, description: 'x', general: rate }),
      );
      for (const { place, parent, from } of lines) {
        const above = rows.slice(0, place).findLastIndex(({ indent }) => indent < (rows[place]?.indent ?? 0));
        assert.equal(parent, above < 0 ? null : above);
        const own = rows[place]?.rate !== '';
        assert.equal(
          from.general,
          own ? place : parent === null ? null : (lines[parent]?.from.general ?? null),
        );
      }
    }),
  );
});
