import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { dayAhead } from './days.ts';
import { pasteInto } from './paste.ts';
import { rowsOf } from './product-database.ts';

/** House waybills as they come out of a sheet: number, ship bill, seal, pieces, kg, m³, customs type. */
export function houseSheet(
  rows: readonly { readonly kg: string; readonly cbm?: string }[],
  from = freshNumber(),
): string {
  return rows
    .map(({ kg, cbm = '0.5' }, at) =>
      [`HW-${from + at}`, `SB-${from + at}`, '', '4', kg, cbm, '空运出口'].join('\t'),
    )
    .join('\n');
}

/** What no other walk has called its house waybills: a number stands on one open booking. */
export function freshNumber(): number {
  return Date.now() % 1_000_000_000;
}

/** A master waybill's number that no other walk typed, with its check digit. */
export function freshMawb(): string {
  return shownAwb(awbOf('784', Date.now() % 10_000_000));
}

/** Makes a flight of a walk's own, with a slot of so many kilograms, some of them held by others; its number, which nobody else has. */
export async function flightWith(days: number, maxKg: number, heldKg = 0): Promise<string> {
  const flightNo = `ZX${1_000 + Math.floor(Math.random() * 9_000)}`;
  await rowsOf(
    `with made as (
        insert into flight (id, flight_no, flight_date, origin, origin_zone, destination, destination_zone, aircraft, cut_off, etd, eta, state, verified)
        values (gen_random_uuid(), $1, $2::date, 'PVG', 'Asia/Shanghai', 'ORD', 'America/Chicago', 'B77F',
          $2::date + interval '6 hours', $2::date + interval '14 hours', $2::date + interval '27 hours', 'OPEN', true)
        returning id)
     insert into slot (flight_id, max_kg, max_cbm, state) select id, $3, 200, 'OPEN' from made`,
    [flightNo, dayAhead(days), maxKg],
  );
  if (heldKg > 0)
    await rowsOf(
      `insert into slot_reservation (org_id, booking_id, flight_id, kg, cbm)
         select b.org_id, b.id, f.id, $2, 1 from flight f, booking b
         where f.flight_no = $1 and not exists (select from slot_reservation r where r.booking_id = b.id) limit 1`,
      [flightNo, heldKg],
    );
  return flightNo;
}

/** The form of a booking as a clerk sees it, in Chinese. */
export class BookingForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, query = ''): Promise<BookingForm> {
    await page.goto(`/createOrder${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return new BookingForm(page);
  }

  /** The input at a path of the booking. */
  at(path: string): Locator {
    return this.page
      .locator(`[data-path="${path}"]`)
      .locator('input, select, textarea, [role=combobox]')
      .first();
  }

  /** What stands under the field that is typed at a path. */
  faultAt(path: string): Locator {
    return this.page.locator(`[data-path="${path}"]`).locator('.field__error');
  }

  cell(row: number, column: string): Locator {
    return this.page.getByLabel(`第 ${row} 行${column}`, { exact: true });
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The flight and its slot beside the form. */
  get slot(): Locator {
    return this.section('航班舱位');
  }

  async fillFlight(flightNo: string, days: number): Promise<void> {
    await choose(this.at('flight.product'), '中美空运专线');
    await choose(this.at('flight.origin'), 'PVG');
    await choose(this.at('flight.destination'), 'ORD');
    await this.at('flight.flightDate').fill(dayAhead(days));
    await this.at('flight.reservedFlight').fill(flightNo);
    await this.page.getByRole('radio', { name: '分单', exact: true }).check();
  }

  /** Pastes into the table of house waybills, as Ctrl V does. */
  async pasteHouses(text: string): Promise<void> {
    await this.section('分单').getByRole('button', { name: '添加一行，或从表格粘贴' }).focus();
    await this.paste(text);
  }

  async paste(text: string): Promise<void> {
    await pasteInto(this.page.locator(':focus'), text);
  }

  async fillRest(): Promise<void> {
    await this.at('parties.shipper.name').fill('宁波示例进出口有限公司');
    await this.at('parties.shipper.tel').fill('+86 574 0000 1188');
    await this.at('parties.shipper.address').fill('浙江省宁波市鄞州区示例路 88 号');
    await this.at('parties.consignee.name').fill('Sample Receiving LLC');
    await this.at('parties.consignee.tel').fill('+1 909 555 0142');
    await this.at('parties.consignee.address').fill('1200 Logistics Way, Ontario, CA 91761');
    await this.at('cargo.goodsName').fill('Household goods');
    await this.page.getByText('普货', { exact: true }).click();
    await this.page.getByRole('radio', { name: '预付' }).check();
    await choose(this.at('terms.billType'), 'TT');
    await choose(this.at('terms.salesCompany'), { index: 1 });
    await this.page.getByRole('radio', { name: '送货至前置仓' }).check();
    await choose(this.at('pickup.warehouseCode'), 'CNSHA');
    await expect(this.page.locator('[data-path="pickup.warehouseCode"]')).toContainText(
      '上海市浦东新区示例仓储路 66 号 · 09:00–21:00',
    );
    await this.at('pickup.deadline').fill(`${dayAhead(1)}T18:00`);
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText(/^草稿已自动保存 \d\d:\d\d$/)).toBeVisible();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: '提交订舱' }).click();
  }

  /** It was handed in; its number. */
  async submitted(): Promise<string> {
    await expect(this.page.getByText(/^订舱成功：BK\d+$/)).toBeVisible();
    await expect(this.page).toHaveURL(/\/book\?no=BK\d+$/);
    return new URL(this.page.url()).searchParams.get('no') ?? '';
  }
}
