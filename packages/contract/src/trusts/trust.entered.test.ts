import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soundPartOf } from '../documents/document.entered.ts';
import { valueAt, withValue } from '../documents/document.path.ts';
import { lineId, soundLine, soundTrust } from './trust.factory.ts';
import { contentFields } from './trust-content.ts';

const typed = (entered: unknown, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).reduce((now, [path, value]) => withValue(now, path, value), entered);

test('what is right is kept whole', () => {
  const content = soundTrust([soundLine(1), soundLine(2)]);
  assert.deepEqual(soundPartOf(contentFields, content), { content, findings: [] });
});

test('a half-typed value is left open and named where it stands; everything else is kept', () => {
  const weight = `cargo.lines.${lineId(2)}.grossWeight`;
  const content = soundTrust([soundLine(1), soundLine(2)]);
  const part = soundPartOf(
    contentFields,
    typed(content, { [weight]: '14.', 'parties.consignee.phone': '12', 'service.customerRef': 'PO-9' }),
  );
  assert.deepEqual(
    part.findings.map(({ path }) => path),
    ['parties.consignee.phone', weight],
  );
  assert.equal(part.findings[1]?.label.en, 'Goods, row 2: Gross weight per carton');
  assert.equal(valueAt(part.content, weight), null);
  assert.equal(part.content.parties.consignee?.phone, null);
  assert.equal(part.content.parties.consignee?.company, content.parties.consignee?.company);
  assert.equal(part.content.service.customerRef, 'PO-9');
  assert.equal(part.content.cargo.lines[0]?.grossWeight, '14.6');
});

test('of several numbers only the wrong ones are left out', () => {
  const long = 'X'.repeat(40);
  const part = soundPartOf(
    contentFields,
    typed(soundTrust(), { 'route.fbaIds': [long, 'FBA15MMD8D01', long, 'FBA15MMD8D02'] }),
  );
  assert.deepEqual(part.content.route.fbaIds, ['FBA15MMD8D01', 'FBA15MMD8D02']);
  assert.ok(part.findings.every(({ path }) => path === 'route.fbaIds'));
});

test('a party begins with its first word, and goes as a whole', () => {
  const one = typed(soundTrust(), { 'parties.notify.company': 'Sample LLC' });
  assert.equal(soundPartOf(contentFields, one).content.parties.notify?.company, 'Sample LLC');
  assert.equal(
    soundPartOf(contentFields, typed(one, { 'parties.notify': null })).content.parties.notify,
    null,
  );
});

test('a line of which little is known yet is kept as far as it goes', () => {
  const id = lineId(9);
  const { content, findings } = soundPartOf(
    contentFields,
    typed(soundTrust(), { [`cargo.lines.${id}`]: { id, nameZh: '台灯', special: null } }),
  );
  assert.deepEqual([content.cargo.lines[1]?.nameZh, content.cargo.lines[1]?.special], ['台灯', []]);
  assert.deepEqual(
    findings.map(({ path }) => path),
    [`cargo.lines.${id}.special`],
  );
});
