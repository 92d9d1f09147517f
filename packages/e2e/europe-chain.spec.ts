import { isMrnChecked } from '@loadline/contract/checks/mrn';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { openCustomer } from './customer-opening.ts';
import { inDialog, moveDeclaration } from './customs-chain.ts';
import { emptyInstallation, Person } from './empty-installation.ts';
import { expectFigures } from './figures.ts';
import { sellByAir } from './forwarder.ts';
import { expectAccessible } from './looks.ts';
import { fillOrder, orderWords } from './order-form.page.ts';
import { test } from './walk.ts';

/** Value, duty and rate of domain.md, and what follows from them. */
const typed = { CIF货值: '10000', 关税: '650', 增值税率: '19' };
const follows = { vat: '2,023.50', total: '2,673.50' };
const eori = 'DE123456789012345';

test('A forwarder on an empty installation clears an order into the Union: importer, value, taxes and steps; both sides and the public page say the same', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const house = await emptyInstallation();
  try {
    const desk = await Person.at(house, browser, { username: 'admin', password: house.password });
    await desk.page.goto('/ops');
    await sellByAir(desk.page, '中欧空运专线', 'SZX HAM air express');
    const { user: customer } = await openCustomer(desk, house, browser);
    const order = await placeOrder(customer.page);

    const no = await declare(desk.page, order);
    await moveDeclaration(desk.page, '已交单', '原产国由客户补充');
    for (const step of ['清关中', '待缴税', '已缴税']) await moveDeclaration(desk.page, step);
    await moveDeclaration(desk.page, '已放行', '放行通知由报关行转告');
    for (const [page, address] of [
      [desk.page, `/ops/declaration?no=${no}`],
      [customer.page, `/customs?no=${no}`],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('main'), address).toContainText('已放行');
      await expect(page.locator('main'), address).toContainText(eori);
      await expectFigures(page.locator('main'), ['10,000.00', '650.00', ...Object.values(follows)], address);
      await expectAccessible(page);
    }
    await customer.page.goto(`/customs?territory=EU&search=${no}`);
    await expect(customer.page.getByRole('table')).toContainText('欧盟');

    const visitor = await (await browser.newContext({ baseURL: house.address })).newPage();
    await visitor.goto(`/search?no=${order}`);
    const released = visitor.getByRole('article').getByRole('listitem').filter({ hasText: '清关放行' });
    // By the clocks of Brussels.
    await expect(released).toContainText(/GMT\+[12]/);
    await Promise.all([desk.page, customer.page, visitor].map((page) => page.context().close()));
  } finally {
    await house.stop();
  }
});

/** The customer's first order, for Hamburg, with the importer's number. */
async function placeOrder(page: Page): Promise<string> {
  const says = orderWords['zh-cn'];
  await page.goto('/order');
  await page.getByRole('button', { name: says.enter }).first().click();
  const drawer = page.getByRole('dialog');
  await fillOrder(drawer, says, {
    reference: 'HAM-1',
    hs: ['9617001000'],
    to: { country: 'DE', city: 'Hamburg', postCode: '20457' },
  });
  await drawer.getByLabel('EORI号').fill(eori);
  await drawer.getByRole('button', { name: says.place }).click();
  await expect(page).toHaveURL(/\/orderDetail\?no=SO/);
  return new URL(page.url()).searchParams.get('no') ?? '';
}

/** The desk makes the declaration of the order, with what customs want to know; VAT is worked out. */
async function declare(page: Page, order: string): Promise<string> {
  await page.goto('/ops/customs');
  await page.getByRole('button', { name: '由订单制单' }).first().click();
  await inDialog(page, '制单', async (dialog) => {
    await dialog.getByLabel('单号*').fill(order);
    await dialog.getByRole('radio', { name: '欧盟' }).check();
    await choose(dialog.getByLabel('业务类型*'), '1');
  });
  await expect(page).toHaveURL(/\/ops\/declaration\?no=CD/);
  const mrn = [...'0123456789'].map((digit) => `26DE00000000000HA${digit}`).find(isMrnChecked) ?? '';
  await page.getByRole('button', { name: '编辑' }).first().click();
  await inDialog(page, '保存', async (dialog) => {
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await field('报关单号').fill(mrn);
    await field('申报关别').fill('DE004600');
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    await choose(dialog.getByLabel('增值税缴纳方式'), 'paid');
  });
  return new URL(page.url()).searchParams.get('no') ?? '';
}
