import { allPages } from '@loadline/contract/all-pages';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const numberAt = (page: Page) => new URL(page.url()).searchParams.get('no');

/** Opens the first record of a list by keys and walks to the next one and back; past the first there is nothing. */
async function walkAlong(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await expect(page.locator('tbody tr').nth(1).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect.poll(() => numberAt(page), { message: list }).not.toBeNull();
  const first = numberAt(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The heading of the list may still stand there, and it knows no `]`.
  await expect(async () => {
    await page.keyboard.press(']');
    await expect.poll(() => numberAt(page), { message: list, timeout: 5_000 }).not.toBe(first);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('[');
  await expect.poll(() => numberAt(page), { message: list }).toBe(first);
  await page.keyboard.press('[');
  expect(numberAt(page), list).toBe(first);
}

test('At every desk the keys [ and ] lead along the list that a record was opened from', async ({ page }) => {
  await enterAs(page, 'op.admin');
  for (const [name, query] of [
    ['opsOrders', ''],
    ['opsTrusts', '?tab=all'],
    ['opsBookings', '?tab=all'],
    ['opsExceptions', '?tab=all'],
    ['opsCustoms', '?tab=all'],
    ['opsCustomers', ''],
    ['mawbOpt', ''],
  ] as const)
    await walkAlong(page, `${allPages[name].path}${query}`);
});

test('A customer walks along their lists by [ and ]', async ({ page }) => {
  await enterAs(page, 'demo');
  for (const name of ['order', 'trust', 'booking'] as const) await walkAlong(page, allPages[name].path);
});
