import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': { country: '国家', china: '中国', states: '美国', none: '没有匹配的选项' },
  en: { country: 'Country', china: 'China', states: 'United States', none: 'Nothing is called that' },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`A long list is searched by code, Chinese, English and pinyin, by keys alone (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'demo', language);
    await page.goto('/my?part=address&new=1');
    const country = page.getByRole('combobox', { name: says.country });
    const options = page.locator('.option-search').getByRole('option');
    const search = page.locator('.option-search').getByRole('combobox');
    await country.focus();
    await page.keyboard.press('ArrowDown');
    await expect(search).toBeFocused();
    await expectAccessible(page);
    for (const typed of ['us', '美国', 'mg', 'united states']) {
      await search.fill(typed);
      await expect(options.filter({ hasText: says.states })).toHaveCount(1);
      await expect(options.filter({ hasText: says.china })).toHaveCount(0);
    }
    await search.fill('qqqq');
    await expect(page.getByText(says.none)).toBeVisible();
    await search.fill('united states');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(0);
    await expect(country).toHaveText(says.states);
    await expect(country).toBeFocused();

    // A letter opens the list and is the beginning of the search; Esc leaves all as it was.
    await page.keyboard.press('z');
    await expect(search).toHaveValue('z');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(country).toHaveText(says.states);
    expect(complaints).toEqual([]);
  });
}
