import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';

const addresses = [
  '/home',
  '/login',
  '/login?part=mobile',
  '/login?part=reset',
  '/register',
  '/register?part=status',
  '/register?part=done&no=RG2611190012',
  '/search',
  '/search?no=SO261102K7M2Q9XDE,020-81140744',
  '/calculator',
  '/productInfo?type=plane_zmkyzx',
  '/about',
  '/404',
  '/403?need=order:view',
];
const languages = [
  ['zh-cn', 'zh-CN', /^[^A-Za-z]+ – 衡线 – OMS$/],
  ['en', 'en', /^[A-Za-z ]+ – Loadline – OMS$/],
] as const;
const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];

for (const [language, tag, title] of languages) {
  for (const address of addresses) {
    test(`${address} in ${language} is accessible, fits every width and leaves the console quiet`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await watch(page, language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(address);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address.startsWith('/search?')) await expect(page.getByRole('article').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    });
  }
}

/** Speaks a language, and says on the console whatever the page's policy refuses. */
async function watch(page: Page, language: string): Promise<void> {
  await page.addInitScript((locale) => {
    localStorage.setItem('locale', locale);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
    );
  }, language);
}
