import { expect } from '@playwright/test';
import { BookingForm, flightWith, houseSheet } from './booking-create.page.ts';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

test('The administrator writes what papers say of the company, sees it as they print it, and new drafts begin with it', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'op.admin');
  await page.goto('/ops/settings');
  const preview = page.getByRole('region', { name: '单证上的样子' });
  await expect(preview.getByText('08-3 0000/0011')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('CASS 号').fill('12');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('应为 4 位数字')).toBeVisible();
  await page.getByLabel('CASS 号').fill('0012');
  const account = `HX-${String(Date.now()).slice(-6)}`;
  await page.getByLabel('在承运人处的账号').fill(account);
  await expect(preview.getByText('08-3 0000/0012')).toBeVisible();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存，新单证即按此打印')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('在承运人处的账号')).toHaveValue(account);
  expect(complaints).toEqual([]);
});

test('The settings in English; a sales company that is added there is chosen in a booking and read by its name', async ({
  browser,
  page,
}) => {
  const code = `W${String(Date.now()).slice(-7)}`;
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Company details' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('tab', { name: 'Sales companies' })
    .or(page.getByRole('link', { name: 'Sales companies' }))
    .click();
  await page.getByRole('button', { name: /entry$/ }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await page.getByRole('textbox', { name: /^Chinese name/ }).fill(`走查公司 ${code}`);
  await page.getByRole('textbox', { name: /^English name/ }).fill(`Walk Ltd ${code}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('cell', { name: `Walk Ltd ${code}`, exact: true })).toBeVisible();

  const clerk = await (await browser.newContext()).newPage();
  await enterAs(clerk, 'demo');
  const form = await BookingForm.open(clerk);
  await form.fillFlight(await flightWith(4, 8_000), 4);
  await form.pasteHouses(houseSheet([{ kg: '90' }]));
  await form.fillRest();
  await choose(form.at('terms.salesCompany'), { label: `走查公司 ${code}` });
  await form.submit();
  const no = await form.submitted();
  await expect(clerk.getByText(`走查公司 ${code}`).first()).toBeVisible();
  const [kept] = await rowsOf<{ code: string }>(
    `select content #>> '{terms,salesCompany}' as code from booking where booking_no = $1`,
    [no],
  );
  expect(kept?.code).toBe(code);
  await clerk.context().close();
});

const policyWords = {
  'zh-cn': {
    figure: '磅单与主单',
    other: '3.5',
    reason: '原因',
    why: '与航司约定',
    save: '保存',
    initial: '默认 ±3.0%',
    back: '恢复默认值 ±3.0%',
    isInitial: '默认值',
  },
  en: {
    figure: 'House waybills against their master',
    other: '0.7',
    reason: 'Reason',
    why: 'agreed with the airline',
    save: 'Save',
    initial: 'Default ±0.5%',
    back: 'Back to the default, ±0.5%',
    isInitial: 'Default',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = policyWords[language];

  test(`The figures by which the program decides are accessible and leave the console quiet (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    for (const part of ['differences', 'exceptions', 'watching', 'waiting']) {
      await page.goto(`/ops/settings?part=${part}`);
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      await page.getByRole('row').nth(1).click();
      await expect(page.getByLabel(says.reason)).toBeVisible();
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });

  test(`A document that is wanted by the cargo says of which (${language})`, async ({ page }) => {
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/settings?part=documents');
    const row = page.getByRole('row', { name: /ISF/ });
    await expect(row).toContainText(
      language === 'en' ? 'By the cargo: Ocean, United States' : '按货物：海运，美国',
    );
    await expectAccessible(page);
  });

  test(`A figure is changed with a reason and put back to its default; who did it stands beside it (${language})`, async ({
    page,
  }) => {
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/settings?part=differences');
    const row = page.getByRole('row', { name: says.figure });
    await expect(row).toContainText(says.isInitial);
    await row.click();
    await page.getByLabel(says.figure).last().fill(says.other);
    await page.getByLabel(says.reason).fill(says.why);
    await page.getByRole('button', { name: says.save }).click();
    await expect(row).toContainText(`±${says.other}%`);
    await expect(row).toContainText(says.initial);
    await row.click();
    await page.getByRole('button', { name: says.back }).click();
    await expect(row).not.toContainText(says.other);
    await expect(row).toContainText(says.isInitial);
    await expect(row).toContainText('顾明朗');
  });
}

const documentWords = {
  'zh-cn': {
    row: /^商业发票/,
    hours: '截单前',
    save: '保存',
    set: '3 小时',
    delete: '删除',
    all: '全部产品',
  },
  en: {
    row: /^Commercial invoice/,
    hours: 'Before the cut-off',
    save: 'Save',
    set: '3 h',
    delete: 'Delete',
    all: 'All products',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = documentWords[language];

  test(`When a document is asked for is set for all products and put back; the part is accessible (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/settings?part=documents');
    const row = page.getByRole('row', { name: says.row }).filter({ hasText: says.all });
    await row.click();
    await expectAccessible(page);
    await page.getByLabel(says.hours).last().fill('3');
    await page.getByRole('button', { name: says.save, exact: true }).click();
    await expect(row).toContainText(says.set);
    await expect(row).toContainText('顾明朗');
    await row.click();
    await page.getByRole('button', { name: says.delete, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: says.delete, exact: true }).click();
    await expect(row).not.toContainText('顾明朗');
    expect(complaints).toEqual([]);
  });
}

const calendarWords = {
  'zh-cn': {
    add: '新增日期',
    date: '日期',
    zh: '名称（中文）',
    en: '名称（英文）',
    working: '调休上班',
    onWeekend: '调休上班日应为周六或周日',
    save: '保存',
    unknown: /2027 年的节假日尚未录入/,
    law: /^欧盟 2027 年/,
    friday: /2027-03-26.*耶稣受难日/,
    remove: '删除',
  },
  en: {
    add: 'New day',
    date: 'Date',
    zh: 'Name, Chinese',
    en: 'Name, English',
    working: 'Make-up working day',
    onWeekend: 'a make-up working day is a Saturday or Sunday',
    save: 'Save',
    unknown: /No holidays are entered for 2026/,
    law: /^European Union 2026/,
    friday: /2026-04-03.*Good Friday/,
    remove: 'Delete',
  },
} as const;

for (const [language, date, weekday] of [
  ['zh-cn', '2027-11-06', '2027-11-05'],
  ['en', '2027-11-13', '2027-11-12'],
] as const) {
  const says = calendarWords[language];

  test(`A year without holidays is told of until public holidays are added to the working calendar; a make-up Saturday is entered and taken away (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    // Of which years the days are not known, goes by today's; the other one of the two is the other language's.
    await page.clock.setFixedTime(new Date('2026-11-26T04:00:00Z'));
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/settings?part=calendar');
    await expect(page.getByText(says.unknown)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: says.law }).click();
    await expect(page.getByRole('row', { name: says.friday })).toBeVisible();
    await expect(page.getByRole('button', { name: says.law })).toHaveCount(0);
    await expect(page.getByText(says.unknown)).toHaveCount(0);
    await page.getByRole('button', { name: says.add }).click();
    await page.getByLabel(`${says.date}*`, { exact: true }).fill(weekday);
    await page.getByRole('radio', { name: says.working }).click();
    await page.getByLabel(says.zh).fill('补班');
    await page.getByLabel(says.en).fill('Make-up day');
    await page.getByRole('button', { name: says.save }).click();
    await expect(page.getByText(says.onWeekend)).toBeVisible();
    await page.getByLabel(`${says.date}*`, { exact: true }).fill(date);
    await expectAccessible(page);
    await page.getByRole('button', { name: says.save }).click();
    const row = page.getByRole('row', { name: date });
    await expect(row).toContainText(says.working);
    await row.click();
    await page.getByRole('button', { name: says.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: says.remove }).click();
    await expect(row).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}
