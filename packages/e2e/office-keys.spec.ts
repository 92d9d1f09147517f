import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { enterAs } from './people.ts';
import { settled } from './screen-records.ts';
import { test } from './walk.ts';

for (const [whose, username, list, letter] of [
  ['a customer', 'demo', '/order', 'O'],
  ['the staff', 'op.admin', '/ops/orders', 'O'],
] as const)
  test(`Every key that is listed on the list of orders of ${whose} does what it says`, async ({ page }) => {
    await enterAs(page, username);
    await page.goto(list);
    await settled(page);
    expect(await listedKeys(page)).toEqual(
      expect.arrayContaining(['/', 'J', 'K', 'Enter', 'X', 'Shift X', 'E', 'I', '[', ']', `G ${letter}`]),
    );
    const rows = page.locator('main .data-table__row');
    const at = (place: number) => expect(rows.nth(place)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('j');
    await at(0);
    await page.keyboard.press('j');
    await at(1);
    await page.keyboard.press('k');
    await at(0);
    await page.keyboard.press('x');
    await expect(rows.first().getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(rows.locator('input:checked')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(rows.locator('input:checked')).toHaveCount(0);
    const file = page.waitForEvent('download');
    await page.keyboard.press('e');
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
    await page.keyboard.press('/');
    await expect(page.getByRole('main').getByRole('searchbox').first()).toBeFocused();
    await page.goto(list);
    await settled(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/no=SO/);
    const first = page.url();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/SO\d{6}/);
    await page.keyboard.press(']');
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/SO\d{6}/);
    await page.keyboard.press('[');
    await expect(page).toHaveURL(first);
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(list);
    await settled(page);
    await page.keyboard.press('i');
    await expect(page).toHaveURL(`${list}?import=1`);
  });

test('A list that nothing is imported into lists no key for it', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/booking');
  await settled(page);
  const keys = await listedKeys(page);
  expect(keys).toContain('J');
  expect(keys).not.toContain('I');
});

/** Opens the list of keys, reads it and closes it again. */
async function listedKeys(page: Page): Promise<string[]> {
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('kbd').first()).toBeVisible();
  const keys = await dialog.locator('kbd').allTextContents();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return keys;
}
