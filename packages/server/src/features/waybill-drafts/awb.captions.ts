/**
 * The fixed print of the form, in English as on every air waybill whatever language its reader has. Wording of our own:
 * the conditions of contract themselves are the carrier's.
 */
export const formPrint = {
  notNegotiable: 'Not Negotiable',
  master: 'Air Waybill',
  house: 'House Air Waybill',
  issuedBy: 'Issued by',
  copies: 'Copies 1, 2 and 3 of this Air Waybill are originals and have the same validity.',
  conditions:
    'The goods described herein are accepted in apparent good order and condition (except as noted) for carriage, subject to the conditions of contract of the carrier, which also limit its liability. All goods may be carried by any other means, including road, unless the shipper gives specific contrary instructions here. The shipper may increase the limit of liability by declaring a higher value for carriage and paying a supplemental charge if required.',
  weightValuation: 'WT/VAL',
  other: 'Other',
  insurance:
    'INSURANCE: if the carrier offers insurance and it is requested in accordance with its conditions, the amount to be insured is stated in figures in the box "Amount of Insurance".',
  shipperCertifies:
    'The shipper certifies that the particulars on the face hereof are correct and that, insofar as any part of the consignment contains dangerous goods, such part is properly described by name and is in proper condition for carriage by air according to the applicable Dangerous Goods Regulations.',
  shipperSigns: 'Signature of Shipper or his Agent',
  executedOn: 'Executed on (date)',
  executedAt: 'at (place)',
  carrierSigns: 'Signature of Issuing Carrier or its Agent',
  prepaid: 'Prepaid',
  collect: 'Collect',
  asAgreed: 'AS AGREED',
  extension: 'EXTENSION LIST TO AIR WAYBILL',
  extract: "CUSTOMER'S COPY - OWN CARGO ONLY",
} as const;
