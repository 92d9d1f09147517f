import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { pasteInto } from './paste.ts';
import { account } from './people.ts';
import { test } from './walk.ts';

const packingList = [
  '件数\t长\t宽\t高\t单重',
  '12\t58\t42\t40\t14.6',
  '6\t80\t60\t55\t31.0',
  '2\t120\t100\t110\t96.5',
];

test('A packing list is pasted from a sheet: the result says which figure won, why, and what the other modes charge', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/calculator');
  await expect(page).toHaveTitle('计算器 – 衡线 – OMS');
  await expect(page.getByText('填好第一行的件数、尺寸和单件重')).toBeVisible();
  await page.getByRole('button', { name: '从表格粘贴' }).click();
  await pasteInto(page.getByLabel('表格里的行'), packingList.join('\n'));

  const result = page.getByRole('complementary');
  await expect(result.getByRole('status')).toHaveText('899.0 kg');
  await expect(result.getByRole('img')).toHaveAccessibleName('实重 554.2 kg，体积重 898.9 kg，计费 899.0 kg');
  await expect(result.getByRole('listitem')).toHaveText([
    '12 件 × 58 × 42 × 40 cm1.169 m³',
    '6 件 × 80 × 60 × 55 cm1.584 m³',
    '2 件 × 120 × 100 × 110 cm2.640 m³',
    '体积重 = 5,393,280 ÷ 6,000898.9 kg',
    '实重合计554.2 kg',
    '取大者，进位到 0.5 kg899.0 kg',
  ]);
  await expect(result).toContainText(
    '这批是泡货，体积重是实重的 1.62 倍。第 3 行占体积的 49%，打低 10 cm 可少计 40.0 kg。',
  );
  const others = page.getByRole('region', { name: '同一批货，换种方式' }).getByRole('row');
  await expect(others.filter({ hasText: '铁路' })).toContainText('2,697.0 kg');
  await expect(others.filter({ hasText: '卡车' })).toContainText('1,796.0 kg');
  await expect(others.filter({ hasText: '快递' }).first()).toContainText(
    '快递单件最重 70 kg，现在是 96.5 kg',
  );
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('A line that cannot fly is left out with its reason; by sea it counts, and a reload keeps what was typed', async ({
  page,
}) => {
  await page.goto('/calculator');
  await fill(page, 1, ['3', '260', '40', '35']);
  await cell(page, 1, '单件重').press('Enter');
  await expect(cell(page, 2, '单件重')).toBeFocused();
  await expect(
    page.getByText('第 1 行未计入：空运单件最长边 240 cm，现在是 260 cm；还缺单件重'),
  ).toBeVisible();
  await expect(cell(page, 1, '长')).toHaveAttribute('aria-invalid', 'true');
  await cell(page, 1, '单件重').fill('12.5');
  await page.getByRole('radio', { name: '海运拼箱' }).check();
  await expect(page).toHaveURL('/calculator?mode=lcl');
  await expect(page.getByText(/第 1 行未计入/)).toHaveCount(0);
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText('1.092 计费吨');
  await page.reload();
  await expect(cell(page, 1, '长')).toHaveValue('260');
  await page.getByRole('button', { name: '删除第 1 行' }).click();
  await expect(cell(page, 1, '长')).toHaveValue('');
});

test('Inches and pounds: a US parcel is measured to whole inches and charged in whole pounds', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto('/calculator?mode=usParcel');
  await page.getByRole('radio', { name: 'inch' }).check();
  for (const [name, value] of [
    ['Pieces', '1'],
    ['Length', '30.4'],
    ['Width', '19.6'],
    ['Height', '19.5'],
    ['Weight each', '9'],
  ] as const)
    await cell(page, 1, name, 'en').fill(value);
  const result = page.getByRole('complementary');
  await expect(result.getByRole('status')).toHaveText('87 lb');
  await expect(result).toContainText('Volume weight = 12,000 in³ ÷ 139');
  await expectAccessible(page);
});

