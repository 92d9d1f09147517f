import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    sample: /示例数据/,
    search: '编码、英文名称或中文章名',
    chapters: '钢铁制品',
    section: /贱金属及其制品/,
    chapter: /钢铁制品/,
    from: '取自 7326.90.86',
    day: '适用日期',
    none: '该日期没有适用的版本',
    nothing: '没有找到',
    close: '关闭',
    compareWith: '与之比较的版本',
    changed: '变更 3',
    was: '原：2.9%',
    duty: '逐层关税',
    origin: '原产国',
    value: '申报价值',
    japan: '日本',
    antidumping: /该编码有反倾销标记/,
    others: /^不适用的措施/,
    toTariff: '测算该编码某日的全部税费',
    entryDate: '报关日期',
  },
  en: {
    sample: /Sample data/,
    search: 'Number, words, or a chapter in Chinese',
    chapters: '7326',
    section: /Base metals and articles/,
    chapter: /Articles of iron or steel/,
    from: 'from 7326.90.86',
    day: 'As of',
    none: 'No edition was in force on that day',
    nothing: 'Nothing found',
    close: 'Close',
    compareWith: 'Edition to compare with',
    changed: 'Changed 3',
    was: 'was: 2.9%',
    duty: 'Duty, heading by heading',
    origin: 'Country of origin',
    value: 'Entered value',
    japan: 'Japan',
    antidumping: /flagged for anti-dumping/,
    others: /^Measures that do not apply/,
    toTariff: 'All duties of this number on a day',
    entryDate: 'Entry date',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`the schedule is opened by its tree with the keyboard, found by words and numbers, and asked for another day (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'demo', language);
    await page.goto('/hts');
    await expect(page.getByText(says.sample)).toBeVisible();
    const tree = page
      .getByRole('navigation')
      .filter({ has: page.getByRole('button', { name: says.section }) });
    await tree.getByRole('button', { name: says.section }).focus();
    await page.keyboard.press('Enter');
    await tree.getByRole('button', { name: says.chapter }).last().focus();
    await page.keyboard.press('Enter');
    await tree.getByRole('button', { name: /^7326/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/heading=7326/);
    await expectAccessible(page);
    await page.getByRole('button', { name: '7326.90.86.88' }).click();
    const panel = page.getByRole('region', { name: '7326.90.86.88' });
    await expect(panel.getByText('2.9%').first()).toBeVisible();
    await expect(panel.getByText(says.from).first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(panel.getByText(says.from).first()).toBeVisible();
    await panel.getByRole('button', { name: says.close }).click();

    const search = page.getByRole('searchbox', { name: says.search });
    await search.fill(says.chapters);
    await expect(page.getByRole('row', { name: /^7326/ }).first()).toBeVisible();
    await search.fill('lithium-ion system');
    await expect(page.getByRole('button', { name: '8507.60.00.20' })).toBeVisible();
    await search.fill('unheard of thing');
    await expect(page.getByText(says.nothing)).toBeVisible();
    await page.getByLabel(says.day).fill('2020-01-01');
    await expect(page.getByText(says.none)).toBeVisible();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a number says what goods of a country owe on the day of the schedule, and hands that to the calculator (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'demo', language);
    // A link to the number alone: it stands among its heading's rows.
    await page.goto('/hts?on=2026-08-03&no=7326908688');
    await expect(page.getByRole('row', { selected: true })).toContainText('7326.90.86.88');
    const duty = page.getByRole('region', { name: says.duty });
    const heading = (no: string) =>
      duty.getByRole('listitem').filter({ has: page.getByText(no, { exact: true }) });
    await duty.getByLabel(says.value).fill('14172');
    await expect(heading('9903.88.03')).toContainText('3,543.00');
    await expect(heading('9903.82.02')).toContainText('7,086.00');
    await expect(heading('7326.90.86.88')).toContainText('410.99');
    await expect(heading('77.90%')).toContainText('11,039.99');
    await expect(duty.getByText(says.antidumping)).toBeVisible();
    await duty.getByText(says.others).click();
    await expectAccessible(page);
    // From another country the duties of China go, what is owed of steel stays.
    await choose(duty.getByLabel(says.origin), { label: says.japan });
    await expect(heading('9903.88.03')).toBeHidden();
    await expect(heading('9903.82.02')).toContainText('7,086.00');
    await duty.getByLabel(says.value).fill('0');
    await expect(heading('9903.82.02')).toBeHidden();
    await duty.getByLabel(says.value).fill('14172');
    await duty.getByRole('link', { name: says.toTariff }).click();
    const cell = (at: number) => page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(at);
    await expect(cell(0).getByRole('textbox')).toHaveValue('7326908688');
    await expect(cell(2).getByRole('textbox')).toHaveValue('14172');
    await expect(page.getByLabel(says.entryDate, { exact: true })).toHaveValue('2026-08-03');
    expect(complaints).toEqual([]);
  });
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`an edition is compared with an earlier one, and a heading narrows what differs (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await layLaterEdition();
    await enterAs(page, 'demo', language);
    await page.goto('/hts?on=2099-06-01');
    await page.getByRole('combobox', { name: says.compareWith }).selectOption('2025-01-01');
    await expect(page.getByText(says.changed)).toBeVisible();
    const row = page.getByRole('row', { name: /7326\.90\.86\.88/ });
    await expect(row).toContainText(says.was);
    await expectAccessible(page);
    await page.goto('/hts?on=2099-06-01&since=2025-01-01&heading=6109');
    await expect(page.getByText(says.changed)).toHaveCount(0);
    await row.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
}

/** The same schedule with a pipe hanger less and another rate, in force on a day that no other walk asks for. */
async function layLaterEdition(): Promise<void> {
  await rowsOf(
    `insert into hts_edition (edition_id, name, effective, lines, is_sample, file_name)
     select gen_random_uuid(), 'Sample 2099', '2099-01-01', lines, true, file_name from hts_edition where name = 'Sample 2025'
     on conflict do nothing`,
  );
  const columns =
    'place, parent, hts_no, indent, description, units, special, column2, quota, additional, footnotes, general_from, special_from, column2_from, chapter99, path';
  await rowsOf(
    `insert into hts_line (edition_id, ${columns}, general)
     select (select edition_id from hts_edition where name = 'Sample 2099'), ${columns}, case hts_no when '73269086' then '3.1%' else general end
     from hts_line l where l.edition_id = (select edition_id from hts_edition where name = 'Sample 2025') and hts_no <> '7326908630'
     on conflict do nothing`,
  );
}
