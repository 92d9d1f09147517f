import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { freeOrder, makeEntry } from './clearance-walk.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { example, OrderImport } from './order-import.page.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    open: '导入海关处置',
    records: '清关单',
    card: '海关处置',
    hold: '7H 非侵入式查验扣留',
    pieces: '12 件',
  },
  en: {
    open: 'Import dispositions',
    records: 'Entries',
    card: 'What customs said',
    hold: '7H Non-intrusive inspection hold',
    pieces: '12 pcs',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`what customs said of an entry comes by a workbook that is put right in its preview, and its customer reads the hold (${language})`, async ({
    browser,
  }) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await freeOrder(`o.transport_type = '1'`);
    const no = await makeEntry(desk, language, order);
    await desk.goto('/ops/coa');
    await desk.getByRole('button', { name: says.open }).first().click();
    await expect(desk).toHaveURL(/import=1$/);
    await expectAccessible(desk);
    const screen = new OrderImport(desk, language);
    await screen.preview(example('dispositions.xlsx'));
    await expect.poll(() => screen.wrongRows()).toBe(1);
    await desk.keyboard.press('F8');
    await screen.typeAt(2, 'number', no, { arrow: 'ArrowLeft', steps: 0 });
    await expect.poll(() => screen.wrongRows()).toBe(0);
    await expectAccessible(desk);
    await screen.import();
    await desk.goto('/ops/coa?import=1');
    await expect(desk.getByRole('columnheader', { name: says.records, exact: true })).toBeVisible();
    for (const [page, address] of [
      [desk, `/ops/coa?no=${no}`],
      [portal, `/coa?no=${no}`],
    ] as const) {
      await page.goto(address);
      for (const text of [says.hold, says.pieces, 'EX26 NII exam'])
        await expect(page.locator('main')).toContainText(text);
      await expectAccessible(page);
      await expectReadable(page);
    }
    expect(complaints.flat()).toEqual([]);
  });
}
