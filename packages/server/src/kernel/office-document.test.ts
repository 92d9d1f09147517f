import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import { allPages } from '@loadline/contract/all-pages';
import { comingPages } from '@loadline/contract/pages';
import { neutralBrand } from '@loadline/contract/site/host';
import { builtRenderer, builtWeb } from '../start/web-build.ts';
import { openTestHouse } from '../testing/house.ts';
import { jsonFile } from './own-files.ts';

const folder = await builtWeb(() => undefined);
const house = await openTestHouse({}, { web: { folder, renderer: await builtRenderer() } });
const manifest = jsonFile<Record<string, { file: string }>>(join(folder, '.vite/manifest.json'));

async function open(address: string, cookie = '') {
  const reply = await house.nobody.get(address, { accept: 'text/html', cookie });
  return { ...reply, html: reply.bytes.toString() };
}

test('a page behind the login comes with its head, bars and title, in the language and the look of the cookies', async () => {
  const { html, headers } = await open('/order', 'locale=en; scheme=dark');
  assert.match(html, /<html class="office" data-theme="dark" lang="en">[^]*<title>Orders – Loadline – OMS</);
  assert.match(html, /office-header[^]*>Loadline<[^]*>Orders<[^]*office-waiting__row/);
  assert.match(String(headers['content-security-policy']), /style-src 'self' 'sha256-[^']+';/);
  assert.doesNotMatch(html, / style="|<script>| on\w+="/);
  assert.equal(headers['vary'], 'Cookie, Accept-Encoding');
  assert.match((await open('/order')).html, /data-theme="light" lang="zh-CN">[^]*>订单</);
  assert.match((await open('/order', 'scheme="><script>')).html, /data-theme="light"/);
});

test('what is seen before its code is there waits for no other file: its styles stand in the document, the sheets after it', async () => {
  const { html, headers } = await open('/order');
  const [styles = '', ...more] = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => text);
  assert.equal(more.length, 0);
  for (const name of ['.office-header', '.office-waiting__row', '.page-title__name', '--bg-surface'])
    assert.ok(styles.includes(name), name);
  const hash = createHash('sha256').update(styles).digest('base64');
  assert.ok(String(headers['content-security-policy']).includes(`'sha256-${hash}'`));
  const seen = html.indexOf('office-waiting__row"');
  assert.ok(seen > 0 && html.indexOf('rel="stylesheet"') > seen);
});

test('it names the code and the styles of its own screen, so that nothing is found out one after the other', async () => {
  const screens = {
    '/order': ['src/app/office-layout.tsx', 'src/app/order.page.tsx', 'src/locales/zh-cn.ts'],
    '/mawb': ['src/app/mawb.page.tsx', 'src/locales/waybill.zh-cn.ts'],
    '/ops/slots': ['src/app/ops-layout.tsx', 'src/features/ops/flights/slots.screen.tsx'],
  };
  for (const [path, modules] of Object.entries(screens)) {
    const { html } = await open(path);
    for (const module of modules) {
      const file = manifest[module]?.file;
      assert.ok(html.includes(`<link rel="modulepreload" crossorigin href="/${file}">`), module);
    }
    assert.match(html, /<link rel="stylesheet" crossorigin href="\/assets\/[\w-]+\.css">/);
  }
});

test('every page behind the login is found with its screen, those that are still to come apart', async () => {
  const renderer = await builtRenderer();
  const without = Object.entries(allPages).filter(([, page]) => {
    if (page.layout === 'public') return false;
    const { modules } = renderer.renderOffice(page, 'en', neutralBrand);
    for (const module of modules) assert.ok(manifest[module], module);
    return !modules.some((module) => /\.(screen|page)\.tsx$/.test(module));
  });
  assert.deepEqual(
    without.map(([name]) => name),
    comingPages,
  );
});