test('Freight is the published rate layer by layer, and a day without a rate has no price', async ({
  page,
}) => {
  await page.goto('/calculator?tab=freight');
  await page.getByLabel('起运地').selectOption({ label: '深圳宝安机场' });
  await page.getByLabel('目的地').selectOption({ label: '美国西部（邮编 8、9 开头）' });
  await fill(page, 1, ['10', '60', '40', '40', '12.5']);
  const result = page.getByRole('complementary');
  await expect(result.getByRole('status')).toHaveText('6,768.00 CNY');
  await expect(result.getByRole('listitem')).toHaveText([
    '体积重 = 960,000 ÷ 6,000160.0 kg',
    '取大者，进位到 0.5 kg160.0 kg',
    '运费 160.0 kg × 365,760.00',
    '燃油附加费 160.0 kg × 4.2672.00',
    '安检费 160.0 kg × 0.3556.00',
    '报关费280.00',
    '合计CNY 6,768.00',
  ]);
  await expectAccessible(page);
  await page.getByLabel('货好日期').fill('2030-01-15');
  await expect(
    page.getByText(/^2030-01-15 没有运价。已公开的有效期：\d{4}-\d{2}-01 至 /).first(),
  ).toBeVisible();
  await expect(result.getByRole('status')).toHaveCount(0);
});

for (const [language, width] of [
  ['zh-cn', 375],
  ['en', 375],
  ['en', 320],
] as const) {
  test(`On a phone of ${width} px in ${language} both parts fit and are accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    for (const address of ['/calculator', '/calculator?tab=freight&origin=SZX&zone=US-W']) {
      await page.goto(address);
      const names = language === 'en' ? ['Pieces', 'Length', 'Width', 'Height', 'Weight each'] : zhNames;
      for (const name of names) await cell(page, 1, name, language).fill('30');
      await expect(page.getByRole('complementary').getByRole('status')).toBeVisible();
      expect(
        await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
}

test('The menu has the calculator on every host: named and opened where the host says so, else without action', async ({
  page,
  request,
  baseURL,
}) => {
  const host = `calculator-${process.pid}-${test.info().repeatEachIndex}.localhost`;
  const { data } = await (
    await request.post('/adminapi/oauth/token', {
      form: { grant_type: 'password', scope: 'all', ...account('op.admin') },
    })
  ).json();
  const headers = { authorization: `Bearer ${data.access_token}` };
  const brand = {
    host,
    labelZh: '远帆',
    labelEn: 'Yuanfan',
    shipHwc: false,
    calculatorLabelZh: '运费试算',
    calculatorLabelEn: 'Quote',
    calculatorAction: 'page',
  };
  const saved = await request.post('/opsapi/hosts/save', { headers, data: brand });
  expect((await saved.json()).code).toBe(200);

  await page.goto(`http://unknown.localhost:${new URL(baseURL ?? '').port}/home`);
  await page.getByRole('button', { name: '服务' }).click();
  const idle = page.getByRole('menuitem', { name: '计算器' });
  await expect(idle).toContainText('本站未开通');
  await idle.click({ force: true });
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/home');
  await page.getByRole('button', { name: '服务' }).click();
  await page.getByRole('menuitem', { name: '计算器', exact: true }).click();
  await expect(page).toHaveURL('/calculator');

  // A host is asked for anew within half a minute.
  await expect(async () => {
    await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/home`);
    await page.getByRole('button', { name: '服务' }).click();
    await expect(page.getByRole('menuitem', { name: '运费试算' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 50_000 });
  const opened = page.getByRole('heading', { level: 1, name: '计费重试算' });
  await page.getByRole('menuitem', { name: '运费试算' }).click();
  await expect(opened).toBeVisible();
  // Whoever reads about a line is led to it under the same name.
  await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/productInfo?type=plane_zmkyzx`);
  await page.getByRole('complementary').getByRole('link', { name: '运费试算' }).click();
  await expect(opened).toBeVisible();
});

const zhNames = ['件数', '长', '宽', '高', '单件重'];

async function fill(page: Page, row: number, values: readonly string[]): Promise<void> {
  for (const [at, value] of values.entries()) await cell(page, row, zhNames[at] ?? '').fill(value);
}

function cell(page: Page, row: number, name: string, language: 'zh-cn' | 'en' = 'zh-cn') {
  const label = language === 'en' ? `Line ${row}, ${name}` : `第 ${row} 行${name}`;
  return page.getByLabel(label, { exact: true });
}
