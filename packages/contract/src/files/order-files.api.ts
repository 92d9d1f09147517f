import { documentTypes } from '../codes/document-type.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list, optional, text } from '../kernel/field.ts';
import { zipDeadline } from './file.api.ts';
import { filesAtOnce } from './files-at-once.ts';
import { recordFileFields } from './record-file.ts';

const names = list(recordFileFields.name, {
  label: { zh: '文件名', en: 'File names' },
  max: filesAtOnce.matched,
});

const matched = list(
  group(
    {
      name: recordFileFields.name,
      type: optional(code(documentTypes, { label: { zh: '类型', en: 'Type' } })),
      // One: the file is its. Several, such as all of a waybill: somebody has to choose.
      orders: list(
        group(
          {
            id: id({ label: { zh: '订单编号', en: 'Order id' } }),
            orderNumber: text(texts.orderNo),
            number: text(texts.number),
          },
          { label: { zh: '订单', en: 'Order' } },
        ),
        { label: { zh: '订单', en: 'Orders' }, max: filesAtOnce.candidates },
      ),
    },
    { label: { zh: '匹配结果', en: 'Match' } },
  ),
  { label: { zh: '匹配结果', en: 'Matches' }, max: filesAtOnce.matched },
);

/** To which orders files belong by the numbers in their names, and what they are by its words. Nothing is stored. */
export const matchFiles = endpoint('POST /omsapi/files/match', {
  access: 'order:view',
  title: { zh: '按文件名匹配订单', en: 'Match files to orders by their names' },
  body: { names },
  answer: matched,
});

/** The same across the customers one serves. */
export const matchDeskFiles = endpoint('POST /opsapi/files/match', {
  access: 'op:order:edit',
  title: { zh: '员工按文件名匹配订单', en: "Match files to customers' orders by their names" },
  body: { names },
  answer: matched,
});

const ofOrders = {
  ids: list(id({ label: { zh: '订单编号', en: 'Order id' } }), {
    label: { zh: '订单', en: 'Orders' },
    max: filesAtOnce.orders,
  }),
};

/** The files of several orders that are shown to their customer, in a folder for each. */
export const zipOfOrders = endpoint('GET /omsapi/files/orders', {
  access: 'order:view',
  title: { zh: '多票打包下载', en: 'Files of several orders as a zip' },
  query: ofOrders,
  answer: { kind: 'file', type: 'zip' } as const,
  deadline: zipDeadline,
});

export const zipOfDeskOrders = endpoint('GET /opsapi/files/orders', {
  access: 'op:order:view',
  title: { zh: '员工多票打包下载', en: "Files of several customers' orders as a zip" },
  query: ofOrders,
  answer: { kind: 'file', type: 'zip' } as const,
  deadline: zipDeadline,
});
