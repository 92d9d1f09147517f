import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { ownOrders } from './own-orders.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    make: '由订单制单',
    numbers: '单号*',
    go: '制单',
    fda: '食品药品监督管理局（FDA）',
    required: '必需',
    notice: 'FD4 FDA 预先通知',
    confirmation: 'FDA 预先通知确认',
    none: '尚无资料',
    lacks: 'FD4 FDA 预先通知：第 1 行',
    onEntry: '清关单 1 个文件',
    note: '登记',
    state: '监管申报',
    no: '监管申报号',
    save: '保存',
    needed: '已申报时必填',
    refused: '此标记不能声明不适用',
  },
  en: {
    make: 'Make an entry',
    numbers: 'Numbers*',
    go: 'Make',
    fda: 'FDA, food and drugs',
    required: 'Required',
    notice: 'FD4 FDA prior notice',
    confirmation: 'FDA prior notice confirmation',
    none: 'No paper yet',
    lacks: 'FD4 FDA prior notice: line 1',
    onEntry: '1 on the entry',
    note: 'Note',
    state: 'Agency filing',
    no: 'Agency filing no.',
    save: 'Save',
    needed: 'needed of what is filed',
    refused: 'cannot be disclaimed for this flag',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a tariff number brings an agency's prior notice: its customer brings the paper, the desk files it, and nothing is missing (${language})`, async ({
    browser,
  }) => {
    const { desk, portal, complaints } = await bothSides(browser, language);

    await desk.goto('/ops/coa');
    await desk.getByRole('button', { name: says.make }).first().click();
    const making = desk.getByRole('dialog');
    await making.getByLabel(says.numbers).fill(await orderWithPowder());
    await making.getByRole('button', { name: says.go, exact: true }).click();
    await expect(desk).toHaveURL(/\/ops\/coa\?no=US/);
    const no = new URL(desk.url()).searchParams.get('no') ?? '';
    await expect(desk.getByText(says.lacks)).toBeVisible();

    await portal.goto(`/coa?no=${no}`);
    const own = portal.getByRole('region', { name: says.fda });
    for (const text of [says.notice, says.required, says.confirmation, says.none])
      await expect(own).toContainText(text);
    await portal.locator('input[data-document="FDA"]').setInputFiles({
      name: 'prior-notice.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    });
    await expect(own).toContainText(says.onEntry);
    await expectAccessible(portal);
    await expectReadable(portal);

    // What cannot be disclaimed is refused in place, and what is filed has its number.
    await desk.goto(`/ops/coa?no=${no}`);
    const card = desk.getByRole('region', { name: says.fda });
    await expect(card).toContainText(says.onEntry);
    const line = card.getByRole('listitem').filter({ hasText: says.notice });
    await line.getByRole('button', { name: says.note }).click();
    const dialog = desk.getByRole('dialog');
    await choose(dialog.getByLabel(says.state, { exact: true }), 'disclaimed');
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(dialog.getByText(says.refused).first()).toBeVisible();
    await choose(dialog.getByLabel(says.state, { exact: true }), 'filed');
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(dialog.getByText(says.needed).first()).toBeVisible();
    await dialog.getByRole('textbox', { name: says.no }).fill('PN 123456789');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(line).toContainText('PN 123456789');
    await expect(desk.getByText(says.lacks)).toHaveCount(0);
    await expectReadable(desk);

    await portal.goto(`/coa?no=${no}`);
    await expect(own).toContainText('PN 123456789');
    expect(complaints.flat()).toEqual([]);
  });
}

/** An order of the large customer that is on no entry yet, whose first line is protein powder from now on. */
async function orderWithPowder(): Promise<string> {
  const [free] = await ownOrders(
    `o.transport_type = '1' and o.destination_country = 'US' and o.status <> 'CLOSED' and not exists (select from us_entry_order c where c.order_id = o.id)`,
    1,
  );
  await rowsOf(`update goods_line set hs_dest = '2106100000' where order_id = $1 and line_no = 1`, [
    free?.id ?? '',
  ]);
  return free?.no ?? '';
}
