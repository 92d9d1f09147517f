import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { dayAhead } from './days.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { account, enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

/** A number that no airline of the demo has, one per walk. */
const flightNo = (letter: string) => `Z${letter} ${1_000 + (process.pid % 9_000)}`;

async function fillTimes(page: Page, times: readonly [label: RegExp, day: string, time: string][]) {
  for (const [label, day, time] of times) {
    const field = page.locator('.field').filter({ hasText: label });
    await field.getByRole('textbox').first().fill(day);
    await field.getByRole('textbox').last().fill(time);
  }
}

function panelOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name: new RegExp(name) });
}

test('A flight is entered with its slot, part of it kept for a customer, taken off sale, and cancelled with a reason', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const [number, day] = [flightNo('X'), dayAhead(5)];
  await enterAs(page, 'op.admin');
  // Flights of other walks fill more than a page.
  await page.goto(`/ops/slots?search=${number.replace(' ', '')}`);
  await page.getByRole('button', { name: '新建航班' }).first().click();
  const form = panelOf(page, '新建航班');
  await form
    .getByRole('textbox', { name: '航班号' })
    .fill(` ${number.slice(0, 2).toLowerCase()} ${number.slice(2)}`);
  await form.getByLabel('航班日期').fill(day);
  await choose(form.getByRole('combobox', { name: '起运港', exact: true }), 'PVG');
  await choose(form.getByRole('combobox', { name: '目的港', exact: true }), 'LAX');
  await expect(form.getByText('America/Los_Angeles')).toBeVisible();
  await fillTimes(page, [
    [/^预计起飞/, day, '21:30'],
    [/^预计到达/, day, '01:10'],
    [/^截单时间/, day, '13:00'],
  ]);
  await form.getByLabel('限重').fill('12000');
  await expectAccessible(page);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('应晚于起飞')).toBeVisible();
  await expect(form.getByText('限重与限体积须同时填写')).toBeVisible();
  await fillTimes(page, [[/^预计到达/, day, '18:20']]);
  await form.getByLabel('限体积').fill('80');
  await form.getByRole('button', { name: '保存' }).click();

  const panel = panelOf(page, number);
  await expect(panel).toContainText('剩余 12,000.0 kg');
  await panel.getByRole('button', { name: '修改', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '添加客户' }).click();
  await choose(dialog.getByLabel(/客户$/), { index: 1 });
  await dialog.getByLabel(/重量（kg）$/).fill('12001');
  await dialog.getByLabel(/体积（m³）$/).fill('20');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('合计不能超过限重 12000 kg')).toBeVisible();
  await dialog.getByLabel(/重量（kg）$/).fill('4000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(panel.getByRole('table').first()).toContainText('4,000.0 kg');

  await panel.getByRole('button', { name: '停售' }).click();
  await dialog.getByRole('textbox', { name: '原因' }).fill('航司收回');
  await dialog.getByRole('button', { name: '停售' }).click();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('停止订舱');
  await panel.getByRole('button', { name: '取消航班' }).click();
  await dialog.getByRole('textbox', { name: '原因' }).fill('台风');
  await dialog.getByRole('button', { name: '取消航班' }).click();
  await expect(panel.getByText('已取消').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: '重新开放' })).toBeVisible();
  await expect(panel).toContainText('航司收回');
  await expect(panel).toContainText('台风');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('The flights of a schedule are made for some days, found by their day and told in English', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const number = flightNo('Y');
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/slots?part=schedules');
  await page.getByRole('button', { name: 'New schedule' }).click();
  const form = panelOf(page, 'New schedule');
  await form.getByRole('textbox', { name: 'Flight no.' }).fill(number);
  await choose(form.getByRole('combobox', { name: 'Origin' }), 'CKG');
  await choose(form.getByRole('combobox', { name: 'Destination' }), 'FRA');
  await form.getByRole('textbox', { name: 'Departs, local' }).fill('09:20');
  await form.getByRole('textbox', { name: 'Arrives, local' }).fill('13:40');
  await form.getByLabel('Valid from').fill(dayAhead(0));
  await form.getByLabel('Valid to').fill(dayAhead(60));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('at least one day')).toBeVisible();
  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await form.getByRole('checkbox', { name }).check({ force: true });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Make flights' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').fill(dayAhead(1));
  await dialog.getByLabel(/^To/).fill(dayAhead(3));
  await dialog.getByRole('button', { name: 'Make flights' }).click();
  await expect(page.getByText('3 flights made, 0 were there already')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toHaveCount(3);
  await expect(page.getByRole('row', { name: new RegExp(number) }).first()).toContainText('No slot');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

/** By how much bookings hold more of a flight than there is of it. */
async function excessOf(flight: string, day: string): Promise<string> {
  const [slot] = await rowsOf<{ excess: number }>(
    `select (sum(r.kg) - s.max_kg)::float8 as excess from flight f join slot s on s.flight_id = f.id
       join slot_reservation r on r.flight_id = f.id where f.flight_no = $1 and f.flight_date = $2 group by s.flight_id`,
    [flight, day],
  );
  if (!slot || slot.excess <= 0) throw new Error(`${flight} is not over its limit`);
  return slot.excess.toLocaleString('en-US', { minimumFractionDigits: 1 });
}

test('A slot over its limit shows it, and what another does to a flight is seen without asking', async ({
  page,
}) => {
  await enterAs(page, 'op.admin');
  await page.goto(`/ops/slots?from=${dayAhead(1)}&to=${dayAhead(1)}`);
  const over = page.getByRole('row', { name: /CZ 481/ });
  await expect(over).toContainText('超出限额');
  await expect(over.getByRole('img', { name: /^重量: 10\d%/ })).toBeVisible();
  await over.click();
  await expect(panelOf(page, 'CZ 481')).toContainText(`超出 ${await excessOf('CZ481', dayAhead(1))} kg`);

  const other = page.getByRole('row', { name: /CA 8407/ });
  await expect(other).not.toContainText('停止订舱');
  const { username, password } = account('op.admin');
  const form = { grant_type: 'password', scope: 'all', username, password };
  const session = await (await page.request.post('/adminapi/oauth/token', { form })).json();
  const headers = { authorization: `Bearer ${session.data.access_token}` };
  const day = dayAhead(1);
  const found = await page.request.get(`/opsapi/flights?search=CA8407&from=${day}&to=${day}`, { headers });
  const [{ id, version }] = (await found.json()).data.rows;
  const move = (to: string, read: number) =>
    page.request.post('/opsapi/flights/move', { headers, data: { id, version: read, to, reason: 'walk' } });
  await move('CLOSED', version);
  await expect(other).toContainText('停止订舱');
  await move('OPEN', version + 1);
  await expect(other).not.toContainText('停止订舱');
});

test('What is exported is imported again, and nothing has changed; a search without a flight says so', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'op.admin');
  await page.goto('/ops/slots?search=CZ467');
  await expect(page.getByRole('row', { name: /CZ 467/ }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  await page.goto('/ops/slots?import=1');
  await page.locator('input[type=file]').setInputFiles(
    await file.path().then((path) => ({
      name: 'flights.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: readFileSync(path),
    })),
  );
  await expect(page.getByRole('heading', { name: '导入航班与舱位' })).toBeVisible();
  await expect(page.getByText(/CZ ?467/).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/ops/slots?search=QQ9');
  await expect(page.getByRole('button', { name: '清除条件' })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('Who keeps no slots finds neither the desk nor its entry', async ({ page }) => {
  await enterAs(page, 'op.service');
  await page.goto('/ops');
  await expect(page.getByRole('link', { name: '客户', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '航班与舱位' })).toHaveCount(0);
  await page.goto('/ops/slots');
  await expect(page).toHaveURL(/\/403/);
});

test('The day of a new flight takes its times along, but for one whose day was set by hand', async ({
  page,
}) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops/slots');
  await page.getByRole('button', { name: '新建航班' }).first().click();
  const form = panelOf(page, '新建航班');
  const day = (label: RegExp) =>
    form.locator('.field').filter({ hasText: label }).getByRole('textbox').first();
  await form.getByLabel('航班日期').fill(dayAhead(5));
  await fillTimes(page, [[/^预计起飞/, dayAhead(5), '21:30']]);
  for (const label of [/^预计起飞/, /^预计到达/, /^截单时间/])
    await expect(day(label)).toHaveValue(dayAhead(5));
  await fillTimes(page, [[/^预计到达/, dayAhead(6), '18:20']]);
  await form.getByLabel('航班日期').fill(dayAhead(7));
  await expect(day(/^预计起飞/)).toHaveValue(dayAhead(7));
  await expect(day(/^截单时间/)).toHaveValue(dayAhead(7));
  await expect(day(/^预计到达/)).toHaveValue(dayAhead(6));
  const takeOff = form.locator('.field').filter({ hasText: /^预计起飞/ });
  await expect(takeOff.getByRole('textbox').last()).toHaveValue('21:30');
});

for (const [language, later, letters] of [
  ['zh-cn', '+1 天', 'QV'],
  ['en', '+1 day', 'JK'],
] as const)
  test(`An arrival by other clocks says its offset, and that it is on a later day (${language})`, async ({
    page,
  }) => {
    const day = dayAhead(6);
    const flightTo = async (letter: string, to: string, zone: string) => {
      await rowsOf(
        `insert into flight (id, flight_no, flight_date, origin, origin_zone, destination, destination_zone, aircraft, cut_off, etd, eta, state, verified)
          select gen_random_uuid(), $1, $2::date, 'PVG', 'Asia/Shanghai', $3, $4, 'B77F', t - interval '8 hours', t, t + interval '12 hours', 'OPEN', true
            from (select ($2::date + time '21:30') at time zone 'Asia/Shanghai' as t) at`,
        [flightNo(letter).replace(' ', ''), day, to, zone],
      );
      return page.getByRole('row', { name: new RegExp(flightNo(letter)) });
    };
    await enterAs(page, 'op.admin', language);
    const west = await flightTo(letters.charAt(0), 'LAX', 'America/Los_Angeles');
    const far = await flightTo(letters.charAt(1), 'LGG', 'Europe/Brussels');
    // Over the date line it lands on the day on which it left, earlier by its clocks.
    await page.goto(`/ops/slots?search=${flightNo(letters.charAt(0)).replace(' ', '')}`);
    await expect(west).toContainText(/ETD [\d-]+ 21:30 GMT\+8/);
    await expect(west).toContainText(/ETA [\d-]+ 17:30 GMT\u2212[78]/);
    await expect(west).not.toContainText(later);
    await page.goto(`/ops/slots?search=${flightNo(letters.charAt(1)).replace(' ', '')}`);
    await expect(far).toContainText(later);
    await expect(far).toContainText(/ETA [\d-]+ 0[23]:30 GMT\+[12]/);
    await expectAccessible(page);
  });
