import { trackedNumber } from '../checks/tracked-number.ts';
import { texts } from '../facts/texts.ts';
import { recordSubject } from '../imports/record.ts';
import type { Place } from '../kernel/field.ts';
import { optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { order } from './order.ts';

const written: Place[] = ['import'];
const { trackingNo, transferNo } = order.fields;

/** A row of a workbook of carriers' numbers: what carriers call one order, several numbers in a cell. */
const importedNumbers = resource(
  'numbers row',
  { zh: '承运单号', en: "Carriers' numbers" },
  {
    number: text({ ...texts.number, places: written }),
    trackingNo: optional(
      text({
        label: trackingNo.label,
        max: 200,
        rule: {
          // By how the order goes, which its row does not say.
          test: () => true,
          says: {
            zh: '校验位正确的主单号或柜号',
            en: 'an air waybill or container with the right check digit',
          },
        },
        places: written,
      }),
    ),
    transferNo: optional(text({ label: transferNo.label, max: 200, places: written })),
  },
);

/** What carriers and parcel services call orders, as something that staff import: added to what is noted already. */
export const orderNumbersSubject = recordSubject({
  of: importedNumbers,
  name: 'orderNumbers',
  path: '/opsapi/orders/numbers/imports',
  access: 'op:order:edit',
  label: { zh: '承运单号', en: "Carriers' numbers" },
  one: { zh: '单号', en: 'row of numbers' },
  sameBy: ['number', 'trackingNo', 'transferNo'],
  alsoCalled: {
    number: ['订单号', '客户参考号', '参考号', 'FBA号', 'Order number', 'Order no.', 'Reference', 'FBA no.'],
    trackingNo: [
      '主单号',
      '提单号',
      '柜号',
      '箱号',
      '承运单号',
      'MAWB',
      'B/L',
      'Container',
      'Tracking number',
    ],
    transferNo: ['尾程单号', '派送单号', '快递单号', '末端单号', 'Last mile', 'Parcel', 'Parcel no.'],
  },
  notes: {
    number: {
      zh: '订单号、客户参考号或 FBA 号；一个订单可占多行',
      en: 'Order number, customer reference or FBA number; an order may have several rows',
    },
    trackingNo: {
      zh: '主单号、提单号或柜号，多个用逗号分开；已有的单号不变',
      en: 'Air waybill, bill of lading or container, several with commas; numbers noted before stay',
    },
    transferNo: {
      zh: '尾程快递单号，多个用逗号分开',
      en: 'Parcel numbers of the last mile, several with commas',
    },
  },
  stored: { number: trackedNumber },
});
