import type { AwbKey } from '@loadline/contract/waybill-drafts/awb-form';

/** The form in the order in which it is typed; the rate lines and other charges have inputs of their own. */
export const editorSections = [
  {
    name: 'parties',
    keys: [
      'awbNo',
      'shipperAccount',
      'consigneeAccount',
      'agentIata',
      'shipper',
      'consignee',
      'issuer',
      'agent',
      'agentAccount',
    ],
  },
  {
    name: 'route',
    keys: [
      'departureCode',
      'departure',
      'to1',
      'by1',
      'to2',
      'by2',
      'to3',
      'by3',
      'destination',
      'flight',
      'flightDate',
      'flight2',
      'flightDate2',
    ],
  },
  {
    name: 'terms',
    keys: [
      'currency',
      'chargesCode',
      'weightPayment',
      'otherPayment',
      'carriageValue',
      'customsValue',
      'insurance',
      'accounting',
      'handling',
      'sci',
    ],
  },
  { name: 'cargo', keys: ['asAgreed', 'rateLines'] },
  { name: 'charges', keys: ['otherCharges', 'valuationCharge', 'tax'] },
  { name: 'signatures', keys: ['shipperSignature', 'executedOn', 'executedAt', 'carrierSignature'] },
] as const satisfies readonly { name: string; keys: readonly AwbKey[] }[];
