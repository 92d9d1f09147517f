import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { publicNumber } from './public-number.ts';
import { lightnessOf, openPublic, speakAndWatch } from './public-pages.ts';
import { expectReadable, unreadable } from './readable.ts';
import { addressesOf, settled, whoAsks } from './screen-records.ts';
import { test } from './walk.ts';

/** Where notices lead customers, who read them on a phone; a waybill's draft is answered beside their list. */
const reached = ['orderDetail', 'sheetDetail', 'mawbDetail', 'book', 'trustDetail', 'coa', 'customs', 'mawb'];

for (const language of languagesOf(import.meta))
  test(`What notices lead customers to fits a phone and can be read and pressed there in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const asks = await whoAsks(page);
    await enterAs(page, 'demo', language);
    const [draft] = (await (await asks('/omsapi/mawb?status=43')).json()).data.rows;
    const screens = (await addressesOf('customers', asks)).filter(({ name }) => reached.includes(name));
    const faults: string[] = [];
    const others = ['/notices', '/mid', `/mawb?no=${draft.airlineBill}`];
    for (const address of [...screens.map((screen) => screen.address), ...others]) {
      await page.goto(address);
      await settled(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) faults.push(`${address}: ${over} px too wide`);
      faults.push(...(await unreadable(page)).map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
    const panel = page.getByRole('dialog').filter({ hasText: draft.airlineBill });
    await panel
      .getByRole('button', { name: /^(同意：|Agree: )/ })
      .first()
      .click();
    await expect(panel.getByRole('button', { name: /^(同意草稿|Agree to the draft)$/ })).toBeInViewport();
  });

for (const language of languagesOf(import.meta))
  test(`A number that is found and has departed can be read on a phone in ${language}`, async ({ page }) => {
    const number = await publicNumber(page.request, 'DEPARTED');
    await page.setViewportSize({ width: 375, height: 812 });
    await speakAndWatch(page, language);
    await openPublic(page, `/search?no=${number}`);
    await expect(page.locator('[aria-current=step]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectAccessible(page);
    await expectReadable(page);
    // The head says the number whole and in one line.
    const head = page.getByRole('heading', { level: 2, name: number });
    const { lines, over } = await head.evaluate((shown) => {
      const range = document.createRange();
      range.selectNode(document.createTreeWalker(shown, NodeFilter.SHOW_TEXT).nextNode() ?? shown);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return { lines: new Set(tops).size, over: range.getBoundingClientRect().right - innerWidth };
    });
    expect(lines).toBe(1);
    expect(over).toBeLessThanOrEqual(0);
  });

test('On a phone the stage where the cargo is stands in sight', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enterAs(page, 'demo');
  await page.goto('/order?status=DELIVERED');
  await page
    .getByRole('link', { name: /^SO\d{6}/ })
    .first()
    .click();
  const stage = page.locator('.milestone-strip [aria-current="step"]');
  await expect(stage).toBeInViewport({ ratio: 1 });
  // Delivered is not signed yet.
  await expect(stage).toContainText('末端派送中');
});

test('At the width of a phone the receipt of the warehouse can be read and pressed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enterAs(page, 'op.admin');
  await page.goto('/ops/receipt');
  await settled(page);
  await expectReadable(page);
});

test('Behind the login it stays light, whatever the system says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'demo');
  await page.goto('/order');
  await expect(page.getByRole('link', { name: /^SO\d{6}/ }).first()).toBeVisible();
  expect(await lightnessOf(page)).toBeGreaterThan(0.9);
});

test('Who chooses the dark has it from the first paint on every page behind the login, and paper stays light', async ({
  page,
}) => {
  await enterAs(page, 'demo', 'en');
  await page.goto('/order');
  await chooseLook(page, 'Dark');
  expect(await lightnessOf(page)).toBeLessThan(0.2);
  const asks = await whoAsks(page);
  const screens = await addressesOf('customers', asks);
  for (const { address } of screens.filter(({ name }) => inTheDark.includes(name))) {
    // Before any of our code runs: the document itself is dark.
    const document = await (await page.goto(address))?.text();
    expect(document).toContain('data-theme="dark"');
    await settled(page);
    expect(await lightnessOf(page), address).toBeLessThan(0.2);
    await expectAccessible(page);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await lightnessOf(page)).toBeGreaterThan(0.9);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await chooseLook(page, 'System setting');
  expect(await lightnessOf(page)).toBeGreaterThan(0.9);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await lightnessOf(page)).toBeLessThan(0.2);
});

test('The console is readable in the dark, too', async ({ page }) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops');
  await chooseLook(page, '深色');
  for (const address of ['/ops', '/ops/orders', '/mawbOpt', '/ops/slots', '/ops/roles', '/ops/rates']) {
    await page.goto(address);
    await settled(page);
    expect(await lightnessOf(page), address).toBeLessThan(0.2);
    await expectAccessible(page);
  }
});

/** A list, a record, a form, charts. */
const inTheDark = ['order', 'orderDetail', 'trustCreate', 'dashboard', 'mawb', 'my'];

async function chooseLook(page: Page, name: string): Promise<void> {
  await page.locator('.office-header__user').click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('In English, too, the queues of the console stand in even rows, and two lines in rows of 46 px', async ({
  page,
}) => {
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/bookings');
  await settled(page);
  const counters = page.getByRole('navigation', { name: 'What waits' }).getByRole('listitem');
  const tops = await counters.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(10);
  const rows = Object.values(Object.groupBy(tops, String)).map((row) => row?.length ?? 0);
  // Fewer across would ask for another row: only the last one has places free.
  expect(rows[0], String(rows)).toBe(Math.ceil(tops.length / rows.length));
  expect(new Set(rows.slice(0, -1)).size, String(rows)).toBe(1);
  await expect(page.locator('.data-table__row').first()).toHaveCSS('height', '46px');
  expect(await unreadable(page)).toEqual([]);
});

/** What clerks read each list for, as it opens: how wide a column is follows what stands in it. */
const keyColumns = [
  ['demo', '/order', ['Order no.', 'Status', 'ETA', 'FBA no.']],
  ['demo', '/booking', ['Booking no.', 'Status', 'Room on the slot', 'Cut-off']],
  ['demo', '/trust', ['Trust order no.', 'Status', 'Linked orders']],
  ['demo', '/mawb', ['Airline bill', 'Status', 'Chargeable']],
  ['op.admin', '/ops/orders', ['Order no.', 'Order status', 'Document cut-off', 'ETA']],
  ['op.admin', '/ops/bookings', ['Booking no.', 'Status', 'Cut-off']],
  ['op.admin', '/ops/slots', ['Flight no.', 'Cut-off', 'Left', 'Availability']],
] as const;

test('In English the columns that a list is read for stand in sight at 1440', async ({ page, browser }) => {
  const staff = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await enterAs(page, 'demo', 'en');
  await enterAs(staff, 'op.admin', 'en');
  const faults: string[] = [];
  for (const [username, address, names] of keyColumns) {
    const own = username === 'demo' ? page : staff;
    await own.goto(address);
    await settled(own);
    await expect(own.locator('.data-table__row').first()).toBeVisible();
    const heads = await own
      .locator('main thead th')
      .evaluateAll((cells) =>
        cells.map((cell) => ({ name: cell.textContent, right: cell.getBoundingClientRect().right })),
      );
    for (const name of names) {
      const head = heads.find((one) => one.name.startsWith(name));
      if (!head || head.right > 1440) faults.push(`${address}: ${name} ends at ${head?.right}`);
    }
  }
  expect(faults).toEqual([]);
});

test('A list whose rows have one line stands in rows of 38 px', async ({ page }) => {
  await enterAs(page, 'demo', 'en');
  for (const address of ['/order', '/booking', '/trust', '/mawb']) {
    await page.goto(address);
    await settled(page);
    const heights = await page
      .locator('.data-table__row')
      .evaluateAll((rows) => rows.slice(0, 20).map((row) => row.getBoundingClientRect().height));
    expect(heights.length, address).toBeGreaterThan(3);
    expect([...new Set(heights)], address).toEqual([38]);
  }
});
