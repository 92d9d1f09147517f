import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { account, enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

/** Signed in beside the browser: what staff do at their own desk. */
async function staffToken(request: APIRequestContext): Promise<string> {
  const { username, password } = account('op.admin');
  const reply = await request.post('/adminapi/oauth/token', {
    form: { grant_type: 'password', scope: 'all', username, password },
  });
  return (await reply.json()).data.access_token;
}

/** An order of the large customer that has not left yet; one that no other walk takes. */
async function orderToMove(skip: number): Promise<string> {
  const [found] = await rowsOf<{ order_number: string }>(
    `select o.order_number from orders o join organisation g using (org_id)
     where g.code = 'QHDEMO' and o.status = 'EXPORT_RELEASED' and not o.on_hold order by o.order_number desc offset $1 limit 1`,
    [skip],
  );
  if (!found) throw new Error('no order is about to leave');
  return found.order_number;
}

async function depart(request: APIRequestContext, number: string): Promise<void> {
  const reply = await request.post('/opsapi/events/record', {
    headers: { authorization: `Bearer ${await staffToken(request)}` },
    data: {
      key: randomUUID(),
      numbers: [number],
      code: 'DEPARTED',
      classifier: 'ACT',
      at: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16),
      zone: 'Asia/Shanghai',
      place: 'PVG',
      flightOrVessel: 'QY4402',
      isPublic: true,
    },
  });
  expect((await reply.json()).data.recorded).toBe(1);
}

async function pageOf(browser: Browser, username: string, language: 'zh-cn' | 'en'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, username, language);
  return page;
}

const countIn = async (page: Page, number: string) => {
  await expect(page.getByRole('listitem').first()).toBeVisible();
  return page.getByRole('listitem').filter({ hasText: number }).count();
};

/** All but the ten latest are read: walks leave so many that the bell would show no count any more, only that there are over 99. */
test.beforeEach(async () => {
  await rowsOf(
    `update notice n set read_at = now() from
       (select x.org_id, x.notice_id, row_number() over (partition by x.user_id order by x.created_at desc) as place from notice x
        join app_user u on u.org_id = x.org_id and u.user_id = x.user_id where u.username in ('demo', 'demo.ops') and x.in_app and x.read_at is null) o
     where n.org_id = o.org_id and n.notice_id = o.notice_id and o.place > 10`,
  );
});

const unreadIn = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('.notice-bell').getAttribute('aria-label')) ?? '')?.[0]);

test('What staff record shows in the open browsers of a customer without a reload, and is counted once', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const number = await orderToMove(0);
  await enterAs(page, 'demo');
  await page.goto(`/orderDetail?no=${number}`);
  const bell = page.getByRole('button', { name: /^通知，\d+ 条未读$/ });
  await expect(bell).toBeVisible();
  // A second tab of the same browser has no stream of its own and hears by the first.
  const tab = await page.context().newPage();
  await tab.goto('/notices');
  const english = await pageOf(browser, 'demo.ops', 'en');
  await english.goto('/order');
  await expect(english.getByRole('button', { name: /^Notices, \d+ unread$/ })).toBeVisible();
  await expect.poll(() => unreadIn(page)).toBeGreaterThan(0);
  const before = await unreadIn(page);
  const [there, already] = [
    tab.getByRole('listitem').filter({ hasText: number }),
    await countIn(tab, number),
  ];
  await depart(page.request, number);
  await expect(bell).toHaveAccessibleName(`通知，${before + 1} 条未读`);
  await expect(page.locator('[aria-current=step]')).toContainText('已离港');
  await expect(there).toHaveCount(already + 1);
  const line = there.first();
  await expect(line).toContainText('已离港');
  await expect(line).toContainText(`${number} · QY 4402 · 上海浦东机场`);
  await english.getByRole('button', { name: /^Notices/ }).click();
  const latest = english.getByRole('dialog', { name: 'Notices' }).getByRole('listitem').first();
  await expect(latest).toContainText('Departed');
  await expect(latest).toContainText(`${number} · QY 4402 · Shanghai Pudong airport`);
  await english.context().close();

  expect(complaints).toEqual([]);
});

