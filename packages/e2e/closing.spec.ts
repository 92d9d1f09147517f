import { readFile } from 'node:fs/promises';
import { reasonField } from '@loadline/contract/kernel/change';
import { say } from '@loadline/contract/kernel/text';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    close: /^关账 20/,
    sure: '确认关账',
    closed: '已关账',
    open: /^重新打开 20/,
    again: '重新打开',
    csv: /凭证 CSV$/,
    xlsx: /凭证 xlsx$/,
    revenue: /^主营业务收入/,
    code: '科目代码*',
    save: '保存',
    head: '凭证号',
  },
  en: {
    close: /^Close 20/,
    sure: 'Close the month',
    closed: 'Closed',
    open: /^Open 20.* again/,
    again: 'Open again',
    csv: /as CSV$/,
    xlsx: /as xlsx$/,
    revenue: /^Revenue/,
    code: 'Account code*',
    save: 'Save',
    head: 'Voucher no.',
  },
} as const;

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['LOADLINE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`the oldest month is closed with what is left in it, and opened again for a reason (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const desk = await (await browser.newContext()).newPage();
    const complaints = complaintsOf(desk);
    await enterAs(desk, 'op.finance', language);
    await desk.goto('/ops/closing');
    const close = desk.getByRole('button', { name: says.close });
    await expect(close).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `closing-${language}`);
    const month = /20\d\d-\d\d/.exec((await close.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await close.click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByText(new RegExp(`${month}-\\d\\d`))).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `closing-close-${language}`);
    await dialog.getByRole('button', { name: says.sure, exact: true }).click();
    await expect(dialog).toHaveCount(0);

    const row = desk.getByRole('row', { name: new RegExp(month) });
    await expect(row.getByText(says.closed)).toBeVisible();
    await picture(desk, `closing-closed-${language}`);
    await row.getByRole('button', { name: says.open }).click();
    await dialog.getByLabel(new RegExp(`^${say(reasonField.label, language)}`)).fill(`Walk ${language}`);
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.again, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByRole('button', { name: says.close })).toBeVisible();
    expect(complaints).toEqual([]);
  });
  test(`the journal of a month goes out under the codes of the desk, as workbook and as CSV (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const desk = await (await browser.newContext()).newPage();
    const complaints = complaintsOf(desk);
    await enterAs(desk, 'op.finance', language);
    await desk.goto('/ops/closing?part=codes');
    await desk.getByRole('link', { name: says.revenue }).first().click();
    const code = desk.getByLabel(says.code, { exact: true });
    // Another one in each language: what is saved already is no change.
    const kept = `6001.${language}`.toUpperCase();
    await code.fill(kept);
    await expectAccessible(desk);
    await picture(desk, `journal-codes-${language}`);
    await desk.getByRole('button', { name: says.save, exact: true }).click();
    await expect(desk.getByRole('cell', { name: kept })).toBeVisible();

    await desk.goto('/ops/closing');
    for (const name of [says.csv, says.xlsx]) {
      const [download] = await Promise.all([
        desk.waitForEvent('download'),
        desk.getByRole('button', { name }).last().click(),
      ]);
      const file = await readFile(await download.path());
      if (name === says.csv) {
        expect(file.toString('utf8')).toMatch(new RegExp(`^\ufeff${says.head}`));
        expect(file.toString('utf8')).toContain(`,${kept},`);
      } else expect(file.subarray(0, 2).toString()).toBe('PK');
    }
    expect(complaints).toEqual([]);
  });
}
