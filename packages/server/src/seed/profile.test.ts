import assert from 'node:assert/strict';
import { test } from 'node:test';
import { address } from '@loadline/contract/customers/address';
import { carton } from '@loadline/contract/customers/carton';
import { goods } from '@loadline/contract/customers/goods';
import { taxFindings } from '@loadline/contract/customers/tax-info.rules';
import { flawOfLegalId } from '@loadline/contract/facts/legal-id';
import { savedFields } from '@loadline/contract/kernel/listing';
import { check } from '@loadline/contract/kernel/schema';
import { findingsOfApplication } from '@loadline/contract/registrations/registration.rules';
import { loadDemo } from './demo.ts';
import { factsOfPeople } from './people.seed.ts';
import { taxData } from './profile.seed.ts';
import { applications } from './registrations.seed.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const today = new Date('2026-11-21T06:20:00Z');
const demo = await openDemoDatabase();
await loadDemo(demo.partsAt(today));

test('everything in the books of the demo could be typed into their forms', async () => {
  const books = { address: savedFields(address), goods: savedFields(goods), carton: savedFields(carton) };
  for (const [table, fields] of Object.entries(books)) {
    const rows = await demo.rows<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t`,
    );
    assert.ok(rows.length > 10, table);
    for (const { row } of rows) {
      const record = Object.fromEntries(Object.keys(fields).map((key) => [key, asTyped(row[snake(key)])]));
      const checked = check(fields, record);
      assert.deepEqual(checked.ok ? [] : checked.findings, [], `${table} ${String(row.id)}`);
    }
  }
});

function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What PostgreSQL gives as a number is typed as text, but for the version. */
function asTyped(value: unknown): unknown {
  return typeof value === 'number' && value !== 1 ? String(value) : value;
}

test('every tax number, credit code and identity number of the demo passes its check', () => {
  for (const { region, ...values } of Object.values(taxData).flat())
    assert.deepEqual(taxFindings(region, camel(values)), [], region);
  for (const { row } of applications) {
    const { account_type: accountType, company_name_cn: companyNameCn, legal_id: legalId } = row;
    const subject = {
      accountType,
      companyNameCn,
      companyNameEn: null,
      legalIdKind: row.legal_id_kind,
      legalId,
    };
    assert.deepEqual(findingsOfApplication({ ...subject, country: 'CN' }, '2026-11-21'), []);
  }
  for (const { idNumber } of Object.values(factsOfPeople))
    if (idNumber) assert.equal(flawOfLegalId('residentId', idNumber, '2026-11-21'), undefined);
});

function camel(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );
}

test('applications are there in every state, one has waited too long, one looks like somebody known', async () => {
  const states = await demo.rows<{ state: string; n: number }>(
    'select state, count(*)::int as n from registration group by state order by state',
  );
  assert.deepEqual(
    states.map(({ state, n }) => `${state} ${n}`),
    ['APPROVED 1', 'PENDING 3', 'REJECTED 1', 'RETURNED 1'],
  );
  const [late] = await demo.rows(
    `select from registration where state = 'PENDING' and submitted_at < $1::timestamptz - interval '4 hours'`,
    [today],
  );
  assert.ok(late);
  const alike = await demo.rows<{ username: string; enabled: boolean }>(
    `select username, enabled from registration r join app_user u using (mobile) where state = 'PENDING'`,
  );
  assert.deepEqual(alike, [{ username: 'demo.left', enabled: false }]);
  const [approved] = await demo.rows<{ code: string }>(
    `select code from registration r join organisation o on o.org_id = r.org_id_made`,
  );
  assert.equal(approved?.code, 'SGDEMO');
  assert.deepEqual(
    await demo.rows(
      `select from registration r where not exists (select from file where file_id = licence_file_id)`,
    ),
    [],
  );
});

test('the outbox holds a message in every state and no code', async () => {
  const states = await demo.rows<{ state: string }>('select distinct state from message order by state');
  assert.deepEqual(
    states.map(({ state }) => state),
    ['failed', 'queued', 'sent', 'withheld'],
  );
  assert.deepEqual(await demo.rows(`select from message where params ? 'code'`), []);
});

test('service people serve their own customers, and the small customer has fewer products', async () => {
  const served = await demo.rows<{ username: string; codes: string }>(
    `select username, case when all_customers then 'all' else string_agg(code, ' ' order by code) end as codes
     from app_user u join team t using (team_id) left join team_customer c using (team_id) left join organisation o on o.org_id = c.org_id
     group by username, all_customers order by username`,
  );
  assert.deepEqual(
    served.map(({ username, codes }) => `${username} ${codes}`),
    [
      'op.admin all',
      'op.finance all',
      'op.operator all',
      'op.sales QHDEMO SGDEMO',
      'op.service QHDEMO',
      'op.warehouse all',
    ],
  );
  const products = await demo.rows<{ n: number }>(
    'select count(*)::int as n from customer_channel group by org_id order by n',
  );
  assert.deepEqual(
    products.map(({ n }) => n),
    [10, 10],
  );
});
