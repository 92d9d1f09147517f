import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, optional, secret, text, whole } from '@loadline/contract/kernel/field';
import { currentIn, stalePairs } from './stale.ts';

const about = (en: string) => ({ label: { zh: '字段', en } });
const fields = {
  id: id(about('Id')),
  version: whole(about('Version')),
  name: text({ ...about('Name'), max: 20 }),
  city: optional(text({ ...about('City'), max: 20 })),
  pieces: whole(about('Pieces')),
  password: optional(secret({ ...about('Password'), max: 20 })),
};
const reading = { language: 'en', yes: 'Yes', no: 'No' } as const;

test('both values are shown of what differs, never a secret, never the lock', () => {
  const mine = { id: 'a', version: 1, name: 'Mine', city: '', pieces: '1200', password: 'secret1' };
  const current = { id: 'a', version: 2, name: 'Theirs', city: 'Ningbo', pieces: 1200, password: null };
  assert.deepEqual(stalePairs(fields, mine, current, reading), [
    { key: 'name', label: 'Name', theirs: 'Theirs', mine: 'Mine' },
    { key: 'city', label: 'City', theirs: 'Ningbo', mine: '\u2014' },
  ]);
});

test('a field that the answer leaves out is not compared', () => {
  assert.deepEqual(stalePairs(fields, { name: 'Mine', pieces: 1 }, { version: 2, pieces: 1 }, reading), []);
});

test('the record as it stands is read from the refusal, if it is there', () => {
  assert.deepEqual(currentIn({ current: { version: 2 }, mine: {} }), { version: 2 });
  assert.equal(currentIn({ mine: {} }), undefined);
  assert.equal(currentIn(null), undefined);
});
