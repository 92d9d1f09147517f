import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

test('A clerk rewrites a line in both languages, sees it before it is saved, and visitors read it', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'op.admin');
  await page.goto('/ops/content?part=products&type=truck_zokyzx');
  const save = page.getByRole('button', { name: '保存并显示' });
  const least = { zh: page.getByLabel('起订（中文）'), en: page.getByLabel('起订（英文）') };
  await least.en.fill('');
  await save.click();
  await expect(least.en).toBeFocused();
  await least.zh.fill(`${120 + (process.pid % 100)} kg`);
  await least.en.fill('120 kg and up');
  await page.getByRole('button', { name: '添加单证' }).click();
  const paper = page.getByRole('group', { name: '单证 7', exact: true });
  await paper.getByLabel('单证（中文）').fill('原产地证');
  await page.getByRole('button', { name: '上移单证 7' }).click();
  await page.getByRole('radio', { name: '预览英文' }).check({ force: true });
  await expect(page.getByText('预览需要填完所有必填项')).toBeVisible();
  await page.getByRole('radio', { name: '编辑' }).check({ force: true });
  await page
    .getByRole('group', { name: '单证 6', exact: true })
    .getByLabel('单证（英文）')
    .fill('Certificate of origin');
  await page.getByRole('radio', { name: '预览英文' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'China–Europe truck line' })).toBeVisible();
  await expect(page.getByText('120 kg and up')).toBeVisible();
  await save.click();
  await expect(page.getByText('已保存').first()).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/productInfo?type=truck_zokyzx');
  await expect(visitor.getByRole('listitem').filter({ hasText: '原产地证' })).toBeVisible();
  await visitor.close();
  expect(complaints).toEqual([]);
});

test('The form of a line and its preview are accessible', async ({ page }) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops/content?part=products&type=ship_hwc');
  await expect(page.getByLabel('标题（中文）').first()).toHaveValue('海外仓');
  await expectAccessible(page);
  await page.getByRole('radio', { name: '预览中文' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: '海外仓' })).toBeVisible();
  await expectAccessible(page);
});

test('What was typed and not saved is asked about before another line is opened', async ({ page }) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops/content?part=products&type=plane_zokyzx');
  await page.getByLabel('标题（英文）').first().fill('Half a thought');
  await page.getByRole('tab', { name: '海外仓' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').last().click();
  await expect(page.getByLabel('标题（英文）').first()).toHaveValue('Overseas warehouse');
});

test('An announcement stands over every public page from when it begins until it is deleted', async ({
  page,
  browser,
}) => {
  const title = `走查公告 ${process.pid}`;
  await enterAs(page, 'op.admin');
  await page.goto('/ops/content?part=announcements');
  await page.getByRole('button', { name: '新增公告' }).first().click();
  await page.getByRole('radio', { name: '注意' }).check({ force: true });
  await page.getByLabel('标题（中文）').fill(title);
  await page.getByLabel('标题（英文）').fill(`Walk ${process.pid}`);
  await page.getByLabel('正文（中文）').fill('仓库停止收货。');
  await page.getByLabel('正文（英文）').fill('The warehouse is closed.');
  await page.getByLabel('开始显示').fill('2026-01-01T08:00');
  await page.getByLabel('停止显示').fill('2026-01-01T07:00');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('必须晚于开始显示的时间')).toBeVisible();
  await page.getByLabel('停止显示').fill('');
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('显示中');
  await expect(row).toContainText('01-01 08:00');

  const context = await browser.newContext();
  const visitor = await context.newPage();
  for (const path of ['/home', '/search', '/about', '/productInfo?type=plane_zmkyzx']) {
    await visitor.goto(path);
    await expect(visitor.getByRole('region', { name: '公告' })).toContainText(`${title} 仓库停止收货。`);
  }
  await expectAccessible(visitor);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(title)).toHaveCount(0);
  await context.close();
});

test('The desk speaks English, and shows a page in the other language', async ({ page }) => {
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/content?part=about');
  await expect(page.getByRole('heading', { level: 1, name: 'About page' })).toBeVisible();
  await page.getByRole('radio', { name: 'Preview in Chinese' }).check({ force: true });
  await expect(page.getByRole('heading', { name: '轨迹从哪里来' })).toBeVisible();
});

test('A clerk without the right has no such desk', async ({ page }) => {
  await enterAs(page, 'op.sales');
  await page.goto('/ops/content');
  await expect(page).toHaveURL(/^[^?]*\/403/);
});
