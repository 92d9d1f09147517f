import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** An order that waits to be received, of a customer whose orders no other walk counts. */
async function newOrder(): Promise<{ number: string; customer: string }> {
  const [order] = await rowsOf<{ number: string; customer: string }>(
    `insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, transport_type, destination_country, reference_number,
        is_customs, is_self_clearance, quantity, gross_weight, volume, created_by)
      select c.org_id, $1::uuid, 'SO261121' || upper(substr(md5($1::text), 1, 9)), 'ORDERED', now(), now(), (select name from channel where transport = '1' limit 1),
        '1', 'US', 'PO-' || upper(substr(md5($1::text), 1, 9)), true, false, 10, 120.5, 1.2, c.org_id
      from organisation c where c.kind = 'customer' order by (select count(*) from orders o where o.org_id = c.org_id) limit 1
      returning order_number as number, (select name_zh from organisation c where c.org_id = orders.org_id) as customer`,
    [randomUUID()],
  );
  if (!order) throw new Error('there is no customer');
  return order;
}

test('A porter measures on a phone what came, keeps it, and confirms a difference that opens a sheet', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { number, customer } = await newOrder();
  await page.setViewportSize({ width: 375, height: 812 });
  await enterAs(page, 'op.admin');
  await page.goto('/ops/receipt');
  await page.getByRole('textbox', { name: '单号' }).fill(number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: number })).toContainText(customer);

  await page.getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByRole('alert')).toHaveText('请至少填写一组实测数据');
  for (const [name, value] of [
    ['件数', '9'],
    ['长', '50'],
    ['宽', '60'],
    ['高', '40'],
  ] as const)
    await page.getByLabel(`第 1 组${name}`).fill(value);
  await page.getByRole('combobox', { name: '仓库' }).selectOption('CNSHA');
  await page.getByRole('button', { name: '暂存' }).click();
  await expect(page.getByRole('alert')).toHaveText('第 1 组缺少实测毛重');
  await page.getByLabel('第 1 组实测毛重').fill('108.4');
  await page.getByRole('button', { name: '暂存' }).click();
  await expect(page.getByText('已暂存')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('第 1 组实测毛重')).toHaveValue('108.40');
  await expect(page.getByText('−1 件', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(375);

  await page.getByRole('button', { name: '确认收货，开异常' }).click();
  await expect(page.getByText(`${number} 已入仓，已开异常单`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText(
    '9 件 · 108.4 kg · 1.080 m³',
  );
  expect(complaints).toEqual([]);
});

test('What came as booked is received at a desk in English, and made void again with its reason', async ({
  page,
}) => {
  const { number } = await newOrder();
  await enterAs(page, 'op.admin', 'en');
  await page.goto(`/ops/receipt?no=${number}`);
  await page.getByLabel('Line 1, Pieces').fill('10');
  // Enter leads from cell to cell, as a clerk's hand does.
  await page.getByLabel('Line 1, Pieces').press('Enter');
  for (const value of ['50', '60', '40', '120.5']) {
    await page.keyboard.type(value);
    if (value !== '120.5') await page.keyboard.press('Enter');
  }
  await page.getByRole('combobox', { name: 'Warehouse' }).selectOption({ label: 'CNSZX Shenzhen warehouse' });
  await expectAccessible(page);
  const labels = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print 10 labels' }).click();
  expect((await labels).suggestedFilename()).toBe(`${number}-labels.pdf`);
  await page.getByRole('button', { name: 'Confirm receipt' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: number });
  await expect(entry).toContainText('Received');

  await entry.getByRole('button', { name: /^Make void: WR/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('the pallet of somebody else');
  await page.getByRole('dialog').getByRole('button', { name: 'Make void' }).click();
  await expect(entry).toContainText('Void because: the pallet of somebody else');
});

test('What was declared of an order stands in its lines before the porter has measured any', async ({
  page,
}) => {
  const { number } = await newOrder();
  await rowsOf(
    `insert into carton_group (org_id, order_id, carton_no, carton_count, weight, length, width, height)
       select org_id, id, '1-10', 10, 12.05, 50, 60, 40 from orders where order_number = $1`,
    [number],
  );
  await enterAs(page, 'op.admin', 'en');
  await page.goto(`/ops/receipt?no=${number}`);
  for (const [name, value] of [
    ['Pieces', '10'],
    ['Length', '50.0'],
    ['Width', '60.0'],
    ['Height', '40.0'],
    ['Measured weight', '120.50'],
  ] as const)
    await expect(page.getByLabel(`Line 1, ${name}`)).toHaveValue(value);
});

test('A number that stands for nothing is said to, and a photo is taken with the receipt', async ({
  page,
}) => {
  const { number } = await newOrder();
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/receipt?no=NOTHING99');
  await expect(page.getByText('NOTHING99 was not found')).toBeVisible();
  await page.goto(`/ops/receipt?no=${number}`);
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'IMG_0001.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeHidden();
});

test('A photo that the warehouse took of cargo that differs stands on the sheet of it', async ({ page }) => {
  const { number } = await newOrder();
  await enterAs(page, 'op.admin', 'en');
  await page.goto(`/ops/receipt?no=${number}`);
  await page.getByLabel('Photo', { exact: true }).setInputFiles({
    name: 'IMG_0002.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixel, 'base64'),
  });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  for (const [name, value] of [
    ['Pieces', '9'],
    ['Length', '50'],
    ['Width', '60'],
    ['Height', '40'],
    ['Measured weight', '108.4'],
  ] as const)
    await page.getByLabel(`Line 1, ${name}`).fill(value);
  await page.getByRole('combobox', { name: 'Warehouse' }).selectOption('CNSZX');
  await page.getByRole('button', { name: 'Confirm and open a sheet' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Received');
  const [sheet] = await rowsOf<{ no: string }>(
    `select s.sheet_no as no from exception_sheet s join orders o on o.org_id = s.org_id and o.id = s.order_id where o.order_number = $1`,
    [number],
  );
  await page.goto(`/ops/exception?no=${sheet?.no}`);
  await page.getByRole('button', { name: 'IMG_0002.png' }).click();
  const large = page.getByRole('dialog').getByRole('img', { name: 'IMG_0002.png' });
  await expect(large).toBeVisible();
  expect(await large.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1);
});

for (const [language, sortedBy, byCustomer, byOrder] of [
  ['zh-cn', '排序', '按客户', '按订单号'],
  ['en', 'Sorted by', 'By Customer', 'By Order no.'],
] as const)
  test(`What is expected stands by cut-off, by customer and by order number (${language})`, async ({
    page,
  }) => {
    const numbers: string[] = [];
    for (const days of [2, 1]) {
      const { number } = await newOrder();
      await rowsOf(
        'update orders set own_cut_off = now() + make_interval(days => $2) where order_number = $1',
        [number, days],
      );
      numbers.push(number);
    }
    const [later = '', sooner = ''] = numbers;
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/receipt');
    const list = page.getByRole('region', { name: /^(预计到货|Expected arrivals)/ });
    const links = list.getByRole('link', { name: /^SO/ });
    const placeOf = async (number: string) =>
      (await links.allTextContents()).findIndex((text) => text.startsWith(number));
    await expect(links.filter({ hasText: sooner })).toBeVisible();
    expect(await placeOf(sooner)).toBeLessThan(await placeOf(later));
    await list.getByLabel(sortedBy).selectOption({ label: byOrder });
    const [first, second] = numbers.toSorted();
    expect(await placeOf(first ?? '')).toBeLessThan(await placeOf(second ?? ''));
    await list.getByLabel(sortedBy).selectOption({ label: byCustomer });
    const headings = await list.getByRole('heading', { level: 3 }).allTextContents();
    const customers = headings.map((heading) => heading.replace(/ \d+ (?:票|orders) · .*$/, ''));
    expect(customers).toEqual(customers.toSorted(new Intl.Collator(language).compare));
    expect(new Set(customers).size).toBe(customers.length);
    await expectAccessible(page);
    await links.filter({ hasText: sooner }).click();
    await expect(page.getByRole('region', { name: sooner })).toBeVisible();
  });
