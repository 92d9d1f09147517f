import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { example, OrderImport } from './order-import.page.ts';

import { enterAs } from './people.ts';
import { test } from './walk.ts';

for (const language of languagesOf(import.meta)) {
  test(`each step of the import is accessible and leaves the console quiet (${language})`, async ({
    page,
  }) => {
    // Looking through a whole sheet four times takes axe its time.
    test.slow();
    const complaints = complaintsOf(page);
    const screen = await OrderImport.open(page, language);
    await expect(page.getByText(/10 MB/)).toContainText('5,000');
    await expectAccessible(page);
    await screen.preview(example('orders-every-error.xlsx'));
    await page.keyboard.press('F8');
    await expect(page.locator('.cell-note')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(screen.sheet.getByRole('textbox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: screen.says.discard }).click();
    await expect(page.getByRole('dialog')).toContainText('orders-every-error.xlsx');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: screen.says.discard }).click();
    await expect(page).toHaveURL(/import=1$/);
    expect(complaints).toEqual([]);
  });
}

test('the columns of cartons and goods are one press away, by pointer and by keys', async ({ page }) => {
  const screen = await OrderImport.open(page);
  await screen.preview(example('orders-every-error.xlsx'));
  const groups = page.getByRole('radiogroup', { name: '跳到列组' });
  const heading = (name: string) => screen.sheet.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  await expect(groups.getByRole('radio', { name: '订单' })).toBeChecked();
  await expect(heading('中文品名')).not.toBeInViewport();
  await groups.getByRole('radio', { name: '货物' }).check();
  await expect(heading('中文品名')).toBeInViewport();
  await expect(groups.getByRole('radio', { name: '货物' })).toBeChecked();
  // The arrows of a choice lead from group to group, and Tab into the cell that one looks at.
  await page.keyboard.press('ArrowLeft');
  await expect(groups.getByRole('radio', { name: '箱', exact: true })).toBeFocused();
  await expect(heading('箱号')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(screen.sheet.locator('[data-cell$=" cartonNo"]:focus')).toBeVisible();
  await expectAccessible(page);
  // Who scrolls back by hand is told where they are.
  await screen.sheet.evaluate((sheet) => sheet.scrollTo({ left: 0 }));
  await expect(groups.getByRole('radio', { name: '订单' })).toBeChecked();
  await page.getByRole('button', { name: screen.says.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: screen.says.discard }).click();
});

test('a file that cannot be read is refused in place, with the reason and its name', async ({ page }) => {
  const screen = await OrderImport.open(page);
  const alert = page.getByRole('alert');
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,b'),
  });
  await expect(alert).toContainText('orders.csv 仅支持 .xlsx 文件');
  const refused = [
    ['E01-not-a-workbook.xlsx', '仅支持 .xlsx 文件'],
    ['E02-missing-columns.xlsx', '缺少必需的列'],
    ['E14-too-many-rows.xlsx', '文件超过 5000 行'],
    ['E15-empty.xlsx', '工作表为空'],
  ] as const;
  for (const [name, reason] of refused) {
    await screen.choose(example(`refused/${name}`));
    await expect(alert).toContainText(name);
    await expect(alert).toContainText(reason);
  }
  await expect(page).toHaveURL(/import=1$/);
});

