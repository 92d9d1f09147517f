import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { account, enterAs } from './people.ts';
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

test('A clerk writes the home page, sees it in both languages, and visitors read it', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops/content?part=home');
  const lead = page.getByLabel('导语（中文）').first();
  const before = await lead.inputValue();
  const written = `走查导语 ${process.pid}`;
  await lead.fill(written);
  await expectAccessible(page);
  for (const [view, headline] of [
    ['预览英文', 'Factory to warehouse'],
    ['预览中文', '从工厂到海外仓'],
  ] as const) {
    await page.getByRole('radio', { name: view }).check({ force: true });
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: '保存并显示' }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto('/home');
  await expect(visitor.getByText(written)).toBeVisible();
  await context.close();
  await page.getByRole('radio', { name: '编辑' }).check({ force: true });
  await lead.fill(before);
  const saved = page.waitForResponse(/content\/home\/save/);
  await page.getByRole('button', { name: '保存并显示' }).click();
  expect((await (await saved).json()).code).toBe(200);
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

test('A word as long as it may be and places of one name spoil no page, and what looks like code is text', async ({
  page,
  request,
}) => {
  const { username, password } = account('op.admin');
  const form = { grant_type: 'password', scope: 'all', username, password };
  const login = await (await request.post('/adminapi/oauth/token', { form })).json();
  const headers = { authorization: `Bearer ${login.data.access_token}` };
  const write = async (path: string, data: object) =>
    (await (await request.post(`/opsapi/content/${path}/save`, { headers, data })).json()).data;
  const { data: products } = await (await request.get('/opsapi/content/products', { headers })).json();
  const truck = products.find(({ type }: { type: string }) => type === 'truck_zokyzx');
  const { updatedAt: _, ...as } = truck;
  const long = (count: number) => 'W'.repeat(count);
  const section = { titleZh: long(60), titleEn: long(60), textZh: `<b>${long(900)}`, textEn: long(900) };
  const stop = { ...truck.stops[1], nameZh: '拼箱仓', nameEn: 'Depot', noteZh: long(60) };
  const wide = {
    ...as,
    leadZh: `<script>${long(280)}`,
    leastZh: long(24),
    transitZh: long(40),
    weightRuleZh: long(600),
    stops: [truck.stops[0], stop, stop, stop],
    sections: [section, section],
  };
  const { version } = await write('products', wide);
  const id = crypto.randomUUID();
  const words = { titleZh: long(60), titleEn: long(60), textZh: long(120), textEn: long(120) };
  const validFrom = '2026-01-01T00:00:00Z';
  await write('announcements', { id, version: null, level: 'notice', ...words, validFrom, validTo: null });
  try {
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/productInfo?type=truck_zokyzx', `/search?no=${long(60)}`]) {
        await page.goto(path);
        const within = (selector: string) =>
          page
            .locator(selector)
            .evaluateAll((all) => all.every((one) => one.scrollWidth <= Math.ceil(one.clientWidth)));
        expect(await within('html, h1, h2, .announcement p'), `${path} ${width}`).toBe(true);
      }
    }
    await page.goto('/productInfo?type=truck_zokyzx');
    await expect(page.getByText(/^<script>WWW/)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^中美空运专线/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: '中美空运专线' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/拼箱仓|<b>W/)).toHaveCount(0);
  } finally {
    await write('products', { ...as, version });
    await request.post('/opsapi/content/announcements/delete', { headers, data: { id, version: 1 } });
  }
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
