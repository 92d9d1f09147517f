import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { expectAccessible } from './looks.ts';
import { example, OrderImport } from './order-import.page.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    open: '导入',
    scheme: '方案*',
    textile: '美国纺织品标签',
    brand: '品牌*',
    styles: '款式清单',
    packing: '装箱单',
    artwork: '图稿',
    send: '上传并核对',
    stranger: '款式清单中没有款号 EX-109',
    notes: '不是 PDF、PNG 或 JPG',
    noOrder: '没有该单号的订单',
    whole: '成分合计不是 100%',
    enlarge: '放大：care.pdf',
  },
  en: {
    open: 'Import',
    scheme: 'Scheme*',
    textile: 'US textile',
    brand: 'Brand*',
    styles: 'Style list',
    packing: 'Packing list',
    artwork: 'Artwork',
    send: 'Upload and check',
    stranger: 'The style list has no style EX-109',
    notes: 'No PDF, PNG or JPG',
    noOrder: 'No order has this number',
    whole: 'The fibre content does not sum to 100%',
    enlarge: 'Enlarge: care.pdf',
  },
} as const;

/** An order of the demo's customer that has no labels yet. */
async function orderWithoutLabels(): Promise<string> {
  const [found] = await rowsOf<{ no: string }>(
    `select o.order_number as no from orders o join app_user u on u.org_id = o.org_id and u.username = 'demo'
     where o.status not in ('CANCELLED', 'CLOSED') and not exists (select 1 from label l where l.org_id = o.org_id and l.order_id = o.id)
     order by random() limit 1`,
  );
  assert.ok(found);
  return found.no;
}

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];

  test(`a style list comes with its packing list and artwork, is put right and becomes labels that both sides see (${language})`, async ({
    browser,
  }, about) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await orderWithoutLabels();
    await portal.goto('/label');
    await portal.getByRole('link', { name: says.open, exact: true }).click();
    await expect(portal).toHaveURL(/import=1$/);
    await choose(portal.getByLabel(says.scheme), { label: says.textile });
    await choose(portal.getByLabel(says.brand), { label: 'Hanami' });
    for (const [place, file] of [
      [says.styles, 'label-styles.xlsx'],
      [says.packing, 'label-packing.xlsx'],
      [says.artwork, 'label-artwork.zip'],
    ] as const)
      await portal
        .getByRole('region', { name: place, exact: true })
        .locator('input[type=file]')
        .setInputFiles(example(file));
    await expectAccessible(portal);
    await portal.screenshot({ path: about.outputPath(`begin-${language}.png`) });
    await portal.getByRole('button', { name: says.send }).click();

    for (const text of [says.stranger, says.notes, says.noOrder, says.whole])
      await expect(portal.getByText(text).first()).toBeVisible();
    await expectAccessible(portal);
    await portal.screenshot({ path: about.outputPath(`preview-${language}.png`) });
    const screen = new OrderImport(portal, language);
    await portal.keyboard.press('F8');
    for (const row of [2, 3, 4])
      await screen.typeAt(row, 'orderNumber', order, { arrow: 'ArrowLeft', steps: 0 });
    await expect(portal.getByText(says.noOrder)).toHaveCount(0);
    await portal.keyboard.press('F8');
    await screen.typeAt(3, 'composition', '95% cotton, 5% elastane', { arrow: 'ArrowLeft', steps: 0 });
    await expect.poll(() => screen.wrongRows()).toBe(0);
    await screen.import();

    for (const [page, address] of [
      [portal, '/label'],
      [desk, '/ops/labels'],
    ] as const) {
      await page.goto(`${address}?order=${order}`);
      await expect(page.getByRole('row').filter({ hasText: 'EX-10' })).toHaveCount(3);
      await page.getByRole('row').filter({ hasText: 'Oat' }).click();
      await expect(page.getByRole('button', { name: says.enlarge })).toBeVisible();
      await expect(page.locator('main')).toContainText('48');
      await expectAccessible(page);
      await expectReadable(page);
      await page.screenshot({
        path: about.outputPath(`label-${address.replaceAll('/', '-')}-${language}.png`),
      });
    }
    expect(complaints.flat()).toEqual([]);
  });
}
