import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { ConfigError, readConfig } from './config.ts';

const home = mkdtempSync(join(tmpdir(), 'loadline-config-'));
chmodSync(home, 0o711);
const DATA_DIR = join(home, 'data');
after(() => rmSync(home, { recursive: true }));

const goodKey = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64');

/** What a start with these variables is told; empty when it is accepted. */
function findingsOf(env: NodeJS.ProcessEnv) {
  try {
    readConfig({ DATA_DIR, ...env });
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.findings;
  }
}

function refused(env: NodeJS.ProcessEnv): string[] {
  return findingsOf(env).map(({ variable }) => variable);
}

test('without any variable Loadline serves this machine on port 8080 with a database of its own', () => {
  const config = readConfig({ DATA_DIR });
  assert.equal(config.port, 8080);
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.embeddedDatabase, true);
  assert.equal(config.production, false);
  assert.equal(config.allowQueryCredentials, true);
  assert.deepEqual([config.importMaxMegabytes, config.importMaxRows], [10, 5000]);
  assert.equal(config.secretKey, undefined);
});

test('data lies where the system keeps it, and an empty variable counts as absent', () => {
  const place = (env: NodeJS.ProcessEnv) => readConfig(env).dataDir;
  const own = process.getuid?.() === 0 ? '/var/lib/loadline' : join(home, 'loadline');
  assert.equal(place({ XDG_DATA_HOME: home, DATA_DIR: '' }), own);
  assert.equal(readConfig({ DATA_DIR, PORT: ' ' }).port, 8080);
});

test('every wrong variable is named at once, with its value and what is right, in both languages', () => {
  const env = { PORT: '80a', DEMO_DATA: 'perhaps', TRUST_PROXY: '10.0.0.0/33', PASSWORD_MIN: '5' };
  const findings = findingsOf(env);
  assert.deepEqual(
    findings.map(({ variable }) => variable),
    ['PORT', 'TRUST_PROXY', 'DEMO_DATA', 'PASSWORD_MIN'],
  );
  const { text } = new ConfigError(findings);
  assert.match(text.en, /PORT = "80a", but it must be a whole number from 0 to 65535/);
  assert.match(text.zh, /PORT = "80a"，应为：0 到 65535 的整数/);
  assert.match(text.en, /DEMO_DATA = "perhaps", but it must be one of auto, on, off/);
});

test('any text given as a port either is one or is refused', () => {
  const texts = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  fc.assert(
    fc.property(texts, (raw) => {
      const said = raw.trim();
      const right = said === '' || (/^\d+$/.test(said) && said.length < 10 && Number(said) <= 65535);
      assert.equal(refused({ PORT: raw }).length === 0, right);
    }),
  );
});

test('proxies are believed by address or by network', () => {
  const { trustProxy } = readConfig({ DATA_DIR, TRUST_PROXY: '10.0.0.0/8, ::1,192.168.1.4' });
  assert.deepEqual(trustProxy, ['10.0.0.0/8', '::1', '192.168.1.4']);
  for (const wrong of ['true', '10.0.0.1/', '10.0.0.0/8/8', 'proxy.example']) {
    assert.deepEqual(refused({ TRUST_PROXY: wrong }), ['TRUST_PROXY'], wrong);
  }
});

test('a secret is never shown, not even a wrong one', () => {
  const wrong = { DATABASE_URL: 'mysql://root:hunter2@db/x', SECRET_KEY: 'hunter2' };
  const findings = findingsOf(wrong);
  assert.deepEqual(
    findings.map(({ variable }) => variable),
    ['DATABASE_URL', 'SECRET_KEY'],
  );
  assert.doesNotMatch(JSON.stringify(findings), /hunter2/);
});

test('a key is 32 random bytes; a short one, a phrase and a placeholder are refused', () => {
  assert.equal(readConfig({ DATA_DIR, SECRET_KEY: goodKey }).secretKey?.length, 32);
  const hex = Buffer.from(goodKey, 'base64').toString('hex');
  assert.deepEqual(readConfig({ DATA_DIR, SECRET_KEY: hex }).secretKey, Buffer.from(hex, 'hex'));
  for (const wrong of [
    goodKey.slice(0, 40),
    'change me please, change me please!',
    '0'.repeat(64),
    'A'.repeat(44),
  ]) {
    assert.deepEqual(refused({ SECRET_KEY: wrong }), ['SECRET_KEY'], wrong);
  }
});

test('a secret may come from a mounted file, but not from two places', () => {
  const file = join(home, 'key');
  writeFileSync(file, `${goodKey}\n`);
  assert.equal(readConfig({ DATA_DIR, SECRET_KEY_FILE: file }).secretKey?.toString('base64'), goodKey);
  assert.deepEqual(refused({ SECRET_KEY_FILE: file, SECRET_KEY: goodKey }), ['SECRET_KEY']);
  assert.deepEqual(refused({ SECRET_KEY_FILE: join(home, 'nothing') }), ['SECRET_KEY']);
});

test('in production several processes share a database, so they must be given the key they share', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://app:x@db/loadline' };
  assert.deepEqual(refused(production), ['SECRET_KEY']);
  assert.deepEqual(refused({ ...production, SECRET_KEY: goodKey }), []);
  assert.deepEqual(refused({ NODE_ENV: 'production' }), []);
});

test('a server of one’s own is named by a login that serves or by an administrator', () => {
  assert.equal(readConfig({ DATA_DIR, DATABASE_ADMIN_URL: 'postgres://a@db/x' }).embeddedDatabase, false);
  assert.deepEqual(refused({ DATABASE_URL: 'postgres://app@/x?host=/run/postgresql' }), []);
  assert.deepEqual(refused({ DATABASE_STAFF_URL: 'postgres://staff@db/x' }), ['DATABASE_STAFF_URL']);
});

test('a data folder that cannot be written is refused by name', () => {
  writeFileSync(join(home, 'file'), '');
  const [finding] = findingsOf({ DATA_DIR: join(home, 'file', 'data') });
  assert.equal(finding?.variable, 'DATA_DIR');
  assert.match(finding.text.en, /file\/data, but we may not write to .*file$/);
});

test('started by root, a data folder behind a closed one is refused with the folder and the remedy', (context) => {
  if (process.getuid?.() !== 0) return context.diagnostic('only root hands the database to another account');
  const closed = join(home, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const dataDir = join(closed, 'deep', 'data');
  const [finding] = findingsOf({ DATA_DIR: dataDir });
  assert.equal(finding?.variable, 'DATA_DIR');
  assert.ok(finding.text.en.includes(`chmod o+x ${closed},`), finding.text.en);
  assert.deepEqual(refused({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://a@db/x' }), []);
});
