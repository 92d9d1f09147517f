import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';

/** At the desk, of whatever goes by the number. */
export async function enterEvent(desk: Page, number: string, code: string): Promise<void> {
  await desk.goto(`/ops/events?open=new&numbers=${number}`);
  const entry = desk.getByRole('region', { name: '录入节点' });
  await choose(entry.getByLabel('节点', { exact: false }).last(), code);
  await entry.getByRole('button', { name: '录入', exact: true }).click();
  await expect(desk.getByText(/已录入 1 个节点/)).toBeVisible();
}

/** What the carrier of the last mile calls the two parcels of an order. */
export async function noteParcels(
  desk: Page,
  order: string,
): Promise<readonly [first: string, last: string]> {
  const parcels = [`1Z${order.slice(-12)}1`, `1Z${order.slice(-12)}2`] as const;
  await desk.goto(`/ops/order?no=${order}`);
  await desk.getByRole('button', { name: '更多操作' }).click();
  await desk.getByRole('menuitem', { name: '运输信息' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('转单号').fill(parcels.join(', '));
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  return parcels;
}

/** The card of the parcels says how many are signed, and of each where it is. */
export async function expectParcels(page: Page, says: Readonly<Record<string, string>>): Promise<void> {
  const card = page.getByRole('region', { name: '派送包裹' });
  const signed = Object.values(says).filter((one) => one === '已签收').length;
  await expect(card).toContainText(`已签收 ${signed}/${Object.keys(says).length}`);
  for (const [parcel, where] of Object.entries(says))
    await expect(card.getByRole('listitem').filter({ hasText: parcel })).toContainText(where);
}
