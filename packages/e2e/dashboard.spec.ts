import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

test('A customer sees what waits for them, and each figure of the dashboard opens the orders that it counts', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo');
  await page.goto('/dashboard?span=90');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('工作台');
  const due = page.getByRole('region', { name: '待我处理' });
  await expect(due).toContainText('待回复异常');
  await expect(due).toContainText('待确认运单草稿');
  const cards = [
    '九个节点',
    '运输方式',
    '渠道票数排行',
    '各节点平均停留',
    '每周出货',
    '目的国',
    '时效',
    '未解决异常',
    '账户与额度',
  ];
  for (const card of cards) await expect(page.getByRole('region', { name: card, exact: true })).toBeVisible();
  await expect(page.locator('.capsule-axis > span')).toHaveCount(6);
  await expectAccessible(page);

  const stages = page.getByRole('region', { name: '九个节点' });
  const arrived = stages.getByRole('listitem').filter({ hasText: '已到港' });
  // Orders of other walks may arrive between the figure and its list: then both are read again.
  await expect(async () => {
    await page.goto('/dashboard?span=90');
    const standing = await arrived.getByRole('link', { name: /停留/ }).innerText();
    await arrived.getByRole('link', { name: /停留/ }).click();
    await expect(page).toHaveURL(/\/order\?orderedFrom=.*status=ARRIVED/);
    const counted = page.getByText(`共 ${standing.replace('停留 ', '')} 票`, { exact: false }).first();
    await expect(counted).toBeVisible({ timeout: 10_000 });
  }).toPass();

  // What is counted by kind is what the list of them opens with, and what may be spent is what the bills say.
  await page.goto('/dashboard?span=90');
  const kinds = page.getByRole('region', { name: '未解决异常', exact: true }).getByRole('row');
  const open = await kinds.nth(1).getByRole('cell').nth(1).innerText();
  await kinds.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/tab=abnormal&kind=.*state=OPEN/);
  await expect(page.getByText(new RegExp(`共 ${open} `)).first()).toBeVisible();
  await page.goto('/dashboard');
  const available = page
    .getByRole('region', { name: '账户与额度', exact: true })
    .getByRole('definition')
    .first();
  await expect(available).toHaveText(/\d/);
  const amount = await available.innerText();
  await page.getByRole('link', { name: '账单与往来明细' }).click();
  await expect(page.locator('.balances [data-result] dd')).toContainText(amount);

  await page.goto('/dashboard?span=90');
  await due.getByRole('link', { name: /^EX/ }).first().click();
  await expect(page).toHaveURL(/\/sheetDetail\?no=EX/);
  expect(complaints).toEqual([]);
});

test('Five channels are ranked and pass on after two seconds; stopped they stand, and a channel narrows every figure', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await enterAs(page, 'demo', 'en');
  await page.goto('/dashboard?span=90');
  const ranking = page.getByRole('region', { name: 'Channels by orders', exact: true });
  const ranked = ranking.getByRole('listitem');
  await expect(ranked).toHaveCount(5);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const first = Number(await ranked.first().locator('span').first().innerText());
  await page.clock.runFor(1_990);
  const then = Number(await ranked.first().locator('span').first().innerText());
  expect(then - first).toBeLessThanOrEqual(1);
  await page.clock.runFor(2_000);
  await expect(ranked.first().locator('span').first()).toHaveText(String(then + 1));
  await expect(ranked).toHaveCount(5);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Stop rolling' }).click();
  await expect(page.getByRole('button', { name: 'Go on rolling' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(ranking.getByRole('button', { name: 'Channels by orders: how it is counted' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('ten channels at most');
  await page.getByLabel('Channel', { exact: true }).selectOption({ index: 1 });
  await expect(ranking.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/channel=/);
  await expectAccessible(page);
});
