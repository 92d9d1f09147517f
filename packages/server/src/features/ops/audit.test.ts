import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addSheet } from '../exceptions/exceptions.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addNumbersImport } from '../orders/orders.numbers.factory.ts';
import { layMawb } from '../waybills/waybills.factory.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);

interface Row {
  action: string;
  company: string;
  organisation: string;
  subjectName: string | null;
  changes: { label: string; from: string | null; to: string | null }[];
}

async function rows(query: string, headers: Record<string, string> = {}): Promise<Row[]> {
  return (await desk.get(`/opsapi/audit?${query}`, headers)).data.rows;
}

test('a change reads as its fields are called, in the language of the reader', async () => {
  const id = house.orgA;
  await desk.post('/opsapi/customers/hold', { id, version: 1, onHold: true, reason: 'overdue' });
  const [en] = await rows(`customerId=${id}&action=held`);
  const [zh] = await rows(`customerId=${id}&action=held`, { 'accept-language': 'zh-CN' });
  assert.deepEqual(
    en?.changes.map(({ label, from, to }) => [label, from, to]),
    [
      ['On hold', 'No', 'Yes'],
      ['Reason of the hold', null, 'overdue'],
    ],
  );
  assert.deepEqual([zh?.changes[0]?.label, zh?.changes[0]?.to], ['冻结', '是']);
  assert.deepEqual([en?.organisation, en?.subjectName], ['ACME Company ACME', 'ACME Company ACME']);
  // Who did it works for us, not for the customer it was done to.
  assert.equal(en?.company, 'Forwarder');
});

test('a waybill that was changed says which of its fields went from what to what, in the name of who works for the forwarder', async () => {
  const { id, no } = await layMawb(house, { status: '31' });
  const asked = {
    id,
    version: 1,
    origin: 'PVG',
    destination: 'LAX',
    selfDelivery: true,
    remark: 'two pallets',
  };
  const reply = await desk.post('/opsapi/mawb/edit', asked);
  assert.equal(reply.code, 200, reply.message);
  const [edited, ...more] = await rows(`subjectId=${id}`);
  assert.deepEqual([edited?.company, edited?.subjectName, more.length], ['Forwarder', no, 0]);
  assert.deepEqual(
    edited?.changes.flatMap(({ label, from, to }) => (label === 'No.' ? [] : [[label, from, to]])).toSorted(),
    [
      ['Destination port', 'ORD', 'LAX'],
      ['Remark', null, 'two pallets'],
      ['Self-delivery to airport', 'No', 'Yes'],
    ],
  );
});

test('the role that somebody got is told by its name, and the kind of their identity document in words', async () => {
  const [role] = await house.rows<{ id: string; en: string }>(
    'select role_id as id, name_en as en from role limit 1',
  );
  const subject = newId();
  const changes = { roleId: role?.id, idKind: 'residentId' };
  const moved = { roleId: { from: role?.id, to: role?.id } };
  for (const deed of [changes, moved])
    await house.rows(
      `insert into audit (org_id, audit_id, who, action, subject, subject_id, changes) values ($1, $2, 'Li', 'made', 'user', $3, $4)`,
      [house.orgA, newId(), subject, JSON.stringify(deed)],
    );
  const [second, first] = await rows(`subjectId=${subject}`);
  const told = Object.fromEntries(first?.changes.map(({ label, to }) => [label, to]) ?? []);
  assert.deepEqual(told, { 'ID type': 'Resident identity card', Role: role?.en });
  assert.deepEqual(
    second?.changes.map(({ from, to }) => [from, to]),
    [[role?.en, role?.en]],
  );
});

test('what we note about a customer is read by who serves it, and by no other team', async () => {
  await desk.post('/opsapi/customers/hold', {
    id: house.orgB,
    version: 1,
    onHold: false,
    reason: 'pays late',
  });
  const asked = `/opsapi/audit?subjectId=${house.orgB}&search=${encodeURIComponent('pays late')}`;
  const other = await house.as(await house.clerk({ customers: [house.orgA] }));
  assert.deepEqual((await other.get(asked)).data.rows, []);
  const theirs = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await theirs.get(asked)).data.rows.length, 1);
});

