import assert from 'node:assert/strict';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { goodsSubject } from '@loadline/contract/customers/goods-import';
import { filled, importCalls, rightGoods } from './features/imports/imports.factory.ts';
import { draftOf, offerProduct, soundContent } from './features/trusts/trusts.factory.ts';
import { jobsOf } from './jobs.ts';
import { newId } from './kernel/database.ts';
import { sweepJob } from './kernel/housekeeping.ts';
import { viewerOfJob } from './kernel/viewer.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();

/** Tables whose rows go by themselves, and after how long. */
const swept = {
  idempotency: 'the answers of calls: a day',
  rate_limit: 'two days after its window opened; the longest window is a day',
  session: 'a day after it has ended',
  message: 'ninety days after it was sent, failed or withheld',
  data_import_row: 'ninety days after the last touch of its import, which then ends',
  notice: 'ninety days',
  staff_notice: 'ninety days',
  sms_code: 'two days',
  sso_login: 'when its session begins, else a day after it has expired',
  unknown_login: 'two days after the last failure',
  file: 'with the record, licence or import that names it',
  record_file: 'a day after nobody named it, thirty days after it was withdrawn',
  tracking_watch: 'two days unconfirmed, thirty days after the shipment ended',
  tracking_told: 'with the watch',
  api_key_use: 'ninety days after the day',
  webhook_delivery: 'thirty days',
  webhook_attempt: 'with the delivery',
} as const;

/** Tables whose rows stay, by why they do. */
const kept = {
  'what was done must be provable for as long as there is somebody to ask': [
    'audit',
    'audit_seal',
    'awb_draft',
    'awb_draft_answer',
    'awb_draft_house',
    'customs_step',
    'exception_sheet',
    'feed_message',
    'mawb_event',
    'mawb_message',
    'mawb_stock_deed',
    'mawb_taken',
    'order_hold',
    'order_request',
    'registration',
    'sheet_comment',
    'sheet_cost',
    'sheet_read',
    'sheet_step',
    'shipment_event',
    'tariff_kept',
    'trust_amendment',
    'us_entry_disposition',
    'us_entry_duty',
    'us_entry_duty_amount',
    'us_entry_rfi',
    'us_entry_rfi_word',
    'us_entry_step',
  ],
  'the business itself: it goes with its organisation': [
    'bank_line',
    'bill',
    'bill_dispute',
    'bill_run',
    'charge',
    'charge_cost',
    'credit_request',
    'invoice',
    'invoice_part',
    'ledger_entry',
    'ledger_posting',
    'order_charging',
    'receipt_of_money',
    'booking',
    'booking_desk_note',
    'carton_group',
    'customs_abnormal',
    'customs_file',
    'customs_line',
    'customs_order',
    'data_import',
    'flight',
    'goods_line',
    'hawb',
    'hts_answer',
    'hts_question',
    'label',
    'label_artwork',
    'label_batch',
    'label_check',
    'label_import',
    'label_import_artwork',
    'label_photo',
    'label_word',
    'mawb',
    'mawb_cost',
    'mawb_share',
    'mawb_uld',
    'order_desk_note',
    'order_party',
    'orders',
    'shipment_reference',
    'slot',
    'slot_allotment',
    'slot_reservation',
    'tracking_share',
    'trust',
    'unidentified_cargo',
    'us_entry',
    'us_entry_exam',
    'us_entry_isf',
    'us_entry_line',
    'us_entry_line_summary',
    'us_entry_mid',
    'us_entry_order',
    'us_entry_pga',
    'us_entry_summary',
    'warehouse_receipt',
  ],
  'as many as people keep by hand': [
    'address',
    'agreement',
    'announcement',
    'booking_template',
    'carton',
    'channel',
    'customer_channel',
    'declaration',
    'dictionary_entry',
    'document_rule',
    'flight_schedule',
    'forwarder',
    'goods',
    'goods_binding',
    'home_page',
    'hts_favourite',
    'host_brand',
    'mawb_stock',
    'label_brand',
    'label_scheme',
    'mid',
    'payment_account',
    'policy_figure',
    'product_page',
    'about_page',
    'rate_card',
    'removed_role',
    'role',
    'saved_view',
    'tax_info',
    'team',
    'team_customer',
    'trust_template',
    'sso_domain',
    'sso_provider',
  ],
  'at most some rows a user, an organisation, an airline or a day': [
    'airline',
    'app_user',
    'calendar_day',
    'closed_month',
    'company_account',
    'exchange_rate',
    'invoice_tax',
    'journal_account',
    'hts_edition',
    'hts_edition_change',
    'hts_line',
    'tariff_exclusion',
    'tariff_fee',
    'tariff_measure',
    'tariff_release',
    'tariff_scope',
    'customer',
    'api_key',
    'webhook',
    'known_device',
    'notice_setting',
    'notice_wording',
    'number_series',
    'organisation',
    'password_link',
  ],
  'one row a migration or a function of the database': ['database_function', 'migration'],
  'one row': ['secret_check'],
} as const;

const sweep = (days: number) =>
  sweepJob({
    staff: house.house.staff,
    files: house.house.files,
    clock: { now: () => new Date(Date.now() + days * 86_400_000) },
  }).work(viewerOfJob('test', 'nobody'), {});

const countOf = async (table: string, where = 'true') =>
  (await house.rows<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n;

test('every table says whether it grows without end, and why it may', async () => {
  const tables = await house.rows<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );
  const declared = [...Object.keys(swept), ...Object.values(kept).flat()];
  assert.deepEqual(declared.toSorted(), tables.map(({ name }) => name).toSorted());
});

