import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { dayAhead } from './days.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';
import { callAs } from './waybills.page.ts';

test('A flight that goes over to another is entered with its transfer, and its list says where', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const number = `ZT${1_000 + (process.pid % 9_000)}`;
  const [day, next] = [dayAhead(5), dayAhead(6)];
  await enterAs(page, 'op.admin');
  await page.goto(`/ops/slots?search=${number}`);
  await page.getByRole('button', { name: '新建航班' }).first().click();
  const form = page.getByRole('region', { name: /新建航班/ });
  const time = async (label: RegExp, date: string, clock: string) => {
    const field = form.locator('.field').filter({ hasText: label });
    await field.getByRole('textbox').first().fill(date);
    await field.getByRole('textbox').last().fill(clock);
  };
  await form.getByRole('textbox', { name: '航班号', exact: true }).fill(number);
  await form.getByLabel('航班日期').fill(day);
  await choose(form.getByRole('combobox', { name: '起运港', exact: true }), 'SZX');
  await choose(form.getByRole('combobox', { name: '目的港', exact: true }), 'LAX');
  await time(/^预计起飞（/, day, '14:20');
  await time(/^预计到达（/, next, '13:30');
  await time(/^截单时间/, day, '06:20');
  await form.getByRole('button', { name: '添加中转' }).click();
  const stop = form.getByRole('group', { name: '中转 1' });
  await choose(stop.getByRole('combobox', { name: '中转港' }), 'HKG');
  await stop.getByRole('textbox', { name: '续程航班号' }).fill('cx 880');
  await time(/^预计到达中转港/, day, '14:20');
  await time(/^预计离开中转港/, next, '16:35');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('中转 1 · 预计到达中转港（当地）：应晚于起飞')).toBeVisible();
  await expectAccessible(page);
  await time(/^预计到达中转港/, day, '15:25');
  await form.getByRole('button', { name: '保存' }).click();
  const shown = `${number.slice(0, 2)} ${number.slice(2)}`;
  const panel = page.getByRole('region', { name: new RegExp(shown) });
  await expect(panel).toContainText('SZX → HKG → LAX');
  await expect(panel.getByRole('listitem').filter({ hasText: 'HKG' }).first()).toContainText('CX 880');
  await expect(page.getByRole('row', { name: new RegExp(shown) })).toContainText('经 HKG 转 CX 880 +1');
  await expectAccessible(page);
  await panel.getByRole('button', { name: '修改', exact: true }).last().click();
  await page.getByRole('button', { name: '删除中转 1' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(panel).toContainText('SZX → LAX');
  expect(complaints).toEqual([]);
});

