import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { freeOrder, makeEntry, moveEntry } from './clearance-walk.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    submitted: '已交单',
    summary: '7501 申报要素',
    edit: '编辑 7501 要素',
    surety: '担保公司编号',
    filer: '报关行或递交人（名称、地址、电话）',
    relation: '买卖双方关系',
    save: '保存',
    unknown: /项缺失|缺少/,
    block: '4 担保公司编号',
    since: '申报后订单有变化',
    changed: '订单已修改',
    correct: '登记更正',
    reason: '原因',
    history: '更正申报内容',
    lines: '商品行',
    line: /^编辑 .+ 的 7501 要素$/,
    adCase: '反倾销案号',
    weight: '该行毛重',
    charges: '该行运保等费用',
    wrongCase: 'A 加 9 位数字，如 A-570-979-000',
  },
  en: {
    submitted: 'Documents submitted',
    summary: 'Entry summary (7501)',
    edit: 'Edit the 7501 data',
    surety: 'Surety no.',
    filer: 'Broker or filer: name, address, phone',
    relation: 'Relationship',
    save: 'Save',
    unknown: /missing:/,
    block: '4 Surety no.',
    since: 'Orders changed since filing',
    changed: 'Changed in the order',
    correct: 'Record a correction',
    reason: 'Reason',
    history: 'Filing corrected',
    lines: 'Lines',
    line: /^Edit the 7501 data of /,
    adCase: 'AD case no.',
    weight: 'Gross weight of the line',
    charges: 'Charges of the line',
    wrongCase: 'A and 9 digits, such as A-570-979-000',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`what is filed stands while its order changes, the desk types what nobody knows, and a correction is recorded (${language})`, async ({
    browser,
  }) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await freeOrder(`o.transport_type = '1'`);
    const no = await makeEntry(desk, language, order);

    const summary = desk.getByRole('region', { name: says.summary });
    await expect(summary).toContainText(says.unknown);
    await summary.getByRole('button', { name: says.edit }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(says.surety).fill('036');
    await dialog.getByLabel(says.filer).fill('Harbor Brokers Inc., Long Beach');
    await choose(dialog.getByLabel(says.relation), 'N');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(summary).toContainText('036');
    await expect(summary).toContainText('Harbor Brokers Inc., Long Beach');

    const goods = desk.getByRole('region', { name: says.lines, exact: true });
    await goods.getByRole('button', { name: says.line }).first().click();
    await dialog.getByLabel(says.adCase).fill('570-979');
    await dialog.getByLabel(says.weight).fill('1234.5');
    await dialog.getByLabel(says.charges).fill('1080');
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(dialog).toContainText(says.wrongCase);
    await expectAccessible(desk);
    await dialog.getByLabel(says.adCase).fill('a570979000');
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(dialog).toHaveCount(0);
    for (const told of ['A-570-979-000', '1,234.5', '1,080.00']) await expect(goods).toContainText(told);
    await moveEntry(desk, language, says.submitted, '已由报关行递交');

    // The order says another quantity afterwards.
    const [before] = await rowsOf<{ qty: number }>(
      `update goods_line g set declared_qty = declared_qty + 7777 from orders o
       where o.id = g.order_id and o.order_number = $1 and g.line_no = 1 returning g.declared_qty - 7777 as qty`,
      [order],
    );
    const was = Number(before?.qty).toLocaleString('en-US');
    const now = (Number(before?.qty) + 7777).toLocaleString('en-US');
    await portal.goto(`/coa?no=${no}`);
    const theirs = portal.getByRole('region', { name: says.since });
    await expect(theirs).toContainText(says.changed);
    await expect(theirs).toContainText(`${was} → ${now}`);
    await expect(portal.getByRole('region', { name: says.lines, exact: true })).not.toContainText(now);
    await expect(portal.getByRole('region', { name: says.summary })).toContainText('036');
    await expect(portal.getByRole('region', { name: says.lines, exact: true })).toContainText(
      'A-570-979-000',
    );
    await expectAccessible(portal);

    await desk.goto(`/ops/coa?no=${no}`);
    const ours = desk.getByRole('region', { name: says.since });
    await expectAccessible(desk);
    await ours.getByRole('button', { name: says.correct }).click();
    await dialog.getByLabel(says.reason).fill('PSC 2026-11-27');
    await dialog.getByRole('button', { name: says.correct }).click();
    await expect(dialog).toHaveCount(0);
    await expect(ours).toHaveCount(0);
    await expect(desk.getByRole('region', { name: says.lines, exact: true })).toContainText(now);
    await expect(desk.getByText(says.history).first()).toBeVisible();
    expect(complaints.flat()).toEqual([]);
  });
}
