import { deskBooking } from '../bookings/booking-desk.api.ts';
import { address } from '../customers/address.ts';
import { carton } from '../customers/carton.ts';
import { goods } from '../customers/goods.ts';
import { paymentAccount } from '../customers/payment-account.ts';
import { taxInfo } from '../customers/tax-info.ts';
import { deskSheet } from '../exceptions/sheet.ts';
import { flightAudited } from '../flights/flight.audit.ts';
import { schedule } from '../flights/schedule.ts';
import { rateCard } from '../freight/rate-card.ts';
import { codeTable } from '../kernel/code.ts';
import type { Fields } from '../kernel/field.ts';
import { code, flag, instant, list, text, whole } from '../kernel/field.ts';
import { permissions } from '../kernel/permission.ts';
import { wording } from '../notices/wording.ts';
import { order } from '../orders/order.ts';
import { deskNoteFields } from '../orders/order-desk.note.ts';
import { holdReasons } from '../orders/order-hold.ts';
import { requestKinds } from '../orders/order-request.ts';
import { registration } from '../registrations/registration.ts';
import { loginRefusals } from '../session/login-refusal.ts';
import { aboutPage } from '../site/about-page.ts';
import { announcement } from '../site/announcement.ts';
import { productPage } from '../site/product-page.ts';
import { shareContents } from '../tracking/share.ts';
import { trust } from '../trusts/trust.ts';
import { airline, stockNumber } from '../waybills/awb-stock.ts';
import { waybillAudited } from '../waybills/waybill.audit.ts';
import { customerRecord } from './customer.ts';
import { customerUser } from './customer-user.ts';
import { dictionaryEntry, product } from './dictionary.ts';
import { forwarder } from './forwarder.ts';
import { hostEntry } from './host.ts';
import { role } from './role.ts';
import { staffMember, team } from './staff.ts';
import { tolerance } from './tolerance.ts';

const permission = code(permissions, { label: { zh: '权限', en: 'Permission' } });

/** How somebody came in, or read a file. */
const ways = codeTable('way', {
  password: { zh: '密码', en: 'by password' },
  sms: { zh: '短信验证码', en: 'by SMS code' },
  download: { zh: '下载', en: 'downloaded' },
  preview: { zh: '预览', en: 'previewed' },
  zip: { zh: '打包下载', en: 'downloaded as zip' },
});

/** What a deed tells besides the fields of its record. */
const told: Fields = {
  reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500 }),
  request: code(requestKinds, { label: { zh: '申请', en: 'Request' } }),
  ...deskNoteFields,
  file: text({ label: { zh: '文件', en: 'File' }, max: 255 }),
  rows: whole({ label: { zh: '行数', en: 'Rows' } }),
  orders: whole({ label: { zh: '订单', en: 'Orders' } }),
  skipped: whole({ label: { zh: '跳过', en: 'Skipped' } }),
  people: whole({ label: { zh: '涉及人数', en: 'People touched' } }),
  given: list(permission, { label: { zh: '新增权限', en: 'Rights given' } }),
  taken: list(permission, { label: { zh: '收回权限', en: 'Rights taken' } }),
  copyOf: text({ label: { zh: '复制自', en: 'Copy of' }, max: 60 }),
  products: list(text({ label: { zh: '产品', en: 'Product' }, max: 60 }), {
    label: { zh: '可用产品', en: 'Products' },
  }),
  codes: list(text({ label: { zh: '代码', en: 'Code' }, max: 60 }), { label: { zh: '顺序', en: 'Order' } }),
  until: instant({ label: { zh: '到期时间', en: 'Until' } }),
  shows: code(shareContents, { label: { zh: '显示内容', en: 'Shows' } }),
  network: text({ label: { zh: '网段', en: 'Network' }, max: 60 }),
  misses: text({ label: { zh: '一小时内未查到的单号', en: 'Numbers not found within an hour' }, max: 20 }),
  how: code(ways, { label: { zh: '方式', en: 'How' } }),
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

const records: Readonly<Record<string, Fields>> = {
  registration: registration.fields,
  customer: customerRecord.fields,
  user: customerUser.fields,
  staff: staffMember.fields,
  team: team.fields,
  role: role.fields,
  dictionary: dictionaryEntry.fields,
  tolerance: tolerance.fields,
  product: product.fields,
  rate: rateCard.fields,
  forwarder: forwarder.fields,
  host: hostEntry.fields,
  productPage: productPage.fields,
  aboutPage: aboutPage.fields,
  announcement: announcement.fields,
  order: {
    ...order.fields,
    holdReason: code(holdReasons, { label: { zh: '扣货原因', en: 'Held for' } }),
  },
  trust: {
    ...trust.fields,
    signedBy: text({ label: { zh: '签署人', en: 'Signed by' }, max: 64 }),
    edition: text({ label: { zh: '声明文本', en: 'Edition' }, max: 20 }),
  },
  booking: deskBooking.fields,
  sheet: deskSheet.fields,
  address: address.fields,
  goods: goods.fields,
  carton: carton.fields,
  account: paymentAccount.fields,
  tax: taxInfo.fields,
  wording: wording.fields,
  flight: flightAudited,
  schedule: schedule.fields,
  mawb: waybillAudited,
  awbStock: stockNumber.fields,
  airline: airline.fields,
};

/** The fields by whose labels and words a deed about this subject is told. */
export function fieldsOfSubject(subject: string): Fields {
  return { ...told, ...records[subject] };
}
