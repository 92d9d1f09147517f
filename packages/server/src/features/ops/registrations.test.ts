import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';
import { addRegistration } from './registrations.factory.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);
const sale = await house.clerk({ customers: [] });
const productId = newId();
await house.rows(
  `insert into channel (channel_id, name, name_en, transport) values ($1, '中美空运', 'China–US air', '1')`,
  [productId],
);
let codes = 0;

function approval(id: string, change: object = {}) {
  codes += 1;
  return {
    id,
    version: 1,
    code: `NB${codes}`,
    saleId: sale.userId,
    customerServiceId: clerk.userId,
    roleId: idOfRole('customerAdmin'),
    dataAuthority: 'organisation',
    products: [productId],
    quota: '20000.00',
    quotaCurrency: 'CNY',
    despiteDuplicates: false,
    releaseMobile: false,
    ...change,
  };
}

const approve = (id: string, change: object = {}) =>
  desk.post('/opsapi/registrations/approve', approval(id, change));

test('an approved applicant logs in with the mobile and the password of the application', async () => {
  const applicant = await addRegistration(house, { company_name_cn: '宁波澄岸家居用品有限公司' });
  const reply = await approve(applicant.id, { code: 'NB0342' });
  assert.deepEqual([reply.code, reply.data?.state], [200, 'APPROVED'], reply.message);
  const calls = await house.as({ ...clerk, username: applicant.mobile, password: 'Chosen2026pass' });
  const me = await calls.get('/adminapi/session/user');
  assert.deepEqual([me.data.company.zh, me.data.kind], ['宁波澄岸家居用品有限公司', 'customer']);
  assert.ok(me.data.permissions.includes('user:manage'));
  assert.ok(!me.data.permissions.some((one: string) => one.startsWith('op:')));
  const detail = await desk.get(`/opsapi/customers/detail?id=${reply.data.madeCustomer}`);
  assert.deepEqual(
    [detail.data.customer.code, detail.data.customer.quota, detail.data.products[0].id],
    ['NB0342', '20000.00', productId],
  );
  const served = await (await house.as(sale)).get('/opsapi/customers');
  assert.deepEqual(
    served.data.rows.map((row: { code: string }) => row.code),
    ['NB0342'],
  );
});

test('both logs tell of an approval, and the applicant is told their code', async () => {
  const applicant = await addRegistration(house);
  const { data } = await approve(applicant.id, { code: 'TOLD1' });
  const deeds = await house.rows<{ org_id: string; action: string }>(
    'select org_id::text, action from audit where subject_id in ($1, $2) order by action',
    [applicant.id, data.madeCustomer],
  );
  assert.deepEqual(deeds, [
    { org_id: house.orgF, action: 'approved' },
    { org_id: data.madeCustomer, action: 'made' },
  ]);
  const messages = await house.rows(
    `select template, channel, recipient, params from message where org_id = $1 order by channel desc`,
    [data.madeCustomer],
  );
  const params = { no: applicant.no, customerCode: 'TOLD1' };
  assert.deepEqual(messages, [
    { template: 'registrationApproved', channel: 'sms', recipient: applicant.mobile, params },
    { template: 'registrationApproved', channel: 'mail', recipient: 'li@example.com', params },
  ]);
});

test('of twelve who decide one registration at once exactly one does, and the others see what stands', async () => {
  const applicant = await addRegistration(house);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n % 2 === 0
        ? approve(applicant.id)
        : desk.post('/opsapi/registrations/reject', { id: applicant.id, version: 1, reason: 'not ours' }),
    ),
  );
  const done = replies.filter(({ code }) => code === 200);
  assert.deepEqual([done.length, replies.filter(({ status }) => status === 409).length], [1, 11]);
  const late = replies.find(({ status }) => status === 409);
  assert.notEqual(late?.data.current.state, 'PENDING');
  const [made] = await house.rows<{ n: number }>(
    `select count(*)::int as n from organisation o join registration r on r.org_id_made = o.org_id where r.registration_id = $1`,
    [applicant.id],
  );
  assert.ok((made?.n ?? 9) <= 1);
});

