import { expect } from '@playwright/test';
import { OrderList } from './order-list.page.ts';
import { test } from './walk.ts';

for (const [language, words] of [
  ['zh-cn', '复制为新订单'],
  ['en', 'Copy as a new order'],
] as const)
  test(`an order that is chosen in the list is begun again as another one (${language})`, async ({
    page,
  }) => {
    const list = await OrderList.open(page, 'demo', language, '?status=SIGNED');
    const [one = '', other = ''] = await list.numbers();
    await list.table.getByRole('checkbox', { name: one }).check();
    const again = list.bulk.getByRole('button', { name: words });
    await again.click();
    await expect(page).toHaveURL(new RegExp(`form=copy.*of=${one}|of=${one}.*form=copy`));
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await list.table.getByRole('checkbox', { name: other }).check();
    await expect(again).toHaveCount(0);
  });
