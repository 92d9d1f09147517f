import assert from 'node:assert/strict';
import { test } from 'node:test';
import { text } from '../../kernel/columns.ts';
import { newId } from '../../kernel/database.ts';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import { onBehalfOf } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { paper, photo, picture } from '../files/files.factory.ts';
import type { Cells } from '../imports/imports.factory.ts';
import { openLabels, textileScheme } from './labels.factory.ts';
import { cartonRow, labelImportCalls, styleRow, type Zipped, zipped } from './labels.import.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { order, brandId, detail } = await openLabels(house, desk, ana.userId);
const imports = labelImportCalls(customer);
const { orderNumber } = order;

let no = 0;
/** Styles of their own for each test: a style in a colour stands once in an order. */
const newStyle = () => `HN-${String(7_000 + (no += 1))}`;
const style = (styleNo: string, more: Cells = {}) => ({ ...styleRow(orderNumber, styleNo), ...more });
const carton = (styleNo: string, more: Cells = {}) => ({ ...cartonRow(orderNumber, styleNo), ...more });

test('scheme, brand and three files that agree become labels with pieces, cartons and artwork, which both sides see', async () => {
  const [one, other] = [newStyle(), newStyle()];
  const id = await imports.styleList([style(one), style(other, { colour: 'Black', pieces: '' })]);
  assert.deepEqual(await imports.checked(id), ['2 styleNo E94', '3 styleNo E94']);
  await imports.rules(id, brandId, textileScheme);
  await imports.packing(id, [carton(one), carton(other, { colour: 'Black', cartonNo: '2', pieces: '30' })]);
  const { data: parts } = await imports.artwork(
    id,
    await zipped([
      { name: `${one}/Oat/care.pdf`, content: paper },
      { name: `${one} front.png`, content: await picture() },
      { name: `${other}_black.jpg`, content: await photo() },
    ]),
  );
  assert.deepEqual(parts.packing, { fileName: 'packing.xlsx', rows: 2, wrong: 0, findings: [] });
  assert.deepEqual(parts.artwork, { files: 3, styles: 2, wrong: 0, findings: [] });
  assert.deepEqual(await imports.checked(id), []);
  const done = await imports.importAll(id);
  assert.deepEqual([done.state, done.importedRecords], ['DONE', 2]);

  const { data: list } = await customer.get(`/omsapi/labels?search=${one}`);
  const [label] = list.rows;
  const { status, pieces, cartons, batchNo, brandName, schemeEn } = label;
  assert.deepEqual(
    { status, pieces, cartons, brandName, schemeEn },
    { status: 'IMPORTED', pieces: 24, cartons: 1, brandName: 'Hanami', schemeEn: 'US textile' },
  );
  assert.match(batchNo, /^LC\d{10,}$/);
  const { data: own } = await customer.get(`/omsapi/labels/detail?id=${label.id}`);
  assert.deepEqual(
    own.artwork.map(({ name, isPicture }: { name: string; isPicture: boolean }) => [name, isPicture]),
    [
      [`${one} front.png`, true],
      ['care.pdf', false],
    ],
  );
  assert.deepEqual((await detail(label.id)).artwork, own.artwork);
  const { fileId } = own.artwork[0];
  assert.equal((await customer.get(`/omsapi/files/preview?fileId=${fileId}&small=true`)).status, 200);
  assert.equal((await desk.get(`/opsapi/files/download?fileId=${own.artwork[1].fileId}`)).status, 200);
  const { data: black } = await customer.get(`/omsapi/labels?search=${other}`);
  assert.deepEqual([black.rows[0].pieces, black.rows[0].batchNo], [30, batchNo]);
});

test('staff bring the three files for a customer: the labels are the customer’s, whose history names who brought them and for whom', async () => {
  const one = newStyle();
  const clerk = await house.clerk();
  const forAcme = onBehalfOf(await house.as(clerk), house.orgA);
  const theirs = labelImportCalls(forAcme);
  const { data: rules } = await forAcme.get('/omsapi/labels/imports/rules');
  assert.ok(
    rules.brands.some(({ value }: { value: string }) => value === brandId),
    'the customer’s brands',
  );
  const id = await theirs.styleList([style(one)]);
  await theirs.rules(id, brandId, textileScheme);
  await theirs.packing(id, [carton(one)]);
  await theirs.artwork(id, paper, `${one} care.pdf`);
  assert.deepEqual(await theirs.checked(id), []);
  assert.equal((await theirs.importAll(id)).importedRecords, 1);
  const { data: list } = await customer.get(`/omsapi/labels?search=${one}`);
  const [label] = list.rows;
  assert.deepEqual([list.rows.length, label.pieces, label.orderNumber], [1, 24, orderNumber]);
  const { data: history } = await customer.get(`/omsapi/labels/history?id=${label.id}`);
  assert.equal(history.at(-1).who, `Name ${clerk.username}`);
  assert.match(JSON.stringify(history.at(-1).changes), /On behalf of.*ACME/);
});

