import { expect } from '@playwright/test';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { stranger } from './strangers.ts';
import { test } from './walk.ts';

test('A right taken from a role is gone at the next request of those who have it', async ({
  page,
  request,
}) => {
  const name = `走查${process.pid}`;
  await enterAs(page, 'op.admin');
  await page.goto('/ops/roles');
  await page.getByRole('button', { name: /^只读/ }).click();
  await page.getByRole('button', { name: '复制角色' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('中文名称').fill(name);
  await dialog.getByLabel('英文名称').fill(`Walk ${process.pid}`);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();

  const somebody = await stranger();
  await rowsOf(
    'update app_user set role_id = (select role_id from role where name_zh = $2) where username = $1',
    [somebody.username, name],
  );
  const login = await request.post('/adminapi/oauth/token', {
    form: { grant_type: 'password', scope: 'all', username: somebody.username, password: somebody.password },
  });
  const { data } = await login.json();
  const orders = () =>
    request.get('/omsapi/orders', { headers: { authorization: `Bearer ${data.access_token}` } });
  expect((await orders()).status()).toBe(200);

  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const cell = page.getByRole('checkbox', { name: `订单, ${name}`, exact: true });
  await cell.uncheck({ force: true });
  await expect(page.getByRole('cell').filter({ has: cell })).toContainText('收回');
  await expect(page.locator('.side-panel')).toContainText(/看不到：.*订单/);
  await page.getByRole('button', { name: '保存 1 处变更' }).click();
  await expect(page.getByPlaceholder('变更原因，必填')).toBeFocused();
  await page.getByPlaceholder('变更原因，必填').fill('走查');
  await page.getByRole('button', { name: '保存 1 处变更' }).click();
  await expect(page.getByText('1 处变更已生效')).toBeVisible();
  expect((await orders()).status()).toBe(403);

  await page.getByRole('tab', { name: '变更记录' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText('走查');
});

test('No right of the forwarder can be given to a customer role, and a fixed role cannot be turned', async ({
  page,
}) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops/roles');
  for (const name of [/^任一员工权限, 只读/, /^订单, 客户管理员/]) {
    const cell = page.getByRole('checkbox', { name });
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
    await cell.click({ force: true });
  }
  await expect(page.getByRole('button', { name: /^保存/ })).toHaveCount(0);
});
