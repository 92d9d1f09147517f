import { expect, type Page } from '@playwright/test';
import { BookingForm, flightWith, freshNumber, houseSheet } from './booking-create.page.ts';
import { dayAhead } from './days.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

/** A booking of the demo's customer that waits to be decided, on a flight of its own. */
async function handedIn(page: Page, kg: string): Promise<{ no: string; flight: string }> {
  const form = await BookingForm.open(page);
  const flight = await flightWith(4, 8_000);
  await form.fillFlight(flight, 4);
  await form.pasteHouses(houseSheet([{ kg }], Math.floor(Math.random() * 1_000_000)));
  await form.fillRest();
  await form.submit();
  return { no: await form.submitted(), flight };
}

async function standsAt(no: string) {
  const [row] = await rowsOf<{ status: string; held: string | null; ending: string | null }>(
    `select b.status, b.ending, (select r.kg::text from slot_reservation r where r.booking_id = b.id) as held
      from booking b where b.booking_no = $1`,
    [no],
  );
  return row;
}

test('A customer takes a booking back: the slot is free, the reason is read, and its copy is written on another day', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo');
  const { no, flight } = await handedIn(page, '310');
  await page.getByRole('button', { name: '撤回', exact: true }).click();
  const asked = page.getByRole('dialog', { name: `撤回 ${no}？` });
  await asked.getByLabel('原因').fill('客户取消采购');
  await expectAccessible(page);
  await asked.getByRole('button', { name: '撤回', exact: true }).click();
  await expect(page.getByText(`已撤回 ${no}`)).toBeVisible();
  await expect(page.getByText('已撤回。客户取消采购')).toBeVisible();
  await expect(page.getByRole('button', { name: '撤回', exact: true })).toHaveCount(0);
  expect(await standsAt(no)).toEqual({ status: '0', held: null, ending: 'withdrawn' });
  await expectAccessible(page);

  await page.getByRole('button', { name: '复制为新订舱' }).click();
  await expect(page).toHaveURL(/\/createOrder\?no=BK\d+$/);
  const copy = new BookingForm(page);
  await expect(copy.at('flight.reservedFlight')).toHaveValue(flight);
  await expect(copy.at('flight.flightDate')).toHaveValue('');
  await expect(copy.at('pickup.deadline')).toHaveValue('');
  await expect(copy.cell(1, '分单号')).toHaveValue('');
  await expect(copy.cell(1, '订舱毛重')).toHaveValue('310');
  await expect(copy.at('parties.consignee.name')).toHaveValue('Sample Receiving LLC');
  await expect(copy.at('terms.salesCompany')).not.toHaveValue('');
  await copy.at('flight.flightDate').fill(dayAhead(4));
  await copy.cell(1, '分单号').fill(`HW-${freshNumber()}`);
  await copy.at('pickup.deadline').fill(`${dayAhead(1)}T18:00`);
  await copy.submit();
  const again = await copy.submitted();
  expect(again).not.toBe(no);
  expect(await standsAt(again)).toEqual({ status: '29', held: '310.000', ending: null });
  expect(complaints).toEqual([]);
});

test('In English a booking is withdrawn and copied out of the list, without leaving it for the question', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const { no } = await handedIn(page, '120');
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.goto(`/booking?search=${no}`);
  const row = page.getByRole('row').filter({ hasText: no });
  await row.getByRole('button', { name: `Actions for ${no}` }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const asked = page.getByRole('dialog', { name: `Withdraw ${no}?` });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText(`${no} withdrawn`)).toBeVisible();
  await expect.poll(async () => (await standsAt(no))?.status).toBe('0');
  await row.getByRole('button', { name: `Actions for ${no}` }).click();
  await page.getByRole('menuitem', { name: 'Copy to a new booking' }).click();
  await expect(page).toHaveURL(/\/createOrder\?no=BK\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible();
  await expectAccessible(page);
});

test('A booking is kept as a template out of its page, begun from it in the list, and the template is thrown away', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  await handedIn(page, '88');
  const name = `样品线 ${Date.now()}`;
  await page.getByRole('button', { name: '存为模板' }).click();
  const keep = page.getByRole('dialog', { name: '存为模板' });
  await keep.getByLabel('模板名称').fill(name);
  await keep.getByRole('button', { name: '存为模板' }).click();
  await expect(page.getByText(`已存为模板：${name}`)).toBeVisible();

  await page.goto('/booking');
  await page.getByRole('button', { name: '从模板' }).click();
  const found = page.getByRole('dialog', { name: '从模板' });
  await expect(found.getByRole('option', { name: /管理模板/ })).toBeVisible();
  await expectAccessible(page);
  await found.getByRole('combobox').fill(name);
  await expect(found.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const form = new BookingForm(page);
  await expect(form.cell(1, '订舱毛重')).toHaveValue('88');
  await expect(form.at('flight.flightDate')).toHaveValue('');

  await page.getByRole('button', { name: '从模板' }).click();
  await found.getByRole('option', { name: /管理模板/ }).click();
  const manage = page.getByRole('dialog', { name: '管理模板' });
  await manage.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await manage.getByRole('button', { name: '删除所选' }).click();
  await expect(page.getByText('已删除 1 个模板')).toBeVisible();
  expect(await rowsOf('select from booking_template where name = $1', [name])).toEqual([]);
});
