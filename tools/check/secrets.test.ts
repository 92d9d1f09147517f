import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secretsIn } from './secrets.check.ts';

function found(text: string): string[] {
  return secretsIn({ path: 'a.ts', text });
}

// Put together here, so that this file holds nothing that looks like a key.
const jumble = ['q7Zk29', 'XbPw4L', 'mT8vRs', '1NcYd5'].join('');
const tail = 'abcdefghijkl';

test('the keys of clouds, hosts and registries are recognised by their shape', () => {
  const keys = [
    ['AKIA', 'ABCDEFGH12345678'].join(''),
    `LTAI${jumble}`,
    `ghp_${jumble}${tail}`,
    `npm_${jumble}${tail}`,
    ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
    `eyJ${jumble}.eyJ${jumble}.${jumble}`,
  ];
  for (const key of keys) assert.equal(found(`const a = '${key}';`).length, 1, key);
});

test('a password in a database address is found, a placeholder is not', () => {
  assert.equal(found(`postgres://app:${jumble}@db/loadline`).length, 1);
  for (const word of ['<password>', '${password}', 'password', 'secret']) {
    assert.deepEqual(found(`postgres://app:${word}@db/loadline`), []);
  }
});

test('a jumble assigned to a secret is found, words and places are not', () => {
  assert.equal(found(`const apiKey = '${jumble}';`).length, 1);
  assert.equal(found(`"client_secret": "${jumble}"`).length, 1);
  assert.deepEqual(found("const password = 'correct-horse-battery-staple';"), []);
  assert.deepEqual(found('const token = request.headers.authorization;'), []);
});

test('a finding names the line and never the secret', () => {
  const [finding] = found(`const a = 1;\nconst secretKey = '${jumble}';`);
  assert.equal(finding, 'a.ts:2 looks like a secret in an assignment');
});
