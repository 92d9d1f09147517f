import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';
import { Door } from './door.page.ts';
import { type Installation, Person } from './empty-installation.ts';
import { noteSecret } from './noted-secrets.ts';

export interface OpenedCustomer {
  /** The letters by which staff find it. */
  readonly code: string;
  readonly user: Person;
}

/** Opens the first customer with its first user, who sets a password by the link that is shown once. */
export async function openCustomer(
  { page }: Person,
  house: Installation,
  browser: Browser,
): Promise<OpenedCustomer> {
  const code = 'QIAOYUAN';
  await page.goto('/ops/customers');
  await page.getByRole('button', { name: '新建客户' }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, value] of [
    ['客户代码', code],
    ['中文名称', '乔远贸易'],
    ['英文名称', 'Joy Ocean Trading'],
    ['姓名', '林月'],
    ['用户名', 'qiaoyuan'],
  ] as const)
    await dialog.getByRole('textbox', { name, exact: true }).fill(value);
  await dialog.getByRole('button', { name: '创建客户' }).click();
  const shown = dialog.getByRole('textbox', { name: '设置密码链接' });
  await expect(shown).toHaveValue(/\/login\?part=set#[\w-]{43}$/);
  const link = await shown.inputValue();
  noteSecret(link.slice(link.indexOf('#') + 1));
  await dialog.getByRole('button', { name: '已转交' }).click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
  const account = { username: 'qiaoyuan', password: 'Qiao2026Yuan' };
  await setPassword(browser, house, link, account.password);
  return { code, user: await Person.at(house, browser, account) };
}

async function setPassword(browser: Browser, { address }: Installation, link: string, password: string) {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  const door = await Door.open(page, link);
  await door.enter({ password, repeat: password });
  await door.press('设置密码');
  await expect(page.getByText('密码已设置，请登录')).toBeVisible();
  await page.context().close();
}
