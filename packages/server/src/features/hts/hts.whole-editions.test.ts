import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { rateOf } from '@loadline/contract/hts/hts-rate';
import { loadHts } from '../../start/load-hts.ts';
import { openTestHouse } from '../../testing/house.ts';
import {
  assertRealDifference,
  assertTestDifference,
  editionCalls,
  officialFile,
  publishedFile,
} from './editions.factory.ts';

// Whole editions as they were published lie beside the repository or where LOADLINE_HTS_DATA says. Without them the same is held of the
// parts of them that are kept for tests.

const house = await openTestHouse();
const desk = await house.as(await house.clerk({ permissions: ['op:tariff:publish'] }));
const editions = editionCalls(house, desk);
const folder = mkdtempSync(join(tmpdir(), 'hts-'));

const kept = (['basic', 'rev-10', 'a', 'b'] as const).map((name) => {
  const file = join(folder, `${name}.json.gz`);
  writeFileSync(file, officialFile(name));
  return { file, rows: undefined };
});
const whole = [
  { name: 'official/hts_2025_basic.json.gz', rows: 35_859 },
  { name: 'official/hts_2025_rev_32.json.gz', rows: 36_148 },
  { name: 'official/hts_2026_basic.json.gz', rows: 35_571 },
  { name: 'official/hts_2026_rev_10.json.gz', rows: 35_509 },
  { name: 'official/chapter_61.json', rows: 1_345 },
  { name: 'official/chapter_62.json', rows: 2_088 },
  { name: 'official/schedule99.json', rows: 3_438 },
  { name: 'csv/hts_2026_rev_10_full.csv', rows: 35_509 },
  { name: 'csv/sample_no_bom_lf.csv', rows: 40 },
].flatMap(({ name, rows }) => {
  const file = publishedFile(name);
  return file === undefined ? [] : [{ file, rows }];
});

type Cells = readonly unknown[];

/** Every cell of a file, by a reader that shares nothing with the one of the program. */
function cellsOf(file: string): Cells[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
  return text.startsWith('[') ? cellsOfJson(text) : cellsOfCsv(text);
}

function cellsOfJson(text: string): Cells[] {
  const rows: Record<string, unknown>[] = JSON.parse(text);
  const said = (value: unknown) => (typeof value === 'string' ? value : '');
  const listed = (value: unknown) => (Array.isArray(value) ? value : []);
  return rows.map((row) => [
    said(row['htsno']).trim().replaceAll('.', ''),
    Number(row['indent']),
    row['description'],
    listed(row['units']),
    said(row['general']),
    said(row['special']),
    said(row['other']),
    said(row['quotaQuantity']),
    said(row['additionalDuties']) || said(row['addiitionalDuties']),
    listed(row['footnotes']).map(({ columns, value }) => [listed(columns), said(value)]),
  ]);
}

function cellsOfCsv(text: string): Cells[] {
  const [head = [], ...rows] = recordsOf(text);
  return rows.map((row) => {
    const cell = (name: string) => row[head.indexOf(name)] ?? '';
    const units = cell('Unit of Quantity');
    return [
      cell('HTS Number').trim().replaceAll('.', ''),
      Number(cell('Indent')),
      cell('Description'),
      units === ''
        ? []
        : units.startsWith('[')
          ? JSON.parse(units.replaceAll('\n', String.raw`\n`))
          : [units],
      cell('General Rate of Duty'),
      cell('Special Rate of Duty'),
      cell('Column 2 Rate of Duty'),
      cell('Quota Quantity'),
      cell('Additional Duties'),
      [],
    ];
  });
}

/** A cell is quoted, with its own quotes doubled, or it holds neither comma, quote nor break. */
function recordsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',' && end !== '') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

function hashOf(rows: readonly Cells[]): string {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest('hex');
}

interface Laid {
  readonly cells: Cells;
}

