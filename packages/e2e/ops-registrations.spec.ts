import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Applicant, applicant } from './applicants.ts';
import { choose } from './choose.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

test('A clerk returns an application with the fields that are wrong, and why', async ({ page }) => {
  const of = await applicant('台州云帆模塑厂');
  await openDesk(page, of);
  await page.getByRole('button', { name: '退回修改' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('请至少勾选一个字段')).toBeVisible();
  await dialog.getByRole('checkbox', { name: '证照', exact: true }).check();
  await expect(dialog.getByText('请逐项说明原因')).toBeVisible();
  await dialog.getByLabel('证照 的问题').fill('公章不完整，请重新上传');
  await dialog.getByRole('button', { name: '退回 1 处' }).click();
  await expect(page.getByText(`${of.name}：已退回`)).toBeVisible();
  expect(await stateOf(of)).toMatchObject({
    state: 'RETURNED',
    returned: { licenceFileId: '公章不完整，请重新上传' },
  });
});

test('Approval makes the customer with what the form sets; nothing of it is left to type twice', async ({
  page,
}) => {
  const of = await applicant('厦门屿南供应链行');
  await openDesk(page, of);
  const code = `E${process.pid}`;
  await page.getByLabel('客户代码').fill(code);
  await choosePerson(page, '业务员');
  await choosePerson(page, '客服');
  await page.getByLabel('信用额度').fill('50000');
  await page.getByLabel('信用额度').blur();
  await expect(page.getByText('超过免复核额度 30,000.00')).toBeVisible();
  await page.getByRole('button', { name: '通过并开通' }).click();
  await expect(page.getByText(`${of.name}：已通过`)).toBeVisible();
  const made = await rowsOf<{ code: string; quota: string }>(
    'select o.code, c.quota from registration r join organisation o on o.org_id = r.org_id_made join customer c on c.org_id = o.org_id where r.registration_id = $1',
    [of.id],
  );
  expect(made).toEqual([{ code, quota: '50000.00' }]);

  await page.goto(`/ops/registrations?tab=APPROVED&open=${of.id}`);
  await page.getByRole('link', { name: '打开客户' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(of.name);
});

test('After a decision the next one that waits opens by itself, and J and K lead through the queue', async ({
  page,
}) => {
  const [first, second] = [await applicant('连岸贸易甲'), await applicant('连岸贸易乙')];
  await enterAs(page, 'op.admin');
  await page.goto(`/ops/registrations?tab=PENDING&search=${encodeURIComponent('连岸贸易')}`);
  await expect(page.getByRole('table').getByText(first.name)).toBeVisible();
  await page.keyboard.press('j');
  await expect(panel(page)).toContainText(second.name);
  await page.keyboard.press('j');
  await expect(panel(page)).toContainText(first.name);
  await page.keyboard.press('k');
  await expect(panel(page)).toContainText(second.name);

  await page.getByRole('button', { name: '驳回', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('驳回原因').fill('不是真实公司');
  await dialog.getByRole('button', { name: '驳回', exact: true }).click();
  await expect(panel(page)).toContainText(first.name);
  expect(await stateOf(second)).toMatchObject({ state: 'REJECTED', reason: '不是真实公司' });
});

test('Of two clerks who decide at once the second is told who was quicker, and what was decided', async ({
  browser,
}) => {
  const of = await applicant('绍兴织云纺织社');
  const [quick, slow] = [await browser.newPage(), await browser.newPage()];
  await openDesk(quick, of, 'op.service');
  await openDesk(slow, of);
  await slow.getByRole('button', { name: '驳回', exact: true }).click();
  await slow.getByRole('dialog').getByLabel('驳回原因').fill('重复');

  await quick.getByRole('button', { name: '退回修改' }).click();
  const dialog = quick.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '地址', exact: true }).check();
  await dialog.getByLabel('地址 的问题').fill('与执照不一致');
  await dialog.getByRole('button', { name: '退回 1 处' }).click();
  await expect(quick.getByText(`${of.name}：已退回`)).toBeVisible();

  await slow.getByRole('dialog').getByRole('button', { name: '驳回', exact: true }).click();
  await expect(slow.getByText(/周予安 已先行处理/)).toBeVisible();
  await expect(panel(slow)).toContainText('审核结果：已退回');
  expect(await stateOf(of)).toMatchObject({ state: 'RETURNED' });
});

test('The licence is read when it is asked for, and that it was read stands in the audit log', async ({
  page,
}) => {
  const of = await applicant('嘉兴临港箱包坊');
  await openDesk(page, of);
  await page.getByRole('button', { name: /放大/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '下载' })).toBeVisible();
  await page.goto('/ops/audit?action=read');
  await expect(page.getByRole('table').getByText('读取').first()).toBeVisible();
});

async function openDesk(page: Page, of: Applicant, username = 'op.admin'): Promise<void> {
  await enterAs(page, username);
  await page.goto(`/ops/registrations?tab=PENDING&search=${of.no}`);
  await page.getByRole('table').getByText(of.name).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toContainText(of.name);
}

function panel(page: Page) {
  return page.locator('.side-panel');
}

/** The first colleague there is. */
async function choosePerson(page: Page, label: string): Promise<void> {
  await choose(page.locator('.side-panel').getByLabel(label), { index: 1 });
}

async function stateOf({ id }: Applicant) {
  const [row] = await rowsOf<{ state: string; reason: string | null; returned: object }>(
    'select state, reason, returned from registration where registration_id = $1',
    [id],
  );
  return row;
}
