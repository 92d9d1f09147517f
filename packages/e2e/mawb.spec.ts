import { expect, type Page } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    title: '主单',
    awaiting: '待订舱',
    number: '主单',
    detail: '打开详情',
    picked: '已通知提货',
    copy: '复制',
  },
  en: {
    title: 'MAWB',
    awaiting: 'Awaiting booking',
    number: 'MAWB',
    detail: 'Open',
    picked: 'Pickup notified',
    copy: 'Copy',
  },
} as const;

function rowsOf(page: Page) {
  return page.locator('tr[data-row]');
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`waybills and bookings stand in one list: counted, narrowed, looked at beside it and opened (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'demo', language);
    await page.goto('/mawb');
    await expect(page.getByRole('heading', { level: 1, name: says.title })).toBeVisible();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.locator('.counter-strip li')).toHaveCount(16);
    await expectAccessible(page);

    // A booking that has no waybill yet is known by its own number.
    await page.locator('.counter-strip').getByRole('link', { name: says.awaiting }).click();
    await expect(page).toHaveURL(/status=29/);
    await expect(rowsOf(page).first()).toContainText(/BK\d+/);
    await expect(page.locator('.counter-strip [aria-current]')).toContainText(says.awaiting);

    await page.goto('/mawb?status=34');
    const row = rowsOf(page).first();
    const no = (await row.locator('.number').textContent())?.trim() ?? '';
    await row.locator('td').last().click();
    const panel = page.getByRole('region', { name: new RegExp(no) });
    await expect(panel).toContainText(says.picked);
    await expect(page).toHaveURL(/open=/);
    await expectAccessible(page);
    await panel.getByRole('link', { name: says.detail }).click();
    await expect(page).toHaveURL(new RegExp(`/mawbDetail\\?no=${no}`));
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
    // The board of waybill operation is open to them, but they came from their list, which leads back.
    const entry = page.getByRole('navigation').locator('[aria-current=page]').first();
    await expect(entry).toHaveText(says.title);
    await expect(page.getByRole('link', { name: says.title, exact: true }).last()).toHaveAttribute(
      'href',
      /\/mawb(\?|$)/,
    );
    expect(complaints).toEqual([]);
  });
}

test('Two customers on one waybill see each their own share of it, staff the whole', async ({
  browser,
  page,
}) => {
  await enterAs(page, 'op.admin');
  await page.goto('/mawbOpt?status=43');
  const row = rowsOf(page).first();
  const no = (await row.locator('.number').textContent())?.trim() ?? '';
  await page.goto(`/mawbDetail?no=${no}&tab=houses`);
  const whole = page.locator('.mawb-houses tbody tr');
  await expect(whole).toHaveCount(3);
  const names = await page.locator('.mawb-houses__whose').allTextContents();
  expect(new Set(names).size).toBe(2);
  const hawbs = await page.locator('.mawb-houses tbody th').allTextContents();

  const seen: string[] = [];
  for (const username of ['demo', 'small.admin']) {
    const own = await browser.newPage();
    await enterAs(own, username);
    await own.goto(`/mawbDetail?no=${no}&tab=houses`);
    await expect(own.locator('.mawb-houses tbody tr').first()).toBeVisible();
    await expect(own.locator('.mawb-houses__whose')).toHaveCount(0);
    const theirs = await own.locator('.mawb-houses tbody th').allTextContents();
    seen.push(...theirs.map((text) => text.slice(0, 12)));
    for (const other of names.filter(
      (name) => name !== names[hawbs.findIndex((text) => text.startsWith(theirs[0]?.slice(0, 12) ?? '-'))],
    ))
      await expect(own.getByRole('main')).not.toContainText(other);
    await expect(own.getByRole('tab', { name: /成本|历史/ })).toHaveCount(0);
    await own.close();
  }
  expect(seen.toSorted()).toEqual(hawbs.map((text) => text.slice(0, 12)).toSorted());
});

test('What a customer may not operate is not offered: their side of waybill operation is to read', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo');
  await page.goto('/mawbOpt');
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '登记主单' })).toHaveCount(0);
  await rowsOf(page).first().locator('td').last().click();
  await expect(page.locator('.side-panel')).toContainText('状态路径');
  await expect(page.locator('.side-panel')).not.toContainText('下一步');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
