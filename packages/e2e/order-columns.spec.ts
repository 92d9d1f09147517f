import { expect } from '@playwright/test';
import { OrderList } from './order-list.page.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

test('The list of orders opens with what changed its state last, and its head says so', async ({ page }) => {
  const list = await OrderList.open(page);
  await expect(list.header('状态时间')).toHaveAttribute('aria-sort', 'descending');
  const shown = await list.numbers();
  const told = await rowsOf<{ no: string; at: Date }>(
    'select order_number as no, status_date as at from orders where order_number = any($1)',
    [shown],
  );
  const times = shown.map((number) => told.find(({ no }) => no === number)?.at.getTime() ?? 0);
  expect(times.length).toBeGreaterThan(10);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test('What was declared and measured, flight, consignee and creator are columns of the list by choice', async ({
  page,
}) => {
  const list = await OrderList.open(page, 'demo', 'zh-cn', '?status=SIGNED');
  const chosen = ['航班', '毛重', '航班日期', '预报件数', '预报毛重', '预报体积', '收货人', '创建人'];
  // A unit stands in the head.
  const heads = async () =>
    (await list.table.locator('thead th').allTextContents()).map((head) => head.replace(/kg$|m³$/, ''));
  expect((await heads()).filter((name) => chosen.includes(name))).toEqual([]);
  await list.button(list.says.columns).click();
  for (const name of chosen) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect.poll(heads).toEqual(expect.arrayContaining(chosen));
  const [number = ''] = await list.numbers();
  const [order] = await rowsOf<{ pieces: string; declared: string; gross: string }>(
    `select quantity::text as pieces, to_char(gross_weight, 'FM999,990.0') as declared,
        to_char(actual_weight, 'FM999,990.0') as gross from orders where order_number = $1`,
    [number],
  );
  const shown = await heads();
  const cellOf = (name: string) =>
    list.table.locator('tbody tr').filter({ hasText: number }).locator('td, th').nth(shown.indexOf(name));
  await expect(cellOf('预报件数')).toHaveText(order?.pieces ?? '');
  await expect(cellOf('预报毛重')).toContainText(order?.declared ?? '');
  await expect(cellOf('毛重')).toContainText(order?.gross ?? '');
  for (const name of ['收货人', '创建人']) await expect(cellOf(name), name).toHaveText(/\p{L}{2}/u);
});
