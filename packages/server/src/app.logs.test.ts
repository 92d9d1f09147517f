import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import { addOrder } from './features/orders/orders.factory.ts';
import { callsOf } from './testing/calls.ts';
import { newMobile } from './testing/fixtures.ts';
import { openTestHouse } from './testing/house.ts';
import { applyFor, codeFor, decide, fromElsewhere, mobilePerson, signInBy } from './testing/identity.ts';

const lines: string[] = [];
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const house = await openTestHouse({ logLevel: 'trace', trustProxy: ['127.0.0.1'] }, { logTo });
const { app } = house.house;
const secret = 'Sentinel7Pw9';

test('no password, token or number is ever logged, whatever way it came', async () => {
  const ana = await house.person({ password: secret });
  const form = { grant_type: 'password', scope: 'all', username: ana.username, password: secret };
  await house.nobody.post(`/adminapi/oauth/token?${new URLSearchParams(form).toString()}`);
  await house.nobody.form('/adminapi/oauth/token', { ...form, username: 'nobody' });
  await house.nobody.form('/adminapi/oauth/token', { ...form, grant_type: secret });
  const calls = await house.as(ana);
  await calls.get(`/omsapi/orders?search=${secret}`);
  await calls.get(`/omsapi/orders/detail?no=${secret}`);
  await calls.get(`/${secret}?${secret}=${secret}`, { 'x-test': secret, cookie: secret });
  await calls.post('/adminapi/views/save', { name: secret });
  await calls.upload('/adminapi/views/save', secret, Buffer.from(secret));
  await callsOf(app, `${secret}${'x'.repeat(31)}`).get('/omsapi/orders');
  const log = lines.join('');
  assert.ok(lines.length > 5);
  assert.ok(!log.includes(secret));
  assert.ok(!log.includes(calls.token ?? '-'));
});

test('a bug answers with a reference and nothing else, and the log names where it was, not what it held', async () => {
  const ana = await house.person({ permissions: ['order:view'] });
  const calls = await house.as(ana);
  await addOrder(house);
  await house.rows(
    `create or replace function find_order_ids(needle text) returns setof uuid language plpgsql stable as $$ begin raise exception 'broke on %', needle; end $$`,
  );
  const reply = await calls.get(`/omsapi/orders?search=${secret}`);
  assert.deepEqual([reply.status, reply.code, reply.data], [500, 500, null]);
  const reference = /^System Error, reference (\w{8})$/.exec(reply.message)?.[1];
  const logged = lines.find((line) => line.includes('"bug"') && line.includes(reference ?? '-'));
  assert.match(logged ?? '', /"at":\["at /);
  assert.ok(!lines.join('').includes(secret));
});

test('no code, password, token, secret or identity number of anybody stands in a log line, an audit row or a refusal', async () => {
  const refusals: string[] = [];
  const said = <R extends { code: number; bytes: Buffer }>(reply: R) => {
    if (reply.code !== 200) refusals.push(reply.bytes.toString());
    return reply;
  };
  const secrets: string[] = ['11010519491231002X', 'Sentinel8Kw3', 'Sentinel9Kw3'];
  const [ana, applicant] = [await mobilePerson(house, { password: 'Sentinel8Kw3' }), newMobile()];
  const login = await codeFor(house, ana.mobile, 'login');
  secrets.push(login, said(await signInBy(house, 'sms', ana.mobile, login)).data.access_token);
  said(await signInBy(house, 'sms', ana.mobile, login));
  const calls = await house.as(ana);
  const { secret: totpSecret, uri } = (await calls.post('/adminapi/totp/start')).data;
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
  const recovery: string[] = (await calls.post('/adminapi/totp/confirm', { code: totp })).data;
  secrets.push(calls.token ?? '', totpSecret, uri, ...recovery);
  said(await signInBy(house, 'password', ana.mobile, ana.password));
  said(await signInBy(house, 'password', ana.mobile, ana.password, { totp: recovery[0]?.slice(1) ?? '' }));
  said(await signInBy(house, 'password', ana.mobile, ana.password, { totp: recovery[0] ?? '' }));
  said(await calls.post('/adminapi/totp/stop', { password: 'Sentinel9Kw3', code: recovery[1] }));
  said(
    await calls.post('/adminapi/password/change', { oldPassword: 'Sentinel9Kw3', password: 'Sentinel9Kw3' }),
  );
  const reset = await codeFor(house, ana.mobile, 'reset');
  secrets.push(reset);
  for (const smsCode of [reset, reset])
    said(
      await house.nobody.post(
        '/adminapi/password/reset',
        { mobile: ana.mobile, smsCode, password: 'Sentinel9Kw3' },
        fromElsewhere(),
      ),
    );
  const personal = { accountType: 'personal', legalId: '11010519491231002X', password: 'Sentinel9Kw3' };
  said(await applyFor(house, applicant, personal));
  said(await applyFor(house, applicant, { ...personal, legalId: '110105194912310021' }));
  await decide(house, applicant, 'RETURNED', 'see the licence');
  said(await signInBy(house, 'password', applicant, 'Sentinel9Kw3'));
  const status = await codeFor(house, applicant, 'status');
  secrets.push(status);
  for (const smsCode of [status, status])
    said(await house.nobody.post('/adminapi/regist/status', { mobile: applicant, smsCode }, fromElsewhere()));
  const audits = await house.rows<{ row: string }>(
    `select (a.who || a.action || a.subject || a.changes::text) as row from audit a`,
  );
  const places = {
    log: lines.join(''),
    audit: audits.map(({ row }) => row).join('\n'),
    refusals: refusals.join('\n'),
  };
  assert.ok(lines.length > 30 && audits.length > 8 && refusals.length > 6);
  for (const [place, text] of Object.entries(places))
    for (const one of [...secrets, '110105194912310021'])
      assert.ok(!new RegExp(`(?<!\\w)${escaped(one)}(?!\\w)`).test(text), `${one} in ${place}`);
});

// Six digits also stand inside ids and numbers: only the code by itself counts.
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
