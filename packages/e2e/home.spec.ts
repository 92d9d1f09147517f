import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaintsOf } from './looks.ts';
import { account, enterAs } from './people.ts';
import { test } from './walk.ts';

const number = 'SO261102K7M2Q9XDE';

test('The public header leads home, to the search and to the login', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/search');
  const header = page.getByRole('banner');
  await header.getByRole('navigation').getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL('/home');
  await header.getByRole('button', { name: '服务' }).click();
  await page.getByRole('menuitem', { name: '货物追踪' }).click();
  await expect(page).toHaveURL('/search');
  await header.getByRole('link', { name: '衡线' }).click();
  await expect(page).toHaveURL('/home');
  await header.getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL('/login');
  expect(complaints).toEqual([]);
});

test('Logged out, the header leads to the login and to the registration', async ({ page }) => {
  await page.goto('/search');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '登录' })).toBeVisible();
  await header.getByRole('link', { name: '注册' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await header.getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL('/login');
});

test('Choosing a language keeps it, reloads the same page and turns all of it', async ({ page }) => {
  await page.goto(`/search?no=${number}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle('订单查询 – 衡线 – OMS');
  await expectReload(page, () => choose(page, '语言', 'English'));
  await expect(page).toHaveURL(`/search?no=${number}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Order search – Loadline – OMS');
  expect(await stored(page, 'locale')).toBe('en');
  await page.goto('/home');
  await expect(page).toHaveTitle('Home – Loadline – OMS');
  await expectReload(page, () => choose(page, 'Language', '简体中文'));
  await expect(page).toHaveTitle('首页 – 衡线 – OMS');
  expect(await stored(page, 'locale')).toBe('zh-cn');
});

test('The language can be chosen behind the login and before it, too', async ({ page }) => {
  await page.goto('/login');
  await expectReload(page, () => choose(page, '语言', 'English'));
  await expect(page).toHaveTitle('Log in – Loadline – OMS');
  await page.evaluate(() => localStorage.clear());
  await enterAs(page, 'demo');
  await page.goto('/order');
  await expectReload(page, () => choose(page, '语言', 'English'));
  await expect(page).toHaveTitle('Orders – Loadline – OMS');
});

test.describe('A visitor whose browser speaks English', () => {
  test.use({ locale: 'en-US' });

  test('Without a choice, and with a stored one that is neither, the language is Chinese', async ({
    page,
  }) => {
    await page.goto('/home');
    await expect(page).toHaveTitle('首页 – 衡线 – OMS');
    await page.evaluate(() => localStorage.setItem('locale', 'fr'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle('首页 – 衡线 – OMS');
  });
});

test('The home page searches in its own place: its transparent header has no tracking box', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
});

test('Every other public page has the tracking box in its header', async ({ page }) => {
  for (const path of ['/search', '/404', '/403', '/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
  }
});

test('The tracking box offers the types 0 to 3 under their names, 0 first', async ({ page }) => {
  await page.goto('/search');
  const select = page.getByRole('banner').getByRole('combobox', { name: '单号类型' });
  await expect(select).toHaveValue('0');
  const options = await select
    .locator('option')
    .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]));
  expect(options).toEqual([
    ['0', '智能识别'],
    ['1', '订单号/参考号/FBA号'],
    ['2', '空运主单号'],
    ['3', '提单号/柜号'],
  ]);
});

for (const [place, path, box] of [
  ['the header', '/404', '单号'],
  ['the home page', '/home', '单号，可输入多个'],
] as const) {
  test(`Enter in the search of ${place} opens a number and ignores a blank one`, async ({ page }) => {
    await page.goto(path);
    const input = page.getByRole('textbox', { name: box, exact: true });
    await input.press('Enter');
    await input.fill('   ');
    await input.press('Enter');
    await expect(page).toHaveURL(path);
    await input.fill(`  ${number} `);
    await input.press('Enter');
    await expect(page).toHaveURL(`/search?no=${number}`);
  });
}

test('A chosen type goes along with the number', async ({ page }) => {
  await page.goto('/404');
  await page.getByRole('banner').getByRole('combobox').selectOption('2');
  await page.getByRole('textbox', { name: '单号', exact: true }).fill('020-81140743');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL('/search?no=020-81140743&type=2');
});

test('Logged out, the header shows the way to the login and greets nobody', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /您好/ })).toHaveCount(0);
});

test('The stored username alone decides who is greeted; without a stored permission list no entry is open', async ({
  page,
}) => {
  await page.goto('/home');
  await page.evaluate(() => localStorage.setItem('ms_username', 'wang.li'));
  await page.reload();
  await expect(page.getByRole('button', { name: '您好，wang.li' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveCount(0);
  await choose(page, '您好，wang.li', '进入系统');
  await expect(page.getByText('暂无权限')).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('The greeting leads in by the first permitted menu entry, and out', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('用户名').fill('demo.viewer');
  await page.getByLabel('密码', { exact: true }).fill(account('demo.viewer').password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: '衡线 OMS' }).click();
  await expect(page).toHaveURL('/home');
  await choose(page, '您好，demo.viewer', '进入系统');
  await expect(page).toHaveURL('/order');
  await page.goto('/home');
  await choose(page, '您好，demo.viewer', '退出登录');
  await expect(page.getByText('退出成功')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});

test('Public pages and pages behind the login have layouts of their own, each with a header', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await page.goto('/home');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/order');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: '退出登录' })).toBeVisible();
});

async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('banner').or(page.getByRole('main')).getByRole('button', { name: menu }).click();
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('menuitemradio', { name: entry }))
    .click();
}

async function expectReload(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test('On a phone the footer is no screenful, and a thumb hits each of its ways, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const language of ['zh-cn', 'en']) {
    await page.goto('/home');
    await page.evaluate((locale) => localStorage.setItem('locale', locale), language);
    await page.reload();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: /^(注册|Register)$/ })).toBeVisible();
    const height = (element: Element) => element.getBoundingClientRect().height;
    expect(await footer.evaluate(height), language).toBeLessThan(420);
    const links = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.clientHeight));
    expect(Math.min(...links), language).toBeGreaterThanOrEqual(32);
  }
});

test('Who is signed in is offered no login in the footer', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: '货物追踪' })).toBeVisible();
  await expect(footer.getByRole('link', { name: /登录|注册/ })).toHaveCount(0);
});

test('The sample’s number is read on its dark card as text has to be', async ({ page }) => {
  await page.goto('/home');
  const link = page.locator('.sample-card__number a');
  const contrast = await link.evaluate((element) => {
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const card = element.closest('.sample-card');
    const below = card ? lightness(getComputedStyle(card).backgroundColor) : 1;
    const own = lightness(getComputedStyle(element).color);
    return (Math.max(own, below) + 0.05) / (Math.min(own, below) + 0.05);
  });
  expect(contrast).toBeGreaterThan(4.5);
});
