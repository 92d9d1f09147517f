import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { announcementWords, productWords } from '../features/content/content.factory.ts';
import { addEvent, addOrder } from '../features/orders/orders.factory.ts';
import { builtRenderer, builtWeb } from '../start/web-build.ts';
import { openTestHouse } from '../testing/house.ts';
import { newId } from './database.ts';

const web = { folder: await builtWeb(() => undefined), renderer: await builtRenderer() };
const house = await openTestHouse(
  { trackingPerMinute: 10, trustProxy: ['127.0.0.1'], publicUrl: 'https://www.example.com' },
  { web },
);
// A host is known within half a minute: before the first page is asked for.
await house.rows(
  `insert into host_brand (host, label_zh, label_en, ship_hwc, calculator_action) values ('hwc.example.com', '海桥', 'Seabridge', true, 'page')`,
);
const desk = await house.as(await house.clerk());

async function open(address: string, headers: Record<string, string> = {}) {
  const reply = await house.nobody.get(address, { accept: 'text/html', ...headers });
  return { ...reply, html: reply.bytes.toString() };
}

const paths = [
  '/home',
  '/search',
  '/productInfo?type=plane_zmkyzx',
  '/about',
  '/calculator',
  '/calculator?tab=freight',
  '/login',
  '/login?part=mobile',
  '/register',
  '/register?part=status',
  '/404',
  '/403',
];

test('every public page is whole in both languages: its heading, its title, nothing left to the browser', async () => {
  for (const path of paths) {
    for (const [locale, tag] of [
      ['zh-cn', 'zh-CN'],
      ['en', 'en'],
    ]) {
      const { html, status, headers } = await open(path, { cookie: `locale=${locale}` });
      assert.equal(status, 200, path);
      assert.match(html, new RegExp(`<html lang="${tag}">[^]*<title>[^<]+ – OMS</title>`), path);
      assert.match(html, /<h1/, path);
      assert.doesNotMatch(html, /<!--\$!-->| style="|<style[^>]|<script>| on\w+="/, path);
      assert.equal(headers['vary'], 'Cookie, Accept-Encoding');
      assert.match(String(headers['cache-control']), /^private/);
      assert.doesNotMatch(String(headers['content-security-policy']), /unsafe|nonce/);
    }
  }
});

test('the first paint waits for no request: the styles stand in the document, and the policy allows these alone', async () => {
  for (const path of paths) {
    const { html, headers } = await open(path);
    const [head = '', body = ''] = html.split('</head>');
    assert.doesNotMatch(head, /rel="stylesheet"|<script(?![^>]*(type="module"|ld\+json))/, path);
    assert.match(body, /<link rel="stylesheet"/, path);
    const [[, styles = ''] = [], ...more] = html.matchAll(/<style>([^]*?)<\/style>/g);
    assert.deepEqual(more, [], path);
    assert.match(styles, /^@layer base,ui,site;/, path);
    const hash = createHash('sha256').update(styles).digest('base64');
    assert.match(
      String(headers['content-security-policy']),
      new RegExp(`style-src 'self' 'sha256-${RegExp.escape(hash)}';`),
    );
  }
});

test('the language is the cookie’s, Chinese without one, and what the address names before either', async () => {
  const languageOf = async (address: string, cookie?: string) =>
    /<html lang="([^"]+)"/.exec((await open(address, cookie ? { cookie } : {})).html)?.[1];
  assert.equal(await languageOf('/home'), 'zh-CN');
  assert.equal(await languageOf('/home', 'x=1; locale=en'), 'en');
  assert.equal(await languageOf('/home', 'locale=fr'), 'zh-CN');
  assert.equal(await languageOf('/home?lang=en'), 'en');
  assert.equal(await languageOf('/home?lang=zh-cn', 'locale=en'), 'zh-CN');
  assert.match(String((await open('/home?lang=en')).headers['set-cookie']), /^locale=en; /);
  assert.equal((await open('/home')).headers['set-cookie'], undefined);
});

