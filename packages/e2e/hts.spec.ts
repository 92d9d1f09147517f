import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
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
  },
} as const;

for (const language of ['zh-cn', 'en'] as const) {
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
