import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Carriage } from './air-carriage.ts';
import { BookingForm } from './booking-create.page.ts';
import { choose } from './choose.ts';
import type { Person } from './empty-installation.ts';
import { warehouse } from './forwarder.ts';

/** The customer finds the booking that was prepared of the trust order; nothing but the flight is left to be said. */
export async function bookPrepared({ page }: Person, trustNo: string, day: string): Promise<string> {
  await page.goto(`/trustDetail?no=${trustNo}`);
  await page
    .getByRole('link', { name: /^BK\d+/ })
    .first()
    .click();
  const form = new BookingForm(page);
  await form.at('flight.flightDate').fill(day);
  await form.at('flight.reservedFlight').fill('CZ327');
  await form.at('pickup.deadline').fill(`${day}T13:00`);
  await form.submit();
  return form.submitted();
}

/** The desk books imported orders for their customer: route and flight, customs, the consignee's telephone, payment and pickup. */
export async function bookForCustomer(
  { page }: Person,
  orders: readonly string[],
  day: string,
): Promise<string> {
  await page.goto('/ops/orders');
  for (const no of orders) await page.getByRole('checkbox', { name: `选择 ${no}`, exact: true }).check();
  await page.getByRole('button', { name: '代客户订舱' }).click();
  const form = new BookingForm(page);
  await choose(form.at('flight.origin'), 'SZX');
  await choose(form.at('flight.destination'), 'LAX');
  await form.at('flight.flightDate').fill(day);
  await form.at('flight.reservedFlight').fill('CZ327');
  for (const row of orders.keys()) await choose(form.cell(row + 1, '报关类型'), '5');
  await form.at('parties.consignee.tel').fill('+1 310 555 0101');
  await page.getByRole('radio', { name: '预付' }).check();
  await page.getByRole('radio', { name: '送货至前置仓' }).check();
  await choose(form.at('pickup.warehouseCode'), warehouse.code);
  await form.at('pickup.deadline').fill(`${day}T13:00`);
  await form.submit();
  await expect(page).toHaveURL(/\/ops\/booking\?no=BK\d+$/);
  return new URL(page.url()).searchParams.get('no') ?? '';
}

/** The desk splits pieces off the first or the last house waybill; what leaves waits under a number of its own. */
export async function splitOff(
  { page }: Person,
  bookingNo: string,
  { house, pieces }: { readonly house: 'first' | 'last'; readonly pieces: number },
): Promise<string> {
  await openAtDesk(page, bookingNo);
  await page.getByRole('button', { name: '拆分', exact: true }).click();
  const asked = page.getByRole('dialog', { name: `拆分 ${bookingNo}` });
  const counts = asked.getByRole('textbox', { name: /分出件数$/ });
  await (house === 'first' ? counts.first() : counts.last()).fill(String(pieces));
  await asked.getByRole('textbox', { name: /^原因/ }).fill('航司减舱');
  await asked.getByRole('button', { name: '拆分', exact: true }).click();
  await expect(page.getByText(/^已拆分，BK\d+ 等待确认/)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(bookingNo);
  return heading.innerText();
}

/** The desk confirms under the next number of the stock, on the flight that was asked for or on another day's. */
export async function confirm({ page }: Person, bookingNo: string, otherDay?: string): Promise<Carriage> {
  await openAtDesk(page, bookingNo);
  const card = page.getByRole('region', { name: '确认订舱' });
  if (otherDay) {
    const flights = card.getByLabel('航班');
    await choose(flights, {
      label: await flights.getByRole('option', { name: otherDay.slice(5) }).innerText(),
    });
  }
  if (await card.getByLabel(/^确认说明/).count()) await card.getByLabel(/^确认说明/).fill('改配');
  const [pieces = '', grossWeight = ''] = await Promise.all(
    [/^确认件数/, /^确认毛重/].map((label) => card.getByLabel(label).inputValue()),
  );
  const next = await card.getByText(/^下一个可用号 /).innerText();
  await card.getByRole('button', { name: '确认订舱' }).click();
  await expect(card).toHaveCount(0);
  const waybill = page.getByRole('link', { name: /^主单 \d{3}-?\d{8}$/ });
  const mawbNo = (await waybill.innerText()).replace(/^主单 /, '');
  expect(next).toContain(mawbNo);
  return { mawbNo, pieces: Number(pieces), grossWeight };
}

/** Numbers of its house waybills, as their booking shows them. */
export async function housesOf({ page }: Person, bookingNo: string): Promise<string[]> {
  await page.goto(`/book?no=${bookingNo}`);
  const numbers = page.getByRole('region', { name: '分单', exact: true }).getByText(/^QH\d+$/);
  await expect(numbers.first()).toBeVisible();
  return numbers.allInnerTexts();
}

async function openAtDesk(page: Page, bookingNo: string): Promise<void> {
  await page.goto('/ops/bookings');
  await page.getByRole('link', { name: bookingNo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingNo);
}
