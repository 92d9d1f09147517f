import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workbookOutcome } from './testing/workbook-outcome.ts';
import { WORKBOOK_LIMITS } from './workbook.refusal.ts';
import { type WorkbookTemplate, writeTemplate } from './workbook.template.ts';
import { guardZip } from './zip-guard.ts';

const YES_NO = ['是', '否'];
const TEMPLATE: WorkbookTemplate = {
  name: '订单',
  columns: [
    { header: '客户参考号\nReference no.', kind: 'text', need: 'required' },
    {
      header: '是否报关\nCustoms',
      kind: 'text',
      need: 'required',
      list: { values: YES_NO, others: 'refused' },
    },
    { header: '自主清关\nSelf', kind: 'text', need: 'optional', list: { values: YES_NO, others: 'refused' } },
    {
      header: '特殊属性\nSpecial',
      kind: 'text',
      need: 'optional',
      list: { values: ['普货', '带电'], others: 'allowed' },
    },
    { header: '箱重\nWeight', kind: { decimals: 3 }, need: 'required' },
  ],
  rows: [['REF-001', '是', '否', '普货', '12.5']],
  lastRow: 5_001,
  lists: "list's",
  notes: {
    name: '填写说明',
    widths: [20, 80],
    rows: [
      ['列', '说明'],
      ['=1+1', '同一客户参考号的行组成一个订单。'],
    ],
  },
};

test('a template has a sheet to fill in, notes and a hidden sheet of lists', async () => {
  const outcome = await workbookOutcome(await writeTemplate(TEMPLATE));
  assert.ok('sheets' in outcome);
  assert.deepEqual(
    outcome.sheets.map(({ name, visibility }) => `${name} ${visibility}`),
    ['订单 shown', '填写说明 shown', "list's hidden"],
  );
  assert.deepEqual(
    outcome.sheets.map(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text))),
    [
      [TEMPLATE.columns.map(({ header }) => header), ['REF-001', '是', '否', '普货', '12.5']],
      TEMPLATE.notes.rows.map((row) => [...row]),
      [
        ['是', '普货'],
        ['否', '带电'],
      ],
    ],
  );
});

test('drop-down lists point at the hidden sheet, equal lists at one column; only strict ones refuse others', async () => {
  const { parts } = await guardZip(await writeTemplate(TEMPLATE), WORKBOOK_LIMITS);
  const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
  const rules = [...sheet.matchAll(/<dataValidation ([^>]*)><formula1>(.*?)<\/formula1>/g)].map(
    ([, attributes, source]) => `${attributes} ${source}`,
  );
  assert.deepEqual(rules, [
    `type="list" allowBlank="1" showErrorMessage="1" sqref="B2:B5001" 'list''s'!$A$1:$A$2`,
    `type="list" allowBlank="1" showErrorMessage="1" sqref="C2:C5001" 'list''s'!$A$1:$A$2`,
    `type="list" allowBlank="1" sqref="D2:D5001" 'list''s'!$B$1:$B$2`,
  ]);
});

test('an empty cell of a text column is text already, so that a code typed there keeps its zeros', async () => {
  const { parts } = await guardZip(await writeTemplate(TEMPLATE), WORKBOOK_LIMITS);
  const style = /<col min="1" max="1"[^>]* style="(\d+)"/.exec(
    String(parts.get('xl/worksheets/sheet1.xml')),
  )?.[1];
  const styles =
    /<cellXfs[^]*?<\/cellXfs>/.exec(String(parts.get('xl/styles.xml')))?.[0].match(/<xf [^>]*>/g) ?? [];
  assert.match(styles[Number(style)] ?? '', /numFmtId="49"/);
});

test('a template without lists has no sheet for them', async () => {
  const columns = TEMPLATE.columns.map(({ header, kind, need }) => ({ header, kind, need }));
  const outcome = await workbookOutcome(await writeTemplate({ ...TEMPLATE, columns, rows: [] }));
  assert.ok('sheets' in outcome);
  assert.equal(outcome.sheets.length, 2);
});