test('The bell shows the latest, marks them read one by one, and gives the focus back', async ({ page }) => {
  await enterAs(page, 'demo.ops');
  await page.goto('/account');
  const bell = page.getByRole('button', { name: /^通知，\d+ 条未读$/ });
  await expect.poll(() => unreadIn(page)).toBeGreaterThan(0);
  const before = await unreadIn(page);
  await bell.press('Enter');
  const panel = page.getByRole('dialog', { name: '通知' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await panel
    .getByRole('button', { name: /^标为已读/ })
    .first()
    .press('Enter');
  await expect(bell).toHaveAccessibleName(`通知，${before - 1} 条未读`);
  await panel.getByRole('tab', { name: /^需处理/ }).click();
  const urgent = panel.getByRole('listitem');
  await expect(urgent.filter({ hasText: /查验、扣货|异常单|差异/ }).first()).toBeVisible();
  await expect(urgent.filter({ hasText: /^已(起运|到港|派送|签收)/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});

test('A channel that is switched off stays silent, and the others do not', async ({ page, browser }) => {
  await enterAs(page, 'demo.viewer');
  await page.goto('/notices');
  await expect(page.getByRole('button', { name: /^通知/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const settings = (await (await page.request.get('/adminapi/notices/settings', { headers })).json()).data;
  const chosen = settings.chosen.filter((one: string) => one !== 'departed.inApp');
  await page.request.post('/adminapi/notices/settings/save', {
    headers,
    data: { digest: 'none', chosen: [...chosen, 'departed.mail'] },
  });
  const number = await orderToMove(0);
  const other = await pageOf(browser, 'demo', 'zh-cn');
  await other.goto('/notices');
  await depart(page.request, number);
  await expect(
    other.getByRole('listitem').filter({ hasText: number }).filter({ hasText: '已离港' }),
  ).toHaveCount(1);
  await other.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: number }).filter({ hasText: '已离港' }),
  ).toHaveCount(0);
  const mails = await rowsOf(
    `select 1 from message where template = 'departed' and params ->> 'number' = $1`,
    [number],
  );
  expect(mails).toHaveLength(1);
});

test('Notices are found by category and by what is unread, marked and followed to their record', async ({
  page,
}) => {
  await enterAs(page, 'small.admin', 'en');
  await page.goto('/notices');
  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  await page.getByRole('tab', { name: 'Clearance' }).click();
  await expect(page).toHaveURL(/category=customs/);
  await expect(page.getByRole('listitem').first()).toContainText(/Customs hold|Released by customs/);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Bills', exact: true }).click();
  await expect(page.getByText('No notices yet')).toBeVisible();
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await page.getByRole('radio', { name: 'Unread' }).check({ force: true });
  const first = page.getByRole('main').getByRole('listitem').first();
  const number = /(SO|EX)\d\w+/.exec((await first.textContent()) ?? '')?.[0];
  expect(number).toBeDefined();
  await first.getByRole('link').first().press('Enter');
  // One of several gathered records leads to the list of all of them.
  await expect(page).toHaveURL(new RegExp(`(no|numbers)=${number}`));
  await page.goto('/notices?unread=true');
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText('Nothing is unread').first()).toBeVisible();
  await expect(page.locator('.notice-bell__count')).toHaveCount(0);
});

test('A clerk words a template anew, sees it filled with samples, and takes it back', async ({ page }) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'op.admin');
  await page.goto('/ops/notices?search=签收');
  await page.getByRole('row').filter({ hasText: '短信' }).click();
  const text = page.getByLabel('内容（中文）');
  await expect(page.getByText(/\d 条短信/).first()).toBeVisible();
  await text.fill('已签收 {number}，收件人 {reciever}');
  await text.blur();
  await expect(page.getByText('没有占位符 {reciever}')).toBeVisible();
  await text.fill('已签收 {number}，收件人 {signedBy}');
  await expect(page.getByText('已签收 SO261121K7M2Q9TDX，收件人 M. Reyes')).toBeVisible();
  await expectAccessible(page, /^\{\w+\}$/);
  await page.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row').filter({ hasText: '收件人 {signedBy}' });
  await expect(row).toContainText('已修改');
  await row.click();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click();
  await expect(page.getByText('已恢复默认').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(complaints).toEqual([]);
});
