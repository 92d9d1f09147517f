import { expect } from '@playwright/test';
import { BookingForm, flightWith, houseSheet } from './booking-create.page.ts';
import { choose } from './choose.ts';
import { dayAhead } from './days.ts';
import { complaintsOf } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

test('A booking weighs on its form by the card of the day it flies, as it is kept, and says everywhere in which unit', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const product = await productWith([
    { from: -1, to: 1, basis: 'divisor', factor: '6000' },
    { from: 2, to: 90, basis: 'pounds', factor: '139' },
  ]);
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  await form.fillFlight(await flightWith(3, 20_000), 1);
  await choose(form.at('flight.product'), product);
  await form.pasteHouses(houseSheet([{ kg: '100', cbm: '1.2' }]));
  const billed = form.section('合计').locator('dd').last();
  await expect(billed).toHaveText('200.0 kg');
  await form.at('flight.flightDate').fill(dayAhead(3));
  await expect(billed).toHaveText('527.0 lb');
  await expect(form.section('货物与尺寸')).toContainText('527.0 lb');
  await form.fillRest();
  await form.submit();
  const no = await form.submitted();
  const [kept] = await rowsOf(
    'select trim_scale(billing_weight) as kept from booking where booking_no = $1',
    [no],
  );
  expect(kept).toEqual({ kept: '527' });
  const facts = page.locator('.fact-strip, dl').filter({ hasText: '计费重' }).first();
  await expect(facts).toContainText(/527\.0\s*lb/);
  await page.goto(`/booking?search=${no}`);
  const row = page.getByRole('row').filter({ hasText: no });
  await expect(row).toContainText('527.0 lb');
  await row.getByRole('checkbox').check();
  await expect(page.getByText('计费重 527.0 lb')).toBeVisible();
  await enterAs(page, 'op.admin');
  await page.goto(`/ops/bookings?search=${no}`);
  await expect(page.getByRole('row').filter({ hasText: no })).toContainText('计费 527.0 lb');
  expect(complaints).toEqual([]);
});

interface Card {
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  readonly basis: 'divisor' | 'pounds';
  readonly factor: string;
}

/** A product of a walk's own, which the demo's customer may book, with published cards from Shanghai; its name. */
async function productWith(cards: readonly Card[]): Promise<string> {
  const name = `换卡专线 ${Date.now() % 1_000_000}`;
  await rowsOf(
    `with made as (insert into channel (channel_id, name, name_en, transport) values (gen_random_uuid(), $1, $3, '1') returning channel_id),
      opened as (insert into customer_channel (org_id, channel_id) select u.org_id, m.channel_id from made m, app_user u where u.username = 'demo')
      insert into rate_card (id, product_id, origin, zone, zone_zh, zone_en, transit_from, transit_to, valid_from, valid_to, basis, factor,
        step, rounds, least_weight, currency, breaks, minimum_charge, surcharges, published)
      select gen_random_uuid(), m.channel_id, 'PVG', 'US', '美国', 'US', 5, 8, today.d + c.from, today.d + c.to, c.basis, c.factor,
        1, 'shipment', 0, 'CNY', '[{"from":"0","price":"45"}]', 0, '[]', true
      from made m, (select (now() at time zone 'Asia/Shanghai')::date) as today (d),
        jsonb_to_recordset($2::jsonb) as c ("from" int, "to" int, basis text, factor numeric)`,
    [name, JSON.stringify(cards), name.replace('换卡专线', 'Line of two cards')],
  );
  return name;
}