test('an address that no page has is the page of that, as 404; a call stays a call', async () => {
  const { html, status, headers } = await open('/no/such"><script>alert(1)</script>');
  assert.equal(status, 404);
  assert.match(html, /页面不存在/);
  assert.doesNotMatch(html, /alert\(1\)/);
  assert.equal(headers['x-robots-tag'], 'noindex');
  assert.equal((await house.nobody.get('/omsapi/nothing')).code, 404);
});

test('a page tells search engines its description, its one address and the other language’s', async () => {
  const { html } = await open('/productInfo?type=plane_zmkyzx&utm_source=mail&lang=en');
  const own = 'https://www.example.com/productInfo?type=plane_zmkyzx';
  assert.ok(html.includes(`<link rel="canonical" href="${own}&#38;lang=en">`));
  for (const language of ['zh-CN', 'x-default'])
    assert.ok(html.includes(`<link rel="alternate" hreflang="${language}" href="${own}">`), language);
  assert.match(html, /<meta name="description" content="China–US air line: [^"]{40,}">/);
  assert.match(html, /<meta property="og:locale" content="en_US">/);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  assert.deepEqual(JSON.parse(data ?? '')['@type'], 'Organization');
});

test('what is for nobody to find says so, a question about numbers above all', async () => {
  for (const path of ['/login', '/register', '/404', '/403', '/search?no=SO261102K7M2Q9XDE'])
    assert.equal((await open(path)).headers['x-robots-tag'], 'noindex', path);
  for (const path of ['/home', '/search', '/about', '/productInfo'])
    assert.equal((await open(path)).headers['x-robots-tag'], undefined, path);
});

test('the sitemap lists the pages of the host in both languages, and robots are told of it', async () => {
  const { html, headers } = await open('/sitemap.xml');
  assert.match(String(headers['content-type']), /xml/);
  assert.ok(html.includes('<loc>https://www.example.com/productInfo?type=ship_zmhyzx</loc>'));
  assert.ok(html.includes('<loc>https://www.example.com/home?lang=en</loc>'));
  assert.doesNotMatch(html, /ship_hwc|calculator|login/);
  assert.match((await open('/robots.txt')).html, /^Sitemap: https:\/\/www\.example\.com\/sitemap\.xml$/m);
  assert.equal(JSON.parse((await open('/site.webmanifest')).html).icons.length, 2);
});

test('an edit of a product or an announcement is on the next page that anybody opens', async () => {
  const first = await open('/productInfo?type=plane_zmkyzx');
  assert.equal((await open('/productInfo?type=plane_zmkyzx')).html, first.html);
  const [page] = await house.rows<{ version: number }>(
    `select version from product_page where type = 'plane_zmkyzx'`,
  );
  const titleZh = '</script><script>alert(1)</script>';
  const saved = await desk.post('/opsapi/content/products/save', {
    ...productWords,
    titleZh,
    version: page?.version,
  });
  assert.equal(saved.code, 200, saved.message);
  const { html } = await open('/productInfo?type=plane_zmkyzx');
  assert.ok(html.includes('&lt;/script&gt;&lt;script&gt;alert(1)'));
  assert.doesNotMatch(html, /<script>/);
  const id = newId();
  const announced = await desk.post('/opsapi/content/announcements/save', {
    ...announcementWords,
    id,
    version: null,
  });
  assert.equal(announced.code, 200, announced.message);
  assert.ok((await open('/home')).html.includes('春节放假'));
  await house.rows(`update announcement set valid_to = now() - interval '1 minute' where id = $1`, [id]);
  assert.ok(!(await open('/home')).html.includes('春节放假'));
});

