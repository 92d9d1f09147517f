import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { layBatch } from './label-batch.laid.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    pick: '挑样方式',
    save: '保存',
    done: '挑样成功',
    list: /挑样单 PL\d{10,}/,
    sheet: '导出 xlsx',
    paper: '打印 PDF',
    photograph: '手机拍照',
  },
  en: {
    pick: 'Pick type',
    save: 'Save',
    done: 'Picked',
    list: /Pick list PL\d{10,}/,
    sheet: 'As a workbook',
    paper: 'As PDF',
    photograph: 'Photograph by phone',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`chosen labels are picked by a numbered list, which prints and leads to its photos (${language})`, async ({
    page,
  }, about) => {
    const complaints = complaintsOf(page);
    const { batchNo, styles } = await layBatch(3);
    const [first = ''] = styles;
    await enterAs(page, 'op.admin', language);
    await page.goto(`/ops/labels?search=${batchNo}`);
    for (const style of styles)
      await page.getByRole('row').filter({ hasText: style }).getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: says.pick, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: says.save, exact: true }).click();
    await expect(page.getByText(says.done, { exact: true }).first()).toBeVisible();
    const dialog = page.getByRole('dialog', { name: says.list });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: about.outputPath(`picked-${language}.png`) });
    for (const [name, begins] of [
      [says.sheet, 'PK'],
      [says.paper, '%PDF'],
    ] as const) {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/PL\d{10,}/);
      const bytes = await readFile(await file.path());
      expect(bytes.subarray(0, begins.length).toString()).toBe(begins);
      await file.saveAs(about.outputPath(file.suggestedFilename()));
    }
    const title = await dialog.getByRole('heading').innerText();
    const [pickNo = ''] = /PL\d+/.exec(title) ?? [];
    await dialog.getByRole('link', { name: says.photograph }).click();
    await expect(page.getByRole('region', { name: `${first} Oat` })).toContainText(pickNo);

    await page.goto(`/ops/labels?search=${pickNo}`);
    await page.getByRole('row').filter({ hasText: first }).click();
    await expect(page.getByRole('heading', { name: says.list })).toBeVisible();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}
