import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';

test('The list finds, counts and shows how each slot stands; a booking is looked at beside it', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo');
  await page.goto('/booking');
  await expect(page.getByRole('heading', { level: 1, name: '订舱' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^限重 [\d,.]+ 千克，他人已订/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('tab', { name: /^待订舱/ })
    .or(page.getByRole('link', { name: /^待订舱/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/status=29/);
  const first = page.getByRole('row').nth(1);
  const no = (await first.getByRole('link').first().textContent()) ?? '';
  await first.getByRole('cell').nth(3).click();
  const panel = page.getByRole('region', { name: new RegExp(no) });
  await expect(panel.getByRole('link', { name: '查看' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: '查看' }).click();
  await expect(page).toHaveURL(new RegExp(`/book\\?no=${no}$`));
  await expect(page.getByRole('list', { name: '订舱进度' }).locator('[aria-current=step]')).toHaveText(
    /待订舱/,
  );
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('A booking says when its waybill came to each status, and which of them nobody recorded', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const [flown] = await rowsOf<{ no: string; unrecorded: number }>(
    `select b.booking_no as no, (select count(*)::int from unnest('{32,42,43,44,41,45,3,4,34}'::text[]) s
         where not exists (select from mawb_event e where e.mawb_id = b.mawb_id and e.to_status = s)) as unrecorded
       from booking b join organisation g using (org_id) where g.code = 'QHDEMO' and b.status = '8' order by 2 desc limit 1`,
  );
  await page.goto(`/book?no=${flown?.no}`);
  const way = page.getByRole('list', { name: '订舱进度' });
  await expect(way.getByRole('listitem').filter({ hasText: '已起飞' })).toContainText(/\d\d-\d\d \d\d:\d\d/);
  await expect(way.getByText('未记录', { exact: true }).and(way.locator('.state-path__note'))).toHaveCount(
    flown?.unrecorded ?? -1,
  );
  await expectAccessible(page);
  // What came counts from then on, not what was booked.
  for (const figure of ['入仓件数', '入仓毛重', '入仓体积', '入仓计费重'])
    await expect(page.locator('main').getByText(figure, { exact: true })).toBeVisible();
});

test('The list in English fits, and its sheet holds flight and day', async ({ page }) => {
  await enterAs(page, 'demo', 'en');
  await page.goto('/booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await expect(page.getByText(/kg left$/).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await expectAccessible(page);
});

test('Chosen orders are booked, each as a house waybill of its own; an accepted trust order by air, too', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const free = await rowsOf<{ no: string }>(
    `select o.order_number as no from orders o join organisation g using (org_id) where g.code = 'QHDEMO' and o.status = 'ORDERED'
       and o.transport_type = '1' and o.trust_id is null and not exists (select from hawb h where h.order_id = o.id) order by o.order_time desc limit 2`,
  );
  expect(free).toHaveLength(2);
  await page.goto('/order?status=ORDERED&transport=1&size=200');
  for (const { no } of free)
    await page
      .getByRole('row', { name: new RegExp(no) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: '为所选订舱' }).click();
  await expect(page).toHaveURL(/\/createOrder\?no=BK\d+$/);
  await expect(page.getByRole('grid', { name: '分单' }).locator('.grid-entry')).toHaveCount(2);
  await page.goto('/booking');
  await page.getByRole('button', { name: '从委托生成' }).click();
  const found = page.getByRole('dialog', { name: '从委托生成' });
  await expect(found.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/createOrder\?no=BK\d+$/);
  await expect(page.getByRole('link', { name: /^来自 WT/ })).toBeVisible();
});

test('A booking that is not there says so', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/book?no=BK0000000000');
  await expect(page.getByText('没有这条记录')).toBeVisible();
  await expectAccessible(page);
});

test('Who brings what was booked to the warehouse prints the note that goes with it', async ({ page }) => {
  const [booked] = await rowsOf<{ no: string }>(
    `select b.booking_no as no from booking b join organisation g using (org_id)
       where g.code = 'QHDEMO' and b.status = '29' and b.content #>> '{pickup,warehouseCode}' is not null limit 1`,
  );
  await enterAs(page, 'demo');
  await page.goto(`/book?no=${booked?.no}`);
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: '送仓单' }).click();
  const file = await paper;
  expect(file.suggestedFilename()).toBe(`Delivery note ${booked?.no}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
