import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { callTypes } from './client/call-types.ts';
import { servedCalls } from './client/served.ts';

const served = await servedCalls();
const made = callTypes(served);

test('the types of the client package are those of the calls as they are served', () => {
  const file = join(import.meta.dirname, '../packages/client/src/calls.ts');
  // Not assert.equal: it would print both of them.
  assert.ok(readFileSync(file, 'utf8') === made, 'run: node tools/client.ts');
});

test('they hold what a customer’s program has a use for: no call of the desk, no login', () => {
  assert.match(made, /'\/omsapi\/orders': \{/);
  assert.match(made, /'\/adminapi\/session\/user': \{ asks: \{\}; gives: SignedInUser \};/);
  assert.doesNotMatch(made, /'\/opsapi\/|'\/adminapi\/(?:oauth|password|regist)\//);
});

test('each shape is written once and under one name', () => {
  const names = [...made.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
  assert.equal(new Set(names).size, names.length);
  const bodies = [...made.matchAll(/^export interface \w+ (\{[^}]*\n\})/gm)].map(([, body]) => body);
  assert.equal(new Set(bodies).size, bodies.length);
});
