import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentRules, documentsFor } from '@loadline/contract/orders/order-checklist';
import { newId } from '../../kernel/database.ts';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';
import { addSheet } from './exceptions.factory.ts';
import { closeSheetsJob, raiseSheetsJob } from './exceptions.rules.commands.ts';

const house = await openTestHouse();
const ana = await house.person();

async function raise(): Promise<void> {
  await raiseSheetsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
}

function sheetsOf(orderId: string) {
  return house.rows<{ kind: string; description_zh: string; source: string; state: string }>(
    'select kind, description_zh, source, state from exception_sheet where order_id = $1 order by opened_at',
    [orderId],
  );
}

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('an order of which nothing was heard for days is raised once, told, and not again for the same silence', async () => {
  const { id } = await addOrder(house, { status: 'DEPARTED', transport_type: '1', created_by: ana.userId });
  const { id: sea } = await addOrder(house, {
    status: 'DEPARTED',
    transport_type: '2',
    channel_name: await channel('2'),
  });
  await addEvent(house, id, { occurred_at: ago(5) });
  await addEvent(house, sea, { occurred_at: ago(5) });
  await raise();
  await raise();
  const [sheet, ...more] = await sheetsOf(id);
  assert.deepEqual([sheet?.kind, sheet?.source, sheet?.state], ['delay', 'system', 'OPEN']);
  assert.match(sheet?.description_zh ?? '', /^5 天/);
  assert.deepEqual(more, []);
  assert.deepEqual(await sheetsOf(sea), []);
  const told = await house.rows(`select 1 from notice where user_id = $1 and event = 'exception'`, [
    ana.userId,
  ]);
  assert.equal(told.length, 1);
  await house.rows(`update exception_sheet set state = 'CLOSED' where order_id = $1`, [id]);
  await raise();
  assert.equal((await sheetsOf(id)).length, 1);
});

test('a sheet that opens itself falls to the customer’s service person while they are there, else to nobody', async () => {
  const handlerOf = async (serviceId: string | null) => {
    await house.rows('update customer set customer_service_id = $2 where org_id = $1', [
      house.orgA,
      serviceId,
    ]);
    const { id } = await addOrder(house, { status: 'DEPARTED', transport_type: '1' });
    await addEvent(house, id, { occurred_at: ago(5) });
    await raise();
    const [sheet] = await house.rows<{ handler_id: string | null }>(
      'select handler_id from exception_sheet where order_id = $1',
      [id],
    );
    assert.ok(sheet);
    return sheet.handler_id;
  };
  const [mei, reader, left] = [
    await house.clerk(),
    await house.clerk({ permissions: ['op:work:view', 'op:exception:view'] }),
    await house.clerk(),
  ];
  await house.rows('update app_user set enabled = false where user_id = $1', [left.userId]);
  assert.equal(await handlerOf(mei.userId), mei.userId);
  for (const nobody of [null, reader.userId, left.userId]) assert.equal(await handlerOf(nobody), null);
});

test('an arrival that is expected a day later than first said is raised; a few hours are not', async () => {
  const eta = (hours: number, at: string) => ({
    code: 'ARRIVED',
    stage: 'ARRIVED',
    classifier: 'EST',
    occurred_at: new Date(Date.UTC(2027, 0, 10) + hours * 3_600_000).toISOString(),
    created_at: at,
  });
  const [late, punctual] = [await addOrder(house), await addOrder(house)];
  for (const { id } of [late, punctual]) await addEvent(house, id, eta(0, ago(2)));
  await addEvent(house, late.id, eta(30, ago(1)));
  await addEvent(house, punctual.id, eta(6, ago(1)));
  await raise();
  await raise();
  const [sheet, ...more] = await sheetsOf(late.id);
  assert.match(sheet?.description_zh ?? '', /晚 30 小时/);
  assert.deepEqual(more, []);
  assert.deepEqual(await sheetsOf(punctual.id), []);
});

test('documents that are missing when the cut-off has passed are named', async () => {
  const facts = { cut_off: ago(0.1), is_customs: false, destination_country: 'DE' };
  const { id } = await addOrder(house, facts);
  const { id: complete } = await addOrder(house, facts);
  const needed = documentsFor(
    {
      transportType: '1',
      destinationCountry: 'DE',
      isCustoms: false,
      isSelfClearance: false,
      special: [],
    },
    documentRules,
  );
  for (const { document } of needed) await addPaper(complete, document);
  await house.rows(
    `insert into document_rule (id, document, asked, hours_before) values (gen_random_uuid(), 'PL', 'never', 0)`,
  );
  const { id: without } = await addOrder(house, facts);
  for (const { document } of needed) if (document !== 'PL') await addPaper(without, document);
  await raise();
  const [sheet] = await sheetsOf(id);
  assert.equal(sheet?.kind, 'docs');
  assert.doesNotMatch(sheet?.description_zh ?? '', /装箱单/);
  assert.deepEqual([...(await sheetsOf(complete)), ...(await sheetsOf(without))], []);
});

