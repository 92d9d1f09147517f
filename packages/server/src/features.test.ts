import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { endpoint } from '@loadline/contract/kernel/endpoint';
import { text } from '@loadline/contract/kernel/field';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import type { Feature } from './feature.ts';
import { auditedOf } from './features/ops/audit.queries.ts';
import { queuesOf } from './features/work/work.queries.ts';
import { features } from './features.ts';
import { jobsOf } from './jobs.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase } from './kernel/database.ts';
import { diskFiles } from './kernel/files.ts';
import { openApiOf } from './kernel/openapi.ts';
import { serve } from './kernel/serve.ts';
import { sql } from './kernel/sql.ts';
import { vaultWith } from './kernel/vault.ts';
import { testPasswords, testSecret } from './testing/passwords.ts';

const word = text({ label: { zh: '托盘', en: 'Pallet' }, max: 20 });
const listPallets = endpoint('GET /omsapi/pallets', {
  access: 'order:view',
  title: { zh: '托盘', en: 'Pallets' },
  answer: word,
});
const queue = sql`select now() as since, null::uuid as id, null::uuid as org_id, 'P1' as no`;

/** A feature that no file of the server but its own knows. */
const pallets: Feature = {
  routes: (house) => serve(house, listPallets, async () => 'P1'),
  jobs: () => [{ name: 'stack-pallets', permission: 'nobody', work: async () => undefined }],
  audited: { view: { fields: { pallet: word }, called: sql`'P1'` } },
};

const all = [...features, pallets];
// Nothing here asks it anything.
const db = openDatabase('postgres://nobody@127.0.0.1:1/none', { poolSize: 1, statementTimeoutMs: 1_000 });
const house = await buildApp(
  {
    config: readConfig({ LOG_LEVEL: 'silent' }),
    db,
    staff: db,
    files: diskFiles(tmpdir()),
    clock: systemClock,
    passwords: testPasswords,
    vault: vaultWith(testSecret),
  },
  all,
);

test('a feature that is on the list has its calls on the wire and in the documentation', () => {
  assert.ok(house.served.some(({ path }) => path === '/omsapi/pallets'));
  assert.match(JSON.stringify(openApiOf(house.served, 'en')), /"\/omsapi\/pallets"/);
});

test('its jobs run, and the audit log tells of its records', () => {
  assert.ok(jobsOf(house, all).some(({ name }) => name === 'stack-pallets'));
  assert.equal(auditedOf(all).get('view')?.fields?.pallet, word);
});

test('every queue of the work list is filled by one feature', () => {
  assert.throws(
    () => queuesOf(features.filter(({ queues }) => !queues?.trusts)),
    /0 features fill the queue trusts/,
  );
  assert.throws(() => queuesOf([...features, { ...pallets, queues: { trusts: queue } }]), /2 features fill/);
});
