import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { openCustomer } from './customer-opening.ts';
import { dayAhead } from './days.ts';
import { test } from './empty-installation.ts';
import { setUp } from './forwarder.ts';
import { expectAccessible } from './looks.ts';
import { MoneyChain } from './money-chain.ts';
import { accountNo, charge, openAccount } from './money-typed.ts';
import { accept, enterTransport } from './transport-order.ts';

const held = /信用已冻结/;

test('A forwarder’s first books: a late bill holds its customer, a dispute takes something off, the rest is paid, and margin, journal and month say the same', async ({
  browser,
  house,
  desk,
}) => {
  test.setTimeout(600_000);
  await setUp(desk);
  const { code, user: customer } = await openCustomer(desk, house, browser);
  const [order = ''] = await accept(desk, await enterTransport(desk, code, customer));
  await openAccount(desk.page);
  await charge(desk.page, order);
  await enterCost(desk.page, order, '1500');

  const owed = { order, company: 'HQ', accountNo, payer: '乔远贸易有限公司' };
  const sides = { desk: desk.page, customer: customer.page, language: 'zh-cn' } as const;
  const whole = { ...owed, total: '3,200.50', offered: 'CNY 3,200.50，2 条费用' };
  const bill = await new MoneyChain(sides, whole).issue(dayAhead(-40));
  await house.run('credit-holds');
  await expectHeld(customer.page, true);

  await dispute(customer.page, bill, '2000');
  await creditDispute(desk.page, bill);
  const rest = new MoneyChain(sides, { ...whole, total: '2,860.00' });
  await rest.prove(bill);
  await rest.enterStatement(bill);
  await rest.expectPaid(bill);
  await house.run('credit-holds');
  await expectHeld(customer.page, false);

  await expectMargin(desk.page, order);
  await closeMonth(desk.page);
  await expectJournal(desk.page, bill);
  await expectEntries(customer.page);
  await Promise.all([desk.page, customer.page].map((page) => page.context().close()));
});

async function enterCost(page: Page, order: string, amount: string): Promise<void> {
  await page.goto(`/ops/charges?no=${order}`);
  await page.getByRole('button', { name: '运费的成本' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('供应商*').fill('西线空运');
  await dialog.getByLabel('成本金额*', { exact: true }).fill(amount);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('西线空运').first()).toBeVisible();
}

/** Whether the customer reads that nothing of theirs is booked or released. */
async function expectHeld(page: Page, isHeld: boolean): Promise<void> {
  await expect(async () => {
    await page.goto('/bill?tab=all');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText(held)).toHaveCount(isHeld ? 1 : 0, { timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
}

async function dispute(page: Page, bill: string, wanted: string): Promise<void> {
  await page.goto(`/billDetail?no=${bill}`);
  await page.getByRole('button', { name: /提出异议 运费/ }).click();
  await choose(page.getByLabel('异议类型*'), { label: '计费重不符' });
  await page.getByLabel('认可金额*').fill(wanted);
  await page.getByLabel('异议原因*').fill('实重低于计费重');
  await page.getByRole('button', { name: '提交异议' }).click();
  await expect(page.getByText(/异议已提交/).first()).toBeVisible();
}

async function creditDispute(page: Page, bill: string): Promise<void> {
  await page.goto(`/ops/disputes?search=${bill}`);
  await page.getByRole('row').filter({ hasText: bill }).click();
  await page.getByRole('button', { name: '冲减', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('冲减金额*')).toHaveValue('340.50');
  await dialog.getByRole('button', { name: '冲减', exact: true }).click();
  await expect(page.getByText(/已冲减/).first()).toBeVisible();
}

/** What was billed less what was credited, less what it cost. */
async function expectMargin(page: Page, order: string): Promise<void> {
  await page.goto('/ops/margin');
  const row = page.getByRole('row').filter({ hasText: order });
  for (const figure of ['2,860.00', '1,500.00', '1,360.00']) await expect(row).toContainText(figure);
  await expectAccessible(page);
}

/** The month of the bill is over: with all of it settled it is closed. */
async function closeMonth(page: Page): Promise<void> {
  await page.goto('/ops/closing');
  await page.getByRole('button', { name: /^关账 20/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '确认关账', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('已关账').first()).toBeVisible();
  await expectAccessible(page);
}

/** The journals of the month of the bill and of this one name the bill, and what they debit they credit; one may lie between. */
async function expectJournal(page: Page, bill: string): Promise<void> {
  const buttons = page.getByRole('button', { name: /凭证 CSV$/ });
  await expect(buttons.nth(1)).toBeVisible();
  for (const button of [buttons.first(), buttons.last()]) {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const text = (await readFile(await download.path())).toString('utf8').replace('\ufeff', '');
    expect(text).toContain(bill);
    const [head = [], ...lines] = text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    const sumOf = (name: string) =>
      lines.reduce(
        (sum, cells) =>
          sum + Math.round(Number(cells[head.findIndex((one) => one.startsWith(name))] || 0) * 100),
        0,
      );
    expect(sumOf('本位币借方'), text).toBe(sumOf('本位币贷方'));
    expect(sumOf('本位币借方'), text).toBeGreaterThan(0);
  }
}

/** The entries behind the account are the same three figures. */
async function expectEntries(page: Page): Promise<void> {
  await page.goto('/ledger');
  for (const figure of ['3,200.50', '340.50', '2,860.00'])
    await expect(page.locator('main')).toContainText(figure);
  await expectAccessible(page);
}
