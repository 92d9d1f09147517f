import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createClient, LoadlineRefusal } from './client.ts';
import { enveloped, scriptedPortal } from './testing/portal.ts';

const portal = await scriptedPortal();
const { address, heard } = portal;
const loadline = createClient({ address: `${address}/`, key: 'll_test_abc', language: 'en' });
const order = { orderNumber: 'SO1' };

test('a call carries key and language, names each entry of a list, and leaves out what is missing', async () => {
  portal.answer(() => enveloped({ rows: [order], next: null }));
  const asks = { numbers: ['A 1', 'B&2'], customs: false, search: null, sort: undefined, size: 10 };
  const page = await loadline.get('/omsapi/orders', asks);
  assert.deepEqual(page, { rows: [order], next: null });
  const [asked] = heard;
  assert.equal(asked?.url.search, '?numbers=A+1&numbers=B%262&customs=false&size=10');
  assert.equal(asked?.headers.authorization, 'Bearer ll_test_abc');
  assert.equal(asked?.headers['accept-language'], 'en');
  assert.equal(asked?.headers['idempotency-key'], undefined);
});

test('whatever the pages of a list hold, every row comes once, in order, and no page is asked for twice', async () => {
  const lists = fc.array(fc.array(fc.integer(), { maxLength: 4 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(lists, async (pages) => {
      portal.answer(({ url }) => {
        const at = Number(url.searchParams.get('after') ?? 0);
        return enveloped({ rows: pages[at], next: at + 1 < pages.length ? String(at + 1) : null });
      });
      const rows: unknown[] = [];
      for await (const row of loadline.all('/omsapi/orders', { search: 'x' })) rows.push(row);
      assert.deepEqual(rows, pages.flat());
      assert.deepEqual(
        heard.map(({ url }) => [url.searchParams.get('search'), url.searchParams.get('after')]),
        pages.map((_, at) => ['x', at === 0 ? null : String(at)]),
      );
    }),
    { numRuns: 50 },
  );
});

test('who stops in the middle of a list asks for no further page', async () => {
  portal.answer(() => enveloped({ rows: [1, 2], next: 'more' }));
  for await (const row of loadline.all('/omsapi/orders')) {
    assert.equal(row, 1);
    break;
  }
  assert.equal(heard.length, 1);
});

test('a busy portal is asked again as often as allowed, each time under the same key, and no more', async () => {
  const busy = fc.array(fc.constantFrom(429, 503), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(busy, fc.integer({ min: 1, max: 5 }), async (statuses, tries) => {
      portal.answer(() => {
        const status = statuses[heard.length - 1];
        if (status === undefined) return enveloped('done');
        const body = JSON.stringify({ code: status, message: 'later', data: null });
        return { status, headers: { 'retry-after': '0' }, body };
      });
      const patient = createClient({ address, key: 'k', tries });
      const outcome = await patient
        .post('/omsapi/trust/withdraw', { id: 'x', version: 1 })
        .catch((refusal: unknown) => refusal);
      assert.equal(heard.length, Math.min(statuses.length + 1, tries));
      assert.equal(new Set(heard.map(({ headers }) => headers['idempotency-key'])).size, 1);
      assert.equal(new Set(heard.map(({ body }) => body)).size, 1);
      if (statuses.length < tries) assert.equal(outcome, 'done');
      else assert.ok(outcome instanceof LoadlineRefusal && outcome.status === statuses[tries - 1]);
    }),
    { numRuns: 50 },
  );
});

test('who is told to come back too late, or was refused for another reason, is not kept waiting', async () => {
  portal.answer(() => ({
    status: 429,
    headers: { 'retry-after': '61' },
    body: '{"code":429,"message":"m","data":null}',
  }));
  const late = await loadline.get('/omsapi/orders').catch((refusal: unknown) => refusal);
  assert.ok(late instanceof LoadlineRefusal);
  assert.deepEqual([late.status, late.retryAfterSeconds, heard.length], [429, 61, 1]);
  portal.answer(() => ({ status: 500, body: '<html>' }));
  const broken = await loadline.get('/omsapi/orders').catch((refusal: unknown) => refusal);
  assert.ok(broken instanceof LoadlineRefusal);
  assert.deepEqual([broken.status, broken.code, heard.length], [500, 500, 1]);
});

test('waiting ends when the caller gives up', async () => {
  portal.answer(() => ({ status: 503, headers: { 'retry-after': '30' }, body: '{}' }));
  const given = new AbortController();
  const asked = loadline.get('/omsapi/orders', {}, { signal: given.signal });
  setTimeout(() => given.abort(new Error('no longer')), 50);
  await assert.rejects(asked, /no longer/);
});

test('every post has a key of its own, or the one that was given', async () => {
  portal.answer(() => enveloped(null));
  const body = { id: 'x', version: 1 };
  await loadline.post('/omsapi/trust/withdraw', body);
  await loadline.post('/omsapi/trust/withdraw', body);
  await loadline.post('/omsapi/trust/withdraw', body, { idempotencyKey: 'order-4711' });
  const keys = heard.map(({ headers }) => headers['idempotency-key']);
  assert.equal(new Set(keys).size, 3);
  assert.equal(keys[2], 'order-4711');
  assert.match(String(keys[0]), /^[\w-]{8,255}$/);
});

test('a refusal says what is wrong, field by field, with status 200 as well', async () => {
  const data = [
    {
      path: 'service.mode',
      label: { zh: '运输方式', en: 'Transport mode' },
      says: { zh: '不能为空', en: 'required' },
    },
  ];
  portal.answer(() => ({
    status: 400,
    body: JSON.stringify({ code: 400, message: 'The request is not valid', data }),
  }));
  const refusal = await loadline.get('/omsapi/orders').catch((error: unknown) => error);
  assert.ok(refusal instanceof LoadlineRefusal);
  assert.equal(refusal.message, 'The request is not valid');
  assert.equal(refusal.findings.get('service.mode')?.says.en, 'required');
  portal.answer(() => ({
    body: JSON.stringify({ code: -1, message: 'It has ended', data: { state: 'x' } }),
  }));
  const business = await loadline.get('/omsapi/orders').catch((error: unknown) => error);
  assert.ok(business instanceof LoadlineRefusal);
  assert.deepEqual([business.status, business.code, business.findings.size], [200, -1, 0]);
});

test('a file comes as a stream under its real name; a refusal in its place is thrown', async () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''${encodeURIComponent('账单.pdf')}`,
  };
  portal.answer(() => ({ headers, body: '%PDF-1' }));
  const { name, type, stream } = await loadline.download('/omsapi/bills/paper', { no: 'FB1' });
  assert.deepEqual(
    [name, type, await new Response(stream).text()],
    ['账单.pdf', 'application/pdf', '%PDF-1'],
  );
  const json = { 'content-disposition': 'attachment; filename="events.json"' };
  portal.answer(() => ({ headers: json, body: '{"code":7}' }));
  const file = await loadline.download('/omsapi/files/download', { fileId: 'f' });
  assert.deepEqual([file.name, (await file.bytes()).length], ['events.json', 10]);
  portal.answer(() => ({ body: '{"code":-1,"message":"Nothing to bill","data":null}' }));
  await assert.rejects(loadline.download('/omsapi/bills/paper', { no: 'FB1' }), /Nothing to bill/);
});

test('a file is sent as one part of a form, beside what the address says of it', async () => {
  portal.answer(() => enveloped({ fileId: 'f' }));
  const content = new Blob(['%PDF-1']);
  const asks = { subject: 'trust', id: 'r', type: 'CI' } as const;
  await loadline.upload('/omsapi/files/upload', { name: '发票.pdf', content }, asks);
  const [asked] = heard;
  assert.equal(asked?.url.search, '?subject=trust&id=r&type=CI');
  assert.match(asked?.headers['content-type'] ?? '', /^multipart\/form-data; boundary=/);
  assert.match(asked?.body ?? '', /name="file"; filename="发票\.pdf"[\s\S]*%PDF-1/);
});
