import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { account, enterAs } from './people.ts';
import { test } from './walk.ts';

const whoAmI = '**/adminapi/session/user';

test('Every call but the login form sends JSON, and the bearer as soon as there is a token', async ({
  page,
}) => {
  const calls: { path: string; type: string | undefined; bearer: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(adminapi|omsapi)\//.test(pathname)) return;
    const { 'content-type': type, authorization: bearer } = request.headers();
    calls.push({ path: pathname, type, bearer });
  });
  // The server has answered the address itself; what is asked next, the page asks.
  await page.goto('/search?no=SO261102K7M2Q9XDE');
  await page.getByLabel('继续添加单号').fill('SO261102K7M2Q9XDF');
  await page.getByRole('main').getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByText('2 个单号的查询结果')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('用户名').fill('demo');
  await page.getByLabel('密码', { exact: true }).fill(account('demo').password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('登录成功')).toBeVisible();
  await expect(page.getByRole('link', { name: /^BK\d{6}/ }).first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const at = calls.findIndex(({ path }) => path === '/adminapi/oauth/token');
  const [before, login, office] = [calls.slice(0, at), calls[at], calls.slice(at + 1)];
  expect(before.map(({ path }) => path)).toContain('/omsapi/public/tracking');
  for (const { path, type, bearer } of before) {
    expect([type, bearer], path).toEqual(['application/json', undefined]);
  }
  expect(login?.bearer).toBeUndefined();
  expect(office.length).toBeGreaterThan(2);
  for (const { path, type, bearer } of office) {
    expect([type, bearer], path).toEqual(['application/json', `Bearer ${token}`]);
  }
});

for (const [what, answer, tone, says] of [
  [
    'Code -1 is a warning in the words of the answer',
    { json: { code: -1, message: '今晚维护', data: null } },
    'warning',
    '今晚维护',
  ],
  [
    'Another code in an answer is a system error',
    { json: { code: 7, message: 'seven' } },
    'error',
    '系统错误',
  ],
  [
    'An answer without a body is a system error',
    { body: '', contentType: 'application/json' },
    'error',
    '系统错误',
  ],
  ['An answer of 204 is a system error', { status: 204 }, 'error', '系统错误'],
  [
    'A page of a proxy in the place of an answer is a system error',
    { body: '<!doctype html><p>maintenance', contentType: 'text/html' },
    'error',
    '系统错误',
  ],
  [
    'Another HTTP error is told in its own words',
    { status: 503, json: { code: 503, message: '系统繁忙，请稍后再试', data: null } },
    'error',
    '系统繁忙，请稍后再试',
  ],
] as const) {
  test(`${what}, and its data is not used`, async ({ page }) => {
    await enterAs(page, 'demo');
    await page.route(whoAmI, (route) => route.fulfill(answer));
    await page.goto('/order');
    await expect(messages(page).locator(`.toast--${tone}`)).toContainText(says);
    const user = await page.evaluate(() => localStorage.getItem('user'));
    expect(JSON.parse(user ?? 'null')).toMatchObject({ username: 'demo' });
    await expect(page).toHaveURL('/order');
  });
}

test('A server that cannot be reached is a network error in either language', async ({ page }) => {
  await enterAs(page, 'demo', 'en');
  await page.route(whoAmI, (route) => route.abort());
  await page.goto('/order');
  await expect(messages(page, 'Messages').getByText('Network Error')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('locale', 'zh-cn'));
  await page.reload();
  await expect(messages(page).getByText('网络异常')).toBeVisible();
});

test('A file is saved as the server gave it, under its own name', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/order?status=CANCELLED');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).subarray(0, 2).toString()).toBe('PK');
  expect(download.url()).toMatch(/^blob:/);
});

test('A screen whose code fails says page error and how to go on, and the header stays', async ({ page }) => {
  await enterAs(page, 'demo', 'en');
  await page.route(/\/assets\/order\.page.*\.js/, (route) => route.abort());
  await page.goto('/order');
  await expect(page.getByRole('heading', { name: 'Page error' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.unroute(/\/assets\/order\.page.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('Behind the login the base size follows the window: 1920 is 16 px, 1200 is 10 px and the least, 16 px the most', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  for (const [width, size] of [
    [1000, '10px'],
    [1200, '10px'],
    [1440, '12px'],
    [1920, '16px'],
    [2560, '16px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(size);
    const laidOut = await page.evaluate(() => document.body.getBoundingClientRect().width);
    expect(laidOut).toBe(Math.max(width, 1200));
  }
});

function messages(page: Page, name = '消息') {
  return page.getByRole('region', { name });
}
