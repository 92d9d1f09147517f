import { wordOf } from '@loadline/contract/kernel/code';
import { permissions } from '@loadline/contract/kernel/permission';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { enterAs } from './people.ts';
import { gatedPages } from './screens.ts';
import { test } from './walk.ts';

/** An answer of the server that asks for nothing more: what it keeps for its address can be changed there. */
const noPage = '/readyz';

for (const [username, path] of [
  ['demo', '/order'],
  ['op.admin', '/ops/customers'],
] as const)
  test(`${path} opens to ${username} with its permission and only with it, and to nobody without a token`, async ({
    page,
  }) => {
    const permission = gatedPages.find((one) => one.path === path)?.permission;
    if (!permission) throw new Error(`${path} needs no permission`);
    expect(await landing(page, path)).toBe('/login');
    await enterAs(page, username);
    await page.goto(noPage);
    await grant(page, [permission]);
    expect(await landing(page, path)).toBe(path);

    // Away from the page first: what it still asks would put the real permissions back.
    await page.goto(noPage);
    await grant(page, others(permission));
    expect(await landing(page, path)).toBe('/403');
    expect(new URL(page.url()).searchParams.get('need')).toBe(permission);
    await expect(page.getByRole('main')).toContainText(wordOf(permissions, permission).zh);
  });

test('A forged permission list opens an empty frame: the server gives no data and the menu is put right', async ({
  page,
}) => {
  const order = 'SO261102K7M2Q9XDE';
  await enterAs(page, 'demo.none');
  await page.goto('/403');
  await grant(
    page,
    gatedPages.map(({ permission }) => permission),
  );
  expect(await landing(page, '/order')).toBe('/order');
  await expect(page.getByRole('alert')).toContainText('您没有权限访问该页面');
  await expect(page.getByRole('link', { name: /^SO\d{6}/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link')).toHaveCount(0);
  expect(await landing(page, '/order')).toBe('/403');

  const { access_token } = await page.evaluate(() => ({ ...localStorage }));
  for (const path of ['/omsapi/orders', `/omsapi/orders/detail?no=${order}`]) {
    const reply = await page.request.get(path, { headers: { authorization: `Bearer ${access_token}` } });
    expect(reply.status()).toBe(403);
    expect(await reply.json()).toMatchObject({ code: 403, data: null });
  }
});

const waysOut = {
  'zh-cn': { home: '返回首页', back: '返回上一页' },
  en: { home: 'Back to home', back: 'Back to previous page' },
} as const;

for (const [path, language, heading] of [
  ['/404', 'zh-cn', '页面不存在'],
  ['/404', 'en', 'Page not exist'],
  ['/403', 'zh-cn', '您没有权限访问该页面'],
  ['/403', 'en', 'No permission to access this page'],
] as const) {
  test(`${path} is a page of its own and leads home or to the previous page (${language})`, async ({
    page,
  }) => {
    const { home, back } = waysOut[language];
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    await page.goto('/search');
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('button', { name: back }).click();
    await expect(page).toHaveURL('/search');

    await page.goto(path);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL('/home');
  });
}

test('A route that matches nothing goes to /404, and back leads where one came from', async ({ page }) => {
  for (const path of ['/no-such-page', '/order/no/such', '/Home2']) {
    expect(await landing(page, path)).toBe('/404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
  }
  await page.goto('/search');
  expect(await landing(page, '/no-such-page')).toBe('/404');
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL('/search');
});

test('The root redirects to the home page', async ({ page }) => {
  expect(await landing(page, '/')).toBe('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Where an address ends up. A page has a title of its own once the router has come to rest. */
async function landing(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await expect(page).toHaveTitle(/ – .+ – OMS$/);
  return new URL(page.url()).pathname;
}

/** Writes another permission list into the browser, as someone with its developer tools would. */
async function grant(page: Page, granted: readonly string[]): Promise<void> {
  await page.evaluate((given) => {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...Object(user), permissions: given }));
  }, granted);
}

function others(permission: string): string[] {
  return Object.keys(permissions.codes).filter((one) => one !== permission);
}
