import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { BookingForm, flightWith, houseSheet } from './booking-create.page.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';
import { freeSerial } from './waybills.page.ts';

const firstDay = 3;

async function bookedOn(portal: Page, flight: string, kg: string): Promise<string> {
  const form = await BookingForm.open(portal);
  await form.fillFlight(flight, firstDay);
  await form.pasteHouses(houseSheet([{ kg }], Date.now() % 1_000_000));
  await form.fillRest();
  await form.submit();
  return form.submitted();
}

test('A flight is cancelled: who booked on it is told with the next one, and the desk puts them there', async ({
  browser,
}) => {
  const flight = await flightWith(firstDay, 3_000);
  const [portal, desk] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await Promise.all([enterAs(portal, 'demo'), enterAs(desk, 'op.admin')]);
  const complaints = [complaintsOf(portal), complaintsOf(desk)];
  const bookingNo = await bookedOn(portal, flight, '800');

  await desk.goto(`/ops/slots?search=${flight}`);
  await desk.getByRole('row', { name: new RegExp(shownFlightNo(flight)) }).click();
  const panel = desk.getByRole('region', { name: new RegExp(shownFlightNo(flight)) });
  await panel.getByRole('button', { name: '取消航班' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('订舱 1 票、主单 0 票，共 800.0 kg，涉及 1 家客户。');
  await expectAccessible(desk);
  await dialog.getByRole('textbox', { name: '原因' }).fill('台风停航');
  await dialog.getByRole('button', { name: '取消航班' }).click();
  await expect(panel.getByText('航班已取消，货物待改配')).toBeVisible();
  await expectAccessible(desk);

  await portal.goto(`/book?no=${bookingNo}`);
  await expect(portal.getByText('该航班已取消，我们正在为您改配其他航班。')).toBeVisible();
  await expectAccessible(portal);
  await portal.goto('/notices');
  const notice = portal.getByRole('listitem').filter({ hasText: bookingNo });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('航班取消');
  await expect(notice).toContainText('有舱位的航班：');

  await panel.getByRole('link', { name: '去改配' }).click();
  await expect(desk.getByRole('tab', { name: /^航班取消/ })).toHaveAttribute('aria-selected', 'true');
  await desk.getByRole('link', { name: bookingNo }).click();
  await expect(desk.getByText('该航班已取消，不再占舱。请改配其他航班后确认，或退回客户。')).toBeVisible();
  const card = desk.getByRole('region', { name: '确认订舱' });
  const other = card.getByRole('option', { name: /余 [\d,.]+ kg$/ }).first();
  await card.getByLabel('航班').selectOption(await other.getAttribute('value'));
  await card.getByRole('radio', { name: '手工填写' }).check();
  await card.getByRole('textbox', { name: '主单号' }).fill(shownAwb(awbOf('114', freeSerial())));
  await card.getByRole('textbox', { name: '确认说明' }).fill('原航班取消，改配');
  await card.getByRole('button', { name: '确认订舱' }).click();
  await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText('已订舱');
  await expect(desk.getByText('该航班已取消')).toHaveCount(0);
  expect(complaints).toEqual([[], []]);
});
