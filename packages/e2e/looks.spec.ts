import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import {
  languages,
  lightnessOf,
  openPublic,
  publicPages,
  requestsToOthers,
  speakAndWatch,
} from './public-pages.ts';
import { test } from './walk.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
];
const widths = [320, 375, 768, 1024, 1280, 1440, 1920];

for (const [language, tag, title] of languages) {
  for (const address of publicPages) {
    test(`${address} in ${language} is accessible, fits every width and leaves the console quiet`, async ({
      page,
      baseURL,
    }) => {
      const complaints = complaintsOf(page);
      const others = requestsToOthers(page, baseURL);
      await speakAndWatch(page, language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await openPublic(page, address);
        await expect(page).toHaveTitle(title);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expectAccessible(page);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await overhang(), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect(others, 'requests to others').toEqual([]);
      expect(complaints).toEqual([]);
    });

    test(`${address} in ${language} is accessible in the dark, too, and light on paper`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await speakAndWatch(page, language);
      await openPublic(page, address);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await lightnessOf(page)).toBeLessThan(0.2);
        await expectAccessible(page);
      }
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await lightnessOf(page)).toBeGreaterThan(0.9);
    });
  }
}

test('Behind the login it stays light, whatever the system says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterAs(page, 'demo');
  await page.goto('/order');
  await expect(page.getByRole('link', { name: /^SO\d{6}/ }).first()).toBeVisible();
  expect(await lightnessOf(page)).toBeGreaterThan(0.9);
});

test('In English a quote is as narrow as the Latin letters beside it, whatever font shows it', async ({
  page,
}) => {
  await speakAndWatch(page, 'en');
  await openPublic(page, '/about');
  const share = await page.evaluate(() => {
    const measured = document.createElement('span');
    document.body.append(measured);
    const widthOf = (text: string) => {
      measured.textContent = text;
      return measured.getBoundingClientRect().width;
    };
    return widthOf('n’n“n”n') / widthOf('nnnn') - 1;
  });
  expect(share).toBeLessThan(0.8);
});
