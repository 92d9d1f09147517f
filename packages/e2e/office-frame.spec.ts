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
  expect(shared.map(({ name }) => name).toSorted()).toEqual(['databoard', 'mawbDetail', 'mawbOpt']);
  for (const { address } of [...shared, { address: '/notices' }, { address: '/account' }]) {
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: '员工端菜单' }), address).toBeVisible();
    await customer.goto(address);
    await settled(customer);
    await expect(customer.getByRole('navigation', { name: '员工端菜单' }), address).toHaveCount(0);
  }
});

test('A customer fetches nothing of the desk; its pages are refused by their right, and unknown ones are none', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await enterAs(page, 'demo');
  for (const address of ['/order', '/mawb', '/bill', '/mid', '/hts', '/account']) {
    await page.goto(address);
    await settled(page);
  }
  const ofDesk = () =>
    fetched.filter((url) => /\/assets\/(desk-(pages|subjects)|ops)\b.*\.js$/.test(url)).length;
  expect(ofDesk()).toBe(0);
  await page.goto('/ops/bills');
  await expect(page).toHaveURL('/403?need=op:finance');
  expect(ofDesk()).toBeGreaterThan(2);
  await page.goto('/ops/nowhere');
  await expect(page).toHaveURL('/404');
});

test('Whoever signs in as staff beside a customer’s page goes on from it in the console', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/order');
  await settled(page);
  const beside = await page.context().newPage();
  await enterAs(beside, 'op.admin');
  await beside.goto('/ops');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '主单操作' }).click();
  await expect(page.getByRole('navigation', { name: '员工端菜单' })).toBeVisible();
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

// What opens to the administrator is looked at with all screens of the staff.
for (const username of ['op.service', 'op.sales', 'op.finance', 'op.operator', 'op.warehouse'])
  test(`Every page that the menu opens to ${username} opens whole, and nothing on it is refused`, async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${page.url()}: ${answer.url()}`);
    });
    await enterAs(page, username);
    await page.goto('/ops');
    const entries = page.getByRole('navigation', { name: '员工端菜单' }).getByRole('link');
    await expect(entries.first()).toBeVisible();
    const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      await entries.and(page.locator(`[href="${address}"]`)).click();
      await expect(page).toHaveURL(address ?? '');
      await settled(page);
      await expect(page.locator('main'), address ?? '').not.toContainText(/没有载入|没有权限|暂无权限/);
    }
    expect(refused).toEqual([]);
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
  for (const list of ['/mawbOpt', '/mawb']) {
    await page.goto(list);
    await settled(page);
    const rows = await page
      .locator('main tbody tr')
      .evaluateAll((found) =>
        found.map((row) =>
          [...row.querySelectorAll('time')]
            .map((time) => time.textContent)
            .filter((text) => /GMT/.test(text)),
        ),
      );
    const landed = rows.filter((times) => times.length === 2);
    expect(landed.length, list).toBeGreaterThan(0);
    for (const [left, arrived] of landed) {
      expect(left, list).toMatch(/GMT\+8$/);
      expect(arrived, list).toMatch(/GMT[−+]\d+$/);
    }
  }
});
