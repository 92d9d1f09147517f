import type { AwbKey } from './awb-form.ts';

/** Where a value stands on the printed form, and what its box holds. */
export interface AwbBox {
  /** The number of the box in the trade's own counting. */
  readonly no: string;
  /** Characters of a line and lines, as airlines' systems take them (Cargo-IMP FWB) and a box shows them. */
  readonly holds: { readonly lines: number; readonly width: number };
  /**
   * Of the master waybill: the same for every shipper on it, and nobody's secret. All else of a master (weights, rates,
   * charges, goods) is made of all customers' cargo or is the forwarder's own affair.
   */
  readonly shared?: true;
  /** Airlines' boxes take Latin text only. */
  readonly latin?: true;
}

function box(no: string, lines: number, width: number): AwbBox {
  return { no, holds: { lines, width }, latin: true };
}

function sharedBox(no: string, lines: number, width: number): AwbBox {
  return { ...box(no, lines, width), shared: true };
}

export const awbBoxes: Readonly<Record<AwbKey, AwbBox>> = {
  awbNo: sharedBox('1A', 1, 20),
  departureCode: sharedBox('1', 1, 3),
  issuer: sharedBox('1C', 3, 35),
  shipper: sharedBox('2', 5, 35),
  shipperAccount: box('3', 1, 14),
  consignee: sharedBox('4', 5, 35),
  consigneeAccount: box('5', 1, 14),
  agent: sharedBox('6', 2, 35),
  agentIata: sharedBox('7', 1, 14),
  agentAccount: box('8', 1, 14),
  departure: sharedBox('9', 1, 42),
  accounting: box('10', 6, 34),
  to1: sharedBox('11A', 1, 3),
  by1: sharedBox('11B', 1, 19),
  to2: sharedBox('11C', 1, 3),
  by2: sharedBox('11D', 1, 3),
  to3: sharedBox('11E', 1, 3),
  by3: sharedBox('11F', 1, 3),
  currency: sharedBox('12', 1, 3),
  chargesCode: box('13', 1, 2),
  weightPayment: box('14', 1, 2),
  otherPayment: box('15', 1, 2),
  carriageValue: box('16', 1, 12),
  customsValue: box('17', 1, 12),
  destination: sharedBox('18', 1, 24),
  flight: sharedBox('19A', 1, 8),
  flightDate: sharedBox('19A', 1, 10),
  flight2: sharedBox('19B', 1, 8),
  flightDate2: sharedBox('19B', 1, 10),
  insurance: box('20', 1, 12),
  handling: sharedBox('21', 3, 65),
  sci: sharedBox('21A', 1, 2),
  rateLines: box('22', 12, 26),
  asAgreed: box('22G', 1, 9),
  otherCharges: box('23', 3, 60),
  valuationCharge: box('25', 1, 12),
  tax: box('26', 1, 12),
  shipperSignature: sharedBox('31', 1, 35),
  executedOn: sharedBox('32A', 1, 10),
  executedAt: sharedBox('32B', 1, 17),
  carrierSignature: sharedBox('32C', 1, 36),
};

/** How many lines and signs the goods of one rate line have in box 22I. */
export const goodsBox = awbBoxes.rateLines.holds;