test('who has a page already is told so instead of being sent it, until it is another one', async () => {
  const { etag: tag } = (await open('/about')).headers;
  const again = (headers: Record<string, string> = {}) =>
    open('/about', { 'if-none-match': String(tag), ...headers });
  const known = await again();
  assert.deepEqual([known.status, known.html], [304, '']);
  assert.equal(known.headers['vary'], 'Cookie, Accept-Encoding');
  assert.equal((await again({ cookie: 'locale=en' })).status, 200);
  const id = newId();
  await desk.post('/opsapi/content/announcements/save', { ...announcementWords, id, version: null });
  assert.equal((await again()).status, 200);
  await house.rows('delete from announcement where id = $1', [id]);
  assert.equal((await again()).status, 304);
  for (const path of ['/search?no=SO261102K7M2Q9XDE', '/no/such'])
    assert.equal((await open(path, { 'x-forwarded-for': '198.51.100.40' })).headers['etag'], undefined, path);
});

test('a number asked for is answered in the page, and nothing personal with it', async () => {
  const { orderNumber, id } = await addOrder(house, { reference_number: 'PO-SECRET-1' });
  await addEvent(house, id);
  const { html, headers } = await open(`/search?no=${orderNumber}`, { 'x-forwarded-for': '198.51.100.20' });
  assert.match(html, new RegExp(`<article id="${orderNumber}"`));
  assert.doesNotMatch(html, /PO-SECRET-1|ACME/);
  assert.match(String(headers['cache-control']), /no-store/);
});

test('a number that is not one is shown as text and never runs', async () => {
  const { html } = await open(`/search?no=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`);
  assert.doesNotMatch(html, /<img src=x|<IMG SRC=X/i);
});

test('numbers in pages count against the same limit as the call, and the page says when it is used up', async () => {
  const from = { 'x-forwarded-for': '198.51.100.30', cookie: 'locale=en' };
  const guess = (n: number) => `GUESS-${n}-X`;
  for (let n = 0; n < 5; n += 1) assert.equal((await open(`/search?no=${guess(n)}`, from)).status, 200);
  const calls = [5, 6, 7, 8, 9].map((n) => `trackNo=${guess(n)}`).join('&');
  assert.equal((await house.nobody.get(`/omsapi/public/tracking?${calls}`, from)).status, 200);
  const refused = await open(`/search?no=${guess(10)}`, from);
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.match(refused.html, /role="alert"/);
  assert.equal((await open(`/search?no=${guess(10)}`, { 'x-forwarded-for': '198.51.100.31' })).status, 200);
});

test('a page whose form is sent where no script runs is nobody else’s, and says why nothing was done', async () => {
  const sent = await house.nobody.form(`/search?watch=${'A'.repeat(43)}`, {}, { cookie: 'locale=en' });
  assert.equal(sent.status, 200);
  const html = sent.bytes.toString();
  assert.match(html, /role="status"[^>]*>This link is not or no longer good/);
  assert.match(html, /<form method="post"/);
  assert.match(String(sent.headers['cache-control']), /no-store/);
  assert.equal(sent.headers['x-robots-tag'], 'noindex');
  assert.equal((await house.nobody.form('/home', {})).status, 404);
});

test('a form on another site presses nothing here', async () => {
  const elsewhere = { cookie: 'locale=en', 'sec-fetch-site': 'cross-site' };
  const sent = await house.nobody.form(`/search?watch=${'A'.repeat(43)}`, {}, elsewhere);
  assert.equal(sent.status, 200);
  assert.match(sent.bytes.toString(), /role="status"[^>]*><\/p>/);
});

test('a host of its own has its own name, addresses and products in the page', async () => {
  const { html } = await open('/home', { host: 'hwc.example.com', cookie: 'locale=en' });
  assert.match(html, /<title>Home – Seabridge – OMS<\/title>/);
  assert.match(html, /productInfo\?type=ship_hwc/);
  assert.ok(html.includes('<link rel="canonical" href="http://hwc.example.com/home?lang=en">'));
  assert.doesNotMatch((await open('/home')).html, /Seabridge|ship_hwc/);
});

test('an address that begins like another host is a page of ours, or none', () => {
  for (const address of ['//[', '//[/home', '//a:99999/', '/\\[', '//evil.example/home'])
    assert.equal(web.renderer.openingOf(address).calls.length, 1, address);
});