test('what a failed approval began is undone: no customer without its first user', async () => {
  const first = await addRegistration(house);
  await approve(first.id, { code: 'SAME1' });
  const second = await addRegistration(house);
  const taken = await approve(second.id, { code: 'SAME1' });
  assert.deepEqual([taken.code, taken.message], [-1, 'The code SAME1 is taken']);
  const unknown = await approve(second.id, { products: [newId()] });
  assert.equal(unknown.status, 404);
  const staffRole = await approve(second.id, { roleId: idOfRole('sales') });
  assert.deepEqual(
    [staffRole.code, staffRole.message],
    [-1, 'A right of the staff console cannot be given to customers'],
  );
  const nobody = await approve(second.id, { saleId: newId() });
  assert.equal(nobody.data[0].path, 'saleId');
  const [left] = await house.rows(`select state, org_id_made from registration where registration_id = $1`, [
    second.id,
  ]);
  assert.deepEqual(left, { state: 'PENDING', org_id_made: null });
});

test('country and address of an application are those of the customer that is made of it', async () => {
  const { id } = await addRegistration(house, { country: 'CN', address: '宁波市鄞州区惊驾东路 88 号' });
  const { data, message } = await approve(id);
  assert.ok(data, message);
  const { customer } = (await desk.get(`/opsapi/customers/detail?id=${data.madeCustomer}`)).data;
  assert.deepEqual([customer.country, customer.address], ['CN', '宁波市鄞州区惊驾东路 88 号']);
});

test('a quota above the free limit takes the right to set quotas', async () => {
  const limited = await house.as(
    await house.clerk({ permissions: ['op:work:view', 'op:registration:view', 'op:registration:decide'] }),
  );
  const applicant = await addRegistration(house);
  const above = approval(applicant.id, { quota: '30000.01' });
  const refused = await limited.post('/opsapi/registrations/approve', above);
  assert.match(refused.message, /30000.00/);
  assert.equal((await limited.post('/opsapi/registrations/approve', { ...above, quota: '30000' })).code, 200);
});

test('a returned registration names fields and reasons, and the applicant is told in their language', async () => {
  const applicant = await addRegistration(house, { language: 'en' });
  const body = {
    id: applicant.id,
    version: 1,
    corrections: [
      { field: 'email', reason: 'bounces' },
      { field: 'licenceFileId', reason: 'unreadable' },
    ],
  };
  const reply = await desk.post('/opsapi/registrations/return', body);
  assert.deepEqual([reply.data.state, reply.data.corrections], ['RETURNED', body.corrections]);
  const [message] = await house.rows<{ params: { reason: string }; language: string }>(
    `select params, language from message where recipient = $1`,
    [applicant.mobile],
  );
  assert.deepEqual(
    [message?.params.reason, message?.language],
    ['Email: bounces; Licence: unreadable', 'en'],
  );
  const again = await desk.post('/opsapi/registrations/return', { ...body, version: 2 });
  assert.equal(again.status, 409);
  const other = await addRegistration(house);
  const empty = await desk.post('/opsapi/registrations/return', {
    id: other.id,
    version: 1,
    corrections: [],
  });
  assert.deepEqual([empty.status, empty.data[0].path], [400, 'reason']);
  const wrong = await desk.post('/opsapi/registrations/return', {
    id: other.id,
    version: 1,
    corrections: [{ field: 'password_hash', reason: 'x' }],
  });
  assert.equal(wrong.status, 400);
});

test('who may look and not decide cannot decide', async () => {
  const looking = await house.as(
    await house.clerk({ permissions: ['op:work:view', 'op:registration:view'] }),
  );
  const applicant = await addRegistration(house);
  const reply = await looking.post('/opsapi/registrations/reject', {
    id: applicant.id,
    version: 1,
    reason: 'no',
  });
  assert.equal(reply.status, 403);
  assert.equal((await looking.get(`/opsapi/registrations/detail?id=${applicant.id}`)).data.state, 'PENDING');
});

