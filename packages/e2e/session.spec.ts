import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaintsOf } from './looks.ts';
import { account, enterAs } from './people.ts';
import { gatedPages, screens } from './screens.ts';
import { test } from './walk.ts';

const languages = ['zh-cn', 'en'] as const;
type Language = (typeof languages)[number];

const words = {
  'zh-cn': {
    messages: '消息',
    refresh: '刷新',
    username: '用户名',
    password: '密码',
    login: '登录',
    enter: '进入系统',
    wrong: '用户名或密码错误',
    expired: '登录已过期，请重新登录！',
    noAuthority: '权限不足，请联系管理员',
    noAuthorization: '暂无权限',
    shortPassword: '密码为 6 至 20 位字母或数字，现在是 5 位',
    noUsername: '请输入用户名',
  },
  en: {
    messages: 'Messages',
    refresh: 'Refresh',
    username: 'User name',
    password: 'Password',
    login: 'Log in',
    enter: 'Enter',
    wrong: 'User name or password is wrong',
    expired: 'Token expired , relogin!',
    noAuthority: 'Permission denied, please contact the manager',
    noAuthorization: 'no authorization',
    shortPassword: '6–20 characters, letters or numbers only; now 5',
    noUsername: 'User name is required',
  },
} as const;

for (const language of languages) {
  const says = words[language];

  test(`A wrong password is told in the form and keeps nothing (${language})`, async ({ page }) => {
    await openLogin(page, language);
    await fill(page, language, 'demo', 'Loadline2025');
    await expect(page.getByRole('alert')).toHaveText(says.wrong);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel(says.password, { exact: true })).toBeFocused();
    expect(await sessionKept(page)).toEqual([]);
  });

  test(`A password that cannot be one is told before anything is sent (${language})`, async ({ page }) => {
    await openLogin(page, language);
    const asked = addressesOf(page);
    await fill(page, language, '', 'short');
    await expect(page.getByText(says.shortPassword)).toBeVisible();
    await expect(page.getByText(says.noUsername)).toBeVisible();
    await expect(page.getByLabel(says.username, { exact: true })).toBeFocused();
    expect(asked.filter((address) => address.includes('/adminapi/'))).toEqual([]);
  });

  test(`A session that has ended is told once, forgotten, and a second later leads to the login (${language})`, async ({
    page,
  }) => {
    await page.clock.install();
    await openLogin(page, language);
    await fill(page, language, 'demo');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/booking');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // The page's own stream ends with the session: the second before the login must not begin unseen.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await endSession(page);
    await page.getByRole('button', { name: says.refresh, exact: true }).click();
    // The list says in its own place why it is empty; the message itself comes once for all its questions.
    const message = page.getByRole('region', { name: says.messages }).getByText(says.expired);
    await expect(message).toBeVisible();
    expect(await sessionKept(page)).toEqual([]);
    await page.clock.runFor(900);
    await expect(page).toHaveURL(/\/booking/);
    await expect(message).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/login');
    expect(await sessionKept(page)).toEqual([]);
  });

  test(`Who may open nothing is told at the login and again by enter (${language})`, async ({ page }) => {
    await openLogin(page, language);
    await fill(page, language, 'demo.none');
    await expect(page.getByText(says.noAuthority)).toBeVisible();
    await expect(page).toHaveURL('/home');
    await page.getByRole('button', { name: /demo\.none/ }).click();
    await page.getByRole('menuitem', { name: says.enter }).click();
    await expect(page.getByText(says.noAuthorization)).toBeVisible();
    await expect(page).toHaveURL('/home');
  });
}

test('Logging in leads to what waits today and keeps the session under its three keys', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openLogin(page, 'zh-cn');
  await fill(page, 'zh-cn', 'demo');
  await expect(page).toHaveURL('/dashboard');
  const { access_token, user, ms_username } = await kept(page);
  expect(access_token).toMatch(/^\S{20,}$/);
  expect(ms_username).toBe('demo');
  expect(JSON.parse(user ?? 'null')).toMatchObject({
    orgId: expect.any(String),
    permissions: expect.arrayContaining(['order:view', 'book:add']),
  });
  expect(complaints).toEqual([]);
});

for (const username of ['demo', 'demo.viewer']) {
  test(`The menu of ${username} holds the permitted entries that have a screen, and no others`, async ({
    page,
  }) => {
    await openLogin(page, 'zh-cn');
    await fill(page, 'zh-cn', username);
    await expect(page).toHaveURL('/dashboard');
    const { user } = await kept(page);
    const { permissions }: { permissions: string[] } = JSON.parse(user ?? 'null');
    await expect.poll(() => menuOf(page)).toEqual(menuFor(permissions));
  });
}

