import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { example, OrderImport } from './order-import.page.ts';
import { ownOrder } from './own-orders.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': { import: '导入', title: '导入报关单', records: '报关单', status: '清关中' },
  en: {
    import: 'Import',
    title: 'Import declarations',
    records: 'Declarations',
    status: 'Clearance in progress',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`declarations come by a workbook that is put right in its preview, each with its step (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/customs');
    await page.getByRole('button', { name: says.import, exact: true }).first().click();
    await expect(page).toHaveURL(/import=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(says.title);
    await expectAccessible(page);
    const screen = new OrderImport(page, language);
    await screen.preview(example('declarations.xlsx'));
    await expect.poll(() => screen.wrongRows()).toBe(1);
    await page.keyboard.press('F8');
    const number = `531620260${String(Date.now()).slice(-9)}`;
    const order = await undeclaredOrder();
    await screen.typeAt(2, 'orders', order, { arrow: 'ArrowLeft', steps: 0 });
    await screen.typeAt(2, 'declarationNo', number, { arrow: 'ArrowLeft', steps: 2 });
    await expect.poll(() => screen.wrongRows()).toBe(0);
    await expectAccessible(page);
    await screen.import();
    await page.goto('/ops/customs?import=1');
    await expect(page.getByRole('columnheader', { name: says.records, exact: true })).toBeVisible();
    await page.goto(`/ops/customs?tab=all&search=${number}`);
    await page.locator('a[href*="/ops/declaration?no=CD"]').first().click();
    const head = page.getByRole('heading', { level: 1 }).locator('..');
    await expect(head).toContainText(says.status);
    await expect(page.getByRole('main')).toContainText('EX26-D001');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

/** An order of the large customer that has left and is on no declaration. */
function undeclaredOrder(): Promise<string> {
  return ownOrder(
    `o.status in ('DEPARTED', 'DELIVERED', 'SIGNED') and not exists (select from customs_order c where c.order_id = o.id)`,
  );
}