test('the licence comes as it was uploaded, and who read it stands in the log', async () => {
  const applicant = await addRegistration(house);
  const file = await desk.get(`/opsapi/registrations/licence?id=${applicant.id}`);
  assert.equal(file.headers['content-type'], 'application/pdf');
  assert.match(String(file.headers['content-disposition']), /^attachment/);
  assert.match(file.bytes.toString(), /a licence/);
  const [read] = await house.rows(
    `select user_id::text, changes from audit where subject = 'registration' and subject_id = $1 and action = 'read'`,
    [applicant.id],
  );
  assert.deepEqual(read, { user_id: clerk.userId, changes: { file: 'licence.pdf', no: applicant.no } });
});

test('an identity number and a mobile are masked in the queue; the number is masked in the detail too', async () => {
  const applicant = await addRegistration(house, {
    account_type: 'personal',
    company_name_cn: null,
    contact_name: '许可',
    legal_id: '110101199003074258',
  });
  const { data } = await desk.get(`/opsapi/registrations?search=${applicant.no}`);
  assert.deepEqual([data.rows[0].name, data.rows[0].legalId], ['许可', '**************4258']);
  assert.match(data.rows[0].mobile, /^139\*{4}\d{4}$/);
  const detail = await desk.get(`/opsapi/registrations/detail?id=${applicant.id}`);
  assert.deepEqual([detail.data.legalId, detail.data.mobile], ['**************4258', applicant.mobile]);
  assert.ok(!detail.bytes.includes('199003'));
});

test('the tabs count their states, the queue pages, and only what has waited too long is late', async () => {
  const old = await addRegistration(house, { submitted_at: new Date(Date.now() - 6 * 86_400_000) });
  const fresh = await addRegistration(house);
  const found = await desk.get(`/opsapi/registrations?search=${old.no}`);
  const young = await desk.get(`/opsapi/registrations?search=${fresh.no}`);
  assert.deepEqual([found.data.rows[0].late, young.data.rows[0].late], [true, false]);
  assert.ok(found.data.rows[0].waitingMinutes > 240);
  const { data } = await desk.get('/opsapi/registrations/overview');
  const count = (tab: string) => data.tabs.find((one: { tab: string }) => one.tab === tab).count;
  const [states] = await house.rows<{ pending: number; all: number }>(
    `select (count(*) filter (where state = 'PENDING'))::int as pending, count(*)::int as all from registration`,
  );
  assert.deepEqual(
    [count('PENDING'), count('week'), data.waiting],
    [states?.pending, states?.all, states?.pending],
  );
  assert.ok(data.late >= 1);
  const seen = new Set<string>();
  let after = '';
  do {
    const page = await desk.get(
      `/opsapi/registrations?size=3${after && `&after=${encodeURIComponent(after)}`}`,
    );
    for (const row of page.data.rows) seen.add(row.id);
    after = page.data.next ?? '';
  } while (after);
  assert.equal(seen.size, states?.all);
  const work = await desk.get('/opsapi/work');
  const queue = work.data.queues.find((one: { queue: string }) => one.queue === 'registrations');
  assert.deepEqual(queue, { queue: 'registrations', waiting: data.waiting, late: data.late });
});

test('the workbook of registrations holds those of the list, with mobiles masked as there', async () => {
  const { no, mobile } = await addRegistration(house, { company_name_cn: '导出测试有限公司' });
  const [heading = [], ...rows] = await textsOf(
    (await desk.get(`/opsapi/registrations/export?search=${encodeURIComponent('导出测试')}`)).bytes,
  );
  assert.deepEqual([rows.length, rows[0]?.[heading.indexOf('Registration no.')]], [1, no]);
  assert.equal(rows[0]?.[heading.indexOf('Applicant')], '导出测试有限公司');
  assert.ok(!rows.flat().includes(mobile));
});