test('a packing list is put right cell by cell: what stands in each wrong cell is told, and the style list holds against it anew', async () => {
  const one = newStyle();
  const id = await imports.styleList([style(one)]);
  await imports.rules(id, brandId, textileScheme);
  await imports.packing(id, [
    carton(one, { pieces: 'twelve' }),
    carton('HN-0', { cartonNo: '2', pieces: '12' }),
  ]);
  const wrong = async () => (await imports.parts(id)).data.packing.findings;
  const [first, second] = await wrong();
  assert.deepEqual([first.row, first.key, first.text], [2, 'pieces', 'twelve']);
  assert.deepEqual([second.row, second.key, second.text], [3, 'styleNo', 'HN-0']);
  assert.deepEqual((await imports.put(id, 3, 'styleNo', one)).data.packing.findings.length, 1);
  const { data } = await imports.put(id, 2, 'pieces', '12');
  assert.deepEqual(data.packing, { fileName: 'packing.xlsx', rows: 2, wrong: 0, findings: [] });
  assert.deepEqual(await imports.checked(id), []);
  const far = await imports.put(id, 9, 'pieces', '12');
  assert.equal(far.code, 409, 'a row that the list has not');
  const none = await imports.put(id, 2, 'weight', '12');
  assert.equal(none.code, 400, 'a column that the list has not');
  assert.equal((await imports.importAll(id)).importedRecords, 1);
  const { data: list } = await customer.get(`/omsapi/labels?search=${one}`);
  assert.deepEqual([list.rows[0].pieces, list.rows[0].cartons], [24, 2]);
});

test('one piece of artwork that names no colour is shown by every colour of its style', async () => {
  const one = newStyle();
  const id = await imports.styleList([style(one), style(one, { colour: 'Black' })]);
  await imports.rules(id, brandId, textileScheme);
  const { data } = await imports.artwork(id, paper, `${one} care.pdf`);
  assert.deepEqual(data.artwork.findings, [{ name: `${one} care.pdf`, code: 'colourless', isTaken: true }]);
  assert.deepEqual(await imports.checked(id), []);
  assert.equal((await imports.importAll(id)).importedRecords, 2);
  const { data: list } = await customer.get(`/omsapi/labels?search=${one}`);
  const shown = await Promise.all(
    list.rows.map(async (row: { id: string }) => (await detail(row.id)).artwork),
  );
  assert.deepEqual(shown[0], shown[1]);
  assert.equal(shown[0].length, 1);
});

test('what the three files say against one another is told by file, row and cell, and is gone once it is put right', async () => {
  const [one, other] = [newStyle(), newStyle()];
  const id = await imports.styleList([
    style(one, { orderNumber: 'SO0000000000000' }),
    style(other, { composition: '80% cotton' }),
    style(other),
  ]);
  await imports.rules(id, brandId, textileScheme);
  const { data } = await imports.packing(id, [
    carton(other, { pieces: '20' }),
    carton('HN-1'),
    carton(other, { pieces: 'many', cartonNo: '3' }),
    carton(other, { pieces: '20' }),
  ]);
  assert.deepEqual(
    data.packing.findings.map(({ row, key, code }: { row: number; key: string; code: string }) =>
      [row, key, code].join(' '),
    ),
    ['3 styleNo E96', '4 pieces E04', '5 orderNumber E08'],
  );
  assert.deepEqual(await imports.checked(id), [
    '2 orderNumber E17',
    '2 styleNo E92',
    '3 composition E91',
    '3 pieces E93',
    '4 orderNumber E08',
    '4 pieces E93',
  ]);
  const refused = await imports.act('commit', { id });
  assert.match(refused.message, /款色|style/);

  await imports.act('leave-out', { id, rows: [2, 4], leftOut: true });
  await imports.act('change', {
    id,
    cells: [
      { row: 3, key: 'composition', value: '100% cotton' },
      { row: 3, key: 'pieces', value: '40' },
    ],
  });
  assert.equal((await imports.importAll(id)).importedRecords, 1);
  const again = await imports.styleList([style(other, { pieces: '' })]);
  await imports.rules(again, brandId, textileScheme);
  assert.deepEqual(await imports.checked(again), ['2 colour E90']);
});