test.describe
  .serial('one file, from its draft to its orders', () => {
    test('errors are found by key, corrected in the cell, undone, and replaced everywhere at once', async ({
      page,
    }) => {
      const screen = await OrderImport.open(page);
      await screen.preview(example('orders-every-error.xlsx'));
      const wrong = await screen.wrongRows();

      await page.keyboard.press('F8');
      await expect(screen.cell(4, 'material')).toBeFocused();
      await expect(page.locator('.cell-note')).toContainText('不能为空');
      await page.keyboard.type('Cotton');
      await page.keyboard.press('Enter');
      await expect(screen.cell(4, 'material')).toContainText('Cotton');
      await expect.poll(() => screen.wrongRows()).toBe(wrong - 1);
      await expect(screen.cell(5, 'material')).toBeFocused();

      await page.keyboard.press('Control+z');
      await expect.poll(() => screen.wrongRows()).toBe(wrong);
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => screen.wrongRows()).toBe(wrong - 1);

      await page.getByRole('button', { name: '2 格全部替换' }).click();
      await expect(page.getByText('“USA”应写作 US')).toHaveCount(0);
      await expect.poll(() => screen.wrongRows()).toBeLessThan(wrong - 1);
      const left = await screen.wrongRows();

      await page.keyboard.press('F8');
      await page.keyboard.press('Shift+F8');
      await page.keyboard.press('Enter');
      await page.keyboard.type('never kept');
      await page.keyboard.press('Escape');
      expect(await screen.wrongRows()).toBe(left);
    });

    test('the draft outlives a reload, the other language and another day; it is taken up from the history', async ({
      page,
    }) => {
      const screen = await OrderImport.open(page);
      const draft = screen.history.getByRole('row').filter({ hasText: 'orders-every-error.xlsx' }).first();
      await draft.getByRole('link', { name: screen.says.resume }).click();
      await screen.ready();
      await page.getByRole('radio', { name: /^已改/ }).check();
      await expect(screen.sheet).toHaveAttribute('aria-rowcount', '4');
      await page.reload();
      await screen.ready();
      await expect(screen.sheet).toHaveAttribute('aria-rowcount', '4');
      await page.getByRole('button', { name: '中文 语言' }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await screen.ready();
      await expect(page.getByRole('radio', { name: /^Changed/ })).toBeChecked();
      await expect(screen.sheet).toHaveAttribute('aria-rowcount', '4');
      await page.getByRole('button', { name: 'Columns 58 / 58' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Material', exact: true }).click();
      await expect(screen.cell(4, 'material')).toContainText('Cotton');
    });

    test('the workbook comes back with its errors, and the template is there', async ({ page }) => {
      const screen = await OrderImport.open(page);
      const template = page.waitForEvent('download');
      await page.getByRole('button', { name: '下载 xlsx 模板' }).click();
      expect((await template).suggestedFilename()).toBe('订单导入模板.xlsx');
      await screen.history.getByRole('link', { name: 'orders-every-error.xlsx' }).first().click();
      await screen.ready();
      const marked = page.waitForEvent('download');
      await page.getByRole('button', { name: '下载错误说明' }).click();
      expect((await marked).suggestedFilename()).toBe('orders-every-error_错误说明.xlsx');
    });

    test('exactly the orders without an error are imported, and the result leads to them', async ({
      page,
    }) => {
      const screen = await OrderImport.open(page);
      await screen.history.getByRole('link', { name: 'orders-every-error.xlsx' }).first().click();
      await screen.ready();
      const promised = /导入 (\d+) 票/.exec(await screen.commit.innerText())?.[1] ?? 'none';
      await screen.import();
      await expect(screen.outcome.getByRole('heading')).toHaveText(`已导入 ${promised} 票`);
      await page.reload();
      await expect(screen.outcome.getByRole('heading')).toHaveText(`已导入 ${promised} 票`);
      // What had errors is taken up again where it was left, without what is imported.
      await page.getByRole('button', { name: /^继续修正/ }).click();
      await screen.ready();
      await expect(screen.figures).toContainText(`已导入，跳过 ${promised} 票`);
      await expect(screen.commit).toHaveText('导入 0 票 0 行');
      await page.goBack();
      await page.getByRole('link', { name: screen.says.open }).click();
      await expect(page.getByText(`第 1 至 ${promised} 票，共 ${promised} 票`)).toBeVisible();
      await expect(page.getByRole('table')).toContainText('ERR-002');
    });
  });

test('a thousand clean rows are imported, and the same file again makes nothing and says so', async ({
  page,
}) => {
  const screen = await OrderImport.open(page);
  await screen.preview(example('orders-clean-1000.xlsx'));
  await expect(screen.figures).toContainText('有错 0 行');
  await expect(screen.sheet).toHaveAttribute('aria-rowcount', '1001');
  await expect(screen.commit).toHaveText('导入 280 票 1,000 行');
  await screen.import();
  await expect(screen.outcome.getByRole('heading')).toHaveText('已导入 280 票');

  await page.getByRole('button', { name: '导入另一个文件' }).click();
  await screen.preview(example('orders-clean-1000.xlsx'));
  await expect(page.getByText(/该文件已于 .+ 导入，共 280 票。 再次导入不会产生新内容。/)).toBeVisible();
  await expect(screen.commit).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('该文件的内容都已导入')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(screen.sheet).toBeVisible();
});

test('whoever may not import is told so, and finds no way in the list', async ({ page }) => {
  await enterAs(page, 'demo.viewer');
  await page.goto('/order');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: '导入订单' })).toHaveCount(0);
  await page.goto('/order?import=1');
  await expect(page.getByText('您没有权限访问该页面')).toBeVisible();
});
