import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstEditions } from '../../seed/site-content.ts';
import { newMobile } from '../../testing/fixtures.ts';
import { openTestHouse } from '../../testing/house.ts';
import { applyFor } from '../../testing/identity.ts';
import { draftOf, offerProduct, signed, submittedBy } from '../trusts/trusts.factory.ts';
import { agreementWords, declarationWords } from './content.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const customer = await house.as(await house.person());
await offerProduct(house, house.orgA);

const shown = (text: string) => house.nobody.get(`/adminapi/public/legal/${text}`);
const publish = (texts: string, body: object) => desk.post(`/opsapi/content/${texts}/publish`, body);

test('a fresh installation has one edition of each text, in both languages, that anybody reads', async () => {
  const { data: agreed } = await shown('agreement');
  assert.equal(agreed.edition, firstEditions.agreement.edition);
  assert.deepEqual(
    [agreed.terms, agreed.privacy],
    [firstEditions.agreement.terms, firstEditions.agreement.privacy],
  );
  for (const { titleZh, titleEn } of [...agreed.terms, ...agreed.privacy])
    assert.ok(/\p{Script=Han}/u.test(titleZh) && !/\p{Script=Han}/u.test(titleEn), titleEn);
  assert.deepEqual((await shown('edition')).data, { edition: agreed.edition });
  const [only, ...more] = (await desk.get('/opsapi/content/agreements')).data;
  assert.deepEqual([only.version, only.publishedBy, more], [1, null, []]);
});

test('what lacks a language, a section or a name of its own is not published', async () => {
  const [section] = agreementWords.terms;
  const wrong = [
    [{ terms: [{ ...section, textEn: '' }] }, 'terms.0.textEn'],
    [{ privacy: [] }, 'privacy'],
    [{ edition: firstEditions.agreement.edition }, 'edition'],
    [{ edition: '十一月' }, 'edition'],
  ] as const;
  for (const [change, path] of wrong) {
    const reply = await publish('agreements', { ...agreementWords, version: 1, ...change });
    assert.deepEqual([reply.status, reply.data[0].path], [400, path]);
  }
});

test('an application is held to the edition in force, and keeps the one that it accepted', async () => {
  const early = newMobile();
  assert.equal((await applyFor(house, early)).code, 200);
  const published = await publish('agreements', { ...agreementWords, version: 1 });
  assert.deepEqual(
    [published.code, published.data.length, published.data[0].version],
    [200, 2, 2],
    published.message,
  );
  assert.equal((await shown('edition')).data.edition, agreementWords.edition);
  const late = newMobile();
  const refused = await applyFor(house, late);
  assert.deepEqual([refused.status, refused.data[0].path], [400, 'agreementVersion']);
  assert.equal(refused.data[0].says.en, `read and accept the edition of ${agreementWords.edition}`);
  assert.equal((await applyFor(house, late, { agreementVersion: agreementWords.edition })).code, 200);
  const kept = await house.rows<{ agreement_version: string }>(
    'select agreement_version from registration where mobile = any($1) order by submitted_at',
    [[early, late].map((mobile) => `+86${mobile}`)],
  );
  assert.deepEqual(
    kept.map((one) => one.agreement_version),
    [firstEditions.agreement.edition, agreementWords.edition],
  );
});

test('a trust order shows the words that were signed, whatever is signed today', async () => {
  const signing = async () => (await customer.get('/omsapi/trust/declaration')).data;
  const first = await signing();
  const { trust, signature } = await submittedBy(customer);
  assert.match(signature.says, /^On behalf of (?!\{company\}).+ I declare that names/);
  assert.deepEqual([signature.edition, signature.says], [first.edition, first.textEn]);
  const textEn = '{company} declares it all';
  const published = await publish('declarations', { ...declarationWords, textEn, version: 1 });
  assert.equal(published.code, 200, published.message);
  const { data } = await customer.get(`/omsapi/trust/detail?no=${trust.trustNo}`);
  assert.deepEqual(data.signature, signature);
  const paper = await desk.get(`/opsapi/trust/detail?no=${trust.trustNo}`);
  assert.equal(paper.data.signature.says, signature.says);

  const draft = (await draftOf(customer)).trust;
  const refused = await customer.post('/omsapi/trust/submit', signed(draft));
  assert.deepEqual([refused.status, refused.data[0].path], [400, 'edition']);
  assert.match(refused.data[0].says.en, /edition 2026-11: read it and tick again/);
  const now = await customer.post('/omsapi/trust/submit', { ...signed(draft), edition: '2026-11' });
  assert.match(now.data.signature.says, /^(?!\{company\}).+ declares it all$/);
  assert.equal((await signing()).textEn, now.data.signature.says);
});

test('earlier editions stay to be read, and nobody changes them', async () => {
  const { data: earlier } = await shown(`agreement?edition=${firstEditions.agreement.edition}`);
  assert.deepEqual(earlier.terms, firstEditions.agreement.terms);
  assert.equal((await shown('agreement?edition=2020-01')).status, 404);
  const late = await publish('agreements', { ...agreementWords, edition: '2026-12', version: 1 });
  assert.deepEqual([late.status, late.data.current.edition], [409, agreementWords.edition]);
  const [may] = await house.rows<{ changes: boolean }>(
    `select bool_or(has_table_privilege('loadline_staff', t, p)) as changes
     from unnest(array['agreement', 'declaration']) t, unnest(array['update', 'delete']) p`,
  );
  assert.equal(may?.changes, false);
});

test('who published what stands with each edition and in the log', async () => {
  const [last, before] = (await desk.get('/opsapi/content/agreements')).data;
  assert.ok(last.publishedBy.length > 0 && Date.parse(last.publishedAt) >= Date.parse(before.publishedAt));
  const deeds = await house.rows<{ subject: string; keys: string[] }>(
    `select subject, array(select jsonb_object_keys(changes) order by 1) as keys from audit where action = 'published' order by at`,
  );
  assert.deepEqual(deeds, [
    { subject: 'agreement', keys: ['edition'] },
    { subject: 'declaration', keys: ['edition', 'textEn'] },
  ]);
  const clerk = await house.as(await house.clerk({ permissions: ['op:work:view'] }));
  assert.equal((await clerk.get('/opsapi/content/agreements')).status, 403);
  assert.equal(
    (await clerk.post('/opsapi/content/declarations/publish', { ...declarationWords, version: 2 })).status,
    403,
  );
});
