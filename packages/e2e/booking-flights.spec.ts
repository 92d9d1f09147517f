import { expect, test } from '@playwright/test';
import { BookingForm, flightWith } from './booking-create.page.ts';
import { choose } from './choose.ts';
import { expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';

test('A flight that can no longer be booked stands grey below the others, and neither Enter nor a press takes it', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  const [cancelled, open] = [await flightWith(1, 2_000), await flightWith(2, 2_000)];
  await rowsOf(`update flight set state = 'CANCELLED' where flight_no = $1`, [cancelled]);
  await choose(form.at('flight.origin'), 'PVG');
  await page.getByRole('button', { name: '选航班' }).click();
  const picker = page.getByRole('dialog', { name: 'PVG 始发航班' });
  const optionOf = (flightNo: string) =>
    picker.getByRole('option').filter({ hasText: `${flightNo.slice(0, 2)} ${flightNo.slice(2)}` });
  await picker.getByRole('combobox').fill(cancelled);
  const over = picker.getByRole('group', { name: '已不可订' });
  await expect(over.getByRole('option')).toHaveCount(1);
  await expect(optionOf(cancelled)).toHaveAttribute('aria-disabled', 'true');
  await expect(optionOf(cancelled)).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await optionOf(cancelled).click({ force: true });
  await expect(picker).toBeVisible();
  await expectAccessible(page);
  await picker.getByRole('combobox').fill(open);
  await expect(optionOf(open)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(form.at('flight.reservedFlight')).toHaveValue(new RegExp(open.slice(2)));
});
