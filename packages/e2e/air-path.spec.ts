import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { BookingForm, flightWith, houseSheet } from './booking-create.page.ts';
import { dayAhead } from './days.ts';
import { complaintsOf } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { paper } from './trust-create.page.ts';
import { test } from './walk.ts';
import { Steps, sendDraft } from './waybill-steps.ts';
import { freeSerial } from './waybills.page.ts';

test('A booking becomes a waybill that is stored, confirmed at the second draft, weighed 4 % over, offloaded, flown and picked up', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [flight, later] = [await flightWith(2, 3_000), await flightWith(4, 3_000)];
  const [portal, desk] = [await signedIn(browser, 'demo'), await signedIn(browser, 'op.admin')];
  const complaints = [complaintsOf(portal), complaintsOf(desk)];

  // Booked by the customer, confirmed at the desk under the airline's number.
  const form = await BookingForm.open(portal);
  await form.fillFlight(flight, 2);
  const first = Date.now() % 1_000_000;
  await form.pasteHouses(houseSheet([{ kg: '400' }, { kg: '600' }], first));
  await form.fillRest();
  await form.submit();
  const bookingNo = await form.submitted();
  await desk.goto(`/ops/booking?no=${bookingNo}`);
  const mawbNo = shownAwb(awbOf('114', freeSerial()));
  const card = desk.getByRole('region', { name: '确认订舱' });
  await card.getByRole('radio', { name: '手工填写' }).check();
  await card.getByRole('textbox', { name: '主单号' }).fill(mawbNo);
  await card.getByRole('button', { name: '确认订舱' }).click();
  await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText('已订舱');
  const steps = new Steps(desk, mawbNo);

  await steps.make('入库', '已入库', async (dialog) => {
    // Nothing was received: no figure stands there before somebody says that it came as booked.
    await expect(dialog.getByRole('textbox', { name: /毛重/ }).first()).toHaveValue('');
    await dialog.getByRole('button', { name: '未测量的 2 票按订舱填入' }).click();
    await expect(dialog.getByRole('textbox', { name: /毛重/ }).first()).toHaveValue('400');
  });
  await steps.make('组板', '已组板', async (dialog) => {
    await dialog
      .getByLabel(/集装器号/)
      .first()
      .fill('PMC12345CA');
  });
  await steps.make('开始制单', '制单中');

  // The first draft is sent, one field is to be changed, the second one is agreed to.
  await sendDraft(desk, mawbNo);
  await portal.goto(`/mawb?no=${mawbNo}`);
  const drawer = portal.getByRole('region', { name: new RegExp(`^确认主单草稿\\s*${mawbNo}$`) });
  await drawer
    .getByRole('button', { name: /^要求修改：计费行 第 1 行 货物品名及数量/ })
    .first()
    .click();
  await drawer.getByRole('textbox', { name: /货物品名及数量改成$/ }).fill('LED LAMPS');
  await drawer.getByRole('textbox', { name: /货物品名及数量的原因$/ }).fill('海关要求具体品名');
  await drawer.getByRole('button', { name: '提交答复' }).click();
  await expect(portal.getByText('答复已提交')).toBeVisible();
  await steps.expectAt('制单中');
  await desk.goto(`/mawbDetail?no=${mawbNo}&tab=draft`);
  await expect(desk.getByRole('region', { name: '第 1 版的客户答复' })).toContainText('海关要求具体品名');
  await desk.getByRole('tab', { name: `HW-${first}` }).click();
  await desk.getByLabel('货物品名及数量').first().fill('LED LAMPS');
  await sendDraft(desk, mawbNo);
  await portal.goto(`/mawb?no=${mawbNo}`);
  await drawer
    .getByRole('button', { name: /^同意：/ })
    .first()
    .click();
  await drawer.getByRole('button', { name: '同意草稿' }).click();
  await expect(portal.getByText('已同意草稿').first()).toBeVisible();
  await steps.expectAt('主单审核');

  // The terminal finds 40 kg more: back to the review, which lets it pass.
  await receiveAndWeigh(steps, '1040');
  await steps.make('磅差退审', '主单审核', async (dialog) => {
    await dialog.getByLabel(/^原因/).fill('多出 40 kg，与航司核对');
  });
  await receiveAndWeigh(steps, '1040');
  await desk.goto(`/mawbDetail?no=${mawbNo}&tab=houses`);
  await expect(desk.getByText('+4.0%').first()).toBeVisible();

  // The airline leaves it behind: it stands where it stood, flies later, and holds its room there.
  await steps.open();
  await steps.panel.getByRole('button', { name: '更多' }).click();
  await desk.getByRole('menuitem', { name: '改配航班、拉货' }).click();
  const other = desk.getByRole('dialog');
  await other.getByRole('button', { name: '选航班' }).click();
  const flights = desk.getByRole('dialog').last();
  await flights.getByRole('combobox').fill(later);
  const option = flights.getByRole('option', { name: new RegExp(shownFlightNo(later)) });
  await expect(option).toContainText(/PVG .+ → [A-Z]{3} .+ 截单 /);
  await option.click();
  await expect(other.getByLabel('航班号*')).toHaveValue(later);
  await expect(other.getByLabel('航班日期*')).toHaveValue(dayAhead(4));
  await expect(other).toContainText(/起飞 .+ 截单 .+ kg/);
  await other.getByRole('checkbox', { name: /拉货/ }).check();
  await other.getByLabel('原因*').fill('机型变更，被拉货');
  await other.getByRole('button', { name: '改配航班' }).click();
  await expect(steps.panel).toContainText(shownFlightNo(later));
  await steps.expectAt('已上传磅单');
  expect(await heldOn(bookingNo)).toBe(later);
  await portal.goto(`/book?no=${bookingNo}`);
  await expect(portal.locator('.fact-strip')).toContainText(shownFlightNo(later));

  await steps.make('起飞', '已起飞', async (dialog) => {
    await dialog.getByLabel(/^时间/).fill(twoHoursAgoInChina());
    // The flight is planned for days later.
    await expect(dialog).toContainText('比航班计划的起飞时间早一天以上');
    await dialog.getByRole('checkbox', { name: /仍继续/ }).check();
    await dialog.getByLabel(/^原因/).fill('航司提前放飞');
  });
  await steps.make('到港', '已到港');
  await steps.make('通知提货', '已通知提货', async (dialog) => {
    await dialog.getByLabel(/^通知对象/).fill('Sample Receiving LLC');
    await dialog.getByLabel(/^提货期限/).fill(`${dayAhead(6)}T18:00`);
  });
  // One piece stays behind at first: it is still notified, and nobody is told that it was fetched.
  await steps.make('提货', '已通知提货', async (dialog) => {
    await dialog.getByLabel(/^提货人/).fill('J. Doe');
    const pieces = dialog.getByLabel(/^件数/);
    await pieces.fill(String(Number(await pieces.inputValue()) - 1));
  });
  await expect(desk.getByText(`${mawbNo} 仍为已通知提货：尚有未完成的件`)).toBeVisible();
  await steps.make('提货', '已提货', async (dialog) => {
    await dialog.getByLabel(/^提货人/).fill('J. Doe');
    await expect(dialog.getByLabel(/^件数/)).toHaveValue('1');
  });

  // The customer sees the end of it, was told once of each, and every step stands in the waybill's life.
  await portal.goto(`/mawb?search=${mawbNo}`);
  await expect(portal.getByRole('row').filter({ hasText: mawbNo })).toContainText('已提货');
  expect(await lifeOf(mawbNo)).toEqual([
    '31',
    '32',
    '33',
    '42',
    '43',
    '42',
    '43',
    '44',
    '41',
    '45',
    '44',
    '41',
    '45',
    '3',
    '4',
    '34',
    '8',
  ]);
  const told = await toldOf([bookingNo, mawbNo]);
  expect(told.filter((event) => event === 'draftToConfirm')).toHaveLength(2);
  for (const event of ['bookingDecided', 'slotChanged'])
    expect([event, told.filter((one) => one === event).length]).toEqual([event, 1]);
  expect(complaints).toEqual([[], []]);
});

