import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    add: '新增措施',
    code: '措施代码',
    program: '措施类别',
    heading: '第99章子目',
    titleZh: '措施中文名称',
    titleEn: '措施英文名称',
    percent: '税率 %',
    origins: '适用国家',
    from: '起（报关日期）',
    source: '公告或依据',
    china: '对华301关税',
    save: '保存',
    draft: '未确认',
  },
  en: {
    add: 'New measure',
    code: 'Code of the measure',
    program: 'Programme',
    heading: 'Heading of chapter 99',
    titleZh: 'Chinese title of the measure',
    titleEn: 'English title of the measure',
    percent: 'Rate, %',
    origins: 'Countries it catches',
    from: 'From day of entry',
    source: 'Notice it rests on',
    china: 'Section 301 China',
    save: 'Save',
    draft: 'Unconfirmed',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`staff write a measure as a draft with the notice it rests on (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/tariff?search=9903.88.15');
    await expect(page.getByRole('row').filter({ hasText: '9903.88.15' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: says.add, exact: true }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field(says.code).fill(`walk.${language}`);
    await field(says.heading).fill('9903.91.97');
    await field(says.titleZh).fill(`走查 ${language}`);
    await field(says.titleEn).fill(`Walked ${language}`);
    await field(says.percent).fill('12.5');
    await field(says.origins).fill('CN HK');
    await choose(page.getByRole('combobox', { name: says.program, exact: true }), { label: says.china });
    await page.getByLabel(says.from).fill('2099-01-01');
    await expectAccessible(page);
    await page.getByRole('button', { name: says.save, exact: true }).click();
    await expect(field(says.source)).toBeFocused();
    await field(says.source).fill('91 FR 99999');
    await page.getByRole('button', { name: says.save, exact: true }).click();
    await expect(field(says.source)).toHaveCount(0);
    await page.goto('/ops/tariff?search=9903.91.97');
    const row = page.getByRole('row').filter({ hasText: language === 'en' ? 'Walked en' : '走查 zh-cn' });
    await expect(row).toContainText(says.draft);
    // It is found beside its list, and what is changed stands in the row.
    await row.locator('td').last().click();
    await field(says.percent).fill('13.25');
    await page.getByRole('button', { name: says.save, exact: true }).click();
    await expect(row).toContainText('13.25');
    expect(complaints).toEqual([]);
  });
}
