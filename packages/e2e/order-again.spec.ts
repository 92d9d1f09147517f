import { expect } from '@playwright/test';
import { OrderList } from './order-list.page.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
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

test('a trust order is begun again out of its row, with the same cargo under a number of its own', async ({
  page,
}) => {
  const [kept] = await rowsOf<{ no: string; goods: string }>(
    `select t.trust_no as no, t.content #>> '{cargo,lines,0,nameEn}' as goods from trust t join organisation o on o.org_id = t.org_id
      where o.code = 'QHDEMO' and t.state = 'COMPLETED' and t.content #>> '{cargo,lines,0,nameEn}' is not null order by t.trust_no limit 1`,
  );
  expect(kept).toBeDefined();
  await enterAs(page, 'demo');
  await page.goto(`/trust?search=${kept?.no}`);
  await page.getByRole('button', { name: `${kept?.no} 的操作` }).click();
  await page.getByRole('menuitem', { name: '复制为新委托' }).click();
  await expect(page).toHaveURL(/\/trustCreate\?no=/);
  expect(page.url()).not.toContain(kept?.no);
  await expect(page.getByRole('textbox', { name: /英文品名/ }).first()).toHaveValue(kept?.goods ?? '');
});
