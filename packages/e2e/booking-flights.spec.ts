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
  const [closed, left] = [await flightWith(1, 2_000), await flightWith(0, 2_000)];
  await rowsOf(`update flight set state = 'CANCELLED' where flight_no = $1`, [cancelled]);
  await rowsOf(`update flight set state = 'CLOSED' where flight_no = $1`, [closed]);
  await rowsOf(
    `update flight set cut_off = now() - interval '8 hours', etd = now() - interval '1 hour' where flight_no = $1`,
    [left],
  );
  await choose(form.at('flight.origin'), 'PVG');
  await page.getByRole('button', { name: '选航班' }).click();
  const picker = page.getByRole('dialog', { name: 'PVG 始发航班' });
  const optionOf = (flightNo: string) =>
    picker.getByRole('option').filter({ hasText: `${flightNo.slice(0, 2)} ${flightNo.slice(2)}` });
  const coming = picker.getByRole('group', { name: '近期航班，按起飞时间' });
  await expect(coming.getByRole('option').nth(2)).toBeVisible();
  const times = await coming.getByRole('option').allInnerTexts();
  const days = times.flatMap((text) => /· (\d\d-\d\d)/.exec(text)?.[1] ?? []);
  expect(days.length).toBeGreaterThan(2);
  expect(days).toEqual(inOrder(days));
  for (const shut of [closed, left]) {
    await picker.getByRole('combobox').fill(shut);
    await expect(optionOf(shut)).toHaveAttribute('aria-disabled', 'true');
    await expect(optionOf(shut)).toHaveAttribute('aria-selected', 'false');
  }
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

/** Days without their years: January comes after December. */
function inOrder(days: readonly string[]): string[] {
  const wraps = days.some((day) => day.startsWith('12')) && days.some((day) => day.startsWith('01'));
  const from = (day: string) => (wraps && day.startsWith('01') ? `13${day}` : day);
  return days.toSorted((one, other) => from(one).localeCompare(from(other)));
}
