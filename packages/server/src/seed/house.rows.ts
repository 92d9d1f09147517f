import { exact, fixed, plus } from '@loadline/contract/kernel/decimal';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import type { DemoBooking } from './booking.made.ts';

/** As booked, and as the warehouse and the airline have found the shipment under it. */
export function houseRows({ orgId, id, content, shipments, isOrdered, decided }: DemoBooking) {
  return content.houses.rows.map((row, at) => {
    const shipment = shipments[at];
    const { found = null, weighbridgeGrams = null } = shipment?.cargo ?? {};
    const weighed = weighbridgeGrams === null ? null : found;
    const volume = found && (found.cubicCentimetres / 1_000_000).toFixed(3);
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
      wms_pkgs_num: found?.pieces ?? null,
      wms_gross_weight: found && (found.grams / 1_000).toFixed(3),
      wms_volume: volume,
      wms_told_at: found && decided,
      weighed_pkgs_num: weighed?.pieces ?? null,
      weighed_gross_weight: weighbridgeGrams === null ? null : weighbridgeGrams / 1_000,
      weighed_volume: weighed && volume,
      order_id: isOrdered ? (shipment?.id ?? null) : null,
    };
  });
}

/** What of a house waybill's row says what was measured. */
export interface MeasuredRow {
  readonly booking_id: string;
  readonly wms_gross_weight: string | null;
  readonly wms_volume: string | null;
  readonly weighed_pkgs_num: number | null;
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

/** What bookings of the demo weigh and are billed by the latest word on them; `note` is what a weighbridge note says of all of them. */
export function weightsOf(
  houses: readonly MeasuredRow[],
  bookings: readonly DemoBooking[],
  {
    grossWeight,
    volume,
    note,
  }: { readonly grossWeight: string; readonly volume: string; readonly note?: string | undefined },
) {
  const measured = (figure: Figure) => measuredOf(houses, bookings, figure);
  const weight = note ?? measured('weighed_gross_weight') ?? measured('wms_gross_weight');
  const room = measured('wms_volume');
  return {
    billing_weight: billingWeight(weight ?? grossWeight, room ?? volume),
    measured_gross_weight: weight,
    measured_volume: room,
  };
}

/** How many pieces of a booking were weighed; null while not all of it was. */
export function weighedPieces(houses: readonly MeasuredRow[], booking: DemoBooking): number | null {
  const pieces = measuredOf(houses, [booking], 'weighed_pkgs_num');
  return pieces === null ? null : Number(pieces);
}

/** What a booking is billed by what the warehouse has of it; the products of the demo weigh as air cargo does. */
export function measuredWeight(houses: readonly MeasuredRow[], booking: DemoBooking): string | null {
  const [kg, cbm] = [
    measuredOf(houses, [booking], 'wms_gross_weight'),
    measuredOf(houses, [booking], 'wms_volume'),
  ];
  return kg === null || cbm === null ? null : billingWeight(kg, cbm);
}
