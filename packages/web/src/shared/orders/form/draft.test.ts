import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rightForm } from '@loadline/contract/orders/order-form.factory';
import { checkDraft } from './draft-check.ts';
import { draftOf, newDraft } from './order-draft.ts';
import { totalsOf } from './totals.ts';

const channels = [{ name: '中美空运专线', nameEn: 'China–US air' }];

test('an order that is opened and not changed says what it said, in either language', () => {
  for (const language of ['zh-cn', 'en'] as const) {
    const { form, findings } = checkDraft(draftOf(rightForm(), language), channels);
    assert.deepEqual(findings, []);
    assert.deepEqual(form, rightForm());
  }
});

test('properties and units are typed in words; what no word is stands refused at its cell', () => {
  const draft = draftOf(rightForm(), 'zh-cn');
  const [line = {}] = draft.goods;
  const typed = (special: string) =>
    checkDraft({ ...draft, goods: [{ ...line, special, unit: '套' }] }, channels);
  assert.deepEqual(typed('带电、带磁').form?.goods[0]?.special, ['battery', 'magnetic']);
  assert.equal(typed('带电').form?.goods[0]?.unit, 'set');
  assert.equal(typed('会飞').findings[0]?.path.startsWith('goods.0.special'), true);
});

test('what is missing stands at its own field, of a company under its role', () => {
  const paths = checkDraft(newDraft(), channels).findings.map(({ path }) => path);
  for (const path of ['referenceNumber', 'parties.sender.company', 'cartons.0.weight', 'goods.0.nameZh'])
    assert.ok(paths.includes(path), path);
});

test('the totals count what can be read', () => {
  const draft = draftOf(rightForm(), 'en');
  assert.deepEqual(totalsOf(draft), { pieces: '4', weight: '50.000', volume: '0.384', value: '57.6000' });
  const [carton = {}] = draft.cartons;
  assert.equal(totalsOf({ ...draft, cartons: [{ ...carton, weight: '1.' }, {}] }).weight, '4.000');
});
