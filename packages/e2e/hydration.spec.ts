import { expect, type Page } from '@playwright/test';
import { complaintsOf } from './looks.ts';
import { enterAs } from './people.ts';
import { publicNumber } from './public-number.ts';
import { test } from './walk.ts';

const paths = [
  '/home',
  '/search',
  '/search?no=SO261102K7M2Q9XDE,020-81140744',
  '/productInfo?type=plane_zmkyzx',
  '/about',
  '/calculator',
  '/calculator?tab=freight',
  '/login',
  '/login?part=mobile',
  '/register',
  '/register?part=status',
  '/404',
  '/403?need=order:view',
];

for (const path of paths) {
  test(`${path} goes on in the browser as the server drew it: quietly, without a shift, asking nothing again`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(adminapi|omsapi)\//.test(request.url())) asked.push(request.url());
    });
    await watchShifts(page);
    await page.goto(path);
    await expect(page.locator('#root')).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThanOrEqual(0.02);
    expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
    expect(await page.locator('#root [style]').count()).toBe(0);
    expect(complaints).toEqual([]);
    if (!path.startsWith('/calculator')) expect(asked).toEqual([]);
  });
}

test('A number that was found stands as the server drew it and is not asked for again', async ({ page }) => {
  const complaints = complaintsOf(page);
  const number = await publicNumber(page.request, 'DEPARTED');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/public/tracking')) asked.push(request.url());
  });
  await watchShifts(page);
  await page.goto(`/search?no=${number}`);
  await expect(page.getByRole('list', { name: '九个节点' }).getByRole('listitem')).toHaveCount(9);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThanOrEqual(0.02);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Who is signed in and asks for a number that nobody knows goes on with what the server drew, too', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo');
  await page.goto('/search?no=SO261102K7M2Q9XDE');
  await expect(page.getByRole('heading', { name: /未查到$/ })).toBeVisible();
  await expect(page.getByText('贵司自己的参考号登录后可查')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('A stored language that the page was not sent in fetches it once more, once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/about');
  await expect(page).toHaveTitle('About us – Loadline – OMS');
  expect(documents).toHaveLength(2);
  await page.goto('/home');
  await expect(page).toHaveTitle('Home – Loadline – OMS');
  expect(documents).toHaveLength(3);
});

test('An address that names a language wins and leaves the stored one as it is; a choice in the menu wins over it', async ({
  page,
}) => {
  await page.goto('/home');
  await page.evaluate(() => localStorage.setItem('locale', 'zh-cn'));
  await page.goto('/home?lang=en');
  await expect(page).toHaveTitle('Home – Loadline – OMS');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('zh-cn');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page).toHaveTitle('首页 – 衡线 – OMS');
});

test('In a browser that keeps nothing the pages wake, calculate and speak the language that is chosen', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refused });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  for (const path of paths) await page.goto(path);
  await page.goto('/calculator');
  await page.getByRole('textbox', { name: /^第 1 行.*件数/ }).fill('3');
  await expect(page.getByRole('textbox', { name: /^第 1 行.*件数/ })).toHaveValue('3');
  await page.goto('/search?no=SO261102K7M2Q9XDE');
  await page.getByRole('banner').getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByText('Result for 1 number')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('An address that no page has becomes /404', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
});

function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen = { shifted: 0, violations: [] as string[] };
    Object.assign(window, seen);
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.violations.push(event.violatedDirective),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shifted += Number(entry.value);
      Object.assign(window, { shifted: seen.shifted });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
