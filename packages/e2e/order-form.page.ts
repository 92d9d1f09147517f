import type { Locator } from '@playwright/test';
import { choose } from './choose.ts';

/** What the form of an order is read by. */
export const orderWords = {
  'zh-cn': {
    enter: '新建订单',
    place: '提交订单',
    reference: '客户参考号',
    channel: '渠道名称',
    country: '目的国',
    sender: '发货人',
    consignee: '收货人',
    company: '公司',
    address: '地址',
    city: '城市',
    postCode: '邮编',
    tel: '电话',
    cell: (row: number, name: string) => `第 ${row} 行${name}`,
    carton: ['单箱毛重', '长', '宽', '高'],
    nameZh: '中文品名',
    hsDest: '目的国HS编码',
    more: '更多操作',
    edit: '编辑',
    copy: '复制为新订单',
    cancel: '取消订单',
    save: '保存',
    saved: /已保存/,
    reason: '原因',
    cancelled: /已取消/,
    goods: '货物明细',
    special: '带电',
  },
  en: {
    enter: 'New order',
    place: 'Place the order',
    reference: 'Reference no.',
    channel: 'Channel',
    country: 'Destination country',
    sender: 'Sender',
    consignee: 'Consignee',
    company: 'Company',
    address: 'Address',
    city: 'City',
    postCode: 'Postcode',
    tel: 'Tel',
    cell: (row: number, name: string) => `Row ${row}, ${name}`,
    carton: ['Carton gross weight', 'Length', 'Width', 'Height'],
    nameZh: 'Chinese name',
    hsDest: 'Destination HS code',
    more: 'More actions',
    edit: 'Edit',
    copy: 'Copy as a new order',
    cancel: 'Cancel order',
    save: 'Save',
    saved: /is saved/,
    reason: 'Reason',
    cancelled: /is cancelled/,
    goods: 'Goods',
    special: 'Contains battery',
  },
} as const;

type Words = (typeof orderWords)[keyof typeof orderWords];

/** Where it goes unless told. */
const losAngeles = { country: 'US', city: 'Los Angeles', postCode: '90001' };

interface Typed {
  readonly reference: string;
  readonly hs: readonly string[];
  readonly to?: typeof losAngeles;
}

/** Fills an order, its goods as they come out of a spreadsheet: one line for each HS code. */
export async function fillOrder(
  form: Locator,
  says: Words,
  { reference, hs, to = losAngeles }: Typed,
): Promise<void> {
  await form.getByLabel(`${says.reference}*`).fill(reference);
  await choose(form.getByLabel(`${says.channel}*`), { index: 1 });
  await choose(form.getByLabel(`${says.country}*`), to.country);
  const sender = form.getByRole('region', { name: says.sender });
  await sender.getByLabel(`${says.company}*`).fill('深圳市远航电子有限公司');
  await sender.getByLabel(`${says.address}*`).fill('深圳市宝安区福海街道和平路 1 号');
  await sender.getByLabel(says.tel).fill('0755-12345678');
  const consignee = form.getByRole('region', { name: says.consignee });
  await consignee.getByLabel(says.company).fill('Harbour Trading LLC');
  await consignee.getByLabel(`${says.address}*`).fill('100 Main Street');
  await consignee.getByLabel(says.city).fill(to.city);
  await consignee.getByLabel(says.postCode).fill(to.postCode);
  for (const [at, value] of ['12.5', '60', '40', '40'].entries())
    await form.getByLabel(says.cell(1, says.carton[at] ?? '')).fill(value);

  // Two lines as they come out of a spreadsheet, from the Chinese name on.
  const line = (name: string, code: string) =>
    [
      name,
      'Stainless bottle',
      '9617001000',
      code,
      '',
      '',
      '不锈钢',
      '饮水',
      says.special,
      '24',
      'pcs',
      '2.40',
    ].join('\t');
  const first = form.getByLabel(says.cell(1, says.nameZh));
  await first.focus();
  await first.evaluate(
    (cell, text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      cell.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    hs.map((code, at) => line(['保温杯', '保温壶'][at] ?? '', code)).join('\n'),
  );
}
