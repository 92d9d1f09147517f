import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

/** A flight of its own with a slot of 2,000 kg and three waybills, one of them the demo customer's. */
async function aFlight(): Promise<{ flightNo: string; text: string; booked: string }> {
  const digits = String(Date.now()).slice(-4);
  const [id, flightNo] = [randomUUID(), `WB${digits}`];
  await rowsOf(
    `insert into flight (id, flight_no, flight_date, origin, origin_zone, destination, destination_zone, cut_off, etd, eta)
     values ($1, $2, (now() at time zone 'Asia/Shanghai')::date, 'PVG', 'Asia/Shanghai', 'ORD', 'America/Chicago', now() + interval '1 minute',
       now() + interval '3 hours', now() + interval '17 hours')`,
    [id, flightNo],
  );
  await rowsOf('insert into slot (flight_id, max_kg, max_cbm) values ($1, 2000, 20)', [id]);
  const [customer] = await rowsOf<{ org_id: string; user_id: string }>(
    `select org_id, user_id from app_user where username = 'demo'`,
  );
  const waybills = ['31', '42', '44'].map((status) => ({ id: randomUUID(), status }));
  for (const [nth, waybill] of waybills.entries())
    await rowsOf(
      `insert into mawb (id, mawb_no, status, flight_id, flight_no, flight_date, origin, destination, pieces, gross_weight, volume, billing_weight)
       select $1, $2, $3, id, flight_no, flight_date, origin, destination, 10, 400, 2, 500 from flight where id = $4`,
      [waybill.id, `991${digits}000${nth}`, waybill.status, id],
    );
  const [first] = waybills;
  await rowsOf(
    `insert into mawb_share (org_id, mawb_id, booking_id, created_by, pieces, gross_weight, volume, billing_weight) values ($1, $2, $3, $4, 4, 120, 1, 200)`,
    [customer?.org_id, first?.id, randomUUID(), customer?.user_id],
  );
  return { flightNo, text: `WB ${digits}`, booked: first?.id ?? '' };
}

const rowOf = (page: Page, flight: string) => page.getByRole('row').filter({ hasText: flight });

for (const language of languagesOf(import.meta)) {
  test(`The board in ${language} is dark for a wall and light by choice, is accessible and leaves the console quiet`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const { text } = await aFlight();
    await enterAs(page, 'op.admin', language);
    await page.goto('/databoard');
    await expect(rowOf(page, text)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
    await page.getByRole('button', { name: language === 'en' ? 'Light' : '浅色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: language === 'en' ? 'Dark' : '深色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page
      .getByRole('link', { name: language === 'en' ? 'Work list' : '待办' })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ops$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(complaints).toEqual([]);
  });
}

test('A flight shows its weights, how full its slot is and its waybills by step; it follows them while it is open', async ({
  page,
}) => {
  const { text, booked } = await aFlight();
  await enterAs(page, 'op.admin');
  await page.goto('/databoard');
  const row = rowOf(page, text);
  // The board stands in the console, beside its menu.
  await expect(page.getByRole('navigation', { name: '员工端菜单' })).toBeVisible();
  await expect(row).toContainText('1,200.0');
  await expect(row).toContainText('75%');
  await expect(row).toContainText('首班');
  await expect(row.getByRole('link', { name: '未入库 1' })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'PVG', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'ORD', exact: true })).toBeVisible();
  for (const counted of ['已订舱 1', '制单中 1', '主单审核 1'])
    await expect(row.getByRole('link', { name: counted, exact: true })).toBeVisible();
  await expect(row.getByText(/^2:5\d:\d\d$/)).toBeVisible();
  // What is reviewed is not ready yet.
  await expect(row.getByRole('link', { name: '制单中 2', exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: /就绪/ })).toHaveCount(0);
  await rowsOf(`update mawb set status = '32' where id = $1`, [booked]);
  await expect(row.getByRole('link', { name: '制单中 3', exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: /未入库/ })).toHaveCount(0);
});

test('A customer sees of a flight their share alone, and no flight without their cargo', async ({ page }) => {
  const { text } = await aFlight();
  await enterAs(page, 'demo');
  await page.goto('/databoard');
  const row = rowOf(page, text);
  await expect(row).toContainText('120.0');
  await expect(row).toContainText('200.0');
  await expect(row).not.toContainText('1,200.0');
  const [empty] = await rowsOf<{ flight_no: string }>(
    `select f.flight_no from flight f where f.etd between now() and now() + interval '60 hours' and f.state <> 'CANCELLED'
       and not exists (select from mawb m where m.flight_id = f.id) limit 1`,
  );
  if (empty) await expect(rowOf(page, empty.flight_no)).toHaveCount(0);
});

test('From a flight the way leads to its waybills; the filters stand in the address', async ({ page }) => {
  const { flightNo, text } = await aFlight();
  await enterAs(page, 'op.admin');
  await page.goto('/databoard?origin=PVG&reach=24');
  await expect(page.getByRole('radio', { name: '24 小时' })).toBeChecked();
  await expect(rowOf(page, text)).toBeVisible();
  await page.getByRole('combobox', { name: '起运港' }).selectOption('CAN');
  await expect(page).toHaveURL(/origin=CAN/);
  await expect(rowOf(page, text)).toHaveCount(0);
  await page.getByRole('combobox', { name: '起运港' }).selectOption('PVG');
  await rowOf(page, text).getByRole('link', { name: text }).click();
  await expect(page).toHaveURL(new RegExp(`/mawbOpt\\?.*flightNo=${flightNo}`));
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
});

test('On the whole screen only the board is left, and Escape brings the rest back', async ({ page }) => {
  await aFlight();
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/databoard');
  await page.getByRole('button', { name: 'Full screen' }).click();
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await expect(leave).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toContain('board');
  await leave.click();
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('A board that cannot be read says so and asks again on demand', async ({ page }) => {
  await enterAs(page, 'op.admin', 'en');
  let [isDown, asked] = [true, 0];
  await page.route('**/opsapi/databoard*', (route) => {
    asked += 1;
    return isDown ? route.abort() : route.continue();
  });
  await page.goto('/databoard');
  const again = page.getByRole('button', { name: /again/i });
  await expect(again).toBeVisible();
  const before = asked;
  await again.click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  // It asks by itself now and then, too, so the button may be gone before it is clicked.
  isDown = false;
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByRole('table').getByRole('row').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
