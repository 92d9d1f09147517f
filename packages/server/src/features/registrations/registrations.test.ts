import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mobileOf } from '@loadline/contract/checks/mobile';
import { newMobile } from '../../testing/fixtures.ts';
import { openTestHouse } from '../../testing/house.ts';
import {
  applicationOf,
  applyFor,
  codeFor,
  decide,
  fromElsewhere,
  licenceFor,
  mobilePerson,
} from '../../testing/identity.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'] });

async function hand(application: object) {
  return house.nobody.post('/adminapi/regist/apply', application, fromElsewhere());
}

async function statusOf(mobile: string) {
  const smsCode = await codeFor(house, mobile, 'status');
  return house.nobody.post('/adminapi/regist/status', { mobile, smsCode }, fromElsewhere());
}

async function rowOf(mobile: string) {
  const [row] = await house.rows<Record<string, unknown>>('select * from registration where mobile = $1', [
    mobileOf(mobile),
  ]);
  return row;
}

test('an application gets a number of the day in China and waits to be decided', async () => {
  const [one, two] = [await applyFor(house, newMobile()), await applyFor(house, newMobile())];
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
    .format(new Date())
    .slice(2)
    .replaceAll('-', '');
  assert.equal(one.data.state, 'PENDING');
  const [first, second] = [one.data.no, two.data.no].map((no: string) =>
    Number(no.replace(new RegExp(`^RG${day}(?=\\d{4,}$)`), '')),
  );
  assert.equal(second, Number(first) + 1);
});

test('the password is kept as its hash, the code is used, and the licence stays with the application', async () => {
  const mobile = newMobile();
  const application = {
    ...(await applicationOf(house, mobile)),
    smsCode: await codeFor(house, mobile, 'register'),
  };
  assert.equal((await hand(application)).code, 200);
  const row = await rowOf(mobile);
  assert.ok(!JSON.stringify(row).includes(application.password));
  assert.equal(row?.licence_file_id, application.licenceFileId);
  const [file] = await house.rows<{ org_id: string; created_by: string | null; type: string }>(
    'select org_id, created_by, type from file where file_id = $1',
    [application.licenceFileId],
  );
  assert.deepEqual(file, { org_id: house.orgF, created_by: null, type: 'png' });
  const other = { ...application, mobile: newMobile() };
  const taken = await hand({ ...other, smsCode: await codeFor(house, other.mobile, 'register') });
  assert.deepEqual([taken.status, taken.data[0].path], [400, 'licenceFileId']);
});

test('what is wrong is told in place before the code is used', async () => {
  const mobile = newMobile();
  const right = {
    ...(await applicationOf(house, mobile)),
    smsCode: await codeFor(house, mobile, 'register'),
  };
  const wrong = [
    [{ legalId: '91310115MA1H8R7C68' }, 'legalId', 'character 18 should be 7, not 8'],
    [{ legalId: '9131' }, 'legalId', 'should be 18 characters, not 4'],
    [
      { accountType: 'personal', legalId: '110105194912310021' },
      'legalId',
      'character 18 should be X, not 1',
    ],
    [{ companyNameCn: null }, 'companyNameCn', 'required'],
    [{ password: 'superman' }, 'password', 'too common, easily guessed'],
    [{ password: 'Chengan88' }, 'password', 'must not hold the user name, the mobile or the company name'],
    [{ password: 'abc_12' }, 'password', '6 to 20 letters or digits'],
    [{ email: 'nowhere' }, 'email', 'an address such as name@example.com'],
    [
      { mobile: '12800138000' },
      'mobile',
      'Enter a valid mobile number: 11 digits in mainland China, elsewhere + and the country code',
    ],
    [{ agreementVersion: '2020-01' }, 'agreementVersion', /^read and accept the edition of/],
    [{ legalId: null }, 'legalId', 'required'],
    [{ licenceFileId: null }, 'licenceFileId', 'required'],
    [{ password: null }, 'password', 'required'],
  ] as const;
  for (const [change, path, why] of wrong) {
    const reply = await hand({ ...right, ...change });
    assert.equal(reply.status, 400, path);
    assert.equal(reply.data[0].path, path);
    if (typeof why === 'string') assert.equal(reply.data[0].says.en, why);
    else assert.match(reply.data[0].says.en, why);
    await house.rows('update sms_code set tries = 0');
  }
  assert.equal((await hand(right)).code, 200);
});

