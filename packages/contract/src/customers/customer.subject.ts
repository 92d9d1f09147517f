import { subject } from '../kernel/subject.ts';

const word = { zh: '客户', en: 'Customer' };

/** A customer with its people and books, as it sees itself and as the forwarder sees it. */
export const customerSubject = subject({
  word,
  permissions: {
    'mine:view': { zh: '查看客户中心', en: 'View own account' },
    'profile:edit': { zh: '编辑客户资料', en: 'Edit company data' },
    'user:manage': { zh: '管理用户', en: 'Manage users' },
    'export:data': { zh: '导出数据', en: 'Export data' },
    'op:customer:view': { zh: '查看客户', en: 'View customers' },
    'op:customer:edit': { zh: '编辑客户', en: 'Edit customers' },
    'op:customer:hold': { zh: '冻结与解冻客户', en: 'Hold and release customers' },
    'op:customer:quota': { zh: '调整信用额度', en: 'Change credit quotas' },
    'op:customer:view-as': { zh: '以客户身份查看', en: 'View as customer' },
    'op:for-customer': { zh: '代客户录入', en: 'Enter for customers' },
    'op:user:manage': { zh: '管理客户用户', en: 'Manage customer users' },
    'op:personal:reveal': { zh: '查看完整证件号', en: 'Reveal identity numbers' },
  },
  views: { opsCustomers: { zh: '客户', en: 'Customers' } },
  audit: {
    customer: word,
    user: { zh: '用户', en: 'User' },
    address: { zh: '地址', en: 'Address' },
    goods: { zh: '商品', en: 'Goods' },
    carton: { zh: '箱规', en: 'Carton' },
    account: { zh: '付款账户', en: 'Payment account' },
    tax: { zh: '税务信息', en: 'Tax information' },
  },
  deeds: {
    revealed: { zh: '查看证件号', en: 'Identity number revealed' },
    viewed: { zh: '以客户身份查看', en: 'Viewed as customer' },
    'quota-changed': { zh: '调整额度', en: 'Quota changed' },
  },
});
