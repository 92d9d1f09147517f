import { expect, type Page } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { fillOrder, orderWords } from './order-form.page.ts';
import { example } from './order-import.page.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    order: '代客户下单',
    customer: '客户*',
    search: '查找客户',
    bar: /正在代 QHDEMO .* 录入/,
    contact: '跟单联系人',
    forContact: (name: string) => `联系人：${name}`,
    history: '历史',
    onBehalf: '代客户',
    card: '代该客户录入',
    newOrder: '新建订单',
  },
  en: {
    order: 'New order for a customer',
    customer: 'Customer*',
    search: 'Search customers',
    bar: /Entering for QHDEMO/,
    contact: 'Contact in charge',
    forContact: (name: string) => `Contact: ${name}`,
    history: 'History',
    onBehalf: 'On behalf of',
    card: 'Enter for this customer',
    newOrder: 'New order',
  },
} as const;

/** Chooses for whom, by the first letters of the customer's name in pinyin. */
async function chooseCustomer(page: Page, says: (typeof spoken)[keyof typeof spoken]): Promise<void> {
  await page.getByLabel(says.customer).click();
  await page.getByRole('combobox', { name: says.search }).fill('szqh');
  await page
    .locator('.option-search')
    .getByRole('option', { name: /^QHDEMO/ })
    .click();
  await expect(page.getByRole('region', { name: says.bar })).toBeVisible();
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`staff enter an order for a customer, who finds it with both names (${language})`, async ({
    browser,
    page,
  }) => {
    const complaints = complaintsOf(page);
    const reference = `DESK-${language}-${Date.now()}`;
    await enterAs(page, 'op.service', language);
    await page.goto('/ops/orders');
    await page.getByRole('link', { name: says.order }).click();
    await chooseCustomer(page, says);
    const [own] = await rowsOf<{ name: string }>(`select name from app_user where username = 'demo.own'`, []);
    await page.getByLabel(says.contact).selectOption(says.forContact(own?.name ?? ''));
    const form = page.getByRole('main');
    await fillOrder(form, orderWords[language], { reference, hs: ['9617001000'] });
    await expectAccessible(page);
    await form.getByRole('button', { name: orderWords[language].place }).click();
    await expect(page).toHaveURL(/\/ops\/order\?no=SO/);
    await expect(page.getByRole('main').getByText(reference).first()).toBeVisible();
    const history = page.getByRole('region', { name: says.history, exact: true });
    await expect(history).toContainText(says.onBehalf);
    await expect(history.locator('b').first()).not.toBeEmpty();
    const who = (await history.locator('b').first().textContent()) ?? '';
    await expect(page.getByRole('region', { name: says.bar })).toHaveCount(0);
    const no = new URL(page.url()).searchParams.get('no') ?? '';

    const theirs = await (await browser.newContext()).newPage();
    // Sees but their own orders, and this is one.
    await enterAs(theirs, 'demo.own', language);
    await theirs.goto(`/orderDetail?no=${no}`);
    await expect(theirs.getByText(says.contact).locator('..')).toContainText(own?.name ?? '');
    await expect(theirs.getByText(reference).first()).toBeVisible();
    await expect(theirs.getByRole('region', { name: says.history })).toContainText(who);
    await theirs.context().close();
    expect(complaints).toEqual([]);
  });
}

test('what is begun for a customer starts at its own page, too, and nobody else’s is entered for', async ({
  page,
}) => {
  const says = spoken['zh-cn'];
  await enterAs(page, 'op.service');
  await page.goto('/ops/customers');
  await page
    .getByRole('link', { name: /QHDEMO/ })
    .first()
    .click();
  const card = page.getByRole('region', { name: says.card });
  await card.getByRole('link', { name: says.newOrder }).click();
  await expect(page.getByRole('region', { name: says.bar })).toBeVisible();
  await page.goto('/ops/enter/order?customer=11111111-2222-4333-8444-555555555555');
  await expect(page.getByText('不能代该客户录入')).toBeVisible();
});

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`staff begin a trust order, a booking and an import for a customer on the customer’s own screens (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.service', language);
    for (const [kind, path, number] of [
      ['trust', 'service.customerRef', /no=WT\d+/],
      ['booking', 'flight.remark', /no=BK\d+/],
    ] as const) {
      await page.goto(`/ops/enter/${kind}`);
      await chooseCustomer(page, says);
      await page.locator(`[data-path="${path}"]`).getByRole('textbox').fill('by phone');
      await expect(page).toHaveURL(number);
      await expect(page).toHaveURL(/customer=/);
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator(`[data-path="${path}"]`).getByRole('textbox')).toHaveValue('by phone');
      await expect(page.getByRole('region', { name: says.bar })).toBeVisible();
    }
    await page.goto('/ops/enter/orders');
    await chooseCustomer(page, says);
    await page.locator('input[type=file]').setInputFiles(example('orders-every-error.xlsx'));
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}
