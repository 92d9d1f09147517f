import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { makeEntry, type Spoken } from './clearance-walk.ts';
import { goodsOf, orderWithNumber } from './goods-walk.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    tab: '我的商品',
    hts: '美国HTS',
    bind: '绑定',
    code: '绑定编码',
    from: '生效日',
    refused: '10 位数字',
    bindTo: '绑定到商品',
    find: '绑定到商品',
    mine: '我的商品',
    changed: '1 行的商品此后绑定了其他编码。',
    take: '采用现绑定',
    taken: '已采用',
    typed: '手工绑定',
    close: '关闭',
  },
  en: {
    tab: 'My goods',
    hts: 'US HTS',
    bind: 'Bind',
    code: 'Bound code',
    from: 'Valid from',
    refused: '10 digits',
    bindTo: 'Bind to goods',
    find: 'Bind to goods',
    mine: 'In my goods',
    changed: 'Of 1 line the goods are bound to another code since.',
    take: 'Take over',
    taken: 'Codes taken over',
    typed: 'Typed',
    close: 'Close',
  },
} as const;

const number = '7326.90.86.88';
const digits = number.replaceAll('.', '');

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`goods are bound to a number, bound anew from the schedule, and a line of an entry takes it over (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await orderWithNumber();
    const goods = await goodsOf(order, language);
    const printed = goods.hts.replace(/^(\d{4})(\d\d)(\d\d)/, '$1.$2.$3.');

    // What the goods are known by today, typed in their own panel.
    await portal.goto('/hts');
    await portal.getByRole('tab', { name: says.tab }).click();
    await portal.goto(`/hts?part=goods&search=${goods.sku}`);
    await expectAccessible(portal);
    await portal.goto(`/hts?part=goods&open=${goods.id}`);
    const panel = portal.getByRole('region', { name: new RegExp(goods.name) });
    const block = panel.getByRole('region', { name: says.hts });
    await block.getByRole('button', { name: says.bind }).click();
    const dialog = portal.getByRole('dialog');
    await dialog.getByLabel(says.code).fill('7326');
    await dialog.getByRole('button', { name: says.bind, exact: true }).click();
    await expect(dialog.getByText(says.refused).first()).toBeVisible();
    await expectAccessible(portal);
    await dialog.getByLabel(says.code).fill(printed);
    await dialog.getByLabel(says.from).fill('2026-01-01');
    await dialog.getByRole('button', { name: says.bind, exact: true }).click();
    await expect(block.getByText(printed)).toBeVisible();
    await expect(block.getByText(says.typed).first()).toBeVisible();

    // Another number, bound from where it is read.
    await portal.goto(`/hts?no=${digits}`);
    await portal.getByRole('button', { name: says.bindTo }).click();
    await portal.getByRole('combobox', { name: says.find }).fill(goods.sku);
    await portal.getByRole('option', { name: new RegExp(goods.sku) }).click();
    await dialog.getByRole('button', { name: says.bind, exact: true }).click();
    const line = portal.getByRole('region', { name: number });
    await expect(line.getByText(goods.sku)).toBeVisible();
    await expectAccessible(portal);
    await line.getByRole('button', { name: says.close }).click();
    await portal.getByRole('checkbox', { name: says.mine }).check();
    await expect(portal.getByRole('button', { name: number })).toBeVisible();
    await portal.goto(`/hts?part=goods&open=${goods.id}`);
    await expect(block.getByText(number)).toBeVisible();
    await expect(block.getByText(printed)).toBeVisible();
    await expectAccessible(portal);

    await expectTakenOver(portal, desk, language, order);
    for (const complaint of complaints) expect(complaint).toEqual([]);
  });
}

/** The line was written with the number before: it says so, and has the new one after one press. */
async function expectTakenOver(portal: Page, desk: Page, language: Spoken, order: string): Promise<void> {
  const says = spoken[language];
  const no = await makeEntry(desk, language, order);
  await expect(desk.getByText(says.changed)).toBeVisible();
  await portal.goto(`/coa?no=${no}`);
  await expect(portal.getByText(says.changed)).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole('button', { name: says.take }).click();
  await expect(portal.getByText(says.taken).first()).toBeVisible();
  await expect(portal.getByText(says.changed)).toHaveCount(0);
  await expect(portal.getByRole('cell', { name: digits }).first()).toBeVisible();
}
