import { expect, test } from '@playwright/test';
import { BookingForm, flightWith, freshNumber, houseSheet } from './booking-create.page.ts';
import { dayAhead } from './days.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';

const paper = {
  name: '出口报关单.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

test('A clerk books: twenty house waybills out of a sheet, a party of the address book, a file; what is missing is named at its field', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  await expect(form.slot).toContainText('选择航班后显示舱位余量');
  await expectAccessible(page);
  const flight = await flightWith(3, 20_000);
  await form.fillFlight(flight.toLowerCase(), 3);
  await expect(form.slot.getByRole('img')).toHaveAccessibleName(/^舱位上限 20,000\.0 kg，已订 0\.0/);
  const first = freshNumber();
  const rows = Array.from({ length: 20 }, () => ({ kg: '1,00.50'.replace(',', '') }));
  await form.pasteHouses(houseSheet(rows, first));
  await expect(form.cell(20, '分单号')).toHaveValue(`HW-${first + 19}`);
  await expect(form.cell(20, '报关类型')).toHaveValue('5');
  await expect(form.section('分单').getByRole('row', { name: /^合计/ })).toContainText('2,010.0');
  await expect(form.slot).toContainText('17,990.0');
  await form.submit();
  await expect(form.faultAt('parties.shipper.name')).toHaveText('不能为空');
  await expect(page.getByRole('button', { name: /^还差 \d+ 项：/ })).toBeVisible();
  await expectAccessible(page);
  await form.fillRest();
  await page.getByRole('button', { name: '收货人: 从地址簿选择' }).click();
  const book = page.getByRole('dialog', { name: '从地址簿选择' });
  await book.getByRole('combobox').fill('Llanfair');
  await expect(book.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(form.at('parties.consignee.address')).not.toHaveValue(/Logistics/);
  await form.section('文件').locator('input[type=file]').first().setInputFiles(paper);
  await expect(form.section('文件').getByText(paper.name)).toBeVisible();
  await form.saved();
  await page.keyboard.press('Control+Enter');
  const no = await form.submitted();
  await expect(page.getByText('已为本票占舱')).toBeVisible();
  await expectAccessible(page);
  const [kept] = await rowsOf<{ status: string; houses: number; held: string; files: number }>(
    `select b.status, (select count(*)::int from hawb h where h.booking_id = b.id) as houses,
        (select r.kg::text from slot_reservation r where r.booking_id = b.id) as held,
        (select count(*)::int from record_file f where f.subject_id = b.id) as files
      from booking b where b.booking_no = $1`,
    [no],
  );
  expect(kept).toEqual({ status: '29', houses: 20, held: '2010.000', files: 1 });
  expect(complaints).toEqual([]);
});

test('Over the limit each way out does what it says: a row is reduced, the next flight is taken, more room is asked for', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  const flight = await flightWith(3, 2_000, 800);
  await form.fillFlight(flight, 3);
  await form.pasteHouses(houseSheet([{ kg: '412' }, { kg: '598.5' }, { kg: '315.5' }]));
  // Each end of the flight says by whose clocks: it may land before it left.
  await expect(form.slot).toContainText('GMT+8');
  await expect(form.slot).toContainText(/GMT[−-]\d/);
  const refused = form.slot.getByRole('alert');
  await expect(refused).toContainText('超出舱位重量限制，无法订舱');
  await expect(refused).toContainText('本次最多可订 1,200.000 kg，超出 126.000 kg。');
  await expect(page.getByRole('button', { name: /^还差 \d+ 项：超出舱位重量限制，无法订舱$/ })).toBeVisible();
  await expectAccessible(page);

  await refused.getByRole('button', { name: /^减少第 2 行毛重/ }).click();
  await expect(form.cell(2, '订舱毛重')).toHaveValue('472.5');
  await expect(refused).toHaveCount(0);
  await form.cell(2, '订舱毛重').fill('1598.5');
  await expect(refused).toContainText('超出 1,126.000 kg');
  await expect(refused.getByRole('button', { name: /^(申请特价加位|改为候补)/ })).toHaveCount(0);
  await form.cell(2, '订舱毛重').fill('598.5');

  await refused.getByRole('button', { name: /^申请特价加位/ }).click();
  await expect(form.at('flight.specialPrice')).toHaveValue('超出舱位 126.000 kg，申请加位');
  await expect(form.slot).toContainText('已申请加位');
  await form.slot.getByRole('button', { name: '取消申请' }).click();

  await refused.getByRole('button', { name: /^改为候补/ }).click();
  await expect(refused).toHaveCount(0);
  await expect(form.slot).toContainText('候补不占舱位');
  await page.getByRole('radio', { name: '普通', exact: true }).check();

  await refused.getByRole('button', { name: /^改订/ }).first().click();
  await expect(form.at('flight.flightDate')).not.toHaveValue(dayAhead(3));
  const flown = (await form.at('flight.reservedFlight').inputValue()).replace(' ', '');
  const [taken] = await rowsOf<{ at: string }>(
    `select to_char(cut_off at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at from flight where flight_no = $1 and flight_date = $2`,
    [flown, await form.at('flight.flightDate').inputValue()],
  );
  await expect(form.at('pickup.deadline')).toHaveValue(taken?.at ?? 'a flight');
  await expect(refused).toHaveCount(0);

  await form.at('flight.flightDate').fill(dayAhead(3));
  await form.at('flight.reservedFlight').fill(flight);
  await refused.getByRole('button', { name: /^申请特价加位/ }).click();
  await form.fillRest();
  await form.submit();
  await form.submitted();
  await expect(page.getByText('特价申请等待人工确认，确认前不占舱位。')).toBeVisible();
  await expect(page.getByText('尚未为本票占舱')).toBeVisible();
});

