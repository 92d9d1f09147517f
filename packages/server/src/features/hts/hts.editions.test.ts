import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { jobsDone } from '../../testing/jobs-done.ts';
import { sheetsOf } from '../imports/imports.factory.ts';
import {
  assertRealDifference,
  assertTestDifference,
  editionCalls,
  officialFile,
  sample,
} from './editions.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk({ permissions: ['op:tariff:publish'] }));
const editions = editionCalls(house, desk);

const rateOf = async (no: string, on: string) =>
  (await customer.get(`/omsapi/hts/line?no=${no}&on=${on}`)).data?.line.general;

test('the difference of 2026 Basic and Revision 10 is found number by number, and which numbers name another article now', async () => {
  const basic = await editions.draft('2026 Basic', '2026-01-01', officialFile('basic'));
  assert.deepEqual([basic.state, basic.before, basic.lines], ['DRAFT', null, 448]);
  assert.equal((await editions.publish(basic.id, '2026-01-01')).code, 200);
  const rev10 = await editions.draft('2026 Rev 10', '2026-06-08', officialFile('rev-10'));
  assert.equal(rev10.before, '2026 Basic');

  const told = await editions.differences(rev10.id);
  const all = await editions.everyDifference(rev10.id);
  assertRealDifference(told, all);
  const found = (kind: string) => all.filter(({ kinds }) => kinds.some((one) => one === kind));
  const articles = found('article');
  assert.equal(articles.length, 32);
  assert.ok(articles.every(({ no }) => no.startsWith('30049092')));
  // What a person decides stands before everything else.
  assert.deepEqual(
    all.slice(0, 32).map(({ kinds }) => kinds[0]),
    Array(32).fill('article'),
  );
  const battery = found('split').find(({ no }) => no === '8507600020');
  assert.deepEqual(
    battery?.now.map(({ no }) => no),
    ['8507600030', '8507600090'],
  );
  assert.deepEqual(
    found('merged').map(({ no, now }) => [no.slice(0, 8), now.length]),
    [['84602400', 1]],
  );
});

test('a number that names another article is decided by a person before the edition is published, and customers see it apart', async () => {
  const draft = await editions.named('2026 Rev 10');
  assert.equal(draft.undecided, 32);
  const refused = await editions.publish(draft.id, '2026-06-08');
  assert.equal(refused.code, -1);
  assert.match(refused.message, /32 numbers with another description are not decided/);
  const all = await editions.everyDifference(draft.id, { kind: 'article' });
  const [first = '', ...rest] = all.map(({ no }) => no);
  await editions.decide(draft.id, [first], 'wording');
  assert.equal((await editions.named('2026 Rev 10')).undecided, 31);
  const wording = (await editions.everyDifference(draft.id, { kind: 'text' })).find(({ no }) => no === first);
  assert.deepEqual([wording?.kinds, wording?.verdict], [['text'], 'wording']);
  await editions.decide(draft.id, rest, 'article');
  // What a program was sure of is a person's to say otherwise.
  await editions.decide(draft.id, ['7108'], 'article');
  assert.equal((await editions.differences(draft.id, { kind: 'article' })).found, 32);
  assert.equal((await editions.decide(draft.id, ['8507600020'], 'article')).status, 404);
  const done = await editions.publish(draft.id, '2026-06-08', true);
  assert.equal(done.code, 200, done.message);
  const changes = (await customer.get('/omsapi/hts/changes?since=2026-01-01&on=2026-06-08')).data;
  assert.equal(changes.changes.filter(({ kind }: { kind: string }) => kind === 'article').length, 32);
  assert.equal(changes.changes[0].kind, 'article');
  assert.equal((await editions.decide(draft.id, [first], 'article')).code, -1);
});

test('the 300 changes of an edition are found, each for what it is and with every number that it touches', async () => {
  const before = await editions.draft('Test A', '2026-07-01', officialFile('a'));
  await editions.decideAll(before.id);
  assert.equal((await editions.publish(before.id, '2026-07-01')).code, 200);
  const { id } = await editions.draft('Test B', '2026-08-01', officialFile('b'));
  const all = await editions.everyDifference(id);
  const touched = await house.rows<{ no: string }>(
    'select hts_no as no from hts_edition_change where edition_id = $1 and length(hts_no) = 10',
    [id],
  );
  assertTestDifference(
    all,
    touched.map(({ no }) => no),
  );
  assert.equal((await editions.differences(id, { kind: 'article' })).found, 0);
  const sheet = await desk.get(`/opsapi/hts/editions/differences/sheet?id=${id}`);
  const [rows = []] = await sheetsOf(sheet.bytes);
  const [counted] = await house.rows<{ count: number }>(
    'select count(*)::int as count from hts_edition_change where edition_id = $1',
    [id],
  );
  assert.equal(rows.length, 1 + (counted?.count ?? 0));
  await editions.discard(id);
  assert.equal((await house.rows('select 1 from hts_line where edition_id = $1 limit 1', [id])).length, 0);
});

