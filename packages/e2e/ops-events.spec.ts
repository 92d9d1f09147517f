import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { told as toldAt } from './air-carriage.ts';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { account, enterAs, enterWith } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

/** What carriers call their events stands there as they do. */
const codes = /^[A-Z]{3}$/;

/** What the desk opens beside its lists, which are looked at with all other screens. */
const desks = ['/ops/events?open=new', '/ops/events?import=1'];

for (const desk of desks) {
  test(`${desk} is accessible and leaves the console quiet`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const language of languagesOf(import.meta)) {
      await enterAs(page, 'op.admin', language);
      await page.goto(desk);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page, codes);
    }
    expect(complaints).toEqual([]);
  });
}

const ways = {
  'zh-cn': {
    bring: '提交报文',
    message: '报文',
    apply: '处理',
    applied: '已入轨迹',
    carrier: /^承运人报文 \d/,
    told: '已通知收货人',
    which: 'desc',
  },
  en: {
    bring: 'Paste messages',
    message: 'Message',
    apply: 'Apply',
    applied: 'Applied',
    carrier: /^Carrier message \d/,
    told: 'Consignee notified',
    which: 'asc',
  },
} as const;

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

test('What happened is searched for by its name, and a wrong batch is chosen in the list and voided at once', async ({
  page,
}) => {
  await enterAs(page, 'op.admin');
  const numbers = await twoOrders(page);
  await page.getByRole('button', { name: '录入节点' }).click();
  const entry = page.getByRole('region', { name: '录入节点' });
  await entry.getByLabel('单号').fill(numbers.join('\n'));
  await entry.getByLabel('节点', { exact: false }).last().click();
  const options = page.locator('.option-search').getByRole('option');
  await page.locator('.option-search').getByRole('combobox').fill('延误');
  await expect(options).toHaveCount(1);
  await options.first().click();
  await entry.getByLabel('说明（中文）').fill('走查：整批录错');
  await entry.getByRole('button', { name: '为 2 个订单录入' }).click();
  await expect(page.getByText('已录入 2 个节点')).toBeVisible();

  await page.goto('/ops/events');
  const wrong = numbers.map((number) =>
    page
      .getByRole('row', { name: /运输延误/ })
      .filter({ hasText: number })
      .first(),
  );
  for (const row of wrong) await row.getByRole('checkbox').check();
  await page.getByRole('toolbar').getByRole('button', { name: '作废' }).click();
  const dialog = page.getByRole('dialog', { name: '作废 2 个节点？' });
  await dialog.getByLabel('作废原因').fill('整批录错');
  await dialog.getByRole('button', { name: '作废' }).click();
  await expect(page.getByText('已作废 2 个节点')).toBeVisible();
  for (const row of wrong) await expect(row).toContainText('已作废');
});

test('An event that is entered from an order leads back to it', async ({ page }) => {
  await enterAs(page, 'op.admin');
  const [one] = await twoOrders(page);
  await page.goto(`/ops/order?no=${one}`);
  await page.getByRole('button', { name: '录入节点' }).click();
  const entry = page.getByRole('region', { name: '录入节点' });
  await expect(entry.getByRole('link', { name: one })).toHaveAttribute('href', `/ops/order?no=${one}`);
  await choose(entry.getByLabel('节点', { exact: false }).last(), 'DELAYED');
  await entry.getByRole('button', { name: '录入', exact: true }).click();
  await expect(page.getByText('已录入 1 个节点')).toBeVisible();
  await expect(page).toHaveURL(`/ops/order?no=${one}`);
  await expect(page.getByRole('main')).toContainText('运输延误');
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

for (const language of languagesOf(import.meta)) {
  const says = ways[language];

  test(`A carrier’s message leads to its order’s events, and an event back to its message (${language})`, async ({
    page,
  }) => {
    await enterAs(page, 'op.admin', language);
    const [told] = await rowsOf<{ waybill: string; order: string }>(
      `select r.number as waybill, o.order_number as "order" from shipment_reference r join orders o on o.org_id = r.org_id and o.id = r.order_id
       where r.kind = 'mawb' and r.source = 'desk' and o.status = 'DELIVERED'
         and (select count(*) from shipment_reference x where x.number = r.number) = 1
       order by 1 ${says.which} limit 1`,
    );
    const { waybill, order } = told ?? { waybill: '', order: '' };
    // By the clocks of Los Angeles two or three hours ago: what is the latest stands first on its order.
    const at = toldAt(-10);
    await page.goto('/ops/feeds');
    await page.getByRole('button', { name: says.bring }).click();
    const dialog = page.getByRole('dialog', { name: says.bring });
    const number = `${waybill.slice(0, 3)}-${waybill.slice(3)}`;
    await dialog.getByLabel(says.message).fill(`FSU/12\n${number}PVGLAX/T5K50\nNFD/${at}/LAX/T5K50`);
    await dialog.getByRole('button', { name: says.apply }).click();
    await expect(dialog.getByRole('listitem')).toContainText(says.applied);
    await page.keyboard.press('Escape');

    // What was told stands in the message; its order leads to the event, and that back.
    await page
      .getByRole('row', { name: new RegExp(number) })
      .first()
      .click();
    const panel = page.getByRole('region', { name: number, exact: true });
    await panel.getByRole('link', { name: order }).click();
    await expect(page).toHaveURL(`/ops/order?no=${order}`);
    const back = page.getByRole('link', { name: says.carrier });
    await back.last().click();
    await expect(page).toHaveURL(new RegExp(`/ops/feeds\\?search=${order}&open=`));
    await expect(page.getByRole('region', { name: says.message, exact: true }).last()).toContainText(at);
    await expectAccessible(page, codes);

    // The same at the desk of the events.
    await page.goto(`/ops/events?search=${order}`);
    await page.locator('tbody').getByRole('row').filter({ hasText: says.told }).first().click();
    await page.getByRole('link', { name: says.carrier }).click();
    await expect(page).toHaveURL(new RegExp(`/ops/feeds\\?search=${order}&open=`));
    await expect(page.getByRole('region', { name: says.message, exact: true }).last()).toContainText(at);
  });
}
