import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': { open: '放行及 7501 摘要', papers: ['PDF（中文）', 'PDF（英文）'] },
  en: { open: 'Release and 7501 summary', papers: ['PDF, Chinese', 'PDF, English'] },
} as const;

for (const language of languagesOf(import.meta)) {
  const { open, papers } = spoken[language];
  test(`the release and 7501 summary of an entry is taken as PDF in either language by the desk and by its customer (${language})`, async ({
    browser,
  }) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    const no = await releasedEntry();
    for (const [page, address] of [
      [desk, `/ops/coa?no=${no}`],
      [portal, `/coa?no=${no}`],
    ] as const) {
      await page.goto(address);
      for (const paper of papers) await expectPaper(page, open, paper, `7501 ${no}.pdf`);
      await page.getByRole('button', { name: open }).click();
      await expectAccessible(page);
    }
    expect(complaints.flat()).toEqual([]);
  });
}

async function expectPaper(page: Page, open: string, paper: string, name: string): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: open }).click();
  await page.getByRole('menuitem', { name: paper }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(name);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

/** An entry of the demo that customs have released. */
async function releasedEntry(): Promise<string> {
  const [found] = await rowsOf<{ no: string }>(
    `select f.file_no as no from us_entry f join organisation g using (org_id) where g.code = 'QHDEMO'
       and exists (select from us_entry_step p where p.entry_id = f.id and p.step = 'RELEASED') order by f.file_no limit 1`,
  );
  expect(found).toBeDefined();
  return found?.no ?? '';
}
