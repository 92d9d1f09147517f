import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '美国清关', en: 'US clearance' };
const permission = 'op:entry';
const queue = { permission, page: 'opsCoa', entry: 'opsCoa' } as const;

export const clearanceSubject = subject({
  word,
  permissions: {
    'customs2:view': { zh: '查看美国清关', en: 'View US clearance' },
    'customs2:reply': { zh: '回复美国清关', en: 'Reply to US clearance' },
    'duty:approve': { zh: '确认税金', en: 'Approve duties' },
    'op:entry': { zh: '处理美国清关', en: 'Work on US entries' },
  },
  live: { customer: 'customs2:view', staff: permission },
  files: { view: 'customs2:view', staffView: [permission], staffEdit: [permission] },
  views: { coa: word, opsCoa: { zh: '美国清关（员工）', en: 'US clearance, staff' } },
  audit: { clearance: word },
  deeds: {
    'duty-estimated': { zh: '税费估算', en: 'Duties estimated' },
    'payment-asked': { zh: '请求付款', en: 'Payment asked for' },
    'payment-proven': { zh: '上传付款凭证', en: 'Proof of payment sent' },
    'filed-corrected': { zh: '更正申报内容', en: 'Filing corrected' },
    'codes-taken': { zh: '采用商品编码', en: 'Codes of goods taken over' },
    'payment-confirmed': { zh: '确认到账', en: 'Payment confirmed' },
  },
  queues: {
    entriesAnswered: {
      zh: '客户已回复的清关单',
      en: 'Entries, customer answered',
      ...queue,
      query: { tab: 'answered' },
      lateAfterHours: 4,
    },
  },
  dues: {
    entryToAnswer: {
      zh: '待答复资料要求',
      en: 'Request to answer',
      permission: 'customs2:reply',
      page: 'coa',
    },
    entryToApprove: {
      zh: '待确认税费',
      en: 'Duties to approve or pay',
      permission: 'duty:approve',
      page: 'coa',
    },
  },
  notices: { page: 'coa', permission: 'customs2:view' },
  staffNotices: { page: 'opsCoa', sees: permission, works: permission },
  refusals: {
    severalCustomers: kind(200, '所选订单属于不同客户，请分开制单', 'These orders are of several customers'),
    notToAmerica: kind(
      200,
      '订单 {number} 的目的国不是美国，不能办理美国清关',
      'Order {number} does not go to the United States',
    ),
    onEntryAlready: kind(
      200,
      '订单 {number} 已在清关单 {entry} 上',
      'Order {number} is on entry {entry} already',
    ),
    entryHeld: kind(
      200,
      '海关扣留未解除：{holds}。解除后再放行，或填写原因',
      'Customs hold it: {holds}. Record the end of the hold first, or say why it is released',
    ),
    isfByVesselOnly: kind(
      200,
      'ISF 10+2 只用于海运清关单',
      'An ISF is filed only for cargo that goes by sea',
    ),
    dutyUnpaid: kind(
      200,
      '税费{standing}。确认到账后再改为已缴税，或填写原因',
      'The duties are not paid: {standing}. Confirm the payment first, or say why it goes without',
    ),
    nothingToCorrect: kind(
      200,
      '订单与已申报内容一致，没有可更正的内容',
      'The orders say what was filed: there is nothing to correct',
    ),
    entryTaken: kind(200, '报关单号 {number} 已被使用', 'Entry no. {number} is in use already'),
  },
});
