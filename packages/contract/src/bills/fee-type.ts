import { codeTable } from '../kernel/code.ts';

/** The fees that every installation begins with; staff rename them, add to them and put them out of use. */
export const standardFees = codeTable('fee', {
  FREIGHT: { zh: '运费', en: 'Freight' },
  MINIMUM: { zh: '补至最低运费', en: 'Up to the minimum' },
  FUEL: { zh: '燃油附加费', en: 'Fuel surcharge' },
  SECURITY: { zh: '安检费', en: 'Security screening' },
  OVERSIZE: { zh: '超长超重费', en: 'Oversize and overweight' },
  PICKUP: { zh: '提货费', en: 'Pick-up' },
  EXPORT: { zh: '出口报关费', en: 'Export customs' },
  CLEARANCE: { zh: '目的港清关费', en: 'Destination clearance' },
  DELIVERY: { zh: '派送费', en: 'Delivery' },
  WAREHOUSE: { zh: '仓储费', en: 'Warehousing' },
  PACKING: { zh: '包装加固费', en: 'Packing' },
  DOCUMENT: { zh: '文件费', en: 'Documents' },
  INSURANCE: { zh: '保险费', en: 'Insurance' },
  DUTY: { zh: '代垫关税', en: 'Duty advanced' },
  OTHER: { zh: '其他费用', en: 'Other' },
});

/** What a rate card’s freight is billed as, and what fills it up to the minimum. */
export const freightFee = 'FREIGHT';
export const minimumFee = 'MINIMUM';

/** What a surcharge is billed as that is called like no fee of the dictionary: under its own name. */
export const otherFee = 'OTHER';
