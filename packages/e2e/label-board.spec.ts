import { expect, type Page } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': { counters: '各状态的标签', board: '看板', list: '列表', photographing: '拍照中' },
  en: { counters: 'Labels by status', board: 'Board', list: 'List', photographing: 'Photographing' },
} as const;

/** The figures of the counters, in the order of the statuses. */
async function countsOf(page: Page, counters: string): Promise<string[]> {
  const strip = page.getByRole('navigation', { name: counters });
  const counts = async () => {
    const texts = await strip.getByRole('link').allInnerTexts();
    return texts.map((text) => /\d+/.exec(text)?.[0] ?? '');
  };
  // Until they are known they say nothing of any.
  await expect.poll(async () => (await counts()).some((count) => Number(count) > 0)).toBe(true);
  return counts();
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`labels stand on a board by their status, as many as the counters of the list say, and a card opens its label (${language})`, async ({
    browser,
  }, about) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    for (const [page, address] of [
      [portal, '/label'],
      [desk, '/ops/labels'],
    ] as const) {
      await page.goto(address);
      const counts = await countsOf(page, says.counters);
      await page.getByRole('radio', { name: says.board }).check({ force: true });
      await expect(page).toHaveURL(/look=board/);
      const board = page.getByRole('group', { name: says.board });
      await expect(board.getByRole('heading')).toHaveCount(8);
      await expect
        .poll(async () =>
          (await board.getByRole('heading').allInnerTexts()).map((text) => /\d+/.exec(text)?.[0]),
        )
        .toEqual(counts);
      const column = board.getByRole('region', { name: says.photographing });
      const card = column.getByRole('button').first();
      const styleNo = (await card.innerText()).split('\n')[0] ?? '';
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { level: 2 }).filter({ hasText: styleNo }).first(),
      ).toBeVisible();
      await expectAccessible(page);
      await expectReadable(page);
      await page.screenshot({
        path: about.outputPath(`board${address.replaceAll('/', '-')}-${language}.png`),
      });
      await page.getByRole('radio', { name: says.list }).check({ force: true });
      await expect(page.getByRole('row').filter({ hasText: styleNo }).first()).toBeVisible();
    }
    expect(complaints.flat()).toEqual([]);
  });
}
