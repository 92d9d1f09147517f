import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

/** An order of ten pieces that waits to be received, of a customer whose orders no other walk counts. */
async function newOrder(): Promise<string> {
  const [order] = await rowsOf<{ number: string }>(
    `insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, transport_type, destination_country, reference_number,
        is_customs, is_self_clearance, quantity, gross_weight, volume, created_by)
      select c.org_id, $1::uuid, 'SO261121' || upper(substr(md5($1::text), 1, 9)), 'ORDERED', now(), now(), (select name from channel where transport = '1' limit 1),
        '1', 'US', 'PO-' || upper(substr(md5($1::text), 1, 9)), true, false, 10, 120.5, 1.2, c.org_id
      from organisation c where c.kind = 'customer' order by (select count(*) from orders o where o.org_id = c.org_id) limit 1
      returning order_number as number`,
    [randomUUID()],
  );
  if (!order) throw new Error('there is no customer');
  return order.number;
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

async function takePhoto(page: Page, name: string) {
  const photo = { name: 'IMG_0001.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('img', { name })).toBeVisible();
}

/** The number of the lot whose page is shown. */
async function numberOf(page: Page): Promise<string> {
  await page.waitForURL(/\?no=UC\d{10}$/);
  return new URL(page.url()).searchParams.get('no') ?? '';
}

async function measure(page: Page, cell: (name: string) => string, names: readonly string[], pieces: string) {
  for (const [at, name] of names.entries())
    await page.getByLabel(cell(name)).fill([pieces, '50', '60', '40', '120.5'][at] ?? '');
}

test('A porter records on a phone what nobody announced, and service joins it to the order it is of', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const order = await newOrder();
  const mark = `LOTUS ${order.slice(-6)}`;
  await page.setViewportSize({ width: 375, height: 812 });
  await enterAs(page, 'op.warehouse');
  await page.goto(`/ops/receipt?no=${encodeURIComponent(mark)}`);
  await page.getByRole('main').getByRole('link', { name: '登记无主货' }).click();
  await expect(page.getByLabel('箱面唛头')).toHaveValue(mark);
  await page.getByRole('button', { name: '登记' }).click();
  await expect(page.getByRole('alert')).toHaveText('请至少填写一组实测数据');
  await measure(page, (name) => `第 1 组${name}`, ['件数', '长', '宽', '高', '实测毛重'], '9');
  // What was missing is there: nothing is said of it any more.
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('combobox', { name: '仓库' }).selectOption('CNSHA');
  await page.getByLabel('车牌号').fill('沪A·D8213');
  await takePhoto(page, '照片 1');
  await expectAccessible(page);
  await expectReadable(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByRole('button', { name: '登记' }).click();
  await expect(page.getByText(/^UC\d{10} 已登记/)).toBeVisible();
  const no = await numberOf(page);
  await expect(page.getByRole('button', { name: '归入订单' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);

  const colleague = await browser.newContext();
  const desk = await colleague.newPage();
  await enterAs(desk, 'op.admin');
  await desk.goto('/ops');
  await expect(desk.getByRole('link', { name: /待认领的无主货/ })).toBeVisible();
  await desk.goto(`/ops/unidentified?search=${encodeURIComponent(mark)}`);
  await desk.getByRole('link', { name: no }).click();
  await desk.getByRole('button', { name: '照片 1' }).click();
  await expect(desk.getByRole('dialog', { name: '照片 1' }).getByRole('img')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expectReadable(desk);
  await desk.getByRole('button', { name: '归入订单' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill(order.toLowerCase());
  await desk.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: order })).toContainText('−1 件');
  await expect(dialog).toContainText('与订舱不符：件数 −1');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: '归入订单' }).click();
  await expect(desk.getByText(`${no} 已归入 ${order}，已开异常单`)).toBeVisible();
  await expect(desk.getByRole('link', { name: order })).toBeVisible();
  await desk.goto('/ops/receipt');
  await expect(desk.getByRole('listitem').filter({ hasText: order })).toContainText(
    '9 件 · 120.5 kg · 1.080 m³',
  );
  await colleague.close();
  expect(complaints).toEqual([]);
});

test('In English a lot is recorded at a desk, put right, scanned by its number, and returned with the reason', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const mark = `TRITON ${randomUUID().slice(0, 8)}`;
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/unidentified');
  await page.getByRole('link', { name: 'Record unidentified cargo' }).first().click();
  await page.getByLabel('Marks on the cartons').fill(mark);
  await page.getByRole('combobox', { name: 'Warehouse' }).selectOption('CNSZX');
  const names = ['Pieces', 'Length', 'Width', 'Height', 'Measured weight'];
  await measure(page, (name) => `Line 1, ${name}`, names, '10');
  // To the end, where the foot covers no field.
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByLabel("Driver's phone")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText(/^UC\d{10} is recorded/)).toBeVisible();
  const no = await numberOf(page);

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Truck').fill('B-7F216');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${no} is saved`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('B-7F216');

  await page.goto('/ops/receipt');
  await page.getByRole('textbox', { name: 'Number' }).fill(no.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: no })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Return or give up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Outcome').selectOption({ label: 'Returned to who brought it' });
  await dialog.getByLabel('Reason').fill('the driver took it back');
  await dialog.getByRole('button', { name: 'Return or give up' }).click();
  await expect(page.getByText(`${no} is closed`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('the driver took it back');
  await expect(page.getByRole('button', { name: 'Join to an order' })).toBeHidden();
  await page.goto('/ops/unidentified?tab=closed');
  await expect(page.getByRole('row').filter({ hasText: no })).toContainText('Returned');
  expect(complaints).toEqual([]);
});
