import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimal } from './field.ts';
import { schemaOf } from './json-schema.ts';

test('a decimal without places is described as a whole number of digits', () => {
  const patternOf = (scale: number) =>
    new RegExp(String(schemaOf(decimal({ label: { zh: '价值', en: 'Value' }, scale }))['pattern']));
  assert.ok(patternOf(0).test('10000'));
  assert.ok(!patternOf(0).test('10000.5'));
  assert.ok(patternOf(2).test('10000.55'));
});
