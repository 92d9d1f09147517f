import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { expect } from '@playwright/test';
import { flightWith } from './booking-create.page.ts';
import { dayAhead } from './days.ts';
import { expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';
import { freeSerial, registered } from './waybills.page.ts';

const spoken = {
  'zh-cn': {
    more: '更多',
    flight: '改配航班、拉货',
    pick: '选航班',
    room: '余 3,000',
    day: '航班日期*',
    reason: '原因*',
    change: '改配航班',
  },
  en: {
    more: 'More',
    flight: 'Change the flight or offload',
    pick: 'Flights',
    room: '3,000',
    day: 'Flight date*',
    reason: 'Reason*',
    change: 'Change the flight',
  },
} as const;

for (const [at, language] of (['zh-cn', 'en'] as const).entries()) {
  const says = spoken[language];

  test(`A waybill is put on another flight that is chosen by its room and its times, on the day of that (${language})`, async ({
    page,
  }) => {
    const other = await flightWith(4, 3_000);
    const day = dayAhead(4);
    await enterAs(page, 'op.admin', language);
    await page.goto('/mawbOpt');
    const flight = { flightNo: 'ZX8817', flightDate: dayAhead(3) };
    const no = await registered(page, freeSerial() + 40 + at, flight);
    await page.goto(`/mawbOpt?search=${no}`);
    await page.getByRole('row').filter({ hasText: no }).locator('td').last().click();
    const panel = page.getByRole('region', { name: new RegExp(no) });
    await panel.getByRole('button', { name: says.more }).click();
    await page.getByRole('menuitem', { name: says.flight }).click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByRole('button', { name: says.pick, exact: true }).click();
    const picker = page.getByRole('dialog').last();
    await picker.getByRole('combobox').fill(other);
    const option = picker.getByRole('option').filter({ hasText: shownFlightNo(other) });
    // Which day a daily flight is of, when it leaves and lands, and what it still takes.
    for (const text of [day.slice(5), says.room, 'PVG', 'ORD']) await expect(option).toContainText(text);
    await option.click();
    await expect(dialog.getByLabel(says.day)).toHaveValue(day);
    await expect(dialog).toContainText(says.room);
    await expectAccessible(page);
    await dialog.getByLabel(says.reason).fill('满舱 full');
    await dialog.getByRole('button', { name: says.change, exact: true }).click();
    await expect(panel).toContainText(shownFlightNo(other));
    await expect(panel).toContainText(day.slice(5));
  });
}