test('a company outside mainland China applies with the number of its country, and returns to it', async () => {
  const mobile = newMobile();
  const foreign = {
    companyNameCn: null,
    companyNameEn: 'Hoi Chuen Trading',
    country: 'HK',
    legalIdKind: 'hongKongCompany',
  };
  const right = {
    ...(await applicationOf(house, mobile)),
    smsCode: await codeFor(house, mobile, 'register'),
    ...foreign,
  };
  const wrong = [
    [{ legalId: '123456' }, 'legalId'],
    [{ legalIdKind: 'passport', legalId: 'K0123456' }, 'legalIdKind'],
    [{ legalId: '12345678', country: 'CN' }, 'legalIdKind'],
    [{ legalId: '12345678', companyNameEn: null }, 'companyNameCn'],
    [{ legalIdKind: 'euVat', legalId: 'DE136695977' }, 'legalId'],
  ] as const;
  for (const [change, path] of wrong) {
    const reply = await hand({ ...right, ...change });
    assert.deepEqual([reply.status, reply.data[0].path], [400, path], JSON.stringify(change));
  }
  assert.equal((await hand({ ...right, legalId: '12345678-000-03-26-9' })).code, 200);
  await decide(house, mobile, 'RETURNED', 'see the licence');
  const { data } = await statusOf(mobile);
  assert.deepEqual([data.values.legalIdKind, data.values.legalId], ['hongKongCompany', '12345678']);
  await applyFor(house, mobile, { ...foreign, legalId: null, password: null, licenceFileId: null });
  const row = await rowOf(mobile);
  assert.deepEqual([row?.legal_id_kind, row?.legal_id, row?.round], ['hongKongCompany', '12345678', 2]);
});

test('a person applies with an identity number instead of a company', async () => {
  const mobile = newMobile();
  const personal = { accountType: 'personal', companyNameCn: null, legalId: '11010519491231002x' };
  assert.equal((await applyFor(house, mobile, personal)).code, 200);
  const row = await rowOf(mobile);
  assert.deepEqual(
    [row?.legal_id, row?.company_name_cn, row?.company_name_en],
    ['11010519491231002X', null, null],
  );
});

test('a number that has an account is told to log in or reset, and only to who holds it', async () => {
  const ana = await mobilePerson(house);
  const application = await applicationOf(house, ana.mobile);
  const wrongCode = await hand({ ...application, smsCode: '000000' });
  assert.equal(wrongCode.message, 'The code is wrong or no longer valid');
  // The SMS holds no code for such a number; its owner is told there. This one comes from before the account was opened.
  await house.rows('update app_user set mobile = null where user_id = $1', [ana.userId]);
  const smsCode = await codeFor(house, ana.mobile, 'register');
  await house.rows('update app_user set mobile = $2 where user_id = $1', [ana.userId, mobileOf(ana.mobile)]);
  const reply = await hand({ ...application, smsCode });
  assert.deepEqual(
    [reply.code, reply.message],
    [-1, 'This mobile is already registered. Log in or reset the password'],
  );
  assert.equal(await rowOf(ana.mobile), undefined);
});

test('a number has one open application; of many sent at once one is taken', async () => {
  const mobile = newMobile();
  const { no } = (await applyFor(house, mobile)).data;
  const again = await applyFor(house, mobile);
  assert.equal(again.message, `Application ${no} is being reviewed. The result comes by SMS and mail`);
  const another = newMobile();
  const application = {
    ...(await applicationOf(house, another)),
    smsCode: await codeFor(house, another, 'register'),
  };
  const replies = await Promise.all(Array.from({ length: 5 }, () => hand(application)));
  assert.equal(replies.filter((reply) => reply.code === 200).length, 1);
});