test('a number finds what was done to its record, and stands beside the deed', async () => {
  const order = await addOrder(house);
  const sheet = await addSheet(house, {
    orgId: house.orgA,
    orderId: order.id,
    ownerId: clerk.userId,
    text: 'wet',
  });
  for (const [subject, id] of [
    ['order', order.id],
    ['sheet', sheet.sheetId],
  ])
    await house.rows(
      `insert into audit (org_id, audit_id, who, action, subject, subject_id) values ($1, $2, 'x', 'edited', $3, $4)`,
      [house.orgA, newId(), subject, id],
    );
  for (const no of [order.orderNumber, sheet.sheetNo])
    assert.deepEqual(
      (await rows(`search=${no}`)).map(({ subjectName }) => subjectName),
      [no],
    );
});

test('deeds are found by who, what, day and text, and paged without a gap', async () => {
  const subject = newId();
  for (let n = 0; n < 7; n += 1)
    await house.rows(
      `insert into audit (org_id, audit_id, at, who, action, subject, subject_id, changes)
       values ($1, $2, '2026-03-01T00:00:00Z'::timestamptz + make_interval(hours => $3), $4, 'edited', 'order', $5, $6)`,
      [house.orgA, newId(), n * 6, n % 2 ? 'Odd' : 'Even', subject, JSON.stringify({ remark: `note ${n}` })],
    );
  assert.equal((await rows(`subjectId=${subject}&who=odd`)).length, 3);
  assert.equal((await rows(`subjectId=${subject}&search=${encodeURIComponent('note 3')}`)).length, 1);
  assert.equal((await rows(`subjectId=${subject}&action=made`)).length, 0);
  // 2026-03-01T16:00Z is the second of March in China.
  assert.equal((await rows(`subjectId=${subject}&from=2026-03-02&to=2026-03-02`)).length, 4);
  const seen: string[] = [];
  let after = '';
  do {
    const { data } = await desk.get(
      `/opsapi/audit?subjectId=${subject}&size=2${after && `&after=${encodeURIComponent(after)}`}`,
    );
    seen.push(...data.rows.map((row: Row) => row.changes[0]?.to));
    after = data.next ?? '';
  } while (after);
  assert.deepEqual(seen, ['note 6', 'note 5', 'note 4', 'note 3', 'note 2', 'note 1', 'note 0']);
  assert.equal((await desk.get(`/opsapi/audit/count?subjectId=${subject}`)).data.total, 7);
});

test('the export is a workbook, and that it was taken out stands in the log', async () => {
  const file = await desk.get('/opsapi/audit/export?action=held');
  assert.match(String(file.headers['content-type']), /spreadsheetml/);
  assert.equal(file.bytes.subarray(0, 2).toString(), 'PK');
  const [row] = await rows('action=exported');
  assert.deepEqual(row?.changes, [{ key: 'action', label: 'action', from: null, to: 'held' }]);
});

test('nobody changes the log: not through a desk, and not the logins that serve', async () => {
  const grants = await house.rows(
    `select grantee, privilege_type from information_schema.role_table_grants where table_name = 'audit'
     and grantee in ('loadline_app', 'loadline_staff') and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`,
  );
  assert.deepEqual(grants, []);
});

test('what a workbook brings is told in words, in the language of the reader', async () => {
  const { orderNumber } = await addOrder(house);
  const { numbersImportId } = await addNumbersImport(desk, orderNumber);
  for (const [language, label, words] of [
    ['zh-CN', '导入内容', '承运单号'],
    ['en', 'Import of', "Carriers' numbers"],
  ] as const) {
    const [entry] = await rows(`subjectId=${numbersImportId}`, { 'accept-language': language });
    assert.equal(entry?.changes.find((change) => change.label === label)?.to, words);
  }
});
