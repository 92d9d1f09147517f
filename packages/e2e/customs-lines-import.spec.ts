import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { OrderImport } from './order-import.page.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': { export: '导出商品行', import: '导入商品行', title: '导入报关单商品行' },
  en: { export: 'Export lines', import: 'Import lines', title: 'Import lines of declarations' },
} as const;

/** Two codes of the same chapter; the one that is typed differs from what stands. */
const codes = ['6109909050', '6109100021'] as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`the lines of a declaration go out as a workbook, come in again, and take what is changed in the preview (${language})`, async ({
    page,
  }, testInfo) => {
    const complaints = complaintsOf(page);
    const { no, hs } = await preparing(language === 'en' ? 0 : 1);
    const code = codes.find((one) => one !== hs) ?? codes[0];
    await enterAs(page, 'op.admin', language);
    await page.goto(`/ops/declaration?no=${no}`);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: says.export }).click();
    const book = testInfo.outputPath('lines.xlsx');
    await (await coming).saveAs(book);
    await page.getByRole('button', { name: says.import }).click();
    await expect(page).toHaveURL(/part=lines&import=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(says.title);
    await expectAccessible(page);

    const screen = new OrderImport(page, language);
    await screen.preview(book);
    await expect.poll(() => screen.wrongRows()).toBe(0);
    const cell = screen.cell(2, 'hs');
    const type = async (value: string) => {
      await cell.click();
      await page.keyboard.type(value);
      await page.keyboard.press('Enter');
      await expect(cell).toContainText(value);
    };
    await type('61099');
    await expect.poll(() => screen.wrongRows()).toBe(1);
    await expectAccessible(page);
    await type(code);
    await expect.poll(() => screen.wrongRows()).toBe(0);
    await screen.import();
    await page.goto(`/ops/declaration?no=${no}`);
    await expect(page.getByRole('main')).toContainText(code);
    await page.goto('/ops/customs?tab=all');
    await expect(page.getByRole('button', { name: says.import })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

/** A declaration of China with lines that is not handed in; walks go side by side, each has its own. */
async function preparing(which: number): Promise<{ no: string; hs: string | null }> {
  const [file] = await rowsOf<{ no: string; hs: string | null }>(
    `select f.file_no as no, coalesce(l.hs, g.hs_cn) as hs from customs_file f
       join customs_line l on l.org_id = f.org_id and l.file_id = f.id and l.line_no = 1
       join goods_line g on g.org_id = l.org_id and g.order_id = l.order_id and g.line_no = l.goods_no
     where f.status = 'PREPARING' and f.territory = 'CN'
     order by f.id offset $1 limit 1`,
    [which],
  );
  expect(file).toBeDefined();
  return file ?? { no: '', hs: null };
}
