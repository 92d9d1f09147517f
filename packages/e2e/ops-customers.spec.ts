import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { stranger } from './strangers.ts';
import { test } from './walk.ts';

test('Looking as a customer shows whose page it is, writes nothing, is noted, and ends in the console', async ({
  page,
}) => {
  const { orgId, username } = await stranger();
  await enterAs(page, 'op.admin');
  await page.goto(`/ops/customer?no=${orgId}`);
  await page.getByRole('button', { name: '以客户身份查看' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '开始查看' }).click();
  await expect(dialog.getByLabel('原因')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('原因').fill('客户来电，看不到订单');
  await dialog.getByRole('button', { name: '开始查看' }).click();

  await expect(page).toHaveURL('/order');
  const banner = page.getByRole('region', { name: /正在以客户身份查看/ });
  await expect(banner).toContainText(username.toUpperCase());
  await page.goto('/my');
  await expect(banner).toBeVisible();
  expect(await writeAsShown(page)).toMatchObject({ code: -1, message: '正在以客户身份查看，不能修改' });

  await banner.getByRole('button', { name: '结束查看' }).click();
  await expect(page).toHaveURL('/ops/customers');
  await expect(page.getByText('员工端', { exact: true }).first()).toBeVisible();

  await page.goto(`/ops/audit?customerId=${orgId}`);
  await expect(page.getByRole('table')).toContainText('以客户身份查看');
  await expect(page.getByRole('table')).toContainText('客户来电，看不到订单');
});

test('Staff see the customers of their team and nobody else’s', async ({ page }) => {
  const { orgId } = await stranger();
  await enterAs(page, 'op.service');
  await page.goto('/ops/customers');
  await expect(page.getByRole('table').getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('table')).toContainText('启航');
  await expect(page.getByRole('table')).not.toContainText('拾光');
  await page.goto(`/ops/customer?no=${orgId}`);
  await expect(page.getByText('没有这条记录')).toBeVisible();
});

test('A hold asks for its reason, shows on the customer, and stands in the log', async ({ page }) => {
  const { orgId } = await stranger();
  await enterAs(page, 'op.admin');
  await page.goto(`/ops/customer?no=${orgId}`);
  await page.getByRole('button', { name: '冻结', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill('逾期 45 天');
  await dialog.getByRole('button', { name: '冻结', exact: true }).click();
  await expect(page.getByText('已冻结：逾期 45 天')).toBeVisible();
  await page.goto(`/ops/customers?onHold=true&search=E2E`);
  await expect(page.getByRole('table').getByText('已冻结').first()).toBeVisible();
  await page.goto(`/ops/audit?customerId=${orgId}&action=held`);
  await expect(page.getByRole('table')).toContainText('逾期 45 天');
});

test('A user who is disabled is out at once', async ({ page, request }) => {
  const { orgId, username, password } = await stranger();
  const login = await request.post('/adminapi/oauth/token', {
    form: { grant_type: 'password', scope: 'all', username, password },
  });
  const { data } = await login.json();
  await enterAs(page, 'op.admin');
  await page.goto(`/ops/customer?no=${orgId}`);
  await page.getByRole('button', { name: `${username} 的操作` }).click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('table', { name: '用户' })).toContainText('停用');
  const reply = await request.get('/adminapi/session/user', {
    headers: { authorization: `Bearer ${data.access_token}` },
  });
  expect(reply.status()).toBe(401);
  expect(await rowsOf('select enabled from app_user where username = $1', [username])).toEqual([
    { enabled: false },
  ]);
});

test('The palette finds customers by name and leads to them', async ({ page }) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('待办');
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('combobox').fill('启航');
  await page.getByRole('option', { name: /启航/ }).first().click();
  await expect(page).toHaveURL(/\/ops\/customer\?no=/);
});

/** Asks for a change with the session that the tab has. */
function writeAsShown(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const reply = await fetch('/adminapi/views/save', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'zh-CN',
        authorization: `Bearer ${sessionStorage.getItem('access_token')}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        viewId: crypto.randomUUID(),
        subject: 'orders',
        name: 'x',
        shared: false,
        search: '',
        columns: [],
        density: 'standard',
      }),
    });
    return reply.json();
  });
}
