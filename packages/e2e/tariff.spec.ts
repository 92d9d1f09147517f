import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    fromHts: '测算该编码某日的全部税费',
    measures: '措施',
    number: 'HTS税号',
    order: '取自订单或清关单',
    noOrder: '没有此订单或清关单',
    keep: '保存',
    keepTitle: '保存本次测算',
    title: '测算名称',
    kept: '已存',
    begin: '填写各行后测算',
    add: '添加一行，或从表格粘贴：HTS、原产国、价值、数量',
    addNext: '添加一行',
    calculate: '测算',
    recalculate: '重新测算',
    date: '报关日期',
    other: '对比日期',
    otherOrigin: '对比原产国',
    totals: '合计',
    layers: /第 1 行，逐层/,
    estimate: '仅为估算，不构成报关意见。',
    sample: /自拟的示例/,
    s122: '第122条进口附加费 10%',
    ended: '不适用：2026-07-23 止',
    claims: /^第 2 行的主张/,
    value: /价值/,
    noData: '无数据',
    needs: '缺少数量',
    old: '内容已改动，请重新测算。',
    wrong: /HTS税号 8 位或 10 位数字/,
    unknown: /该版本税则中没有此编码/,
  },
  en: {
    fromHts: 'All duties of this number on a day',
    measures: 'Measures',
    number: 'HTSUS no.',
    order: 'Lines from an order or entry',
    noOrder: 'no order or entry of this number',
    keep: 'Keep',
    keepTitle: 'Keep this calculation',
    title: 'Title of the calculation',
    kept: 'Kept',
    begin: 'Type the lines, then calculate',
    add: 'Add a line, or paste rows out of a sheet: HTS, origin, value, quantities',
    addNext: 'Add a line',
    calculate: 'Calculate',
    recalculate: 'Recalculate',
    date: 'Entry date',
    other: 'Other entry date',
    otherOrigin: 'Other country of origin',
    totals: 'Totals',
    layers: /Line 1, layer by layer/,
    estimate: 'Estimate, not customs advice.',
    sample: /sample in words of our own/,
    s122: 'Section 122 import surcharge 10%',
    ended: 'Does not apply: ended on 2026-07-23',
    claims: /^Claims of line 2/,
    value: /Value/,
    noData: 'No data',
    needs: 'Needs quantity',
    old: 'Something was typed since: recalculate to see what it owes now.',
    wrong: /HTSUS no. 8 or 10 digits/,
    unknown: /is not in this edition of the schedule/,
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`what lines owe is reckoned layer by layer on two days, and says why (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'demo', language);
    await page.goto('/tariff');
    await expect(page.getByText(says.begin)).toBeVisible();
    await expect(page.getByText(says.estimate)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: says.add }).click();
    const grid = page.getByRole('grid');
    const cell = (row: number, at: number) => grid.getByRole('row').nth(row).getByRole('gridcell').nth(at);
    await cell(1, 0).getByRole('textbox').fill('6109100');
    await page.keyboard.press('Tab');
    await expect(page.getByText(says.wrong)).toBeVisible();
    await cell(1, 0).getByRole('textbox').fill('6109.10.00.12');
    await cell(1, 2).getByRole('textbox').fill('10000');
    await page.getByLabel(says.date, { exact: true }).fill('2026-07-20');
    await page.getByLabel(says.other, { exact: true }).fill('2026-08-03');
    // Sent by the keyboard from a field of the form.
    await page.keyboard.press('Control+Enter');
    const totals = page.getByRole('complementary', { name: says.totals });
    await expect(totals.getByText('3,447.14')).toBeVisible();
    await expect(totals.getByText('3,697.14')).toBeVisible();
    await expect(totals.getByText(says.sample)).toBeVisible();
    const layers = page.getByRole('region', { name: says.layers });
    const surcharge = layers.getByRole('row').filter({ hasText: '9903.03.01' });
    await expect(surcharge).toContainText('1,000.00');
    await expect(surcharge).toContainText(says.ended);
    await expect(layers.getByRole('row').filter({ hasText: '9903.05.31' })).toContainText('1,250.00');
    await expectAccessible(page);

    await page.getByRole('button', { name: says.addNext, exact: true }).click();
    await cell(2, 0).getByRole('textbox').fill('12345678');
    await cell(2, 2).getByRole('textbox').fill('500');
    await expect(page.getByText(says.old)).toBeVisible();
    await page.getByRole('button', { name: says.recalculate }).click();
    await expect(page.getByText(says.unknown).first()).toBeVisible();
    await cell(2, 0).getByRole('textbox').fill('7326908688');
    await cell(2, 0).getByRole('textbox').press('Tab');
    await page.getByRole('button', { name: says.recalculate }).click();
    await expect(totals.getByText('10,500.00').first()).toBeVisible();
    await grid.getByRole('button', { name: says.claims }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: says.keep, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: says.keepTitle });
    const title = `Shirts ${language} ${Date.now()}`;
    await dialog.getByRole('textbox', { name: says.title }).fill(title);
    await dialog.getByRole('button', { name: says.keep, exact: true }).click();
    await expect(dialog).toBeHidden();
    for (const [button, name] of [
      ['PDF', /\.pdf$/],
      ['xlsx', /\.xlsx$/],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button, exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(name);
    }
    await page.reload();
    await page.getByRole('tab', { name: says.kept }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: title }).click();
    await expect(totals.getByText('10,500.00').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'PDF', exact: true })).toBeVisible();
    // The refusal above was asked for.
    expect(complaints.filter((one) => !one.includes('400 (Bad Request)'))).toEqual([]);
  });

  test(`measures are listed with their days and sources, and lines are taken from an order (${language})`, async ({
    page,
  }) => {
    await enterAs(page, 'demo', language);
    await page.goto('/tariff');
    await page.getByRole('tab', { name: says.measures }).click();
    await page.getByLabel(says.date, { exact: true }).fill('2026-03-10');
    await page.getByLabel(says.number).fill('6109.10.00.12');
    const table = page.getByRole('table', { name: says.measures });
    await expect(table.getByRole('row').filter({ hasText: '9903.88.15' })).toContainText('2020-02-14');
    await expect(table.getByRole('row').filter({ hasText: '9903.03.01' })).toContainText(
      'Proclamation 11012',
    );
    await expectAccessible(page);

    await page.getByRole('tab', { name: says.calculate, exact: true }).click();
    const order = page.getByLabel(says.order);
    await order.fill('SO000000000000');
    await order.press('Enter');
    await expect(page.getByText(says.noOrder)).toBeVisible();
    const [known] = await rowsOf(
      `select o.order_number from orders o join app_user u on u.org_id = o.org_id and u.username = 'demo'
       where exists (select from goods_line g where g.order_id = o.id and length(g.hs_dest) = 10) order by o.order_number limit 1`,
    );
    await order.fill(String(known?.['order_number']));
    await order.press('Enter');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  });

  test(`a day before the first edition has no data, and no sum (${language})`, async ({ page }) => {
    await enterAs(page, 'demo', language);
    await page.goto('/hts?no=6109100012&heading=6109');
    await page.getByRole('link', { name: says.fromHts }).click();
    const row = page.getByRole('grid').getByRole('row').nth(1);
    await expect(row.getByRole('gridcell').nth(0).getByRole('textbox')).toHaveValue('6109100012');
    await row.getByRole('gridcell').nth(2).getByRole('textbox').fill('10000');
    await page.getByLabel(says.date, { exact: true }).fill('2024-12-31');
    await page.getByRole('button', { name: says.calculate, exact: true }).click();
    const totals = page.getByRole('complementary', { name: says.totals });
    await expect(totals.getByText(says.noData)).toBeVisible();
    await expect(totals.getByText('34.64')).toBeVisible();
    await expect(totals.getByText(/2024-12-31/).last()).toBeVisible();
    await expectAccessible(page);
  });
}
