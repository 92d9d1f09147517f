import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { test } from './walk.ts';

const lines = ['中美海运专线', '中美海运拼箱', '中美空运专线', '中欧空运专线', '中欧卡运专线'];

test('The product menu leads to every line, and each says how it goes and what it takes', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/home');
  for (const line of lines) {
    await page.getByRole('banner').getByRole('button', { name: '产品中心' }).click();
    await page.getByRole('menuitem', { name: line }).click();
    await expect(page.getByRole('heading', { level: 1, name: line })).toBeVisible();
    for (const heading of ['班次与截单', '计费重怎么算', '需要的单证', '能走与不能走'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('img', { name: /^路线示意：.+ → / })).toBeVisible();
  }
  await expect(page).toHaveURL('/productInfo?type=truck_zokyzx');
  await expect(page).toHaveTitle('产品信息 – 衡线 – OMS');
  expect(complaints).toEqual([]);
});

test('The home page leads to the lines it names, and a line to the others', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: '中美海运拼箱' }).click();
  await expect(page).toHaveURL('/productInfo?type=ship_zmhypx');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^中欧空运专线/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '中欧空运专线' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '中美海运拼箱' })).toBeVisible();
});

test('A product that does not exist is answered by the first of its group, and says so; one of no group by all there are', async ({
  page,
}) => {
  const status = page.getByRole('main').getByRole('status');
  await page.goto('/productInfo?type=plane_moon');
  await expect(page.getByRole('heading', { level: 1, name: '中美空运专线' })).toBeVisible();
  await expect(status).toHaveText('没有“plane_moon”这个产品，以下是同组的中美空运专线。');
  await page.goto('/productInfo?type=nothing');
  await expect(page.getByRole('heading', { level: 1, name: '中美海运专线' })).toBeVisible();
  await expect(status).toContainText('没有“nothing”这个产品，以下是中美海运专线。');
  await expect(status).not.toContainText('同组');
  await expect(status.getByRole('link')).toHaveText(lines);
  await status.getByRole('link', { name: '中欧卡运专线' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '中欧卡运专线' })).toBeVisible();
  await expect(status).toHaveCount(0);
  await page.goto('/productInfo');
  await expect(page.getByRole('heading', { level: 1, name: '中美海运专线' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
});

test('ship_hwc stands in no menu of a host that does not show it, and its address answers like an unknown one', async ({
  page,
}) => {
  await page.goto('/productInfo?type=ship_hwc');
  await expect(page.getByRole('heading', { level: 1, name: '中美海运专线' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('ship_hwc');
  await page.getByRole('banner').getByRole('button', { name: '产品中心' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(lines);
  await expect(page.getByRole('menu').locator('.menu__heading')).toHaveText(['海运', '空运', '卡车']);
});

test('About says in both languages how the company works and where tracking comes from', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('banner').getByRole('link', { name: '关于我们' }).click();
  await expect(page).toHaveTitle('关于我们 – 衡线 – OMS');
  await expect(page.getByRole('row', { name: /^航空公司报文/ })).toContainText('到港');
  await speak(page, 'en');
  await page.reload();
  await expect(page).toHaveTitle('About us – Loadline – OMS');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Where the cargo is/);
  await expect(page.getByRole('row', { name: /^Airline messages/ })).toContainText('arrived');
  expect(await page.getByRole('main').textContent()).not.toMatch(/\p{Script=Han}/u);
});

test('Every line reads in English without a Chinese word', async ({ page }) => {
  await page.goto('/home');
  await speak(page, 'en');
  for (const type of ['ship_zmhyzx', 'ship_zmhypx', 'plane_zmkyzx', 'plane_zokyzx', 'truck_zokyzx']) {
    await page.goto(`/productInfo?type=${type}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/line|LCL/);
    expect(await page.getByRole('main').textContent(), type).not.toMatch(/\p{Script=Han}/u);
  }
});

test('On a phone the route runs downwards and only the table scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/productInfo?type=plane_zmkyzx');
  await expect(page.getByRole('listitem').filter({ hasText: '前置仓' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^路线示意/ })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const table = page.getByRole('group', { name: '班次与截单' });
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await expectAccessible(page);
});

test('What does not load says so and can be asked for again', async ({ page }) => {
  await page.goto('/home');
  await page.route('**/public/content/product**', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: '中美空运专线' }).click();
  await expect(page.getByRole('alert')).toContainText('这一页的内容没有载入');
  await page.unroute('**/public/content/product**');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '中美空运专线' })).toBeVisible();
});

function speak(page: Page, language: string): Promise<void> {
  return page.evaluate((locale) => localStorage.setItem('locale', locale), language);
}
