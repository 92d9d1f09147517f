import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { publicPages } from './public-pages.ts';
import { test } from './walk.ts';

const number = 'SO261102K7M2Q9XDE';

test('The first key on a page with a header leads past it', async ({ page }) => {
  for (const path of [
    '/home',
    '/search',
    '/calculator',
    '/productInfo?type=plane_zmkyzx',
    '/about',
    '/404',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '跳到正文' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true);
  }
});

test('The menus of the header open, move, choose and close by keys alone, and give the focus back', async ({
  page,
}) => {
  await page.goto('/home');
  const products = page.getByRole('banner').getByRole('button', { name: '产品中心' });
  await tabTo(page, products);
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(products).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.first()).toBeFocused();
  const name = (await entries.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/productInfo\?type=/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('A menu that is left with Tab closes and does not swallow the key', async ({ page }) => {
  await page.goto('/home');
  const products = page.getByRole('banner').getByRole('button', { name: '产品中心' });
  await tabTo(page, products);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: '服务' })).toBeFocused();
});

test('The language is chosen by keys, from the header and from the login', async ({ page }) => {
  for (const path of ['/home', '/login']) {
    await page.goto(path);
    await page.evaluate(() => localStorage.setItem('locale', 'zh-cn'));
    await page.reload();
    await tabTo(page, page.getByRole('button', { name: '语言' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: '简体中文' })).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('On a phone the one menu of the header opens everything by keys', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/home');
  await tabTo(page, page.getByRole('button', { name: '菜单' }));
  await page.keyboard.press('Enter');
  // The menu is fetched when it is opened for the first time.
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '关于我们' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
});

test('A type and a number are given to the tracking box by keys alone', async ({ page }) => {
  await page.goto('/about');
  await tabTo(page, page.getByRole('banner').getByRole('combobox'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?no=${number}&type=1`);
  await expect(page.getByRole('article')).toContainText(number);
});

test('The search of the home page too, type by arrows, number by typing', async ({ page }) => {
  await page.goto('/home');
  await tabTo(page, page.getByRole('main').getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('020-81140743');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?no=020-81140743&type=2');
});

test('The calculator weighs a line by keys alone, under another mode and in the other unit', async ({
  page,
}) => {
  await page.goto('/calculator');
  await tabTo(page, page.getByRole('radio', { name: '空运' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '快递', exact: true })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.locator('.cargo tbody tr').first().getByRole('textbox').first());
  for (const figure of ['12', '58', '42', '40', '14.6']) {
    await page.keyboard.type(figure);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText('195.0 kg');
});

test('The terms open over the login by keys, keep the focus, and give it back', async ({ page }) => {
  await page.goto('/login');
  const terms = page.getByRole('button', { name: '服务条款' });
  await tabTo(page, terms);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(terms).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Whatever the Tab key reaches on a public page shows that it is reached, in the ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const path of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const unseen: string[] = [];
      for (let stop = 0; stop < 24; stop += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(unmarkedFocus);
        if (found) unseen.push(found);
      }
      expect(unseen, path).toEqual([]);
    }
  });
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** The element that has the focus, if neither it nor what stands for it looks any different without; undefined else. */
function unmarkedFocus(): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const { nextElementSibling: label, parentElement: frame } = focused;
  const look = () =>
    [focused, label, frame, frame?.parentElement].map((node) => {
      if (!node) return '';
      const { outline, boxShadow, borderColor } = getComputedStyle(node);
      return [outline, boxShadow, borderColor].join();
    });
  const marked = look();
  focused.blur();
  const plain = look();
  focused.focus();
  return marked.join() === plain.join() ? focused.outerHTML.slice(0, 160) : undefined;
}