test('the status tells the state and, of a returned one, what to correct and what was filled in', async () => {
  const mobile = newMobile();
  await applyFor(house, mobile, { accountType: 'personal', legalId: '11010519491231002X' });
  const pending = (await statusOf(mobile)).data;
  assert.deepEqual(
    [pending.state, pending.round, pending.values, pending.corrections],
    ['PENDING', 1, null, []],
  );
  await decide(house, mobile, 'RETURNED', 'nearly there');
  const { data, bytes } = await statusOf(mobile);
  assert.deepEqual([data.state, data.reason], ['RETURNED', 'nearly there']);
  assert.deepEqual(data.corrections, [{ field: 'companyNameEn', reason: 'as on the bill of lading' }]);
  assert.deepEqual(
    [data.values.legalId, data.values.contactName, data.values.licence.name],
    ['**************002X', '沈亦舟', 'licence.png'],
  );
  for (const secret of ['password', 'argon2id', '11010519491231002X'])
    assert.ok(!bytes.includes(secret), secret);
  await decide(house, mobile, 'REJECTED', 'outside our lanes');
  const rejected = (await statusOf(mobile)).data;
  assert.deepEqual(
    [rejected.state, rejected.reason, rejected.values],
    ['REJECTED', 'outside our lanes', null],
  );
});

test('the status is told for the right code alone, once', async () => {
  const mobile = newMobile();
  await applyFor(house, mobile);
  const ask = (smsCode: string) =>
    house.nobody.post('/adminapi/regist/status', { mobile, smsCode }, fromElsewhere());
  const smsCode = await codeFor(house, mobile, 'status');
  assert.equal((await ask('000000')).message, 'The code is wrong or no longer valid');
  assert.equal((await ask(smsCode)).code, 200);
  assert.equal((await ask(smsCode)).code, -1);
});

test('a returned application handed in again is the same one, and what stays away is kept', async () => {
  const mobile = newMobile();
  const { no } = (await applyFor(house, mobile)).data;
  const before = await rowOf(mobile);
  await decide(house, mobile, 'RETURNED', 'see the licence');
  const change = {
    companyNameEn: 'Ningbo Chengan Home Products',
    legalId: null,
    password: null,
    licenceFileId: await licenceFor(house),
  };
  const again = await applyFor(house, mobile, change);
  assert.deepEqual(again.data, { no, state: 'PENDING' });
  const after = await rowOf(mobile);
  assert.deepEqual([after?.round, after?.company_name_en], [2, 'Ningbo Chengan Home Products']);
  assert.deepEqual([after?.legal_id, after?.password_hash], [before?.legal_id, before?.password_hash]);
  assert.notEqual(after?.licence_file_id, before?.licence_file_id);
  assert.deepEqual(after?.first_submitted_at, before?.first_submitted_at);
  const deeds = await house.rows<{ action: string }>(
    'select action from audit where subject_id = $1 order by at',
    [before?.registration_id],
  );
  assert.deepEqual(
    deeds.map(({ action }) => action),
    ['applied', 'applied-again'],
  );
});

test('after a rejection one may apply anew, under a new number', async () => {
  const mobile = newMobile();
  const { no } = (await applyFor(house, mobile)).data;
  await decide(house, mobile, 'REJECTED', 'outside our lanes');
  const anew = await applyFor(house, mobile);
  assert.equal(anew.data.state, 'PENDING');
  assert.notEqual(anew.data.no, no);
});

test('one network applies five times an hour', async () => {
  const from = { 'x-forwarded-for': '192.0.2.77' };
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const mobile = newMobile();
    const application = {
      ...(await applicationOf(house, mobile)),
      smsCode: await codeFor(house, mobile, 'register'),
    };
    statuses.push((await house.nobody.post('/adminapi/regist/apply', application, from)).status);
  }
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
});

test('who comes back as a company instead of a person gives the company’s own number', async () => {
  const mobile = newMobile();
  const personal = { accountType: 'personal', companyNameCn: null, legalId: '11010519491231002x' };
  await applyFor(house, mobile, personal);
  await decide(house, mobile, 'RETURNED', 'apply as a company');
  const refused = await applyFor(house, mobile, { legalId: null });
  assert.deepEqual([refused.status, refused.data[0].path], [400, 'legalId']);
  assert.equal((await applyFor(house, mobile)).code, 200);
  const row = await rowOf(mobile);
  assert.deepEqual([row?.account_type, row?.legal_id], ['company', '91310115MA1H8R7C67']);
});
