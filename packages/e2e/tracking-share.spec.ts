import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { noteSecret } from './noted-secrets.ts';
import { OrderList } from './order-list.page.ts';
import { publicNumber } from './public-number.ts';
import { test } from './walk.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const spoken = {
  'zh-cn': {
    open: '分享链接',
    make: '生成链接',
    made: '链接已生成',
    cargo: '物流节点、件数与重量',
    revoke: '撤销',
    sure: '确认撤销',
    revoked: '已撤销',
    shared: '分享的货物',
    dead: '链接无效或已失效',
    stages: '九个节点',
    on: '公开查询已开启',
    off: '公开查询已关闭',
    public: '公开查询',
  },
  en: {
    open: 'Share a link',
    make: 'Make a link',
    made: 'The link is ready',
    cargo: 'Milestones, pieces and weights',
    revoke: 'Revoke',
    sure: 'Revoke it now',
    revoked: 'Revoked',
    shared: 'Shared shipment',
    dead: 'This link is not or no longer good',
    stages: 'Nine milestones',
    on: 'Public tracking is on',
    off: 'Public tracking is off',
    public: 'Public tracking',
  },
} as const;

type Language = keyof typeof spoken;

/** The detail page of an order under way; the number it has. */
async function anOrder(page: Page, language: Language, status: string): Promise<string> {
  const list = await OrderList.open(page, 'demo', language, `?status=${status}`);
  const [number = ''] = await list.numbers();
  await page.goto(`/orderDetail?no=${number}`);
  await expect(page.getByRole('button', { name: spoken[language].open })).toBeVisible();
  return number;
}

async function madeLink(drawer: Locator, language: Language): Promise<string> {
  const says = spoken[language];
  await drawer.getByRole('button', { name: says.make }).click();
  const link = await drawer.getByRole('textbox', { name: says.made }).inputValue();
  noteSecret(new URL(link).searchParams.get('share') ?? '');
  return link;
}

/** Somebody without an account, in the same language. */
async function stranger(page: Page, language: Language): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale: 'zh-CN' });
  if (!context) throw new Error('no browser');
  await context.addInitScript((locale) => localStorage.setItem('locale', locale), language);
  return context.newPage();
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a link shows its shipment without login until it is revoked (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const number = await anOrder(page, language, 'DEPARTED');
    await page.getByRole('button', { name: says.open }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('radio', { name: says.cargo }).check();
    const link = await madeLink(drawer, language);
    await expectAccessible(page);
    const other = await stranger(page, language);
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(says.shared);
    await expect(other.getByRole('heading', { level: 2, name: number })).toBeVisible();
    await expect(other.getByRole('list', { name: says.stages }).getByRole('listitem')).toHaveCount(9);
    await expectAccessible(other);
    expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await drawer.getByRole('button', { name: says.revoke, exact: true }).first().click();
    await drawer.getByRole('button', { name: says.sure }).click();
    // Another link of this order may have been revoked before.
    await expect(drawer.getByRole('button', { name: says.sure })).toHaveCount(0);
    await expect(drawer.getByText(says.revoked).first()).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: says.dead })).toBeVisible();
    await other.context().close();
    expect(complaints).toEqual([]);
  });
}

test('an unknown link answers like a revoked one, and a phone shows both without sideways scroll', async ({
  page,
}) => {
  await anOrder(page, 'zh-cn', 'IN_CLEARANCE');
  await page.getByRole('button', { name: '分享链接' }).click();
  const link = await madeLink(page.getByRole('dialog'), 'zh-cn');
  const other = await stranger(page, 'zh-cn');
  await other.setViewportSize({ width: 375, height: 812 });
  for (const [address, heading] of [
    [link, '分享的货物'],
    [`${link.slice(0, -43)}${'A'.repeat(43)}`, '链接无效或已失效'],
  ] as const) {
    await other.goto(address);
    await expect(other.getByRole('heading', { name: heading })).toBeVisible();
    expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible(other);
  }
  await other.context().close();
});

