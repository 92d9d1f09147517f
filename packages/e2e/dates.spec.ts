import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    add: '新增公告',
    from: '开始显示',
    calendar: '日历',
    month: '2026年11月',
    next: /下一/,
    wrong: /时间/,
  },
  en: {
    add: 'New announcement',
    from: 'Shown from',
    calendar: 'Calendar',
    month: 'November 2026',
    next: /Next/,
    wrong: /time/,
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`A moment is typed, pasted or chosen in a calendar by keys alone (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/content?part=announcements');
    await page.getByRole('button', { name: says.add }).first().click();
    const from = page.getByLabel(says.from);
    for (const typed of ['20261122 1430', '2026/11/22 14:30', '2026-11-22T14:30']) {
      await from.fill(typed);
      await from.blur();
      await expect(from).toHaveValue('2026-11-22 14:30');
    }

    await from.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: says.calendar });
    await expect(calendar.getByRole('heading', { name: says.month })).toBeVisible();
    await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('22');
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(from).toHaveValue('2026-12-23 14:30');

    // Esc closes the calendar and not the form around it.
    await from.press('Alt+ArrowDown');
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(from).toBeVisible();

    await from.fill('2026-11');
    await from.blur();
    await expect(from).toHaveValue('2026-11');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    expect(complaints).toEqual([]);
  });
}

test('A visitor of the calculator chooses a day; the calendar comes when it is opened', async ({ page }) => {
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/calculator?tab=freight');
  const ready = page.getByLabel('货好日期');
  await ready.fill('20261122');
  await expect(ready).toHaveValue('20261122');
  expect(asked.filter((path) => path.includes('date-calendar'))).toEqual([]);
  await page.getByRole('button', { name: '日历' }).click();
  const calendar = page.getByRole('dialog', { name: '日历' });
  await calendar.getByRole('button', { name: /11月24日/ }).click();
  await expect(ready).toHaveValue('2026-11-24');
  await expect(page).toHaveURL(/ready=2026-11-24/);
  await expectAccessible(page);
  expect(asked.filter((path) => path.includes('date-calendar'))).not.toEqual([]);
  expect(complaints).toEqual([]);
});
