import { isMrnChecked } from '@loadline/contract/checks/mrn';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { openCustomer } from './customer-opening.ts';
import { inDialog, moveDeclaration } from './customs-chain.ts';
import { test } from './empty-installation.ts';
import { expectFigures } from './figures.ts';
import { sellByAir } from './forwarder.ts';
import { expectAccessible } from './looks.ts';
import { fillOrder, orderWords } from './order-form.page.ts';

interface Territory {
  readonly name: string;
  readonly code: 'EU' | 'GB';
  readonly to: { readonly country: string; readonly city: string; readonly postCode: string };
  readonly eori: string;
  /** The number of a declaration without its check digit, and the office that took it. */
  readonly mrn: string;
  readonly office: string;
  readonly way: { readonly vatWay: 'paid' | 'deferred'; readonly account?: string };
  readonly typed: Readonly<Record<'CIF货值' | '关税' | '增值税率', string>>;
  /** What follows from them. */
  readonly vat: string;
  readonly total: string;
  /** The clocks by which a release is told. */
  readonly clocks: RegExp;
}

/** Value, duty and rate of domain.md. */
const union: Territory = {
  name: '欧盟',
  code: 'EU',
  to: { country: 'DE', city: 'Hamburg', postCode: '20457' },
  eori: 'DE123456789012345',
  mrn: '26DE00000000000HA',
  office: 'DE004600',
  way: { vatWay: 'paid' },
  typed: { CIF货值: '10000', 关税: '650', 增值税率: '19' },
  vat: '2,023.50',
  total: '2,673.50',
  clocks: /GMT\+[12]/,
};

/** The same cargo into Britain: 20 %, by a deferment account, told by the clocks of London. */
const britain: Territory = {
  name: '英国',
  code: 'GB',
  to: { country: 'GB', city: 'London', postCode: 'EC1A 1BB' },
  eori: 'GB123456789000',
  mrn: '26GB00000000000LH',
  office: 'GB000084',
  way: { vatWay: 'deferred', account: '1234567' },
  typed: { CIF货值: '10000', 关税: '650', 增值税率: '20' },
  vat: '2,130.00',
  total: '2,780.00',
  clocks: /GMT\+[01](?!\d)/,
};

test('A forwarder on an empty installation clears orders into the Union and the United Kingdom: importer, value, taxes and steps; both sides and the public page say the same', async ({
  browser,
  house,
  desk,
}) => {
  test.setTimeout(600_000);
  await desk.page.goto('/ops');
  await sellByAir(desk.page, '中欧空运专线', 'SZX Europe air express');
  const { user: customer } = await openCustomer(desk, house, browser);
  const visitor = await (await browser.newContext({ baseURL: house.address })).newPage();
  for (const territory of [union, britain]) {
    const order = await placeOrder(customer.page, territory);
    const no = await declare(desk.page, order, territory);
    await moveDeclaration(desk.page, '已交单', '原产国由客户补充');
    for (const step of ['清关中', '待缴税', '已缴税']) await moveDeclaration(desk.page, step);
    await moveDeclaration(desk.page, '已放行', '放行通知由报关行转告');
    await expectBothSides([desk.page, customer.page], no, territory);
    await visitor.goto(`/search?no=${order}`);
    const released = visitor.getByRole('article').getByRole('listitem').filter({ hasText: '清关放行' });
    await expect(released).toContainText(territory.clocks);
  }
  await Promise.all([desk.page, customer.page, visitor].map((page) => page.context().close()));
});

/** Desk and customer read the same importer, value and taxes; the list of the customer finds it by its territory. */
async function expectBothSides(
  [desk, portal]: readonly [Page, Page],
  no: string,
  { eori, vat, total, name, code }: Territory,
): Promise<void> {
  for (const [page, address] of [
    [desk, `/ops/declaration?no=${no}`],
    [portal, `/customs?no=${no}`],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('main'), address).toContainText('已放行');
    await expect(page.locator('main'), address).toContainText(eori);
    await expectFigures(page.locator('main'), ['10,000.00', '650.00', vat, total], address);
    await expectAccessible(page);
  }
  await portal.goto(`/customs?territory=${code}&search=${no}`);
  await expect(portal.getByRole('table')).toContainText(name);
}

/** The customer's first order, with the importer's number. */
async function placeOrder(page: Page, { to, eori }: Territory): Promise<string> {
  const says = orderWords['zh-cn'];
  await page.goto('/order');
  await page.getByRole('button', { name: says.enter }).first().click();
  const drawer = page.getByRole('dialog');
  await fillOrder(drawer, says, {
    reference: `${to.country}-1`,
    hs: ['9617001000'],
    to,
  });
  await drawer.getByLabel('EORI号').fill(eori);
  await drawer.getByRole('button', { name: says.place }).click();
  await expect(page).toHaveURL(/\/orderDetail\?no=SO/);
  return new URL(page.url()).searchParams.get('no') ?? '';
}

/** The desk makes the declaration of the order, with what customs want to know; VAT is worked out. */
async function declare(page: Page, order: string, territory: Territory): Promise<string> {
  const { name, mrn, office, typed, way } = territory;
  await page.goto('/ops/customs');
  await page.getByRole('button', { name: '由订单制单' }).first().click();
  await inDialog(page, '制单', async (dialog) => {
    await dialog.getByLabel('单号*').fill(order);
    await dialog.getByRole('radio', { name }).check();
    await choose(dialog.getByLabel('业务类型*'), '1');
  });
  await expect(page).toHaveURL(/\/ops\/declaration\?no=CD/);
  const number = [...'0123456789'].map((digit) => `${mrn}${digit}`).find(isMrnChecked) ?? '';
  await page.getByRole('button', { name: '编辑' }).first().click();
  await inDialog(page, '保存', async (dialog) => {
    const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
    await field('报关单号').fill(number);
    await field('申报关别').fill(office);
    for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
    await choose(dialog.getByLabel('增值税缴纳方式'), way.vatWay);
    if (way.account) await field('延期账户号').fill(way.account);
  });
  return new URL(page.url()).searchParams.get('no') ?? '';
}