test('The password can be shown and hidden again', async ({ page }) => {
  await openLogin(page, 'zh-cn');
  const password = page.getByLabel('密码', { exact: true });
  await password.fill('Loadline2026');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: '隐藏密码' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('A remembered account waits in the form after the logout, its password does not', async ({ page }) => {
  await openLogin(page, 'zh-cn');
  await page.getByLabel('记住账号').check();
  await fill(page, 'zh-cn', 'demo');
  await logOut(page);
  await page.goto('/login');
  await expect(page.getByLabel('用户名')).toHaveValue('demo');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  expect(JSON.stringify(await kept(page))).not.toContain(account('demo').password);
});

test('Logging out forgets the three keys alone, ends the session and returns to the root', async ({
  page,
}) => {
  await openLogin(page, 'zh-cn');
  await fill(page, 'zh-cn', 'demo');
  await expect(page).toHaveURL('/dashboard');
  const { access_token, ...before } = await kept(page);
  const root = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
  await logOut(page);
  await root;
  await expect(page.getByText('退出成功')).toBeVisible();
  const { user: _user, ms_username: _name, ...others } = before;
  expect(await kept(page)).toEqual(others);
  const again = await page.request.get('/adminapi/session/user', {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(again.status()).toBe(401);
});

test('Logging out works also when the server cannot be reached', async ({ page }) => {
  await openLogin(page, 'zh-cn');
  await fill(page, 'zh-cn', 'demo');
  await expect(page).toHaveURL('/dashboard');
  await page.route('**/adminapi/oauth/logout', (route) => route.abort());
  await logOut(page);
  expect(await sessionKept(page)).toEqual([]);
});

test('A stored session that cannot be read is forgotten and leads to the login', async ({ page }) => {
  await enterAs(page, 'demo');
  for (const broken of ['{', '{"username":"demo"}']) {
    await page.goto('/home');
    await page.evaluate((user) => localStorage.setItem('user', user), broken);
    await page.goto('/order');
    await expect(page.getByText('登录已过期，请重新登录！')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await sessionKept(page)).toEqual([]);
    await enterAs(page, 'demo');
  }
});

test('A stored permission list is enough to enter: the server says the rest', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/home');
  await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ permissions: ['order:view'] })));
  await page.goto('/order');
  await expect(page.getByRole('link', { name: /^SO\d{6}/ }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').username))
    .toBe('demo');
});

test('A password never stands in an address', async ({ page }) => {
  const asked = addressesOf(page);
  await openLogin(page, 'zh-cn');
  await fill(page, 'zh-cn', 'demo', 'Wrong12345');
  await expect(page.getByRole('alert')).toBeVisible();
  await fill(page, 'zh-cn', 'demo');
  await expect(page).toHaveURL('/dashboard');
  expect(asked.filter((address) => address.includes('/oauth/token'))).toHaveLength(2);
  expect(asked.filter((address) => /Wrong12345|Loadline2026/.test(address))).toEqual([]);
});

test('A login that a page asked for returns to that page, query included', async ({ page }) => {
  await page.goto('/order?status=DEPARTED');
  await expect(page).toHaveURL('/login');
  await fill(page, 'zh-cn', 'demo');
  await expect(page).toHaveURL('/order?status=DEPARTED');
});

async function openLogin(page: Page, language: Language): Promise<void> {
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
  await page.goto('/login');
}

async function fill(
  page: Page,
  language: Language,
  username: string,
  password: string = account(username).password,
): Promise<void> {
  const { username: name, password: secret, login } = words[language];
  await page.getByLabel(name, { exact: true }).fill(username);
  await page.getByLabel(secret, { exact: true }).fill(password);
  await page.getByRole('button', { name: login, exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/home');
}

/** Ends the session at the server as an administrator or another device would. */
async function endSession(page: Page): Promise<void> {
  const { access_token } = await kept(page);
  await page.request.get('/adminapi/oauth/logout', { headers: { authorization: `Bearer ${access_token}` } });
}

function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

async function sessionKept(page: Page): Promise<string[]> {
  const keys = Object.keys(await kept(page));
  return keys.filter((key) => ['access_token', 'user', 'ms_username'].includes(key));
}

function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

async function menuOf(page: Page): Promise<string[]> {
  const nav = page.getByRole('navigation', { name: '主菜单' });
  const inRow = await nav.getByRole('link').allTextContents();
  const more = nav.getByRole('button');
  if ((await more.count()) === 0) return inRow;
  await more.click();
  // What is folded says its keys, too.
  const folded = (await page.getByRole('dialog').getByRole('link').allTextContents()).map((text) =>
    text.replace(/G [A-Z]$/, ''),
  );
  await page.keyboard.press('Escape');
  return [...inRow, ...folded];
}

function menuFor(permissions: readonly string[]): string[] {
  return gatedPages
    .filter(({ name, permission }) => screens.includes(name) && permissions.includes(permission))
    .flatMap(({ menu }) => menu ?? [])
    .toSorted((one, other) => one.id - other.id)
    .map(({ label }) => label.zh);
}
