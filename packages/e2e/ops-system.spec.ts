import { allPages } from '@loadline/contract/all-pages';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { settled } from './screen-records.ts';
import { test } from './walk.ts';

/** What a desk opens beside its list; the lists themselves are looked at with all other screens. */
const desks = [
  '/ops/rates?new=1',
  '/ops/staff?part=teams&new=1',
  '/ops/dictionaries?part=bank&new=1',
  '/ops/hosts?new=1',
];

for (const desk of desks) {
  test(`${desk} is accessible and leaves the console quiet`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const language of languagesOf(import.meta)) {
      await enterAs(page, 'op.admin', language);
      await page.goto(desk);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}$`, 'i'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });
}

const deskLists = [
  'opsOrders',
  'opsTrusts',
  'opsBookings',
  'mawbOpt',
  'opsSlots',
  'opsStock',
  'opsUnidentified',
  'opsEvents',
  'opsFeeds',
  'opsExceptions',
  'opsCustoms',
  'opsCoa',
  'opsMid',
  'opsHts',
  'opsTariff',
  'opsCustomers',
  'opsRegistrations',
  'opsAudit',
  'opsOutbox',
] as const;

/** Where the list stands, if not at its page alone: what waits in a queue stands in the order in which it waits. */
const elsewhere: Partial<Record<(typeof deskLists)[number], string>> = {
  opsTrusts: '?tab=all',
  opsBookings: '?tab=all',
  opsStock: '?part=numbers',
};

test('Each list of the desks keeps views, is taken out and sorted by its heads, and its columns and its density are chosen', async ({
  page,
}) => {
  test.slow();
  await enterAs(page, 'op.admin');
  const lacks: string[] = [];
  for (const name of deskLists) {
    await page.goto(`${allPages[name].path}${elsewhere[name] ?? ''}`);
    for (const button of ['存为视图', '行高', '列设置'])
      await expect(page.getByRole('button', { name: button }), `${name}: ${button}`).toBeVisible();
    await settled(page);
    if ((await page.getByRole('button', { name: /导出/ }).count()) === 0) lacks.push(`${name} a workbook`);
    const heads = page.getByRole('columnheader').filter({ has: page.getByRole('button') });
    if ((await heads.count()) === 0) lacks.push(`${name} a head that sorts`);
    await page.getByRole('button', { name: '列设置' }).click();
    const choice = page.getByRole('dialog', { name: '列设置' });
    await expect(choice.getByRole('checkbox').nth(3), name).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(lacks).toEqual([]);
});

test('The work list stands in the order of the head that is pressed, and its address keeps it', async ({
  page,
}) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops');
  const numbers = page.getByRole('table').locator('tbody tr td:first-child a');
  await expect(numbers.first()).toBeVisible();
  const head = page.getByRole('columnheader', { name: '单号' });
  await head.getByRole('button').click();
  await expect(page).toHaveURL(/sort=-no/);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const isSorted = async () => {
    const shown = (await numbers.allTextContents()).map((no) => no.trim());
    return shown.join() === shown.toSorted().toReversed().join();
  };
  await expect.poll(isSorted).toBe(true);
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
});

test('A word added to a dictionary is among the customer’s choices, and one switched off is not', async ({
  page,
  request,
}) => {
  const code = `W${process.pid}R${test.info().repeatEachIndex}`;
  await enterAs(page, 'op.admin');
  await page.goto('/ops/dictionaries?part=bank&new=1');
  await page.getByLabel('代码', { exact: false }).last().fill(code);
  await page.getByLabel('中文名称').fill('走查银行');
  await page.getByLabel('英文名称').fill('Walk Bank');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('table')).toContainText(code);
  expect(JSON.stringify(await banks(request))).toContain('走查银行');

  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('switch')
    .click({ force: true });
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('停用');
  expect(JSON.stringify(await banks(request))).not.toContain('走查银行');
});

test('A product says to which countries it goes, and keeps them', async ({ page }) => {
  const code = `P${process.pid}R${test.info().repeatEachIndex}`;
  await enterAs(page, 'op.admin');
  await page.goto('/ops/dictionaries?part=product&new=1');
  await page.getByLabel('代码', { exact: false }).last().fill(code);
  await page.getByLabel('中文名称').fill(`走查产品 ${code}`);
  await page.getByLabel('英文名称').fill(`Walk line ${code}`);
  const served = page.getByRole('group', { name: '到达国家' });
  // Those that the dictionary of countries offers, not all there are.
  await expect(served.getByText('美国', { exact: true })).toBeVisible();
  await expect(served.getByText('南极洲')).toHaveCount(0);
  await served.getByText('德国', { exact: true }).click();
  await served.getByText('法国', { exact: true }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByText(code, { exact: true })
    .click();
  await expect(page.getByText('德国、法国')).toBeVisible();
});

test('A site has its own label in the title, its own logo in the header and its own icon in the tab', async ({
  page,
}) => {
  const host = `walk${process.pid}-${test.info().repeatEachIndex}.localhost`;
  await enterAs(page, 'op.admin');
  await page.goto('/ops/hosts?new=1');
  await expect(page.getByLabel('域名')).toHaveJSProperty('tagName', 'INPUT');
  await page.getByLabel('域名').fill(host);
  await page.getByLabel('中文名称', { exact: false }).first().fill('远航走查');
  await page.getByLabel('英文名称', { exact: false }).first().fill('Far Sail');
  await expect(page.getByText('标题：首页 – 远航走查 – OMS')).toBeVisible();
  const image = {
    name: 'mark.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  };
  // On a slow line nothing is saved without the image that is on its way.
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/opsapi/hosts/image', async (route) => {
    await held;
    await route.continue();
  });
  for (const nth of [0, 1]) {
    await page.locator('input[type=file]').nth(nth).setInputFiles(image);
    await expect(page.getByRole('img', { name: '预览' })).toHaveCount(nth + 1);
  }
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('图片正在上传，完成后再保存')).toHaveCount(2);
  arrive();
  await expect(page.getByText('图片正在上传，完成后再保存')).toHaveCount(0);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('table')).toContainText(host);

  const home = new URL(page.url());
  home.hostname = host;
  home.pathname = '/home';
  home.search = '';
  await expect
    .poll(() => titleAt(page, home.href), { timeout: 60_000, intervals: [2_000] })
    .toBe('首页 – 远航走查 – OMS');
  const logo = page.locator('header img');
  await expect(logo).toHaveAttribute('src', /brandImage\?id=/);
  expect(await logo.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /brandImage\?id=/);
});

test('A customer’s browser loads nothing of the console', async ({ page }) => {
  const addresses: string[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) addresses.push(response.url());
  });
  await enterAs(page, 'demo');
  await page.goto('/order');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  // Asked for once more: the browser may have let go of what it has read.
  const files = addresses.map(async (address) => (await page.request.get(address)).text());
  const loaded = (await Promise.all(files)).join('\n');
  expect(loaded.includes('/omsapi/orders')).toBe(true);
  const ofTheConsole = ['/opsapi/', '通过并开通', 'ops-head__', 'ask-dialog__says'];
  expect(ofTheConsole.filter((word) => loaded.includes(word))).toEqual([]);
});

async function banks(request: Page['request']): Promise<unknown> {
  const login = await request.post('/adminapi/oauth/token', {
    form: { grant_type: 'password', scope: 'all', username: 'demo', password: 'Loadline2026' },
  });
  const { data } = await login.json();
  const reply = await request.get('/adminapi/dic/queryBankList', {
    headers: { authorization: `Bearer ${data.access_token}` },
  });
  return reply.json();
}

async function titleAt(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.title();
}
