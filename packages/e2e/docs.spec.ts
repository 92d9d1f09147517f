import { expect, test } from '@playwright/test';
import { complaintsOf, inaccessible } from './looks.ts';

for (const [colorScheme, lang] of [
  ['light', 'zh'],
  ['dark', 'en'],
] as const)
  for (const width of [1440, 375]) {
    test.describe(`The pages of the interface, ${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('read without a barrier, a complaint or a sideways scroll', async ({ page }) => {
        const complaints = complaintsOf(page);
        for (const path of ['/docs', '/docs/tracking', '/docs/bills', '/docs/desk', '/docs/desk/orders']) {
          await page.goto(`${path}?lang=${lang}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await inaccessible(page), path).toEqual([]);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wider, path).toBeLessThanOrEqual(0);
        }
        expect(complaints).toEqual([]);
      });
    });
  }

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents lead to the ten things and to the calls of a subject, in either language', async ({
    page,
  }) => {
    await page.goto('/docs?lang=en');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Receive a webhook' }).click();
    await expect(page).toHaveURL(/\/docs\?lang=en#do-webhook$/);
    await expect(page.locator('#do-webhook')).toContainText('verifyWebhook');
    await contents.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.getByRole('link', { name: '/omsapi/orders/detail' }).click();
    await expect(page.locator('article:target')).toContainText('Detail of an order');
    await page.getByRole('link', { name: '中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('heading', { level: 1, name: '订单' })).toBeVisible();
  });
});