test('a draft is the desk’s alone; published it holds from its day, for customers and duties, and the days before keep theirs', async () => {
  const next = sample.replace(
    '7326.20.00,1,Articles of iron or steel wire,,3.9%',
    '7326.20.00,1,Articles of iron or steel wire,,4.5%',
  );
  const first = await editions.draft('2027 Basic', '2027-01-01', sample);
  await editions.decideAll(first.id);
  assert.match((await editions.publish(first.id, '2027-01-01', false)).message, /% of the numbers are gone/);
  assert.equal((await editions.publish(first.id, '2027-01-01')).code, 200);
  const draft = await editions.draft('2027 Rev 1', '2027-02-01', gzipSync(`\uFEFF${next}`));
  const contents = (await customer.get('/omsapi/hts/contents?on=2027-03-01')).data;
  assert.equal(contents.edition.name, '2027 Basic');
  assert.ok(contents.editions.every(({ name }: { name: string }) => name !== '2027 Rev 1'));
  assert.equal(await rateOf('7326200020', '2027-03-01'), '3.9%');
  const history = (await customer.get('/omsapi/hts/line?no=7326200020&on=2027-03-01')).data.history;
  assert.ok(history.every(({ edition }: { edition: string }) => edition !== '2027 Rev 1'));

  assert.equal((await editions.publish(draft.id, '2027-02-01')).code, 200);
  assert.equal(await rateOf('7326200020', '2027-01-31'), '3.9%');
  assert.equal(await rateOf('7326200020', '2027-02-01'), '4.5%');
  const duty = (entryDate: string) =>
    customer.post('/omsapi/tariff/calculate', {
      entryDate,
      mode: 'air',
      entryType: '01',
      lines: [{ hts: '7326200020', origin: 'DE', value: '1000', claimed: [], quantities: [] }],
    });
  for (const [day, amount] of [
    ['2027-01-31', '39.00'],
    ['2027-02-01', '45.00'],
  ] as const) {
    const { data, message } = await duty(day);
    const [base] = data.results[0].lines[0].layers.filter(
      ({ program }: { program: string }) => program === 'base',
    );
    assert.equal(base?.amount, amount, message);
  }
  const { data: audited } = await house
    .as(await house.clerk())
    .then((all) => all.get('/opsapi/audit?subject=htsEdition&action=edition-published'));
  assert.equal(audited.rows[0].subjectName, '2027 Rev 1');
  const published = await editions.named('2027 Rev 1');
  assert.ok(published.publishedWho && published.publishedAt);
  assert.equal((await editions.discard(published.id)).code, -1);
  const again = await editions.draft('2027 Rev 1', '2027-03-01', next);
  assert.match((await editions.publish(again.id, '2027-03-01')).message, /published already: 2027 Rev 1/);
  await editions.discard(again.id);
});

test('a draft that another edition came before is compared anew, and many numbers gone are asked about', async () => {
  const late = await editions.draft('2027 Rev 3', '2027-06-01', sample);
  const early = await editions.draft('2027 Rev 2', '2027-04-01', `${sample}0101,0,Live horses:,,,,,,\n`);
  assert.equal((await editions.publish(early.id, '2027-04-01')).code, 200);
  assert.equal((await editions.named('2027 Rev 3')).isOutdated, true);
  assert.match((await editions.publish(late.id, '2027-06-01')).message, /Compare it anew first/);
  await editions.resume(late.id);
  await jobsDone(house, 'edition %');
  const anew = await editions.differences(late.id);
  assert.deepEqual([anew.added, anew.deleted, anew.changed], [0, 1, 0]);
  assert.equal((await editions.publish(late.id, '2027-06-01', false)).code, 200);
  const half = sample.split('\n').slice(0, 30).join('\n');
  const cut = await editions.draft('2027 Rev 4', '2027-07-01', half);
  const asked = await editions.publish(cut.id, '2027-07-01', false);
  assert.match(asked.message, /% of the numbers are gone/);
  await editions.discard(cut.id);
});