/** Every cell of an edition as the database has it, in the order of its rows. */
async function laidUnder(name: string): Promise<Cells[]> {
  const found = await house.rows<Laid>(
    `select json_build_array(l.hts_no, l.indent, l.description, l.units, l.general, l.special, l.column2, l.quota, l.additional,
       (select coalesce(json_agg(json_build_array(f.note -> 'columns', f.note ->> 'value') order by f.at), '[]')
        from jsonb_array_elements(l.footnotes) with ordinality as f (note, at))) as cells
     from hts_line l join hts_edition e using (edition_id) where e.name = $1 order by l.place`,
    [name],
  );
  return found.map(({ cells }) => cells);
}

for (const [at, { file, rows }] of [...kept, ...whole].entries())
  test(`of ${basename(file)} no row and no cell is lost or changed`, async () => {
    const name = `${at} ${basename(file)}`.slice(0, 60);
    const effective = `20${10 + at}-01-01`;
    const cells = cellsOf(file);
    assert.equal(cells.length, rows ?? cells.length);
    assert.equal(await loadHts(house.ownerUrl, { file, name, effective }), cells.length);
    const laid = await laidUnder(name);
    assert.equal(laid.length, cells.length);
    assert.deepEqual(
      laid.find((row, place) => hashOf([row]) !== hashOf([cells[place] ?? []])),
      undefined,
    );
    assert.equal(hashOf(laid), hashOf(cells));
  });

const [basic, rev10] = ['2026_basic', '2026_rev_10'].map((name) =>
  publishedFile(`official/hts_${name}.json.gz`),
);
const [a, b] = ['hts_2026_rev_10_full.csv', 'hts_testedition_B.csv.gz'].map((name) =>
  publishedFile(`csv/${name}`),
);

/** A file that was published, or what is kept of it. */
const fileOr = (file: string | undefined, part: 'basic' | 'rev-10' | 'a' | 'b') =>
  file === undefined ? officialFile(part) : readFileSync(file);

async function published(name: string, effective: string, content: Buffer): Promise<void> {
  const file = join(folder, 'before');
  writeFileSync(file, content);
  await loadHts(house.ownerUrl, { file, name, effective });
}

test('between the two whole editions 176 numbers came, 65 went and 87 read otherwise, exactly those', async () => {
  await published('2026 Basic', '2026-01-01', fileOr(basic, 'basic'));
  const { id } = await editions.draft('2026 Rev 10', '2026-06-08', fileOr(rev10, 'rev-10'));
  assertRealDifference(await editions.differences(id), await editions.everyDifference(id));
  await editions.discard(id);
});

test('the 300 changes of the whole test edition are found, each for what it is, and nothing else', async () => {
  await published('Test A', '2026-07-01', fileOr(a, 'a'));
  const { id } = await editions.draft('Test B', '2026-08-01', fileOr(b, 'b'));
  const touched = await house.rows<{ no: string }>(
    `select hts_no as no from hts_edition_change where edition_id = $1 and length(hts_no) = 10 and hts_no < '99'`,
    [id],
  );
  assertTestDifference(
    await editions.everyDifference(id),
    touched.map(({ no }) => no),
  );
  await editions.discard(id);
});

test('of the rates of Revision 10 so many are free, ad valorem, specific, compound and prose, and what is free says so', async () => {
  const rates = await house.rows<{ rate: string | null; no: string }>(
    `select g.general as rate, l.hts_no as no from hts_line l join hts_edition e using (edition_id)
       left join hts_line g on g.edition_id = l.edition_id and g.place = l.general_from
     where e.name = 'Test A' and length(l.hts_no) = 10 and l.hts_no < '98'`,
  );
  const kinds = Map.groupBy(rates, ({ rate }) => rateOf(rate ?? '')?.kind ?? 'none');
  const count = (kind: Parameters<typeof kinds.get>[0]) => kinds.get(kind)?.length ?? 0;
  const counts = (['free', 'advalorem', 'specific', 'compound', 'prose', 'none'] as const).map(count);
  if (a !== undefined) assert.deepEqual(counts, [7_284, 10_262, 1_434, 450, 308, 0]);
  assert.equal(count('none'), 0);
  for (const { rate, no } of kinds.get('free') ?? []) assert.match(rate ?? '', /^\s*Free\s*$/i, no);
  for (const { rate, no } of rates)
    if (/^\s*0+(\.0+)?\s*%/.test(rate ?? '')) assert.fail(`${no} says ${rate}`);
});
