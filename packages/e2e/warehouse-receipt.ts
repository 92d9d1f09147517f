import { expect } from '@playwright/test';
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
  for (const [at, name] of ['件数', '长', '宽', '高', '实测毛重'].entries())
    await page.getByLabel(`第 1 组${name}`).fill(String([pieces, ...size, weight][at]));
  await page.getByRole('combobox', { name: '仓库' }).selectOption(warehouse.code);
  await page.getByRole('button', { name: /^确认收货/ }).click();
  await expect(page.getByText(new RegExp(`^${orderNo} 已入仓`))).toBeVisible();
}
