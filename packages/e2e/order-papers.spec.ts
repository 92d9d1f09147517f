import { expect, type Page } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { OrderList } from './order-list.page.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    title: '多票资料上传',
    bring: '上传资料',
    typeOf: (name: string) => `${name} 的类型`,
    orderOf: (name: string) => `${name} 的订单`,
    leaveOut: (name: string) => `不上传 ${name}`,
    send: '上传 2 个文件',
    sent: '已上传',
    noOrder: '未归票',
    noSuchOrder: '没有单号为 NOPE-404 的订单',
    close: '关闭',
    take: '下载文件',
  },
  en: {
    title: 'Documents for several orders',
    bring: 'Documents',
    typeOf: (name: string) => `Kind of ${name}`,
    orderOf: (name: string) => `Order of ${name}`,
    leaveOut: (name: string) => `Leave out ${name}`,
    send: 'Upload 2 files',
    sent: 'Uploaded',
    noOrder: 'Order is missing',
    noSuchOrder: 'No order has the number NOPE-404',
    close: 'Close',
    take: 'Download files',
  },
} as const;

const paper =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`files dropped on the order list find their orders by name, are put right by hand and come back as one archive (${language})`, async ({
    page,
  }) => {
    // What came home has room for papers in the walks of both languages.
    const list = await OrderList.open(page, 'demo', language, '?status=DELIVERED');
    const [one = '', other = ''] = await list.numbers();
    const names = [`${one}_CI_${language}.pdf`, `scan 7 ${language}.pdf`, `note ${language}.pdf`];
    await expect(page.getByRole('button', { name: says.bring, exact: true })).toBeVisible();
    await dropOnPage(page, names);
    const drawer = page.getByRole('dialog', { name: says.title });
    const row = (name: string) => drawer.getByRole('row').filter({ hasText: name });
    await expect(row(names[0] ?? '')).toContainText(one);
    await expect(drawer.getByLabel(says.typeOf(names[0] ?? ''))).toHaveValue('CI');

    const scan = names[1] ?? '';
    await expect(row(scan)).toContainText(says.noOrder);
    await drawer.getByLabel(says.typeOf(scan)).selectOption('PL');
    const order = drawer.getByLabel(says.orderOf(scan), { exact: true });
    await order.fill('NOPE-404');
    await order.press('Enter');
    await expect(row(scan)).toContainText(says.noSuchOrder);
    await order.fill(other);
    await order.press('Enter');
    await expect(row(scan)).toContainText(other);
    await expectAccessible(page);

    await drawer.getByRole('button', { name: says.leaveOut(names[2] ?? '') }).click();
    await drawer.getByRole('button', { name: says.send }).click();
    await expect(drawer.getByRole('row').filter({ hasText: says.sent })).toHaveCount(2);
    await drawer.getByRole('button', { name: says.close }).last().click();

    for (const number of [one, other]) await list.table.getByRole('checkbox', { name: number }).check();
    const file = await list.download(() => list.bulk.getByRole('button', { name: says.take }).click());
    expect(file.suggestedFilename()).toMatch(/SO.* \+1\.zip$/);
  });
}

async function dropOnPage(page: Page, names: readonly string[]): Promise<void> {
  const data = await page.evaluateHandle(
    ([files, content]) => {
      const transfer = new DataTransfer();
      for (const name of files) transfer.items.add(new File([content], name, { type: 'application/pdf' }));
      return transfer;
    },
    [names, paper] as const,
  );
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: data });
}