test('goods that travel by another transport than their channel are raised', async () => {
  const { id } = await addOrder(house, {
    status: 'WH_IN',
    channel_name: await channel('2'),
    transport_type: '1',
  });
  await raise();
  assert.deepEqual(
    (await sheetsOf(id)).map(({ kind }) => kind),
    ['channel'],
  );
});

test('what was resolved a week ago is closed by itself', async () => {
  const { id } = await addOrder(house);
  const { sheetId } = await addSheet(house, {
    orgId: house.orgA,
    orderId: id,
    ownerId: ana.userId,
    text: 'x',
    state: 'RESOLVED',
  });
  const close = () => closeSheetsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  await close();
  assert.deepEqual(
    (await sheetsOf(id)).map(({ state }) => state),
    ['RESOLVED'],
  );
  await house.rows(
    `update exception_sheet set resolved_at = now() - interval '7 days 1 minute' where id = $1`,
    [sheetId],
  );
  await close();
  assert.deepEqual(
    (await sheetsOf(id)).map(({ state }) => state),
    ['CLOSED'],
  );
});

/** While a figure of the installation is another one. */
async function within(name: string, value: string, work: () => Promise<void>): Promise<void> {
  const chief = await house.as(await house.clerk());
  for (const now of [value, null]) {
    const { data } = await chief.get('/opsapi/policies');
    const { version } = data.find((one: { name: string }) => one.name === name);
    const body = { name, version, value: now, reason: 'agreed' };
    assert.equal((await chief.post('/opsapi/policies/save', body)).status, 200);
    if (now !== null) await work();
  }
}

test('the days, hours and the time for reopening that the installation has set are those of the rules', async () => {
  const customer = await house.as(ana);
  const { id } = await addOrder(house, { status: 'DEPARTED', transport_type: '1' });
  await addEvent(house, id, { occurred_at: ago(5) });
  await within('quiet.1', '6', async () => {
    await raise();
    assert.deepEqual(await sheetsOf(id), []);
  });
  await raise();
  assert.equal((await sheetsOf(id)).length, 1);
  const [{ no } = { no: '' }] = await house.rows<{ no: string }>(
    `update exception_sheet set state = 'RESOLVED', resolved_at = now() - interval '8 days' where order_id = $1 returning sheet_no as no`,
    [id],
  );
  const reopen = () => customer.post('/omsapi/exceptions/reopen', { no, body: 'still broken' });
  assert.equal((await reopen()).code, -1);
  await within('reopenDays', '9', async () => {
    await closeSheetsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
    assert.equal((await reopen()).data.sheet.state, 'REOPENED');
  });
});

test('an ETA may slip by the hours that the installation has set', async () => {
  const { id } = await addOrder(house);
  for (const [hours, at] of [
    [0, ago(2)],
    [30, ago(1)],
  ] as const)
    await addEvent(house, id, {
      code: 'ARRIVED',
      stage: 'ARRIVED',
      classifier: 'EST',
      occurred_at: new Date(Date.UTC(2027, 0, 10) + hours * 3_600_000).toISOString(),
      created_at: at,
    });
  await within('slipHours', '31', async () => {
    await raise();
    assert.deepEqual(await sheetsOf(id), []);
  });
  await raise();
  assert.equal((await sheetsOf(id)).length, 1);
});

async function channel(transport: string): Promise<string> {
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport) values ($1, '中美海运快船', 'China-US fast vessel', $2) on conflict do nothing`,
    [newId(), transport],
  );
  return '中美海运快船';
}

async function addPaper(orderId: string, type: string): Promise<void> {
  const fileId = newId();
  await house.rows(
    `insert into file (org_id, file_id, name, type, size, sha256) values ($1, $2, 'paper.pdf', 'application/pdf', 1, '')`,
    [house.orgA, fileId],
  );
  await house.rows(
    `insert into record_file (org_id, file_id, subject, subject_id, type, visible, by_staff) values ($1, $2, 'order', $3, $4, true, false)`,
    [house.orgA, fileId, orderId, type],
  );
}
