import type { Page } from '@playwright/test';

const spoken = {
  'zh-cn': { customer: '客户*', search: '查找客户' },
  en: { customer: 'Customer*', search: 'Search customers' },
} as const;

/** Staff choose by its code for which customer they enter. */
export async function enterFor(
  page: Page,
  code: string,
  language: keyof typeof spoken = 'zh-cn',
): Promise<void> {
  const says = spoken[language];
  await page.getByLabel(says.customer).click();
  await page.getByRole('combobox', { name: says.search }).fill(code);
  await page
    .locator('.option-search')
    .getByRole('option', { name: new RegExp(`^${code}`) })
    .click();
}
