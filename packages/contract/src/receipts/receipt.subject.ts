import { subject } from '../kernel/subject.ts';

export const receiptSubject = subject({
  word: { zh: '入仓单', en: 'Warehouse receipt' },
  permissions: { 'op:receipt:add': { zh: '仓库收货', en: 'Receive in the warehouse' } },
});
