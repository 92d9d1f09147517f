import { expect, test } from '@playwright/test';
import { BookingForm, flightWith, freshMawb, freshNumber } from './booking-create.page.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';

test('Cargo of several orders is booked as one house waybill: one number, one house waybill on the booking, its waybill and its papers', async ({
  browser,
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  await form.fillFlight(await flightWith(4, 8_000), 4);
  const own = `ONE-${freshNumber()}`;
  const rows = [own, '', `${own}9`].map((no) => [no, '', '', '4', '100.5', '0.5', '空运出口'].join('\t'));
  await form.pasteHouses(rows.join('\n'));
  await form.at('houses.together').check();
  await form.fillRest();
  await form.submit();
  await expect(form.section('分单').getByText(`合并为一份分单时应为 ${own} 或留空`).first()).toBeVisible();
  await expectAccessible(page);
  await form.cell(3, '分单号').fill('');
  await form.submit();
  const no = await form.submitted();
  const houses = page.getByRole('region', { name: '分单', exact: true });
  await expect(houses).toContainText('1 票分单');

  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, 'op.admin', 'en');
  await desk.goto(`/ops/booking?no=${no}`);
  const mawbNo = freshMawb();
  const card = desk.getByRole('region', { name: 'Confirm' });
  await card.getByRole('radio', { name: 'Typed' }).check();
  await card.getByRole('textbox', { name: 'MAWB no.' }).fill(mawbNo);
  await card.getByRole('button', { name: 'Confirm' }).click();
  await desk.getByRole('link', { name: mawbNo }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: mawbNo })).toBeVisible();
  await expect(desk.getByRole('tab', { name: 'House waybills 1', exact: true })).toBeVisible();
  await expectAccessible(desk);

  await page.reload();
  await expect(houses.getByText(own, { exact: true })).toHaveCount(3);
  expect(complaints).toEqual([]);
  await desk.context().close();
});
