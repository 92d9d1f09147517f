import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { totpOf } from './codes.ts';
import { addedContact, signingIn } from './contacts.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { noteSecret } from './noted-secrets.ts';
import { enterAs, enterWith } from './people.ts';
import { test } from './walk.ts';

for (const language of languagesOf(import.meta)) {
  test(`one's own account is accessible and leaves the console quiet (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'demo.viewer', language);
    for (const panel of ['', '?edit=password', '?edit=totp']) {
      await page.goto(`/account${panel}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.side-panel')).toHaveCount(panel === '' ? 0 : 1);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });
}

test('a device that is signed out from elsewhere is at the login with its next click', async ({
  page,
  browser,
  request,
}) => {
  const contact = await addedContact(request);
  const other = await browser.newPage();
  await enterWith(other, contact);
  await other.goto('/order');
  await expect(other.getByRole('table')).toBeVisible();

  await enterWith(page, contact);
  await page.goto('/account');
  const lines = page.getByRole('listitem').filter({ hasText: '登录于' });
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: '本机' })).toHaveCount(1);
  await lines.getByRole('button', { name: /^退出 / }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click();
  await expect(lines).toHaveCount(1);

  await other.reload();
  await expect(other).toHaveURL('/login');
  await other.close();
  await page.reload();
  await expect(lines).toHaveCount(1);
});

test('signing out everywhere else leaves this device alone', async ({ page, request }) => {
  const contact = await addedContact(request);
  for (let device = 0; device < 3; device++) await signingIn(request, contact);
  await enterWith(page, contact);
  await page.goto('/account');
  const lines = page.getByRole('listitem').filter({ hasText: '登录于' });
  await expect(lines).toHaveCount(4);
  await page.getByRole('button', { name: '退出其他所有设备' }).click();
  await expect(page.getByRole('dialog')).toContainText('退出其他 3 台设备？');
  await page.getByRole('dialog').getByRole('button', { name: '退出其他所有设备' }).click();
  await expect(page.getByText('已退出 3 台设备')).toBeVisible();
  await expect(lines).toHaveCount(1);
});

test('the password is changed against the old one; a wrong old one is told in place', async ({
  page,
  request,
}) => {
  const contact = await addedContact(request);
  const next = noteSecret(`Anchor${Date.now()}`);
  await enterWith(page, contact);
  await page.goto('/account');
  await page.getByRole('button', { name: '修改密码' }).click();
  const panel = page.locator('.side-panel');
  const [old, fresh, again] = ['当前密码*', '密码*', '确认密码*'].map((label) =>
    panel.getByLabel(label, { exact: true }),
  );
  const save = panel.getByRole('button', { name: '保存' });
  await old?.fill('Wrong12345');
  await fresh?.fill(next);
  await again?.fill('Another1234');
  await save.click();
  await expect(panel.locator('.field__error')).toHaveCount(1);
  await again?.fill(next);
  await save.click();
  await expect(panel.locator('.field__error, .alert')).toHaveCount(1);
  expect(await signingIn(request, { ...contact, password: next })).toMatchObject({ code: -1 });

  await old?.fill(contact.password);
  await save.click();
  await expect(page.getByText('密码已修改')).toBeVisible();
  expect(await signingIn(request, contact)).toMatchObject({ code: -1 });
  expect(await signingIn(request, { ...contact, password: next })).toMatchObject({ code: 200 });
});

test('the second factor is set up with an app, asked for at the login, and turned off again', async ({
  page,
  browser,
  request,
}) => {
  const contact = await addedContact(request);
  await enterWith(page, contact);
  await page.goto('/account');
  await page.getByRole('button', { name: '设置两步验证' }).click();
  await expect(page.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible();
  const shown = await page.locator('.totp-secret__text').innerText();
  const secret = noteSecret(shown.replaceAll(/[^A-Z2-7]/g, ''));
  await confirmWith(page, '000000');
  await expect(page.locator('.side-panel').locator('.field__error, .alert')).toHaveCount(1);
  await confirmWith(page, totpOf(secret));
  await expect(page.getByText('请先保存恢复码')).toBeVisible();
  const codes = await page.locator('.side-panel').getByRole('listitem').allInnerTexts();
  codes.forEach(noteSecret);
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await page.getByLabel('我已妥善保存恢复码').check();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText(`剩余 ${codes.length} 个恢复码`)).toBeVisible();

  expect(await signingIn(request, contact)).toMatchObject({ code: -1, data: { challenge: 'totp' } });
  const other = await (await browser.newContext()).newPage();
  await logIn(other, contact, totpOf(secret, 1));
  await expect(other).toHaveURL('/dashboard');
  await other.context().close();

  await page.getByRole('button', { name: '停用两步验证' }).click();
  const panel = page.locator('.side-panel');
  await panel.getByLabel('当前密码*', { exact: true }).fill(contact.password);
  await panel.getByLabel('两步验证码*', { exact: true }).fill(codes[0] ?? '');
  await panel.getByRole('button', { name: '停用两步验证' }).click();
  await expect(page.getByText('两步验证已停用')).toBeVisible();
  expect(await signingIn(request, contact)).toMatchObject({ code: 200 });
});

test('who must have a second factor finds it first, with the reason', async ({ page }) => {
  await page.route('**/adminapi/session/user', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    await route.fulfill({
      response: reply,
      json: { ...body, data: { ...body.data, mustEnrol: true, permissions: [] } },
    });
  });
  await enterAs(page, 'demo.ops');
  await page.goto('/account');
  await expect(page.getByRole('status').filter({ hasText: '贵公司要求两步验证' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('两步验证');
});

async function confirmWith(page: Page, code: string): Promise<void> {
  const panel = page.locator('.side-panel');
  await panel.getByLabel('两步验证码*', { exact: true }).fill(code);
  await panel.getByRole('button', { name: '确认' }).click();
}

async function logIn(
  page: Page,
  person: { username: string; password: string },
  code: string,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('用户名', { exact: true }).fill(person.username);
  await page.getByLabel('密码', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByLabel('动态验证码').fill(code);
  await page.getByRole('button', { name: '确认' }).click();
}