test('A flight that nobody knows is told at once, and goes on only to be verified', async ({ page }) => {
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  await form.fillFlight('QQ8817', 4);
  const told = form.slot.getByRole('alert');
  await expect(told).toContainText('无法获取航班信息');
  await form.pasteHouses(houseSheet([{ kg: '100' }]));
  await form.fillRest();
  await form.submit();
  await expect(page.getByRole('button', { name: /^还差 1 项：预订航班$/ })).toBeVisible();
  await told.getByRole('button', { name: /^先提交，待核实航班/ }).click();
  await expect(page.getByRole('button', { name: /^还差/ })).toHaveCount(0);
  await form.submit();
  await form.submitted();
  await expect(page.getByText('正在人工核实航班，核实前不占舱位。')).toBeVisible();
});

test('What is typed outlives a reload; a booking is kept as a template and begun from it', async ({
  page,
}) => {
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  const flight = await flightWith(3, 2_000);
  await form.fillFlight(flight, 3);
  const first = freshNumber();
  await form.pasteHouses(houseSheet([{ kg: '88.5' }], first));
  await form.saved();
  await expect(page).toHaveURL(/\/createOrder\?no=BK\d+$/);
  await page.reload();
  await expect(form.cell(1, '分单号')).toHaveValue(`HW-${first}`);
  await form.cell(1, '分单号').focus();
  await page.keyboard.press('Enter');
  await expect(form.cell(2, '分单号')).toBeFocused();
  await page.getByRole('button', { name: '删除第 2 行' }).click();
  await page.getByRole('button', { name: '存为模板' }).click();
  const name = `模板 ${Date.now()}`;
  await page.getByRole('dialog').getByLabel('模板名称').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '存为模板' }).click();
  await expect(page.getByText(`已存为模板：${name}`)).toBeVisible();

  await page.getByRole('button', { name: '从模板' }).click();
  const kept = page.getByRole('dialog', { name: '从模板' });
  await kept.getByRole('combobox').fill(name);
  await expect(kept.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(form.at('flight.flightDate')).toHaveValue('');
  await expect(form.at('flight.reservedFlight')).toHaveValue(flight);
});

test('A returned booking shows each reason at its field and goes out again', async ({ page }) => {
  await enterAs(page, 'demo');
  // Other walks return bookings of this customer too: this one is known by what was asked of it.
  const [returned] = await rowsOf<{ no: string }>(
    `select booking_no as no from booking where status = '30' and corrections::text like '%bookingGrossWeight%'`,
  );
  await page.goto('/booking?status=30');
  await page.getByRole('link', { name: returned?.no ?? '' }).click();
  await expect(page.getByText('已驳回，请修改后重新提交')).toBeVisible();
  await expect(
    page
      .getByText(/^退回原因：/)
      .or(page.locator('.grid-said'))
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: '查看' }).first().click();
  await expect(page.locator('[data-path] :focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: '重新提交' })).toBeVisible();
  await expectAccessible(page);
});
