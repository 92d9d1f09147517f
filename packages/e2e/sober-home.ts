import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './looks.ts';

/** Where nobody has written the home page it names the company and searches, in both languages, and promises nothing. */
export async function expectSoberHome(page: Page): Promise<void> {
  for (const [language, company] of [
    ['zh-cn', '衡线'],
    ['en', 'Loadline'],
  ] as const) {
    await page.goto(`/home?lang=${language}`);
    await expect(page.getByRole('heading')).toHaveText([company]);
    const main = page.getByRole('main');
    await expect(main.getByRole('search')).toBeVisible();
    await expect(main.getByRole('complementary')).toHaveCount(0);
    await expect(main.getByRole('region')).toHaveCount(0);
    await expectAccessible(page);
  }
}
