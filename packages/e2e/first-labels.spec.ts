import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { enterFor } from './customer-choice.ts';
import { openCustomer } from './customer-opening.ts';
import { test } from './empty-installation.ts';
import { setUp } from './forwarder.ts';
import { workToTheEnd } from './label-desk.ts';
import { labelSpoken } from './label-desk.words.ts';
import { importLabels, importThreeFiles } from './label-import.ts';
import { accept, enterTransport } from './transport-order.ts';

const says = labelSpoken['zh-cn'];

test('A forwarder’s first labels: a brand, the three files of its customer, a failure, rework, the evidence, and what staff bring for the customer', async ({
  browser,
  house,
  desk,
}) => {
  test.setTimeout(480_000);
  await setUp(desk);
  const { code, user: customer } = await openCustomer(desk, house, browser);
  const [order = '', further = ''] = await accept(desk, await enterTransport(desk, code, customer));
  await addBrand(desk.page);
  await importLabels(customer.page, says, { order, language: 'zh-cn' });

  await customer.page.goto('/label?search=Oat');
  await customer.page.getByRole('row').filter({ hasText: 'Oat' }).click();
  await desk.page.goto('/ops/labels?search=Oat');
  await expect(desk.page.getByRole('row').filter({ hasText: order })).toHaveCount(1);
  await desk.page.getByRole('row').filter({ hasText: order }).click();
  await workToTheEnd(desk.page, customer.page, says);
  await customer.page.goto(`/label?search=${order}`);
  const rows = customer.page.getByRole('row').filter({ hasText: order });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Oat' })).toContainText('已完成');

  await desk.page.goto('/ops/labels');
  await desk.page.getByRole('link', { name: says.imports.forCustomer }).click();
  await enterFor(desk.page, code, 'zh-cn');
  await importThreeFiles(desk.page, says, { order: further, language: 'zh-cn' });
  await customer.page.goto(`/label?search=${further}`);
  await expect(customer.page.getByRole('row').filter({ hasText: further })).toHaveCount(3);
  await customer.page.getByRole('row').filter({ hasText: 'Oat' }).click();
  await expect(customer.page.locator('main')).toContainText(says.imports.onBehalf);
  await Promise.all([desk.page, customer.page].map((page) => page.context().close()));
});

async function addBrand(page: Page): Promise<void> {
  await page.goto('/ops/labels/rules?part=brands&new=1');
  await choose(page.getByLabel('客户*').last(), { index: 1 });
  await page.getByLabel('品牌名称*').fill('Hanami');
  await page.getByLabel('RN号').last().fill('RN 104882');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Hanami' })).toBeVisible();
}
