import { expect, type Locator, type Page } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { example, OrderImport } from './order-import.page.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    weight: '单箱毛重',
    price: '申报单价',
    out: '不导入第 5 行',
    in: '导入第 5 行',
    sheet: '工作表',
    columns: /^列对应/,
    say: '“材质”导入为',
    leftOut: '不导入',
    material: '材质',
    read: '按此重新读取',
    missing: '没有找到这些必需的列：材质',
    commit: (orders: number) => `导入 ${orders} 票`,
  },
  en: {
    weight: 'Carton gross weight',
    price: 'Unit price',
    out: 'Leave row 5 out',
    in: 'Take row 5 in',
    sheet: 'Sheet',
    columns: /^Columns/,
    say: 'What “材质” is imported as',
    leftOut: 'left out',
    material: 'Material',
    read: 'Read the file this way',
    missing: 'No column was found for: Material',
    commit: (orders: number) => `Import ${orders} orders`,
  },
} as const;

/** Leads to the first cell of a problem in a column. */
async function showProblem(page: Page, column: string): Promise<void> {
  await page.getByRole('button', { name: column, exact: true }).click();
}

/** A list that is longer than its room stays where somebody has scrolled to. */
async function expectToStayScrolled(list: Locator): Promise<void> {
  const left = await list.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        element.scrollTop = 90;
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(element.scrollTop)));
      }),
  );
  expect(left).toBe(90);
}

// What is said of a heading is kept for the customer: one walk after the other.
test.describe
  .serial('a packing list as its customer sent it', () => {
    for (const language of languagesOf(import.meta)) {
      const says = spoken[language];

      test(`its currency is asked once, spellings are taken at once, rows left out (${language})`, async ({
        page,
      }) => {
        test.slow();
        const complaints = complaintsOf(page);
        const screen = await OrderImport.open(page, language);
        await screen.preview(example('orders-as-sent.xlsx'));
        await showProblem(page, says.weight);
        await expect(screen.cell(3, 'cartonWeight')).toContainText('27.5 lb');
        await expect(page.locator('.cell-note')).toContainText('27.5 lb = 12.474 KG');
        await page.keyboard.press('Escape');
        await expectAccessible(page);

        await screen.pricesInYuan('7.1');
        await showProblem(page, says.price);
        await expect(screen.cell(3, 'unitPriceUsd')).toContainText('17.10 CNY');
        await expect(page.locator('.cell-note')).toContainText('17.10 CNY = 2.4085 USD');
        await page.keyboard.press('Escape');

        // What the United States ask of an address is found once the country is known.
        await screen.takeSafe(3);
        await expect(screen.commit).toContainText(says.commit(2));

        await screen.cell(5, 'referenceNumber').click();
        await page.getByRole('button', { name: says.out }).click();
        await expect(screen.commit).toContainText(language === 'en' ? 'Import 1 order' : says.commit(1));
        await page.getByRole('button', { name: says.in }).click();
        await expect(screen.commit).toContainText(says.commit(2));
        expect(complaints).toEqual([]);
      });

      test(`another sheet is read, and a heading is taken for nothing and for its column again (${language})`, async ({
        page,
      }) => {
        test.slow();
        const screen = await OrderImport.open(page, language);
        await screen.preview(example('orders-as-sent.xlsx'));
        await page.getByLabel(says.sheet, { exact: true }).selectOption('第二批');
        await screen.ready();
        await expect(screen.cell(2, 'referenceNumber')).toContainText('EX26-S003');

        const takeFor = async (meaning: string) => {
          await page.getByRole('button', { name: says.columns }).click();
          await expectToStayScrolled(page.getByRole('dialog'));
          await page.getByRole('button', { name: says.say }).click();
          await expectAccessible(page);
          await page.getByRole('combobox', { name: says.say }).selectOption({ label: meaning });
          await page.getByRole('button', { name: says.read }).click();
        };
        await takeFor(says.leftOut);
        await expect(page.getByText(says.missing)).toBeVisible();

        // It is kept: the next file of this customer is read so from the start.
        await page.goto('/order?import=1');
        await screen.preview(example('orders-as-sent.xlsx'));
        await expect(page.getByText(says.missing)).toBeVisible();
        await takeFor(says.material);
        await expect(page.getByText(says.missing)).toHaveCount(0);
      });
    }
  });
