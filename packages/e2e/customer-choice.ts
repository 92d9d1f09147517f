import type { Page } from '@playwright/test';

/** Staff choose by its code for which customer they enter. */
export async function enterFor(page: Page, code: string): Promise<void> {
  await page.getByLabel('客户*').click();
  await page.getByRole('combobox', { name: '查找客户' }).fill(code);
  await page
    .locator('.option-search')
    .getByRole('option', { name: new RegExp(`^${code}`) })
    .click();
}
