import { expect } from '@playwright/test';
import { complaintsOf } from './looks.ts';
import { enterAs } from './people.ts';
import { addressesOf, settled, whoAsks } from './screen-records.ts';
import { test } from './walk.ts';

test('On screens that both sides have staff keep the menu of their console, and customers their own', async ({
  page,
  browser,
}) => {
  const asks = await whoAsks(page);
  await enterAs(page, 'op.admin');
  const customer = await browser.newPage();
  await enterAs(customer, 'demo');
  const shared = (await addressesOf('staff', asks)).filter(({ name }) => !name.startsWith('ops'));
  expect(shared.map(({ name }) => name)).toEqual(['databoard', 'mawbOpt', 'mawbDetail']);
  for (const { address } of shared) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: '员工端菜单' }), address).toBeVisible();
    await customer.goto(address);
    await settled(customer);
    await expect(customer.getByRole('navigation', { name: '员工端菜单' }), address).toHaveCount(0);
  }
});

test('Who may not see exception sheets sees an order without them, and without a refusal', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const asks = await whoAsks(page);
  await enterAs(page, 'op.finance');
  const orders = (await addressesOf('staff', asks)).filter(({ name }) => name === 'opsOrder');
  for (const { address } of orders) {
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/SO\d{6}/);
    await expect(page.locator('main')).not.toContainText(/没有载入|没有权限/);
  }
  expect(complaints).toEqual([]);
});

/** The columns that a list is read for, by the findings of clerks. */
const keyColumns = [
  ['demo', '/order', ['Order no.', 'FBA no.', 'Status', 'ETA']],
  ['demo', '/booking', ['Booking no.', 'Cut-off', 'Status']],
  ['demo', '/trust', ['Trust order no.', 'Linked orders', 'Status']],
  ['demo', '/mawb', ['Airline bill', 'Status', 'Chargeable']],
  ['op.admin', '/ops/orders', ['Order no.', 'Order status', 'ETA', 'Document cut-off']],
  ['op.admin', '/ops/bookings', ['Booking no.', 'Cut-off', 'Status']],
  ['op.admin', '/ops/slots', ['Flight', 'Cut-off']],
] as const;

test('In English the key columns of the lists stand in sight at 1440', async ({ page, browser }) => {
  const staff = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await enterAs(page, 'demo', 'en');
  await enterAs(staff, 'op.admin', 'en');
  const faults: string[] = [];
  for (const [username, address, names] of keyColumns) {
    const own = username === 'demo' ? page : staff;
    await own.goto(address);
    await settled(own);
    const heads = await own
      .locator('main thead th')
      .evaluateAll((cells) =>
        cells.map((cell) => ({ name: cell.textContent, right: cell.getBoundingClientRect().right })),
      );
    for (const name of names) {
      const head = heads.find((one) => one.name.startsWith(name));
      if (!head || head.right > 1440)
        faults.push(`${address}: ${name} ${head?.right ?? heads.map((one) => one.name).join('|')}`);
    }
  }
  expect(faults).toEqual([]);
});

test('A record that no number is given for is asked of nobody, and the page says what it needs', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo');
  for (const address of ['/orderDetail', '/sheetDetail', '/book', '/trustDetail', '/mawbDetail']) {
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('A waybill that left and landed says by whose clocks, as it may land before it left', async ({
  page,
}) => {
  await enterAs(page, 'demo', 'en');
  await page.goto('/mawbOpt');
  await settled(page);
  const rows = await page
    .locator('main tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('time')].map((time) => time.textContent)),
    );
  const landed = rows.filter((times) => times.length === 3);
  expect(landed.length).toBeGreaterThan(0);
  for (const [, left, arrived] of landed) {
    expect(left).toMatch(/GMT\+8$/);
    expect(arrived).toMatch(/GMT[−+]\d+$/);
  }
});
