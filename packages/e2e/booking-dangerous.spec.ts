import { expect } from '@playwright/test';
import { BookingForm, flightWith, houseSheet } from './booking-create.page.ts';
import { choose } from './choose.ts';
import { expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

test('Batteries are declared with the booking, and the desk answers for the papers that are not in', async ({
  browser,
  page,
}) => {
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  await form.fillFlight(await flightWith(4, 8_000), 4);
  await form.pasteHouses(houseSheet([{ kg: '64' }]));
  await form.fillRest();
  const goods = form.section('货物性质');
  await goods.getByText('普货', { exact: true }).click();
  await goods.getByText('带电', { exact: true }).click();
  await form.submit();
  await expect(goods.getByText('带电或危险品须填写 UN 编号')).toBeVisible();
  await goods.getByRole('button', { name: /添加/ }).click();
  const row = goods.getByRole('region', { name: '危险品 1' });
  const inRow = (key: string) =>
    row.locator(`[data-path$=".${key}"]`).locator('input, select, [role=combobox]').first();
  await choose(inRow('entry'), 'UN3481-contained');
  await expect(row.getByText('类别 9')).toBeVisible();
  await choose(inRow('instruction'), '967-I');
  await inRow('packages').fill('4');
  await inRow('netQuantity').fill('5.5');
  await expect(row.getByText('CAO 仅限货机')).toBeVisible();
  await choose(inRow('instruction'), '967-II');
  await inRow('netQuantity').fill('1.5');
  await expect(goods.getByText('ELI', { exact: true })).toBeVisible();
  await expect(form.section('文件').getByText(/^货物运输条件鉴定书/)).toBeVisible();
  await expectAccessible(page);
  await form.submit();
  const no = await form.submitted();
  await expect(page.getByText('Lithium ion batteries in compliance with Section II of PI 967')).toBeVisible();
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, 'op.admin', 'en');
  await desk.goto(`/ops/booking?no=${no}`);
  await expect(desk.getByRole('region', { name: 'Nature of the goods' })).toContainText('ELI');
  await expectAccessible(desk);
  const card = desk.getByRole('region', { name: 'Confirm' });
  await card.getByRole('textbox', { name: /^Reason/ }).fill('The airline has them');
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('Booked').first()).toBeVisible();
  await desk.context().close();
});