test('another article in chapter 99 is found among those to be decided, though the chapter stands apart', async () => {
  const heading = (text: string) => `${sample}9903.01.01,0,${text},,+25%,,,,\n`;
  const first = await editions.draft('2029 Basic', '2029-01-01', heading('Articles of steel'));
  await editions.decideAll(first.id);
  assert.equal((await editions.publish(first.id, '2029-01-01')).code, 200);
  const next = await editions.draft('2029 Rev 1', '2029-02-01', heading('Pharmaceutical products'));
  assert.equal(next.undecided, 1);
  const [found] = await editions.everyDifference(next.id);
  assert.deepEqual([found?.no, found?.kinds], ['99030101', ['article']]);
  await editions.decide(next.id, ['99030101'], 'wording');
  assert.equal((await editions.everyDifference(next.id)).length, 0);
  assert.deepEqual(
    (await editions.everyDifference(next.id, { chapter99: 'true' })).map(({ no }) => no),
    ['99030101'],
  );
  assert.equal((await editions.publish(next.id, '2029-02-01', false)).code, 200);
});

test('a file that is no edition is refused in the reader’s language by what is wrong with it, and leaves nothing', async () => {
  const folder = dirname(house.house.files.pathOf(house.orgF, newId()));
  const before = await editions.list();
  const filesBefore = readdirSync(folder);
  const json = officialFile('basic');
  for (const [content, en, zh] of [
    ['', /it is empty/, /文件为空/],
    ['HTS Number,Indent\n0101,0\n', /no column Description/, /缺少列：Description/],
    ['[{"number": "0101"}]', /no column htsno/, /缺少列：htsno/],
    [sample.slice(0, sample.indexOf('Ladders') + 3), /columns|not whole/, /列数|不完整/],
    [`${sample}0101,0,"Live horses`, /not whole and breaks off at row \d+/, /不完整/],
    [json.subarray(0, 3_000), /cannot be unpacked/, /无法解压/],
    [Buffer.from('HTS Number,Indent,Description\n0101,0,\xC2\xED\n', 'latin1'), /UTF-8/, /UTF-8/],
    [Buffer.from(`\uFEFF${sample}`, 'utf16le'), /UTF-8/, /UTF-8/],
    [Buffer.from('PK\u0003\u0004 and more'), /zip archive or a workbook/, /Excel/],
    ['<!doctype html><html></html>', /web page/, /网页/],
    [gzipSync(`[${' '.repeat(101_000_000)}`), /more than 100 times its size/, /压缩炸弹/],
    [gzipSync(`[{"htsno":"${'1'.repeat(3_000_000)}"}]`), /row 1 is too long/, /第 1 行过长/],
    [sample.replace('7326.20.00,1', '7326.90,1'), /row \d+ has the number 7326.90 a second time/, /重复/],
    [sample.replace('7326.20.00,1', '7326-20,1'), /row \d+ has the number 7326-20/, /编码有误/],
  ] as const) {
    const told = await editions.upload('2028 Basic', '2028-01-01', Buffer.from(content));
    assert.equal(told.code, -1);
    assert.match(told.message, en);
    const inChinese = await desk.upload(
      '/opsapi/hts/editions/upload?name=2028&effective=2028-01-01',
      'edition.csv',
      Buffer.from(content),
      { 'accept-language': 'zh-CN' },
    );
    assert.match(inChinese.message, zh);
  }
  const large = await editions.upload('2028 Basic', '2028-01-01', Buffer.alloc(41 * 1_048_576, 32));
  assert.match(large.message, /40 MB/);
  assert.deepEqual(await editions.list(), before);
  assert.deepEqual(readdirSync(folder), filesBefore);
});

test('nobody without the right brings, sees or publishes an edition', async () => {
  const reader = await house.as(await house.clerk({ permissions: ['op:order:view'] }));
  for (const other of [reader, customer]) {
    assert.equal((await other.get('/opsapi/hts/editions')).status, 403);
    assert.equal(
      (
        await other.upload(
          '/opsapi/hts/editions/upload?name=x&effective=2028-01-01',
          'a.csv',
          Buffer.from(sample),
        )
      ).status,
      403,
    );
  }
});
