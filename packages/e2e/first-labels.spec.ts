import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { openCustomer } from './customer-opening.ts';
import { test } from './empty-installation.ts';
import { setUp } from './forwarder.ts';
import { workToTheEnd } from './label-desk.ts';
import { labelSpoken } from './label-desk.words.ts';
import { importLabels } from './label-import.ts';
import { accept, enterTransport } from './transport-order.ts';

const says = labelSpoken['zh-cn'];

test('A forwarder’s first labels: a brand, the three files of its customer, a failure, rework, and the evidence', async ({
  browser,
  house,
  desk,
}) => {
  test.setTimeout(600_000);
  await setUp(desk);
  const { code, user: customer } = await openCustomer(desk, house, browser);
  const [order = ''] = await accept(desk, await enterTransport(desk, code, customer));
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
  await Promise.all([desk.page, customer.page].map((page) => page.context().close()));
});

async function addBrand(page: Page): Promise<void> {
  await page.goto('/ops/labels/rules?part=brands&new=1');
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByLabel('客户*'), { index: 0 });
  await dialog.getByLabel('品牌名称*').fill('Hanami');
  await dialog.getByLabel('RN号').fill('RN 104882');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Hanami' })).toBeVisible();
}