test('the owner takes a shipment out of public tracking and puts it back; a link opens it all the while', async ({
  page,
}) => {
  const number = await anOrder(page, 'zh-cn', 'WH_OUT');
  const tracking = page.getByRole('switch', { name: '公开查询' });
  if (!(await tracking.isChecked())) await tracking.click();
  await expect(tracking).toBeChecked();
  await tracking.click();
  await expect(page.getByText('公开查询已关闭')).toBeVisible();
  await expect(page.getByText(/已分享的链接仍可打开/)).toBeVisible();
  await page.getByRole('button', { name: '分享链接' }).click();
  const link = await madeLink(page.getByRole('dialog'), 'zh-cn');
  const other = await stranger(page, 'zh-cn');
  await other.goto(`/search?no=${number}`);
  await expect(other.getByRole('article')).toContainText(`${number} 未查到`);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 2, name: number })).toBeVisible();
  await page.keyboard.press('Escape');
  await tracking.click();
  await expect(page.getByText('公开查询已开启')).toBeVisible();
  await other.goto(`/search?no=${number}`);
  await expect(other.getByRole('heading', { level: 2, name: number })).toBeVisible();
  await other.context().close();
  await expect(page.getByRole('region', { name: '历史', exact: true })).toContainText('生成分享链接');
});

test('a viewer reads how public tracking stands and cannot switch it', async ({ page }) => {
  const list = await OrderList.open(page, 'demo.viewer');
  const [number = ''] = await list.numbers();
  await page.goto(`/orderDetail?no=${number}`);
  await expect(page.getByRole('switch', { name: '公开查询' })).toBeDisabled();
});

test('a result is copied as text, with the times of the places and who acts next', async ({ page }) => {
  const number = await publicNumber(page.request, 'DEPARTED');
  await page.goto(`/search?no=${number}`);
  await page.getByRole('button', { name: '复制摘要' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(number);
  expect(copied).toMatch(/● 已离港 · \d\d-\d\d \d\d:\d\d GMT[+−]\d/);
  expect(copied).toContain('下一步：');
  expect(copied.split('\n').at(-1)).toBe(`${new URL(page.url()).origin}/search?no=${number}`);
});

test('two shipments are printed on two pages, each with all it has', async ({ page }) => {
  const [one, two] = [
    await publicNumber(page.request, 'DEPARTED'),
    await publicNumber(page.request, 'IN_CLEARANCE'),
  ];
  await page.goto(`/search?no=${one},${two}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2);
  await page.emulateMedia({ media: 'print' });
  for (const card of await page.getByRole('article').all()) {
    await expect(card.getByRole('list', { name: '九个节点' }).getByRole('listitem')).toHaveCount(9);
    await expect(card.getByText(/打印于 .* GMT/)).toBeVisible();
    await expect(card.getByRole('button', { name: '复制摘要' })).toBeHidden();
  }
});

test('the last numbers are remembered on this device, removed one by one, or not at all', async ({
  page,
}) => {
  const number = await publicNumber(page.request, 'SIGNED');
  await page.goto(`/search?no=${number},SO261102K7M2Q9XDE`);
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible();
  await page.goto('/search');
  const recent = page.getByRole('region', { name: '本机最近查询' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await recent.getByRole('button', { name: number, exact: true }).click();
  await expect(page).toHaveURL(`/search?no=${number}`);
  await page.goto('/search');
  await recent.getByRole('button', { name: `移除 ${number}` }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(0);
  await recent.getByRole('checkbox').uncheck();
  await page.goto(`/search?no=${number}`);
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible();
  await page.goto('/search');
  await expect(recent.getByRole('checkbox')).not.toBeChecked();
  await expect(recent.getByRole('listitem')).toHaveCount(0);
});

test('an open page asks again by itself, for found numbers only, and keeps the old answer when that fails', async ({
  page,
}) => {
  const number = await publicNumber(page.request, 'DEPARTED');
  await page.clock.install();
  await page.goto(`/search?no=${number},SO261102K7M2Q9XDE`);
  const steps = page.getByRole('list', { name: '九个节点' }).getByRole('listitem');
  await expect(steps).toHaveCount(9);
  const asked = page.waitForRequest((request) => request.url().includes('/public/tracking?'));
  await page.clock.runFor(61_000);
  expect(new URL((await asked).url()).searchParams.getAll('trackNo')).toEqual([number]);
  await page.route('**/omsapi/public/tracking?*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.clock.runFor(120_000);
  await failed;
  await expect(steps).toHaveCount(9);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** A number of the demo in this status that anyone may track; a few of its orders are private. */
