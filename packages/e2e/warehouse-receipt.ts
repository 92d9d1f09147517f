import { expect, type Page } from '@playwright/test';
import type { Person } from './empty-installation.ts';
import { warehouse } from './forwarder.ts';

/** What came of an order: cartons of one size, measured in centimetres, and the kilograms of all of them. */
export interface Measured {
  readonly pieces: number;
  readonly weight: string;
  readonly size: readonly [length: string, width: string, height: string];
}

/** The porter scans the order's number, measures, and confirms; the step into the warehouse and the draft take it from there. */
export async function receive({ page }: Person, orderNo: string, { pieces, weight, size }: Measured) {
  await page.goto('/ops/receipt');
  await page.getByRole('textbox', { name: '单号' }).fill(orderNo);
  await page.keyboard.press('Enter');
  await measure(page, { pieces, weight, size });
  await page.getByRole('button', { name: /^确认收货/ }).click();
  await expect(page.getByText(new RegExp(`^${orderNo} 已入仓`))).toBeVisible();
}

/** It came with a mark that nobody announced: the porter writes it down, service finds whose it is and joins it. */
export async function receiveUnannounced({ page }: Person, orderNo: string, mark: string, cargo: Measured) {
  await page.goto(`/ops/receipt?no=${encodeURIComponent(mark)}`);
  await page.getByRole('main').getByRole('link', { name: '登记无主货' }).click();
  await measure(page, cargo);
  await page.getByRole('button', { name: '登记' }).click();
  await page.waitForURL(/\?no=UC\d{10}$/);
  await page.getByRole('button', { name: '归入订单' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(orderNo);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: orderNo })).toContainText(String(cargo.pieces));
  await dialog.getByRole('button', { name: '归入订单' }).click();
  await expect(page.getByText(new RegExp(`^UC\\d{10} 已归入 ${orderNo}`))).toBeVisible();
}

async function measure(page: Page, { pieces, weight, size }: Measured): Promise<void> {
  for (const [at, name] of ['件数', '长', '宽', '高', '实测毛重'].entries())
    await page.getByLabel(`第 1 组${name}`).fill(String([pieces, ...size, weight][at]));
  // What else was announced stands in the groups below.
  const rest = page.getByRole('button', { name: /^删除第 ([2-9]|\d\d+) 组/ });
  for (let left = await rest.count(); left > 0; left -= 1) await rest.last().click();
  await expect(rest).toHaveCount(0);
  await page.getByRole('combobox', { name: '仓库' }).selectOption(warehouse.code);
}
