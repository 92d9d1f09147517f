import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { MoneyChain } from './money-chain.ts';

/** What is charged for the order: the freight and a delivery. */
const charged = { DELIVERY: '860', FREIGHT: '2340.50' } as const;
export const accountNo = '4000 1188 9900 01';

/** The money of an order where nothing is set up yet: no account to be paid on, and no rate card that prices it. */
export async function settleTyped(desk: Page, customer: Page, order: string): Promise<void> {
  await openAccount(desk);
  await charge(desk, order);
  const chain = new MoneyChain(
    { desk, customer, language: 'zh-cn' },
    {
      order,
      total: '3,200.50',
      offered: 'CNY 3,200.50，2 条费用',
      company: 'HQ',
      accountNo,
      payer: '乔远贸易有限公司',
    },
  );
  const bill = await chain.issue();
  await chain.prove(bill);
  await chain.enterStatement(bill);
  await chain.expectPaid(bill);
  await chain.invoice(bill, '3,392.53');
}

/** Where the forwarder's company is paid. */
export async function openAccount(page: Page): Promise<void> {
  await page.goto('/ops/finance/settings?part=accounts');
  await page.getByRole('button', { name: /^新增/ }).first().click();
  const panel = page.locator('.side-panel');
  for (const [label, value] of [
    ['收款公司代码*', 'HQ'],
    ['收款户名*', '衡线货运'],
    ['收款银行*', '示例银行深圳分行'],
    ['收款账号*', accountNo],
  ] as const)
    await panel.getByLabel(label, { exact: true }).fill(value);
  await panel.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row', { name: /HQ/ })).toContainText(accountNo);
}

/** What is charged is typed, and checked. */
export async function charge(page: Page, order: string): Promise<void> {
  await page.goto(`/ops/charges?no=${order}`);
  const dialog = page.getByRole('dialog');
  for (const [fee, price] of Object.entries(charged)) {
    await page.getByRole('button', { name: '加一行', exact: true }).click();
    await choose(dialog.getByLabel('费用类型*'), fee);
    await dialog.getByLabel('费用单价*').fill(price);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: /核对 2 行/ }).click();
  await expect(page.getByText('待出账').first()).toBeVisible();
}
