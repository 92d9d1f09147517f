import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { chooseSaying } from './choose.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    make: '新建账单',
    customer: '待入账客户*',
    waits: /CNY 4,360\.00，2 条费用/,
    take: /移出（1）/,
    add: '加入费用',
    fee: '目的港派送',
    line: /目的港派送/,
    put: /加入账单（1）/,
    issue: '开出',
    issued: /已开出/,
    unpaid: '待付款',
    print: '打印',
    pdf: '中文 PDF',
    export: '导出明细',
    void: '作废',
    reason: '原因*',
    isVoid: '已作废',
    month: '批量出账',
    upTo: '费用截至*',
    run: '开始',
    done: /生成 [1-9] 张/,
    credits: /冲销/,
  },
  en: {
    make: 'New bill',
    customer: 'Customer to bill*',
    waits: /CNY 4,360\.00, charges: 2/,
    take: 'Take off (1)',
    add: 'Add charges',
    fee: 'Delivery',
    line: /Delivery/,
    put: 'Add to the bill (1)',
    issue: 'Issue',
    issued: /is issued/,
    unpaid: 'Unpaid',
    print: 'Print',
    pdf: 'PDF in English',
    export: 'Export lines',
    void: 'Void',
    reason: 'Reason*',
    isVoid: 'Void',
    month: 'Bill a month',
    upTo: 'Fees up to*',
    run: 'Begin',
    done: /[1-9] made/,
    credits: /Takes back/,
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a bill is put together of checked charges, issued, read and printed by its customer, then taken back; a month is billed in one go (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    await layCharges();

    // A draft of what waits; one line goes off and comes back on.
    await desk.goto('/ops/bills');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.make }).click();
    const dialog = desk.getByRole('dialog');
    await chooseSaying(dialog.getByLabel(says.customer), says.waits);
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.make }).click();
    await expect(desk).toHaveURL(/\/ops\/bill\?no=FB/);
    const no = new URL(desk.url()).searchParams.get('no') ?? '';
    await expect(desk.getByText('4,360.00').first()).toBeVisible();
    await desk.getByRole('checkbox', { name: says.line }).check();
    await desk.getByRole('button', { name: says.take }).click();
    await expect(desk.getByText('2,860.00').first()).toBeVisible();
    await desk.getByRole('button', { name: says.add }).click();
    await dialog.getByRole('checkbox', { name: says.line }).check();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.put }).click();
    await expect(desk.getByText('4,360.00').first()).toBeVisible();
    await expectAccessible(desk);

    await desk.getByRole('button', { name: says.issue, exact: true }).click();
    await dialog.getByRole('button', { name: says.issue, exact: true }).click();
    await expect(desk.getByText(says.issued).first()).toBeVisible();

    // The customer finds it in the list, reads its lines and takes it on paper.
    await portal.goto('/bill');
    await expect(portal.getByRole('link', { name: no })).toBeVisible();
    await expectAccessible(portal);
    await portal.getByRole('link', { name: no }).click();
    await expect(portal.getByText(says.unpaid).first()).toBeVisible();
    await expect(portal.getByRole('table').getByText(says.fee)).toBeVisible();
    await expectAccessible(portal);
    await expectFile(portal, no, async () => {
      await portal.getByRole('button', { name: says.print }).click();
      await portal.getByRole('menuitem', { name: says.pdf }).click();
    });
    await expectFile(portal, no, () => portal.getByRole('button', { name: says.export }).click());

    // Taken back, the customer sees both, and nothing is owed; a month bills the charges once more.
    await desk.getByRole('button', { name: says.void, exact: true }).click();
    await dialog.getByLabel(says.reason).fill('split by order');
    await dialog.getByRole('button', { name: says.void, exact: true }).click();
    await expect(desk.getByText(says.isVoid).first()).toBeVisible();
    await portal.goto(`/bill?search=${no}&tab=all`);
    await expect(portal.getByText(says.isVoid).first()).toBeVisible();
    await desk.goto('/ops/bills');
    await desk.getByRole('button', { name: says.month }).click();
    await dialog.getByLabel(says.upTo).fill('2026-11-15');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.run }).click();
    await expect(desk.getByText(says.done)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(desk);
    expect(complaints.flat()).toEqual([]);
  });
}

async function expectFile(page: Page, no: string, take: () => Promise<void>): Promise<void> {
  const coming = page.waitForEvent('download');
  await take();
  const file = await coming;
  expect(file.suggestedFilename()).toContain(no);
  expect((await readFile(await file.path())).length).toBeGreaterThan(1_000);
}

/** Two checked charges of an order of the large customer that wait for a bill, and none else of its charges. */
async function layCharges(): Promise<void> {
  await rowsOf(
    `update charge c set checked_at = null from organisation g where c.bill_id is null and g.org_id = c.org_id and g.code = 'QHDEMO'`,
  );
  const charge = `insert into charge (org_id, id, order_id, fee_date, fee_type, fee_zh, fee_en, unit_name, billing_weight, quantity, unit_fee, currency, order_fee, source, checked_at)
    select o.org_id, $1, o.id, '2026-11-15', $2, $3, $4, $5, $6, $6, $7, 'CNY', $8, 'hand', now() from orders o join organisation g using (org_id)
    where g.code = 'QHDEMO' and o.status = 'ARRIVED' order by o.order_number limit 1`;
  await rowsOf(charge, [randomUUID(), 'AIR', '空运费', 'Air freight', 'kg', '100', '28.6', '2860']);
  await rowsOf(charge, [randomUUID(), 'DELIVERY', '目的港派送', 'Delivery', 'shipment', '1', '1500', '1500']);
}
