import { expect, test } from '@playwright/test';
import { publicNumber } from './public-number.ts';

test.use({ javaScriptEnabled: false });

for (const width of [1440, 375]) {
  test.describe(`Without scripts, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the home page reads, and a number typed there shows its milestones', async ({ page }) => {
      await page.goto('/home');
      await expect(page).toHaveTitle('首页 – 衡线 – OMS');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '中美空运专线' })).toBeVisible();
      const number = await publicNumber(page.request, 'DEPARTED');
      const box = page.getByRole('main').getByRole('search').getByRole('textbox');
      await box.fill(number);
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/search\\?.*no=${number}`));
      await expect(page.getByRole('list', { name: '九个节点' }).getByRole('listitem')).toHaveCount(9);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test('a number that nobody knows is told so', async ({ page }) => {
      await page.goto('/search?no=SO260101ZZZZZZZZ9');
      await expect(page.getByRole('article')).toContainText('SO260101ZZZZZZZZ9');
    });

    test('a link turns the language, and the pages after it keep it', async ({ page }) => {
      await page.goto('/search?no=SO260101ZZZZZZZZ9');
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveTitle('Order search – Loadline – OMS');
      await expect(page.getByText('Result for 1 number')).toBeVisible();
      await page.goto('/about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/\p{Script=Han}/u);
    });

    test('login and registration say that they need scripts; nothing that needs one is offered', async ({
      page,
    }) => {
      for (const path of ['/login', '/register']) {
        await page.goto(path);
        await expect(page.locator('.needs-script')).toBeVisible();
        await expect(page.locator('.needs-script')).toContainText('JavaScript');
      }
      await page.goto('/home');
      await expect(page.getByRole('button', { name: '语言' })).toHaveCount(0);
    });
  });
}
