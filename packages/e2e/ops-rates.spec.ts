import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

test('A rate typed and pasted by a clerk is a draft, then published, and anybody sees its price', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const zone = `E2E-${process.pid}-${test.info().repeatEachIndex}`;
  await enterAs(page, 'op.admin');
  await page.goto('/ops/rates');
  await page.getByRole('button', { name: '新增运价' }).click();
  await choose(page.getByRole('combobox', { name: '产品', exact: true }), { label: '中美空运专线' });
  await choose(page.getByRole('combobox', { name: '起运地', exact: true }), 'CAN');
  await page.getByRole('textbox', { name: '目的区域代码' }).fill(zone);
  await page.getByRole('textbox', { name: '目的区域', exact: true }).fill(`试用区 ${zone}`);
  await page.getByRole('textbox', { name: '目的区域（英文）' }).fill(`Trial zone ${zone}`);
  await page.getByRole('textbox', { name: '最快时效（天）' }).fill('5');
  await page.getByRole('textbox', { name: '最慢时效（天）' }).fill('4');
  await page.getByLabel('有效期起').fill('2026-01-01');
  await page.getByLabel('有效期止').fill('2099-12-31');
  await pasteSheet(page, '第 1 行起始重量', '0\t50\n45\t¥40\n100\t30.5');
  await expect(page.getByLabel('第 3 行单价')).toHaveValue('30.5');
  await page.getByRole('button', { name: '添加附加费' }).click();
  await page.getByLabel('第 1 行中文名称').fill('燃油附加费');
  await page.getByLabel('第 1 行英文名称').fill('Fuel surcharge');
  await page.getByLabel('第 1 行计费方式').selectOption({ label: '运费的 %' });
  await page.getByLabel('第 1 行数额').fill('10');
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('不能小于最快时效')).toBeVisible();
  await page.getByRole('textbox', { name: '最慢时效（天）' }).fill('8');
  await page.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row', { name: new RegExp(zone) });
  await expect(row).toContainText('草稿');

  await row.getByRole('link').click();
  await page.getByRole('switch', { name: '公开' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('公开');

  await page.goto(`/calculator?tab=freight&origin=CAN&zone=${zone}`);
  for (const name of ['件数', '长', '宽', '高', '单件重']) await page.getByLabel(`第 1 行${name}`).fill('10');
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText('3,355.00 CNY');
  expect(complaints).toEqual([]);
});

test('A rate is copied for the next period and the old one retired, both by name', async ({ page }) => {
  await enterAs(page, 'op.finance', 'en');
  await page.goto('/ops/rates?search=Duisburg');
  await page
    .getByRole('row', { name: /Chongqing/ })
    .getByRole('link')
    .click();
  const panel = page.getByRole('region', { name: /^Edit rate/ });
  await page.getByRole('button', { name: 'Copy for the next period' }).click();
  await expect(page.getByText(/^Copied for \d{4}-\d{2}-01 to/)).toBeVisible();
  await expect(panel).toContainText('Draft');
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Retire', exact: true }).click();
  await expect(page.getByText('Rate retired')).toBeVisible();
  await expect(panel).toContainText('Out of use: it can be read and copied, not changed.');
  await expectAccessible(page);
});

test('Who may not edit rates finds neither the desk nor its entry', async ({ page }) => {
  await enterAs(page, 'op.service');
  await page.goto('/ops');
  await expect(page.getByRole('link', { name: '客户', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '运价' })).toHaveCount(0);
  await page.goto('/ops/rates');
  await expect(page).toHaveURL(/\/403/);
});

/** Pastes a piece of a sheet into a cell, as Ctrl V does. */
async function pasteSheet(page: Page, into: string, text: string): Promise<void> {
  await page.getByLabel(into).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
