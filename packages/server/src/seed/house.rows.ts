import { exact, fixed, plus } from '@loadline/contract/kernel/decimal';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import type { DemoBooking } from './booking.made.ts';

const beforeWarehouse = ['DRAFT', '29', '30', '0', '31'];
const weighedIn = ['45', '3', '4', '40', '34', '8'];

/** As booked; once the warehouse has it a little more or less, once it was weighed by the airline a little else again. */
export function houseRows({ of, orgId, id, content, chance }: DemoBooking) {
  const isIn = !beforeWarehouse.includes(of.status) && of.service !== 'selfDelivery';
  return content.houses.rows.map((row, at) => {
    const [kg, cbm] = [Number(row.bookingGrossWeight), Number(row.bookingVolume)];
    const measured = kg * (0.985 + chance.share() * 0.045);
    const weighed = weighedIn.includes(of.status) ? Math.round(measured * 1.004 * 2) / 2 : null;
    return {
      org_id: orgId,
      id: row.id,
      booking_id: id,
      position: at + 1,
      hawb_no: row.hawbNo,
      ship_bill: row.shipBill,
      seal_no: row.sealNo,
      booking_pkgs_num: row.bookingPkgsNum,
      booking_gross_weight: row.bookingGrossWeight,
      booking_volume: row.bookingVolume,
      customs_type: row.customsType,
      wms_pkgs_num: isIn ? row.bookingPkgsNum : null,
      wms_gross_weight: isIn ? measured.toFixed(1) : null,
      wms_volume: isIn ? (cbm * (0.99 + chance.share() * 0.03)).toFixed(3) : null,
      weighed_pkgs_num: weighed === null ? null : row.bookingPkgsNum,
      weighed_gross_weight: weighed,
      weighed_volume: weighed === null ? null : row.bookingVolume,
    };
  });
}

/** What of a house waybill's row says what was measured. */
export interface MeasuredRow {
  readonly booking_id: string;
  readonly wms_gross_weight: string | null;
  readonly wms_volume: string | null;
  readonly weighed_gross_weight: number | null;
}

type Figure = Exclude<keyof MeasuredRow, 'booking_id'>;

/** What was measured of some bookings in all: kilograms or cubic metres; null while one of their houses was not. */
function measuredOf(
  houses: readonly MeasuredRow[],
  bookings: readonly DemoBooking[],
  figure: Figure,
): string | null {
  const figures = houses
    .filter((house) => bookings.some(({ id }) => id === house.booking_id))
    .map((house) => house[figure]);
  const known = figures.filter((one) => one !== null);
  if (known.length === 0 || known.length < figures.length) return null;
  return fixed(known.map((one) => exact(String(one))).reduce(plus), 3);
}

/** What bookings of the demo are billed by the latest word on them; `note` is what a weighbridge note says of all of them. */
export function billedOf(
  houses: readonly MeasuredRow[],
  bookings: readonly DemoBooking[],
  {
    grossWeight,
    volume,
    note,
  }: { readonly grossWeight: string; readonly volume: string; readonly note?: string | undefined },
): string {
  const measured = (figure: Figure) => measuredOf(houses, bookings, figure);
  return billingWeight(
    note ?? measured('weighed_gross_weight') ?? measured('wms_gross_weight') ?? grossWeight,
    measured('wms_volume') ?? volume,
  );
}

/** What a booking is billed by what the warehouse has of it; the products of the demo weigh as air cargo does. */
export function measuredWeight(houses: readonly MeasuredRow[], booking: DemoBooking): string | null {
  const [kg, cbm] = [
    measuredOf(houses, [booking], 'wms_gross_weight'),
    measuredOf(houses, [booking], 'wms_volume'),
  ];
  return kg === null || cbm === null ? null : billingWeight(kg, cbm);
}
