import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ownOrder } from './own-orders.ts';

export type Spoken = 'zh-cn' | 'en';

const words = {
  'zh-cn': {
    make: '由订单制单',
    numbers: '单号*',
    go: '制单',
    more: '更多操作',
    move: (status: string) => `改为${status}`,
    reason: '原因',
  },
  en: {
    make: 'Make an entry',
    numbers: 'Numbers*',
    go: 'Make',
    more: 'More actions',
    move: (status: string) => `Move to ${status}`,
    reason: 'Reason',
  },
} as const;

/** A file that somebody brings. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** So many hours from now by the clocks of Beijing, as people type it. */
export function hoursAhead(hours: number): string {
  return new Date(Date.now() + (hours + 8) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** An order `o` of the large customer that goes to the United States and is on no entry yet. */
export function freeOrder(which: string, from: 'first' | 'last' = 'last'): Promise<string> {
  return ownOrder(
    `${which} and o.destination_country = 'US' and o.status <> 'CLOSED' and not exists (select from us_entry_order c where c.order_id = o.id)`,
    from,
  );
}

/** The desk makes an entry of an order, and comes to its page. */
export async function makeEntry(
  desk: Page,
  language: Spoken,
  order: string,
  look?: () => Promise<void>,
): Promise<string> {
  const { make, numbers, go } = words[language];
  await desk.goto('/ops/coa');
  await desk.getByRole('button', { name: make }).first().click();
  const making = desk.getByRole('dialog');
  await making.getByLabel(numbers).fill(order);
  await look?.();
  await making.getByRole('button', { name: go, exact: true }).click();
  await expect(desk).toHaveURL(/\/ops\/coa\?no=US/);
  return new URL(desk.url()).searchParams.get('no') ?? '';
}

/** The desk moves its entry on, by the button or by the menu; for a reason where something is missing. */
export async function moveEntry(
  desk: Page,
  language: Spoken,
  status: string,
  reason?: string,
): Promise<void> {
  const { move, reason: why } = words[language];
  const name = move(status);
  const button = desk.getByRole('button', { name });
  if (await button.isVisible()) await button.click();
  else await chooseDeed(desk, language, name);
  const dialog = desk.getByRole('dialog');
  if (reason !== undefined) await dialog.getByLabel(why).fill(reason);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText(status);
}

/** One of the deeds that stand in the menu of an entry. */
export async function chooseDeed(desk: Page, language: Spoken, name: string): Promise<void> {
  await desk.getByRole('button', { name: words[language].more }).click();
  await desk.getByRole('menuitem', { name }).click();
}
