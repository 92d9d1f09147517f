import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { account, enterAs, enterWith } from './people.ts';
import { test } from './walk.ts';

/** What carriers call their events stands there as they do. */
const codes = /^[A-Z]{3}$/;

const desks = ['/ops/events', '/ops/events?open=new', '/ops/events?import=1', '/ops/feeds'];

for (const desk of desks) {
  test(`${desk} is accessible in both languages and leaves the console quiet`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const language of ['zh-cn', 'en'] as const) {
      await enterAs(page, 'op.admin', language);
      await page.goto(desk);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page, codes);
    }
    expect(complaints).toEqual([]);
  });
}

/** Numbers of two orders, as the desk lists them. */
async function twoOrders(page: Page): Promise<[string, string]> {
  await page.goto('/ops/events');
  const numbers = page.locator('tbody').getByRole('link', { name: /^SO\d/ });
  await expect(numbers.first()).toBeVisible();
  const [one, two] = [...new Set(await numbers.allTextContents())];
  if (!one || !two) throw new Error('the demo has no two orders with events');
  return [one, two];
}

test('An event is entered for pasted numbers at once, found again by an order, and voided with its reason', async ({
  page,
}) => {
  await enterAs(page, 'op.admin');
  const [one, two] = await twoOrders(page);
  await page.getByRole('button', { name: '录入节点' }).click();
  const entry = page.getByRole('region', { name: '录入节点' });
  await entry.getByLabel('单号').fill(`${one}\n${two}\n999-99999999`);
  await expect(entry).toContainText('未找到：99999999999');
  await expect(entry.getByRole('list', { name: '订单' }).getByRole('listitem')).toHaveCount(2);
  await choose(entry.getByLabel('节点', { exact: false }).last(), 'DELAYED');
  await entry.getByLabel('地点').fill('LAX');
  await expect(entry).toContainText('America/Los_Angeles');
  await entry.getByLabel('说明（中文）').fill('走查：航班延误');
  await entry.getByRole('button', { name: '为 2 个订单录入' }).click();
  await expect(page.getByText('已录入 2 个节点')).toBeVisible();

  await page.goto(`/ops/events?search=${one}`);
  const row = page.getByRole('row', { name: /运输延误/ }).first();
  // The first cell chooses the row, for several to be voided at once.
  await row.getByRole('cell').nth(1).click();
  await page.getByRole('button', { name: '作废' }).click();
  const dialog = page.getByRole('dialog', { name: '作废该节点？' });
  await dialog.getByLabel('作废原因').fill('走查');
  await dialog.getByRole('button', { name: '作废' }).click();
  await expect(page.getByText('已作废 1 个节点')).toBeVisible();
  await expect(row).toContainText('已作废');
});

test('A booking number says which orders it stands for, and what is on hold leaves the warehouse with a reason that stays on its hold', async ({
  page,
}) => {
  const token = await enterWith(page, account('op.admin'), 'en');
  const get = async (path: string) => {
    const reply = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
    return (await reply.json()).data;
  };
  const { rows: stored } = await get(
    '/opsapi/orders?status=WH_IN&hold=payment&hold=customs&hold=docs&size=50',
  );
  const held: string = stored[0].orderNumber;
  const { rows: waiting } = await get('/opsapi/booking?status=29&size=20');
  const bookings: string[] = waiting.map(({ bookingNo }: { bookingNo: string }) => bookingNo);
  const { orders } = await get(`/opsapi/events/orders?${bookings.map((no) => `numbers=${no}`).join('&')}`);
  const booking: string = orders[0].number;
  const under = orders.filter(({ number }: { number: string }) => number === booking).length;

  await page.goto('/ops/events?open=new');
  const entry = page.getByRole('region', { name: 'New event' });
  await entry.getByLabel('Numbers').fill(booking);
  const named = entry.getByRole('list', { name: `Booking ${booking}` });
  await expect(named.getByRole('listitem')).toHaveCount(under);
  await expect(entry).toContainText(under === 1 ? 'stands for 1 order' : `stands for ${under} orders`);

  await entry.getByLabel('Numbers').fill(held);
  await expect(entry).toContainText(`leaving the warehouse takes a reason: ${held}`);
  await choose(entry.getByLabel('Event', { exact: false }).last(), 'WMS_OUT');
  await entry.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(entry).toContainText('On hold: lift the hold first, or say why they leave');
  await entry.getByLabel('Why it is let go').fill('walk: paid in full');
  await entry.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('1 recorded')).toBeVisible();
  await page.goto(`/ops/order?no=${held}`);
  await expect(page.getByText(/Let go while on hold by .* walk: paid in full/)).toBeVisible();
});

test('A pasted message is applied at once; what could not be read says its line and what belongs there', async ({
  page,
}) => {
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/feeds');
  await page.getByRole('button', { name: 'Paste messages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste messages' });
  const paste = dialog.getByLabel('Message');
  await paste.fill('FSU/12\n112-55500012CANFRA/T60K900\nDEP/20NOV/CANFRA/T60K900');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Not readable');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'walk.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('FSU/12\n112-55500012CANFRA/T60K900\nRCS/20NOV1000/CAN/T60K900'),
  });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'walk.txt' })).toContainText(
    'No matching order',
  );
  await page.keyboard.press('Escape');

  await page
    .getByRole('row', { name: /Not readable/ })
    .first()
    .click();
  await expect(page.getByText('Line 3: expected a flight, e.g. CA1057, found “20NOV”').last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Message', exact: true }).last()).toContainText(
    '112-55500012CANFRA',
  );
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByText('Applied again')).toBeVisible();
});
