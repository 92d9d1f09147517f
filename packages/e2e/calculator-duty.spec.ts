import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    number: /^HTS税号/,
    value: /^申报价值/,
    date: '报关日期',
    ask: '估算关税',
    unknown: '未知',
    estimate: '仅为估算，不构成报关意见。',
    noEdition: '2017-01-02 没有税则数据，无法估算。',
    digits: '8 位或 10 位数字',
    old: '内容已改动，请重新估算。',
    duty: '关税',
    landed: '到岸成本',
    openFreight: '填写运输货物',
    openDuty: '填写商品',
    from: '起运地',
    shenzhen: '深圳宝安机场',
    to: '目的地',
    west: '美国西部（邮编 8、9 开头）',
    cells: ['件数', '长', '宽', '高', '单件重'],
    cell: (name: string) => `第 1 行${name}`,
    delivery: '美国境内派送费',
    pieces: '商品件数',
    rate: /^1 CNY 折合 USD/,
    rateDay: /^汇率日期/,
    wanting: '尚缺：派送、CNY 兑 USD 的汇率及日期、商品件数',
    said: '1 CNY = 0.14 USD，2026-08-01，由您填写',
    book: '按此委托',
    quoted: /6,768\.00/,
  },
  en: {
    number: /^HTSUS no\./,
    value: /^Entered value/,
    date: 'Entry date',
    ask: 'Estimate duty',
    unknown: 'not known',
    estimate: 'Estimate, not customs advice.',
    noEdition: 'No schedule is known for 2017-01-02: nothing can be said of that day.',
    digits: '8 or 10 digits',
    old: 'Something was typed since: estimate once more.',
    duty: 'Duty',
    landed: 'Landed cost',
    openFreight: 'Fill in the cargo',
    openDuty: 'Fill in the goods',
    from: 'Origin',
    shenzhen: /Shenzhen Bao/,
    to: 'Destination',
    west: /US West/,
    cells: ['Pieces', 'Length', 'Width', 'Height', 'Weight each'],
    cell: (name: string) => `Line 1, ${name}`,
    delivery: 'Delivery in the United States',
    pieces: 'Pieces of goods',
    rate: /^1 CNY in USD/,
    rateDay: /^Rate of the day/,
    wanting: 'Still wanting: Delivery, rate of CNY to USD with its day, Pieces of goods',
    said: '1 CNY = 0.14 USD, 2026-08-01, as you typed it',
    book: 'Book this',
    quoted: /6,768\.00/,
  },
} as const;

type Says = (typeof spoken)[keyof typeof spoken];

/** 10,000 dollars of T-shirts of China, entered on 3 August 2026. */
async function estimateShirts(page: Page, says: Says, day = '2026-08-03'): Promise<Locator> {
  await page.getByLabel(says.number).fill('6109.10.00.12');
  await page.getByLabel(says.value).fill('10000');
  await page.getByLabel(says.date, { exact: true }).fill(day);
  await page.getByRole('button', { name: says.ask }).click();
  return page.getByRole('complementary').getByRole('status');
}

async function expectFits(page: Page): Promise<void> {
  const over = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a visitor reads what goods would owe, heading by heading, and a day without a schedule is no zero (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    await page.goto('/calculator');
    await page.getByRole('radio', { name: says.duty, exact: true }).check();
    await expect(page).toHaveURL('/calculator?tab=duty');
    await expect(page.getByRole('complementary')).toContainText(says.estimate);
    await page.getByLabel(says.number).fill('610910');
    await expect(page.getByText(says.digits)).toBeVisible();

    const status = await estimateShirts(page, says);
    await expect(status).toHaveText('3,697.14 USD');
    const result = page.getByRole('complementary');
    for (const said of [
      '9903.88.15',
      '9903.05.31',
      '6109.10.00.12',
      '1,250.00',
      '34.64',
      '12.50',
      says.estimate,
    ])
      await expect(result).toContainText(said);
    await expectAccessible(page);

    await page.getByLabel(says.value).fill('20000');
    await expect(result).toContainText(says.old);
    await expect(await estimateShirts(page, says, '2017-01-02')).toHaveText(says.unknown);
    await expect(result).toContainText(says.noEdition);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectFits(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test(`landed cost adds freight, duty, fees and delivery only at a rate that was typed with its day, and is booked (${language})`, async ({
    page,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await enterAs(page, 'demo', language);
    await page.goto('/calculator?tab=landed');
    await expect(page.getByRole('heading', { level: 1, name: says.landed })).toBeVisible();
    await page.getByRole('button', { name: says.openFreight }).click();
    await choose(page.getByLabel(says.from, { exact: true }), says.shenzhen);
    await choose(page.getByLabel(says.to, { exact: true }), says.west);
    for (const [at, value] of ['10', '60', '40', '40', '12.5'].entries())
      await page.getByLabel(says.cell(says.cells[at] ?? ''), { exact: true }).fill(value);
    await page.getByRole('button', { name: says.openDuty }).click();
    const status = await estimateShirts(page, says);
    const result = page.getByRole('complementary');
    await expect(result).toContainText('3,650.00');
    await expect(status).toHaveText(says.unknown);
    await expect(result).toContainText(says.wanting);

    await page.getByLabel(says.delivery).fill('120');
    await page.getByLabel(says.pieces).fill('600');
    await page.getByLabel(says.rate).fill('0.14');
    await expect(status).toHaveText(says.unknown);
    await page.getByLabel(says.rateDay).fill('2026-08-01');
    // 6,768.00 CNY × 0.14 + 3,650.00 + 47.14 + 120.00 = 4,764.66
    await expect(result).toContainText('USD 4,764.66');
    await expect(status).toHaveText('7.9411 USD');
    await expect(result).toContainText(says.said);
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.evaluate(() => scrollTo(0, 0));
    await expectFits(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await result.getByRole('button', { name: says.book }).click();
    await expect(page).toHaveURL(/\/trust/);
    await expect(page.getByText(says.quoted).first()).toBeVisible();
    // Back in the same tab what was typed of the goods still stands there.
    await page.goto('/calculator?tab=duty');
    await expect(page.getByLabel(says.number)).toHaveValue('6109.10.00.12');
    expect(complaints).toEqual([]);
  });
}

/** By a part of its label: the lists of the two languages say more than a walk needs. */
async function choose(select: Locator, label: string | RegExp): Promise<void> {
  const options = select.locator('option').filter({ hasText: label });
  await expect(options).not.toHaveCount(0);
  await select.selectOption(await options.first().getAttribute('value'));
}
