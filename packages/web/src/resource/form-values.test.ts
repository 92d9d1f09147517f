import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeTable } from '@loadline/contract/kernel/code';
import {
  code,
  decimal,
  flag,
  id,
  list,
  optional,
  secret,
  text,
  whole,
} from '@loadline/contract/kernel/field';
import { asEntered, asInput, differs, findingsIn, sectionsOf } from './form-values.ts';

const label = { zh: '名称', en: 'Name' };
const kinds = codeTable('kind', { air: { zh: '空运', en: 'Air' }, sea: { zh: '海运', en: 'Sea' } });
const fields = {
  id: id({ label }),
  version: optional(whole({ label })),
  name: text({ label, max: 20 }),
  remark: optional(text({ label, max: 20 })),
  pieces: whole({ label }),
  price: optional(decimal({ label, scale: 2 })),
  enabled: flag({ label }),
  kinds: list(code(kinds, { label }), { label }),
  password: optional(secret({ label, max: 20 })),
};

test('an empty optional input is a missing value, an empty required one stays empty to be refused', () => {
  const input = asInput(fields, { name: '', remark: '', price: '', pieces: '12' });
  assert.equal(input['name'], '');
  assert.equal(input['remark'], null);
  assert.equal(input['price'], null);
  assert.equal(input['pieces'], 12);
});

test('what was never touched has the value of its kind', () => {
  const input = asInput(fields, {});
  assert.equal(input['enabled'], false);
  assert.deepEqual(input['kinds'], []);
  assert.equal(input['version'], null);
  assert.equal(input['pieces'], undefined);
});

test('a number typed as text and the same number read from the server do not differ', () => {
  assert.equal(differs(fields, { name: 'A', pieces: 3 }, { name: 'A', pieces: '3', remark: '' }), false);
  assert.equal(differs(fields, { name: 'A', pieces: 3 }, { name: 'A', pieces: '4' }), true);
  assert.equal(differs(fields, { kinds: ['air'] }, { kinds: ['air', 'sea'] }), true);
});

test('every field that is entered stands somewhere once; the id and the lock nowhere', () => {
  const sections = sectionsOf(fields, [{ title: 'First', keys: ['name', 'id'] }, { keys: ['version'] }], {});
  assert.deepEqual(sections, [
    { title: 'First', keys: ['name'] },
    { keys: ['remark', 'pieces', 'price', 'enabled', 'kinds', 'password'] },
  ]);
  const picked = sectionsOf(fields, [{ keys: ['id'] }], { id: { options: [] } });
  assert.deepEqual(picked[0], { keys: ['id'] });
});

test('findings are taken from a refusal only where they are findings', () => {
  const finding = { path: 'name', label, says: label };
  assert.deepEqual(findingsIn([finding, { path: 'name' }, null, 'x']), [finding]);
  assert.deepEqual(findingsIn({ current: {} }), []);
});

test('what came masked is not typed back', () => {
  const record = asEntered({ name: 'A', password: '****' }, { password: { secret: 'masked' } });
  assert.deepEqual(record, { name: 'A', password: '' });
});