test('the sweep is a job that comes every hour', () => {
  assert.match(jobsOf(house.house).find(({ name }) => name === 'sweep')?.recurs ?? '', /^\d+ \* \* \* \*$/);
});

test('the answer of a call is kept for a day, however many there are', async () => {
  const calls = await house.as(await house.person());
  const headers = { 'idempotency-key': newId() };
  const view = { name: 'x', subject: 'orders', shared: false, search: '', columns: [], density: 'standard' };
  const save = () => calls.post('/adminapi/views/save', { ...view, viewId: newId() }, headers);
  assert.equal((await save()).status, 200);
  await house.rows(
    `insert into idempotency (org_id, user_id, route, key, body_hash)
     select org_id, user_id, route, 'key-' || n, body_hash from idempotency, generate_series(1, 20500) n`,
  );
  await sweep(0.9);
  assert.equal((await save()).status, 422);
  assert.equal(await countOf('idempotency'), 20_501);
  await sweep(1.1);
  assert.equal(await countOf('idempotency'), 0);
  assert.equal((await save()).status, 200);
});

test('saving a draft keeps no answer, and saving it again is neither a second saving nor a conflict', async () => {
  const calls = await house.as(await house.person());
  await offerProduct(house, house.orgA);
  const content = soundContent();
  const { id, version } = (await draftOf(calls, content)).trust;
  const headers = { 'idempotency-key': newId() };
  const asked = { id, version, ...content, service: { ...content.service, customerRef: 'PO-7' } };
  const before = await countOf('idempotency');
  const [first, again] = [
    await calls.post('/omsapi/trust/save', asked, headers),
    await calls.post('/omsapi/trust/save', asked, headers),
  ];
  assert.equal(first.data.trust.version, version + 1);
  assert.deepEqual(again.data, first.data);
  assert.equal(await countOf('idempotency'), before);
  assert.equal(await countOf('audit', `subject_id = '${id}' and action = 'saved'`), 2);
  const other = { ...asked, service: { ...asked.service, customerRef: 'PO-8' } };
  assert.equal((await calls.post('/omsapi/trust/save', other, headers)).status, 409);
});

test('sessions, limits and sent messages go after their time, what waits to be sent stays', async () => {
  await house.as(await house.person());
  await house.rows(`insert into rate_limit (key, taken, opened_at) values ('sweep', 1, now())`);
  await house.rows(
    `insert into message (message_id, channel, recipient, template, language, params, state)
     select gen_random_uuid(), 'mail', 'sweep@example.com', 'code', 'en', '{}', s from unnest('{queued,sent,failed,withheld}'::text[]) s`,
  );
  const ofTest = `recipient = 'sweep@example.com'`;
  await sweep(0.5);
  assert.equal(await countOf('rate_limit', `key = 'sweep'`), 1);
  assert.ok(await countOf('session'));
  await sweep(2.1);
  assert.equal(await countOf('rate_limit'), 0);
  assert.equal(await countOf('session'), 0);
  await sweep(89);
  assert.equal(await countOf('message', ofTest), 4);
  await sweep(91);
  assert.deepEqual(await house.rows(`select state from message where ${ofTest}`), [{ state: 'queued' }]);
});

test('a login that nobody came back with goes a day after it has expired', async () => {
  await house.rows(
    `insert into sso_login (state_hash, org_id, key_hash, sealed, expires_at) values ('s', $1, 'k', '', now())`,
    [house.orgA],
  );
  await sweep(0.9);
  assert.equal(await countOf('sso_login'), 1);
  await sweep(1.1);
  assert.equal(await countOf('sso_login'), 0);
});

test('the rows of an import go after ninety days, the import and its file stay', async () => {
  const person = await house.person();
  // The sweep turns the clock over sessions, too.
  const goodsNow = async () => importCalls(await house.as(person), goodsSubject);
  const goods = await goodsNow();
  const upload = async (...rows: (typeof rightGoods)[]) =>
    (await goods.upload(await filled(goodsSubject, rows))).data.id;
  const done = await upload(rightGoods, { ...rightGoods, hsCode: 'x' });
  await goods.importAll(done);
  const left = await upload(rightGoods);
  const [rows, ofBoth] = ['data_import_row', `import_id in ('${done}', '${left}')`];
  await sweep(89);
  assert.equal(await countOf(rows, ofBoth), 3);
  assert.equal((await (await goodsNow()).ask('marked', { id: done })).status, 200);
  await sweep(91);
  assert.equal(await countOf(rows, ofBoth), 0);
  const later = await goodsNow();
  assert.equal((await later.ask('detail', { id: done })).data.state, 'DONE');
  assert.equal((await later.ask('detail', { id: left })).data.state, 'DISCARDED');
  const marked = await later.ask('marked', { id: done });
  assert.match(marked.message, /have been cleared/);
  assert.equal((await later.ask('file', { id: done })).status, 200);
});

test('what was on its way in when the process ended goes after a day; what comes in now and what is kept stay', async () => {
  const { files } = house.house;
  const whole = await files.put(house.orgA, Readable.from(['kept']));
  const incoming = join(dirname(dirname(files.pathOf(house.orgA, whole.fileId))), 'incoming');
  const left = (name: string, ageMs: number) => {
    const path = join(incoming, name);
    writeFileSync(path, 'half');
    const at = new Date(Date.now() - ageMs);
    utimesSync(path, at, at);
  };
  left('of-the-day-before-yesterday', 2 * 86_400_000);
  left('of-this-hour', 3_600_000);
  await sweep(0);
  assert.deepEqual(readdirSync(incoming), ['of-this-hour']);
  assert.equal(readFileSync(files.pathOf(house.orgA, whole.fileId), 'utf8'), 'kept');
  await sweep(2);
  assert.deepEqual(readdirSync(incoming), []);
});
