import { localTimeAt } from '../kernel/local-time.ts';
import type { Finding } from '../kernel/schema.ts';
import { notReceiving } from '../references/receiving-warehouse.ts';

/** The product is closed to this customer, no longer in use, or does not fly. */
export const notOffered: Finding = {
  path: 'flight.product',
  label: { zh: '产品', en: 'Product' },
  says: {
    zh: '该产品未对贵司开放、已停用或不是空运',
    en: 'not offered to your company, no longer in use, or not by air',
  },
};

/** The company is none of the forwarder's, or no longer in use. */
export const notSelling: Finding = {
  path: 'terms.salesCompany',
  label: { zh: '销售公司', en: 'Sales company' },
  says: { zh: '该公司已停用，请另选', en: 'no longer in use: choose another' },
};

/** Nobody would take the cargo in there. */
export const notBroughtThere: Finding = {
  path: 'pickup.warehouseCode',
  label: { zh: '收货仓代码', en: 'Receiving warehouse code' },
  says: notReceiving,
};

/** The flight of this number goes another way on this day. */
export function otherRoute({ origin, destination }: { origin: string; destination: string }): Finding {
  return {
    path: 'flight.destination',
    label: { zh: '目的港', en: 'Destination' },
    says: {
      zh: `该航班当日为 ${origin} → ${destination}`,
      en: `this flight goes from ${origin} to ${destination} on that day`,
    },
  };
}

/** Cargo that comes after the flight's cut-off flies with another one. */
export function afterCutOff(cutOff: string, zone: string): Finding {
  const time = localTimeAt(cutOff, zone).replace('T', ' ');
  return {
    path: 'pickup.deadline',
    label: { zh: '截单时间', en: 'Deadline' },
    says: { zh: `不能晚于航班截单 ${time}`, en: `not after the flight's cut-off, ${time}` },
  };
}

/** A house waybill number that another booking has, of whichever customer; whose is not told. */
export function houseNoTaken(path: string): Finding {
  return {
    path,
    label: { zh: '分单号', en: 'HAWB no.' },
    says: {
      zh: '此分单号已在另一票未完结的订舱上；留空则确认时自动编号',
      en: 'stands on another booking that goes on; left empty, it is numbered at confirmation',
    },
  };
}