test('A schedule goes over to another flight the day after, and the flights made of it do so', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const number = `ZU${1_000 + (process.pid % 9_000)}`;
  const shown = `${number.slice(0, 2)} ${number.slice(2)}`;
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/slots?part=schedules');
  await page.getByRole('button', { name: 'New schedule' }).click();
  const form = page.getByRole('region', { name: /New schedule/ });
  await form.getByRole('textbox', { name: 'Flight no.', exact: true }).fill(number);
  await choose(form.getByRole('combobox', { name: 'Origin' }), 'LAX');
  await choose(form.getByRole('combobox', { name: 'Destination' }), 'SZX');
  await form.getByRole('textbox', { name: 'Departs, local' }).fill('23:50');
  await form.getByRole('textbox', { name: 'Arrives, local' }).fill('14:10');
  await form.getByLabel('Arrives on day').fill('2');
  await form.getByLabel('Valid from').fill(dayAhead(0));
  await form.getByLabel('Valid to').fill(dayAhead(60));
  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await form.getByRole('checkbox', { name }).check({ force: true });
  await form.getByRole('button', { name: 'Add a transfer' }).click();
  const stop = form.getByRole('group', { name: 'Transfer 1' });
  await choose(stop.getByRole('combobox', { name: 'Transfer airport' }), 'HKG');
  await stop.getByLabel('Arrives at transfer, local').fill('06:20');
  await stop.getByLabel('At transfer on day').fill('2');
  await stop.getByRole('textbox', { name: 'Onward flight no.' }).fill('CX5704');
  await stop.getByLabel('Leaves transfer, local').fill('13:00');
  await stop.getByLabel('Leaves on day').fill('1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Via 1 · ETD from transfer, local: after the arrival there')).toBeVisible();
  await expectAccessible(page);
  await stop.getByLabel('Leaves on day').fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(shown) });
  await expect(row).toContainText('LAX → HKG → SZX');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Make flights' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').fill(dayAhead(2));
  await dialog.getByLabel(/^To/).fill(dayAhead(2));
  await dialog.getByRole('button', { name: 'Make flights' }).click();
  await expect(page.getByText('1 flights made, 0 were there already')).toBeVisible();
  await expect(row).toContainText('via HKG, CX 5704 +2');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('A customer chooses a routing as a whole, and sees beside the form where it goes over', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const [flight] = await rowsOf<{ no: string }>(
    `select flight_no as no from flight where origin = 'SZX' and stops <> '[]' and cut_off > now() and state = 'OPEN' order by etd limit 1`,
    [],
  );
  expect(flight?.no).toBe('CX5701');
  await enterAs(page, 'demo', 'en');
  await page.goto('/createOrder');
  const at = (path: string) =>
    page.locator(`[data-path="${path}"]`).locator('input, select, textarea, [role=combobox]').first();
  await choose(at('flight.origin'), 'SZX');
  await page.getByRole('button', { name: 'Flights', exact: true }).click();
  const option = page.getByRole('option', { name: /CX 5701/ }).first();
  await expect(option).toContainText('via HKG, CX 880 +1');
  await expectAccessible(page);
  await option.click();
  await expect(at('flight.destination')).toContainText(/LAX|Los Angeles/);
  await expect(page.getByRole('listitem').filter({ hasText: 'HKG' })).toContainText('CX 880');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

/** `23NOV`, as messages write it. */
function dayOfMessage(at: string): string {
  const day = new Date(at);
  const month = day.toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  return `${String(day.getUTCDate()).padStart(2, '0')}${month}`;
}

test('What a carrier tells of a transfer stands on the waybill and in public tracking, in both languages', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const [flown] = await rowsOf<{
    flight: string;
    no: string;
    flightNo: string;
    pieces: number;
    order: string;
    at: string;
  }>(
    `select f.id as flight, m.mawb_no as no, f.flight_no as "flightNo", m.pieces, o.order_number as order, (f.atd + interval '9 hours')::text as at
     from mawb m join flight f on f.id = m.flight_id join shipment_reference r on r.number = m.mawb_no
       join orders o on o.org_id = r.org_id and o.id = r.order_id and o.is_public
     where m.status = '8' and m.demo and f.origin = 'PVG' and f.destination = 'ORD' limit 1`,
    [],
  );
  if (!flown) throw new Error('no waybill of the demo has flown from PVG to ORD');
  await rowsOf(
    `update flight set stops = jsonb_build_array(jsonb_build_object('airport', 'ANC', 'zone', 'America/Anchorage', 'flightNo', flight_no,
       'flightDate', flight_date, 'eta', to_char(atd + interval '8 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'ata', null,
       'etd', to_char(atd + interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'atd', null)) where id = $1`,
    [flown.flight],
  );
  const number = `${flown.no.slice(0, 3)}-${flown.no.slice(3)}`;
  await enterAs(page, 'op.admin');
  await page.goto(`/mawbDetail?no=${number}`);
  const stop = page.getByRole('listitem').filter({ hasText: 'ANC' });
  // Alaska's clocks stand beside China's: each says its own.
  await expect(stop.getByText(/GMT\u2212[89]/)).toHaveCount(2);
  await expect(stop).toContainText('ETD');
  await callAs(page, '/opsapi/feeds/bring', {
    text: `FSU/12\r\n${number}PVGORD/T${flown.pieces}\r\nDEP/${flown.flightNo}/${dayOfMessage(flown.at)}/ANCORD/T${flown.pieces}/A0340`,
  });
  await page.reload();
  await expect(stop).toContainText('ATD');
  await expectAccessible(page);
  await page.goto(`/search?no=${flown.order}`);
  await expect(page.getByRole('listitem').filter({ hasText: '离开中转港' })).toContainText('安克雷奇');
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.goto(`/search?no=${flown.order}`);
  const left = page.getByRole('listitem').filter({ hasText: 'Left a transfer airport' });
  await expect(left).toContainText('Anchorage');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

for (const [language, via] of [
  ['zh-cn', '经 HKG'],
  ['en', 'via HKG'],
] as const)
  test(`A waybill says in its list and its head where its flight stops (${language})`, async ({ page }) => {
    await enterAs(page, 'demo', language);
    await page.goto('/mawb?search=CX5701&status=3');
    const row = page.getByRole('row').filter({ hasText: via });
    await expect(row).toContainText(`CX 5701 ${via}`);
    const no = await row.getByRole('link').first().innerText();
    await page.goto(`/mawbDetail?no=${no}`);
    await expect(page.getByText('SZX → HKG → LAX').first()).toBeVisible();
    await expectAccessible(page);
  });
