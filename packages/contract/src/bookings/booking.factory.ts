import type { BookingContent } from './booking-content.ts';
import { emptyContent } from './booking-content.ts';
import type { BookingParty } from './booking-party.ts';
import type { DimensionRow, HouseRow } from './booking-rows.ts';
import { blankDimension, blankHouse } from './booking-rows.ts';

/** The id of the nth row of a test. */
export function rowId(place: number): string {
  return `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`;
}

/** A house waybill that can be submitted. */
export function soundHouse(place: number, change: Partial<HouseRow> = {}): HouseRow {
  return {
    ...blankHouse(rowId(place)),
    hawbNo: `HB2611000${place}`,
    shipBill: `SB-4081${place}`,
    bookingPkgsNum: 18,
    bookingGrossWeight: '412',
    bookingVolume: '2.31',
    customsType: '5',
    ...change,
  };
}

/** Measured packages: one of 60 × 40 × 20 cm unless told. */
export function soundDimension(place: number, change: Partial<DimensionRow> = {}): DimensionRow {
  return { ...blankDimension(rowId(place)), count: 1, length: '60', width: '40', height: '20', ...change };
}

const shipper: BookingParty = {
  name: '宁波示例进出口',
  tel: '0574-00001188',
  address: '宁波市北仑区示例路 88 号',
  country: 'CN',
};

/** A content that can be submitted when `flightDate` is not over; its totals are those of its house waybills. */
export function soundBooking(
  flightDate = '2026-11-23',
  rows: readonly HouseRow[] = [soundHouse(1)],
): BookingContent {
  return {
    ...emptyContent,
    flight: {
      ...emptyContent.flight,
      product: '中美空运专线',
      origin: 'PVG',
      destination: 'ORD',
      reservedFlight: 'ZX8817',
      flightDate,
      position: '2',
      waybillKind: 'separate',
    },
    houses: { rows: [...rows], together: false },
    parties: {
      ...emptyContent.parties,
      shipper,
      consignee: { ...shipper, name: 'Sample Receiving LLC', country: 'US' },
    },
    cargo: { ...emptyContent.cargo, goodsName: 'Household goods', marks: 'N/M' },
    dangerous: { ...emptyContent.dangerous, special: ['general'] },
    terms: { paymentType: 'prepaid', billType: 'TT', salesCompany: 'HQ' },
    pickup: {
      ...emptyContent.pickup,
      service: 'frontWarehouse',
      warehouseCode: 'PVG-W2',
      deadline: `${flightDate}T10:00:00.000Z`,
    },
  };
}