test('of an archive what is no artwork is refused by name, and the rest stays', async () => {
  const one = newStyle();
  const id = await imports.styleList([style(one)]);
  await imports.rules(id, brandId, textileScheme);
  const page = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
  const named = (name: string, content: Buffer, mode?: number): Zipped => ({
    name: `${one} ${name}`,
    content,
    ...(mode && { mode }),
  });
  const archive = await zipped([
    named('right.pdf', paper),
    named('page.pdf', page),
    named('both.png', Buffer.concat([await picture(), Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])),
    named('notes.txt', Buffer.from('notes')),
    named('inner.zip', Buffer.from('PK')),
    named('empty.pdf', Buffer.alloc(0)),
    named('link.pdf', paper, 0o120777),
    named('bomb.pdf', Buffer.alloc(15_000_000)),
    named('large.pdf', Buffer.alloc(21 * 1_048_576)),
    named('xx/xx/out.pdf', paper),
    named('right.png', await picture()),
    { name: '__MACOSX/._right.pdf', content: Buffer.from('litter') },
  ]);
  // No writer of archives writes a path that leaves them: the name is changed where it stands, of the same length.
  const evil = replaced(
    archive,
    `${one} xx/xx/out.pdf`,
    `${'../'.repeat(4)}x.pdf`.padStart(one.length + 14, 'a/'),
  );
  const { data } = await imports.artwork(id, evil);
  const refusals = data.artwork.findings.map(({ name, code }: { name: string; code: string }) => [
    name.replace(`${one} `, ''),
    code,
  ]);
  assert.deepEqual(Object.fromEntries(refusals), {
    'page.pdf': 'disguised',
    'both.png': 'disguised',
    'notes.txt': 'kind',
    'inner.zip': 'archive',
    'empty.pdf': 'empty',
    'link.pdf': 'link',
    'bomb.pdf': 'bomb',
    'large.pdf': 'large',
    [refusals.find(([, code]: [string, string]) => code === 'outside')?.[0]]: 'outside',
  });
  assert.equal(data.artwork.files, 2);
  const broken = await imports.artwork(id, Buffer.from('PK'), 'broken.zip');
  assert.deepEqual([broken.code, broken.message], [-1, 'The file is damaged and cannot be read']);
  assert.equal((await imports.parts(id)).data.artwork.files, 2);
});

function replaced(archive: Buffer, from: string, to: string): Buffer {
  assert.equal(from.length, to.length);
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}

test('a picture that cannot be read is refused when the labels are made, and they are made without it', async () => {
  const one = newStyle();
  const id = await imports.styleList([style(one)]);
  await imports.rules(id, brandId, textileScheme);
  const broken = Buffer.concat([(await photo()).subarray(0, 200), Buffer.alloc(3_000)]);
  await imports.artwork(
    id,
    await zipped([
      { name: `${one} a.jpg`, content: broken },
      { name: `${one} b.pdf`, content: paper },
    ]),
  );
  assert.deepEqual(await imports.checked(id), []);
  assert.equal((await imports.importAll(id)).importedRecords, 1);
  const { data } = await customer.get(`/omsapi/labels?search=${one}`);
  const { artwork } = await detail(data.rows[0].id);
  assert.deepEqual(
    artwork.map(({ name }: { name: string }) => name),
    [`${one} b.pdf`],
  );
});

test('a packing list and artwork go away again, and what was given up is swept from the disk', async () => {
  const one = newStyle();
  const id = await imports.styleList([style(one)]);
  await imports.packing(id, [carton(one)]);
  await imports.artwork(id, paper, `${one}.pdf`);
  const { data } = await imports.drop(id, 'packing');
  assert.deepEqual([data.packing, data.artwork.files], [null, 1]);
  assert.equal((await imports.drop(id, 'artwork')).data.artwork, null);
  await imports.artwork(id, paper, `${one}.pdf`);
  await imports.act('discard', { id });
  const over = await imports.artwork(id, paper, `${one}.pdf`);
  assert.deepEqual([over.code, over.message], [-1, 'This import can no longer be changed']);
  const [lying] = await house.rows<{ id: string }>(
    'select file_id as id from label_import_artwork where import_id = $1',
    [id],
  );
  const swept = await asProgram(
    house.house.staff,
    sql.type({ file_id: text })`select file_id from forget_artwork(100)`,
  );
  assert.ok(swept.some(({ file_id }) => file_id === lying?.id));
});

test('somebody else’s brand, order and import answer like ones that do not exist, and who only views imports nothing', async () => {
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  const theirs = labelImportCalls(stranger);
  const one = newStyle();
  const id = await imports.styleList([style(one)]);
  const foreign = await theirs.parts(id);
  assert.deepEqual([foreign.code, foreign.message], Object.values(await missing(theirs)));
  assert.equal((await theirs.rules(id, brandId, textileScheme)).code, 404);
  assert.equal((await theirs.artwork(id, paper, `${one}.pdf`)).code, 404);
  const ownId = await theirs.styleList([style(one)]);
  const other = await theirs.rules(ownId, brandId, textileScheme);
  const absent = await theirs.rules(ownId, newId(), textileScheme);
  assert.deepEqual([other.code, other.message], [absent.code, absent.message]);
  assert.ok((await theirs.checked(ownId)).includes('2 orderNumber E17'));
  const viewer = await house.as(await house.person({ permissions: ['label:view'] }));
  assert.equal((await viewer.get('/omsapi/labels/imports/rules')).status, 403);
});

async function missing(calls: ReturnType<typeof labelImportCalls>) {
  const { code, message } = await calls.parts(newId());
  return { code, message };
}
