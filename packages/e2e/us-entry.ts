import { expect } from '@playwright/test';
import type { Carriage } from './air-carriage.ts';
import type { Person } from './empty-installation.ts';

/** Makes one entry of the orders on a waybill; the desk and the customer read the waybill's own number, pieces and weight there. */
export async function makeEntry(
  desk: Person,
  customer: Person,
  orders: readonly string[],
  { mawbNo, pieces, grossWeight }: Carriage,
): Promise<string> {
  await desk.page.goto('/ops/coa');
  await desk.page.getByRole('button', { name: '由订单制单' }).first().click();
  const making = desk.page.getByRole('dialog');
  await making.getByLabel('单号*').fill(orders.join('\n'));
  await making.getByRole('button', { name: '制单', exact: true }).click();
  await expect(desk.page).toHaveURL(/\/ops\/coa\?no=US/);
  const no = new URL(desk.page.url()).searchParams.get('no') ?? '';
  for (const [page, address] of [
    [desk.page, `/ops/coa?no=${no}`],
    [customer.page, `/coa?no=${no}`],
    [customer.page, '/coa'],
  ] as const) {
    await page.goto(address);
    for (const text of [mawbNo, String(pieces), grossWeight])
      await expect(page.locator('main'), address).toContainText(text);
  }
  await customer.page.goto(`/coa?no=${no}`);
  for (const order of orders)
    await expect(customer.page.getByRole('link', { name: order }).first()).toBeVisible();
  return no;
}

/** Before the forwarder loads an edition, the schedule says so, and no other one stands in for it. */
export async function expectNoSchedule({ page }: Person): Promise<void> {
  await page.goto('/hts');
  await expect(page.getByText('还没有载入税则')).toBeVisible();
}
