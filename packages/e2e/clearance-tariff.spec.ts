import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { freeOrder, makeEntry } from './clearance-walk.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    reckon: '按税则计算',
    date: /^申报日（计费）/,
    duty: '基本关税',
    s301: '301 条款',
    mpf: '货物处理费 MPF',
    other: '其他税费',
    known: /按税则：1,650\.00/,
    lines: '逐行税层',
    send: '发客户确认',
    waits: '税费 · 待客户确认',
    toApprove: '税费 · 待您确认',
    typed: '人工录入',
    estimate: /仅为估算，不构成报关意见/,
    from: '取自订单或清关单',
    take: '取用',
    calculate: '测算',
    totals: '合计',
    keep: '保存',
    title: /^测算名称/,
    orderNo: '订单号',
    goesWith: '关联单据',
    open: /以下税费无法全部按税则计算/,
    wanting: /第 2 行未知，其余合计 1,650\.00/,
    lacks: /资料不全；缺少原产国/,
  },
  en: {
    reckon: 'Work out by the tariff',
    date: /^Date of entry/,
    duty: 'Duty, general rate',
    s301: 'Section 301',
    mpf: 'Merchandise processing fee',
    other: 'Other',
    known: /By the tariff: 1,650\.00/,
    lines: 'Line by line',
    send: 'Send for approval',
    waits: 'Duties and fees · Waiting for approval',
    toApprove: 'Duties and fees · Waiting for your approval',
    typed: 'Typed by staff',
    estimate: /Estimate, not customs advice/,
    from: 'Lines from an order or entry',
    take: 'Take',
    calculate: 'Calculate',
    totals: 'Totals',
    keep: 'Keep',
    title: /^Title of the calculation/,
    orderNo: 'Order no.',
    goesWith: 'Goes with',
    open: /The tariff cannot say all of it/,
    wanting: /Not known of lines 2; of the others 1,650\.00/,
    lacks: /Facts are missing; Country of origin is missing/,
  },
} as const;

/** The goods of an order become T-shirts of China for 10,000 dollars; a second line is of no country. */
async function laysGoods(order: string, lines: number): Promise<void> {
  await rowsOf(
    `with o as (select org_id, id from orders where order_number = $1), gone as (
       delete from goods_line g using o where g.org_id = o.org_id and g.order_id = o.id)
     select from o`,
    [order],
  );
  await rowsOf(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit, unit_price_usd,
       total_price_usd, origin)
     select o.org_id, o.id, n, '针织T恤衫', 'Knitted T-shirt', '6109100012', '棉', '穿着', '{}', 600, 'pcs', 16.6667, 10000, case when n = 1 then 'CN' end
     from orders o, generate_series(1, $2::int) n where o.order_number = $1`,
    [order, lines],
  );
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`duties are worked out in one press, an amount beside them stays marked as typed, and both sides and the calculation say the same (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await freeOrder("o.transport_type = '1' and o.status <> 'ARRIVED'", 'first');
    await laysGoods(order, 2);
    const no = await makeEntry(desk, language, order);

    const dialog = desk.getByRole('dialog');
    await desk.getByRole('button', { name: says.reckon }).click();
    await dialog.getByLabel(says.date).fill('2026-08-03');
    await expect(dialog.getByText(says.lacks)).toBeVisible();
    await expect(dialog.getByText(says.open)).toBeVisible();
    await expect(dialog.getByText(says.wanting)).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');

    // With its facts in place the tariff says all of it.
    await laysGoods(order, 1);
    await desk.reload();
    await desk.getByRole('button', { name: says.reckon }).click();
    await dialog.getByLabel(says.date).fill('2026-08-03');
    await expect(dialog.getByText('9903.05.31')).toBeVisible();
    await expect(dialog.getByText(says.known)).toBeVisible();
    await expect(dialog.getByLabel(says.s301, { exact: true })).toHaveValue('2000.00');
    await expect(dialog.getByLabel(says.mpf, { exact: true })).toHaveValue('34.64');
    await dialog.getByLabel(says.other, { exact: true }).fill('5.00');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.send }).click();
    await expect(dialog).toHaveCount(0);
    const here = desk.getByRole('region', { name: says.waits });
    await expect(here).toContainText('USD 3,689.64');
    await expect(here).toContainText(says.typed);

    await portal.goto(`/coa?no=${no}`);
    const there = portal.getByRole('region', { name: says.toApprove });
    for (const said of ['1,650.00', '2,000.00', '34.64', says.typed, 'USD 3,689.64'])
      await expect(there).toContainText(said);
    await there.getByRole('button', { name: says.lines }).click();
    const lines = portal.getByRole('dialog');
    for (const said of ['9903.88.15', '750.00', '9903.05.31', '1,250.00', '6109.10.00.12'])
      await expect(lines).toContainText(said);
    await expect(lines).toContainText(says.estimate);
    await expectAccessible(portal);
    await portal.keyboard.press('Escape');
    await expectReadable(portal);

    // The calculation of duties takes the entry and comes to the same.
    await portal.goto('/tariff');
    await portal.getByLabel(says.from).fill(no);
    await portal.getByRole('button', { name: says.take }).click();
    await expect(portal.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await portal.getByRole('button', { name: says.calculate, exact: true }).click();
    await expect(portal.getByRole('complementary', { name: says.totals })).toContainText('3,6');
    await expectAccessible(portal);

    // Kept for the order it stands among what goes with it, and opens as it was.
    await portal.getByRole('button', { name: says.keep, exact: true }).click();
    const keeping = portal.getByRole('dialog');
    const title = `7501 ${no}`;
    await keeping.getByLabel(says.title).fill(title);
    await keeping.getByLabel(says.orderNo).fill(order);
    await expectAccessible(portal);
    await keeping.getByRole('button', { name: says.keep, exact: true }).click();
    await expect(keeping).toHaveCount(0);
    await portal.goto(`/orderDetail?no=${order}`);
    const beside = portal.getByRole('region', { name: says.goesWith });
    await expect(beside).toContainText('USD 3,6');
    await expectReadable(portal);
    await beside.getByRole('link', { name: title, exact: true }).click();
    await expect(portal.getByText(title).first()).toBeVisible();
    await expect(portal.getByRole('complementary', { name: says.totals })).toContainText('3,6');
    expect(complaints.flat()).toEqual([]);
  });
}