async function receiveAndWeigh(steps: Steps, kg: string): Promise<void> {
  await steps.make('货站收货', '货站已收货', async (dialog) => {
    await dialog.getByLabel(/^货站/).fill('PACTL');
  });
  await steps.make('上传磅单', '已上传磅单', async (dialog) => {
    await dialog.locator('input[type=file]').first().setInputFiles(paper);
    await expect(dialog.getByText(paper.name)).toBeVisible();
    await dialog.getByLabel(/^毛重/).fill(kg);
  });
}

async function signedIn(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, username);
  await page.goto('/account');
  return page;
}

function twoHoursAgoInChina(): string {
  const there = new Date(Date.now() - 2 * 3_600_000).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
  return there.slice(0, 16).replace(' ', 'T');
}

async function heldOn(bookingNo: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ flight_no: string }>(
    `select f.flight_no from slot_reservation r join flight f on f.id = r.flight_id join booking b on b.id = r.booking_id where b.booking_no = $1`,
    [bookingNo],
  );
  return row?.flight_no;
}

/** The states it came to, one after the other. */
async function lifeOf(mawbNo: string): Promise<string[]> {
  const rows = await rowsOf<{ to_status: string }>(
    `select e.to_status from mawb_event e join mawb m on m.id = e.mawb_id
     where m.mawb_no = $1 and e.to_status is distinct from e.from_status and e.kind in ('registered', 'moved') order by e.seq`,
    [mawbNo.replace('-', '')],
  );
  return rows.map((row) => row.to_status);
}

async function toldOf(numbers: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ event: string }>(
    `select n.event from notice n join app_user u on u.user_id = n.user_id where u.username = 'demo' and n.number = any ($1)`,
    [numbers],
  );
  return rows.map((row) => row.event);
}
