import { bankLineSubject } from '../bills/bank-line-import.ts';
import { dispositionSubject } from '../clearance/disposition-import.ts';
import { addressSubject } from '../customers/address-import.ts';
import { goodsSubject } from '../customers/goods-import.ts';
import { customsImportSubject } from '../customs/customs-import.ts';
import { customsLinesImportSubject } from '../customs/customs-lines-import.ts';
import { eventDeed } from '../events/event-deed.ts';
import { eventSubject } from '../events/event-import.ts';
import { texts } from '../facts/texts.ts';
import { flightSubject } from '../flights/flight-import.ts';
import { goodsCodeImportSubject } from '../goods/goods-code-import.ts';
import { codeTable } from '../kernel/code.ts';
import type { Fields } from '../kernel/field.ts';
import { code, flag, instant, list, text, whole } from '../kernel/field.ts';
import { permissions } from '../kernel/permission.ts';
import { midImportSubject } from '../mids/mid-import.ts';
import { deskNoteFields } from '../orders/order-desk.note.ts';
import { orderSubject } from '../orders/order-import.subject.ts';
import { orderNumbersSubject } from '../orders/order-numbers-import.ts';
import { requestKinds } from '../orders/order-request.ts';
import { loginRefusals } from '../session/login-refusal.ts';
import { shareContents } from '../tracking/share.ts';
import { customerImportSubject } from './customer-import.ts';

const permission = code(permissions, { label: { zh: '权限', en: 'Permission' } });

/** How somebody came in, or read a file. */
const ways = codeTable('way', {
  password: { zh: '密码', en: 'by password' },
  sms: { zh: '短信验证码', en: 'by SMS code' },
  mail: { zh: '邮箱验证码', en: 'by mail code' },
  link: { zh: '链接', en: 'by link' },
  sso: { zh: '单点登录', en: 'by single sign-on' },
  command: { zh: '服务器命令', en: 'by a command on the server' },
  download: { zh: '下载', en: 'downloaded' },
  preview: { zh: '预览', en: 'previewed' },
  zip: { zh: '打包下载', en: 'downloaded as zip' },
});

/** What a workbook brings, by the name of its import. */
const brought = codeTable(
  'import of',
  Object.fromEntries(
    [
      orderSubject,
      orderNumbersSubject,
      goodsSubject,
      addressSubject,
      customerImportSubject,
      eventSubject,
      flightSubject,
      customsImportSubject,
      customsLinesImportSubject,
      dispositionSubject,
      midImportSubject,
      goodsCodeImportSubject,
      bankLineSubject,
    ].map(({ name, label }) => [name, label]),
  ),
);

/** What a deed tells besides the fields of its record. */
export const deedFields: Fields = {
  reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500 }),
  ...eventDeed,
  request: code(requestKinds, { label: { zh: '申请', en: 'Request' } }),
  ...deskNoteFields,
  of: code(brought, { label: { zh: '导入内容', en: 'Import of' } }),
  file: text({ label: { zh: '文件', en: 'File' }, max: 255 }),
  rows: whole({ label: { zh: '行数', en: 'Rows' } }),
  orders: whole({ label: { zh: '订单', en: 'Orders' } }),
  count: whole({ label: { zh: '数量', en: 'Count' } }),
  records: whole({ label: { zh: '记录', en: 'Records' } }),
  skipped: whole({ label: { zh: '跳过', en: 'Skipped' } }),
  people: whole({ label: { zh: '涉及人数', en: 'People touched' } }),
  given: list(permission, { label: { zh: '新增权限', en: 'Rights given' } }),
  taken: list(permission, { label: { zh: '收回权限', en: 'Rights taken' } }),
  copyOf: text(texts.copyOf),
  splitFrom: text({ label: { zh: '拆分自', en: 'Split from' }, max: 20 }),
  splitOff: text({ label: { zh: '分出', en: 'Split off' }, max: 20 }),
  products: list(text({ label: { zh: '产品', en: 'Product' }, max: 60 }), {
    label: { zh: '可用产品', en: 'Products' },
  }),
  codes: list(text(texts.code), { label: { zh: '顺序', en: 'Order' } }),
  until: instant({ label: { zh: '到期时间', en: 'Until' } }),
  shows: code(shareContents, { label: { zh: '显示内容', en: 'Shows' } }),
  network: text({ label: { zh: '网段', en: 'Network' }, max: 60 }),
  misses: text({ label: { zh: '一小时内未查到的单号', en: 'Numbers not found within an hour' }, max: 20 }),
  how: code(ways, { label: { zh: '方式', en: 'Method' } }),
  device: text({ label: { zh: '设备', en: 'Device' }, max: 200 }),
  why: code(loginRefusals, { label: { zh: '原因', en: 'Reason' } }),
  size: whole({ label: { zh: '大小', en: 'Size' } }),
  type: text({ label: { zh: '类型', en: 'Type' }, max: 20 }),
  no: text({ label: { zh: '编号', en: 'No.' }, max: 40 }),
  customerCode: text({ label: { zh: '客户代码', en: 'Customer code' }, max: 12 }),
  shared: flag({ label: { zh: '共享', en: 'Shared' } }),
  name: text({ label: { zh: '名称', en: 'Name' }, max: 200 }),
  template: text({ label: { zh: '模板', en: 'Template' }, max: 60 }),
  password: text({ label: { zh: '密码', en: 'Password' }, max: 20 }),
};
