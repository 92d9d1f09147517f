import type { AwbKey } from '@loadline/contract/waybill-drafts/awb-form';
import type { Area, Style } from './awb.drawing.ts';

/** The exact size of A4 in points; the form is drawn at fixed places. */
export const pageSize = { width: 595.28, height: 841.89, margin: 24 };

/** A box of the form with its small print; what is typed in it is the value of a field unless something else fills it. */
export interface FormBox extends Area {
  readonly caption?: string;
  readonly key?: AwbKey;
  readonly style?: Style;
}

function box(
  x: number,
  y: number,
  w: number,
  h: number,
  caption?: string,
  key?: AwbKey,
  style?: Style,
): FormBox {
  return { x, y, w, h, ...(caption && { caption }), ...(key && { key }), ...(style && { style }) };
}

const middle: Style = { alignment: 'center', below: 12 };
const narrow: Style = { alignment: 'center', below: 11, size: 8 };

/** Parties, agent and accounting: the upper third. */
const partyBoxes: readonly FormBox[] = [
  box(24, 40, 273, 70, "Shipper's Name and Address", 'shipper', { below: 22 }),
  box(165, 40, 132, 22, "Shipper's Account Number", 'shipperAccount'),
  box(24, 110, 273, 70, "Consignee's Name and Address", 'consignee', { below: 22 }),
  box(165, 110, 132, 22, "Consignee's Account Number", 'consigneeAccount'),
  box(24, 180, 273, 42, "Issuing Carrier's Agent Name and City", 'agent'),
  box(24, 222, 136, 24, "Agent's IATA Code", 'agentIata'),
  box(160, 222, 137, 24, 'Account No.', 'agentAccount'),
  box(24, 246, 273, 26, 'Airport of Departure (Addr. of First Carrier) and Requested Routing', 'departure'),
  box(297, 40, 274, 58),
  box(297, 98, 274, 16),
  box(297, 114, 274, 66),
  box(297, 180, 274, 66, 'Accounting Information', 'accounting'),
  box(297, 246, 96, 26, 'Reference Number'),
  box(393, 246, 178, 26, 'Optional Shipping Information'),
];

/** Routing, payment and declared values: the rows across the form. */
const routeBoxes: readonly FormBox[] = [
  box(24, 272, 30, 27, 'To', 'to1', narrow),
  box(54, 272, 115, 27, 'By First Carrier    Routing and Destination', 'by1', { below: 11, size: 8 }),
  box(169, 272, 32, 27, 'To', 'to2', narrow),
  box(201, 272, 32, 27, 'By', 'by2', narrow),
  box(233, 272, 32, 27, 'To', 'to3', narrow),
  box(265, 272, 32, 27, 'By', 'by3', narrow),
  box(297, 272, 34, 27, 'Currency', 'currency', narrow),
  box(331, 272, 22, 27, 'CHGS\nCode', 'chargesCode', { ...narrow, below: 14 }),
  box(353, 272, 44, 8),
  box(353, 280, 22, 19, 'PPD'),
  box(375, 280, 22, 19, 'COLL'),
  box(397, 272, 44, 8),
  box(397, 280, 22, 19, 'PPD'),
  box(419, 280, 22, 19, 'COLL'),
  box(441, 272, 65, 27, 'Declared Value for Carriage', 'carriageValue', middle),
  box(506, 272, 65, 27, 'Declared Value for Customs', 'customsValue', middle),
  box(24, 299, 145, 27, 'Airport of Destination', 'destination', { below: 10 }),
  box(169, 299, 64, 27, 'Requested Flight / Date'),
  box(233, 299, 64, 27, 'Requested Flight / Date'),
  box(297, 299, 78, 27, 'Amount of Insurance', 'insurance', middle),
  box(375, 299, 196, 27),
  box(24, 326, 507, 44, 'Handling Information', 'handling'),
  box(531, 326, 40, 44, 'SCI', 'sci', middle),
];

const columns = [34, 50, 14, 20, 50, 52, 56, 78, 193];
const heads = [
  'No. of\nPieces\nRCP',
  'Gross\nWeight',
  'kg\nlb',
  'Rate\nClass',
  'Commodity\nItem No.',
  'Chargeable\nWeight',
  'Rate\nCharge',
  'Total',
  'Nature and Quantity of Goods\n(incl. Dimensions or Volume)',
];

export const rateHead = { y: 370, h: 22 };
export const rateBody = { y: 392, h: 176 };
export const rateFoot = { y: 568, h: 16 };

/** The columns of the rate lines, from the pieces to the goods. */
export const rateColumns = columns.map((w, at) => {
  const x = 24 + columns.slice(0, at).reduce((sum, one) => sum + one, 0);
  return { x, w, caption: heads[at] ?? '' };
});

/** The charges summary: each kind of charge under its own name, prepaid to the left and collect to the right. */
export const chargeRows = [
  { y: 584, caption: 'Weight Charge' },
  { y: 608, caption: 'Valuation Charge' },
  { y: 632, caption: 'Tax' },
  { y: 656, caption: 'Total Other Charges Due Agent' },
  { y: 680, caption: 'Total Other Charges Due Carrier' },
] as const;
export const chargeRow = { h: 24, left: { x: 24, w: 94 }, right: { x: 118, w: 94 } };
export const emptyRow: Area = { x: 24, y: 704, w: 188, h: 14 };
export const prepaidTotal = box(24, 718, 94, 24, 'Total Prepaid');
export const collectTotal = box(118, 718, 94, 24, 'Total Collect');

const signatureBoxes: readonly FormBox[] = [
  box(24, 742, 94, 22, 'Currency Conversion Rates'),
  box(118, 742, 94, 22, 'CC Charges in Dest. Currency'),
  box(24, 764, 94, 22, "For Carrier's Use Only\nat Destination"),
  box(118, 764, 94, 22, 'Charges at Destination'),
  box(212, 764, 118, 22, 'Total Collect Charges'),
  box(330, 764, 241, 22),
  box(212, 584, 359, 60),
  box(212, 644, 359, 60),
  box(212, 704, 359, 60),
];

export const otherChargesBox = box(212, 584, 359, 60, 'Other Charges');
export const shipperSignatureBox = box(212, 664, 359, 26, undefined, 'shipperSignature', {
  alignment: 'center',
  size: 9,
});
export const executedBox = {
  on: box(216, 718, 90, 18),
  at: box(306, 718, 120, 18),
  by: box(426, 718, 142, 18),
};

/** Every box that is ruled, in the order they are typed in. */
export const formBoxes: readonly FormBox[] = [
  ...partyBoxes,
  ...routeBoxes,
  ...signatureBoxes,
  prepaidTotal,
  collectTotal,
];

/** Where a flight and its day stand, first and onward. */
export const flightBoxes = [box(169, 299, 64, 27), box(233, 299, 64, 27)] as const;

/** The crosses of who pays: weight and valuation, then all other charges. */
export const paymentBoxes = {
  weight: { PP: box(353, 280, 22, 19), CC: box(375, 280, 22, 19) },
  other: { PP: box(397, 280, 22, 19), CC: box(419, 280, 22, 19) },
} as const;
