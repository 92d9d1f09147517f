import { expect, type Page } from '@playwright/test';
import { complaintsOf } from './looks.ts';
import { enterAs } from './people.ts';
import { lightnessOf } from './public-pages.ts';
import { awake, test } from './walk.ts';

test('What is typed, chosen and checked before the scripts arrive is there when they have, the cursor where it was', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const arrive = await openBeforeScripts(page, '/calculator');
  const entries = page.locator('.cargo tbody tr').first().getByRole('textbox');
  for (const [at, figure] of ['12', '58', '42', '40', '14.6'].entries()) await entries.nth(at).fill(figure);
  await page.getByRole('radio', { name: '海运拼箱' }).check();
  await page.getByRole('search').getByRole('combobox').selectOption('2');
  const box = page.getByRole('search').getByRole('textbox');
  await box.pressSequentially('SO26');
  await page.keyboard.press('ArrowLeft');
  await arrive();
  await expect(box).toBeFocused();
  await page.keyboard.type('-');
  await expect(box).toHaveValue('SO2-6');
  await expect(page).toHaveURL('/calculator?mode=lcl');
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText('1.170 计费吨');
  await box.fill('020-81140744');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?no=020-81140744&type=2');
  expect(complaints).toEqual([]);
});

test('An application begun before the scripts arrive is checked, kept and handed on like any other', async ({
  page,
}) => {
  const arrive = await openBeforeScripts(page, '/register');
  await page.locator('[name=companyNameCn]').fill('深圳早到贸易有限公司');
  await page.locator('[name=email]').fill('early');
  await page.locator('[name=agreed]').check();
  await arrive();
  await expect(page.locator('[name=agreed]')).toBeChecked();
  await page.locator('[name=email]').focus();
  await page.locator('[name=email]').blur();
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(page.locator('[name=companyNameCn]')).toHaveValue('深圳早到贸易有限公司');
  await expect(page.locator('[name=email]')).toHaveValue('early');
});

test('In a part that comes later still, what was typed waits for it', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/login?part=mobile');
  await page.locator('[name=mobile]').fill('13800138000');
  await arrive();
  await page.locator('[name=smsCode]').fill('1');
  await expect(page.locator('[name=mobile]')).toHaveValue('13800138000');
});

test('A login sent before the scripts arrive goes nowhere and writes no password into the address; then it is sent', async ({
  page,
}) => {
  const arrive = await openBeforeScripts(page, '/login');
  await keepsPresses(page);
  await page.locator('[name=username]').fill('demo');
  await page.locator('[name=password]').fill('NotThis2026');
  await page.locator('[name=password]').press('Enter');
  await expect(page).toHaveURL('/login');
  const sent = page.waitForRequest('**/adminapi/oauth/token');
  await arrive();
  expect((await sent).postData()).toContain('NotThis2026');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('A menu pressed before the scripts arrive opens when they have', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/home');
  await keepsPresses(page);
  await page.getByRole('button', { name: '产品' }).click();
  await arrive();
  await expect(page.getByRole('menuitem', { name: '中美空运专线' })).toBeVisible();
});

test('Before its scripts arrive a page behind the login shows its head and bars, dark where somebody chose that', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo', 'en');
  await page.goto('/home');
  await page.evaluate(() => {
    document.cookie = 'locale=en; path=/';
    document.cookie = 'scheme=dark; path=/';
    localStorage.setItem('scheme', 'dark');
  });
  const arrive = await openBeforeScripts(page, '/order');
  const waiting = page.locator('.office-waiting');
  await expect(waiting.locator('.page-title__name')).toHaveText('Orders');
  await expect(waiting.locator('.office-waiting__row').first()).toHaveCSS('height', '38px');
  await expect(waiting.locator('.office-waiting__row .office-waiting__bar').first()).toHaveCSS(
    'opacity',
    '1',
  );
  expect(await lightnessOf(page)).toBeLessThan(0.2);
  await arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await lightnessOf(page)).toBeLessThan(0.2);
  expect(complaints).toEqual([]);
});

/** Opens a page whose scripts stay away; the returned function lets them come and waits until it is awake. */
async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!early)[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveAttribute('data-waking', '');
  return () => {
    resolve();
    return awake(page);
  };
}

/** What keeps the presses of those who are early comes by itself, and may come a moment after the page. */
async function keepsPresses(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/early')),
  );
}
