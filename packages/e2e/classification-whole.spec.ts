import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { makeEntry, type Spoken } from './clearance-walk.ts';
import { goodsOf, orderWithNumber } from './goods-walk.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    ask: '咨询归类',
    goods: '我的商品',
    material: '材质与成分*',
    purpose: '用途与功能*',
    send: '提交咨询',
    hts: 'HTS编码（10 位）*',
    reasoning: '归类理由*',
    answer: '提交答复',
    accept: '采纳',
    answered: '归类答复',
    changed: '1 行的商品此后绑定了其他编码。',
    take: '采用现绑定',
    order: '取自订单或清关单',
    date: '报关日期',
    other: '对比日期',
    calculate: '测算',
    totals: '合计',
    keep: '保存',
    keepTitle: '保存本次测算',
    title: '测算名称',
  },
  en: {
    ask: 'Ask for a classification',
    goods: 'My goods',
    material: 'Material and composition*',
    purpose: 'Use and function*',
    send: 'Send question',
    hts: 'HTS no., ten digits*',
    reasoning: 'Reasoning*',
    answer: 'Send answer',
    accept: 'Accept',
    answered: 'Classification answer',
    changed: 'Of 1 line the goods are bound to another code since.',
    take: 'Take over',
    order: 'Lines from an order or entry',
    date: 'Entry date',
    other: 'Other entry date',
    calculate: 'Calculate',
    totals: 'Totals',
    keep: 'Keep',
    keepTitle: 'Keep this calculation',
    title: 'Title of the calculation',
  },
} as const;

const number = '7326.90.86.88';
const digits = number.replaceAll('.', '');

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];
  test(`a classification is asked, answered and bound, goes on the order and its entry, and its duty is printed for two days (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await orderWithNumber(language, `o.status in ('ORDERED', 'WH_IN')`);
    const goods = await goodsOf(order, language);
    await rowsOf(
      `insert into goods_binding (org_id, goods_id, kind, edition, code, valid_from, source, bound_by)
       select g.org_id, g.id, 'hts', 1, $2, '2026-01-01', 'typed', g.created_by from goods g where g.id = $1::uuid`,
      [goods.id, goods.hts],
    );

    const no = await askOf(portal, language, goods);
    await desk.goto(`/ops/hts?no=${no}`);
    await desk.getByLabel(says.hts).fill(number);
    await desk.getByLabel(says.reasoning).fill('GRI 1 and 6: an article of steel, not elsewhere named.');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.answer }).click();
    await expect(desk.getByLabel(says.reasoning)).toHaveCount(0);

    await portal.getByRole('button', { name: says.accept, exact: true }).click();
    const dialog = portal.getByRole('dialog');
    await dialog.getByRole('button', { name: says.accept, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await portal.goto(`/hts?part=goods&open=${goods.id}`);
    const panel = portal.getByRole('region', { name: new RegExp(goods.name) });
    await expect(panel.getByText(number)).toBeVisible();
    await expect(panel.getByText(says.answered).first()).toBeVisible();
    await expectAccessible(portal);

    // The order was written with the number before: it says so, and has the new one after one press.
    await portal.goto(`/orderDetail?no=${order}`);
    await expect(portal.getByText(says.changed)).toBeVisible();
    await expectAccessible(portal);
    await portal.getByRole('button', { name: says.take }).click();
    await expect(portal.getByText(says.changed)).toHaveCount(0);
    await expect(portal.getByText(digits).first()).toBeVisible();

    const entry = await makeEntry(desk, language, order);
    await expect(desk.getByText(new RegExp(`${digits}|${number}`)).first()).toBeVisible();
    await reckon(portal, language, entry);
    for (const complaint of complaints) expect(complaint).toEqual([]);
  });
}

/** The customer asks about goods of theirs; what is known of them comes along. */
async function askOf(portal: Page, language: Spoken, goods: { readonly id: string }): Promise<string> {
  const says = spoken[language];
  await portal.goto('/hts');
  await portal.getByRole('link', { name: says.ask }).click();
  const form = portal.getByRole('region', { name: says.ask });
  // The list becomes one that is searched when the goods have come.
  await expect(() => choose(form.getByLabel(says.goods), goods.id)).toPass();
  await form.getByLabel(says.material).fill('Carbon steel 98%, zinc 2%');
  await form.getByLabel(says.purpose).fill('Holds a shelf of 40 kg on a wall');
  await expectAccessible(portal);
  await form.getByRole('button', { name: says.send }).click();
  await expect(portal).toHaveURL(/no=HQ\d+/);
  return new URL(portal.url()).searchParams.get('no') ?? '';
}

/** What the lines of the entry owe on two days, kept and printed. */
async function reckon(portal: Page, language: Spoken, entry: string): Promise<void> {
  const says = spoken[language];
  await portal.goto('/tariff');
  const from = portal.getByLabel(says.order);
  await from.fill(entry);
  await from.press('Enter');
  await expect(portal.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await portal.getByLabel(says.date, { exact: true }).fill('2026-07-20');
  await portal.getByLabel(says.other, { exact: true }).fill('2026-08-03');
  await portal.keyboard.press('Control+Enter');
  const totals = portal.getByRole('complementary', { name: says.totals });
  await expect(totals.getByText('2026-07-20').first()).toBeVisible();
  await expect(totals.getByText('2026-08-03').first()).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole('button', { name: says.keep, exact: true }).click();
  const dialog = portal.getByRole('dialog', { name: says.keepTitle });
  await dialog.getByRole('textbox', { name: says.title }).fill(`${entry} ${language}`);
  await dialog.getByRole('button', { name: says.keep, exact: true }).click();
  await expect(dialog).toBeHidden();
  const download = portal.waitForEvent('download');
  await portal.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}
