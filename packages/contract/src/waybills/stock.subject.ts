import { subject } from '../kernel/subject.ts';

const word = { zh: '主单号库存', en: 'Waybill stock' };

export const stockSubject = subject({
  word,
  permissions: { 'op:mawb:stock': { zh: '维护主单号库存', en: 'Manage the waybill stock' } },
  views: { opsStock: { zh: '主单号库存', en: 'Waybill stock' } },
  audit: { awbStock: word, airline: { zh: '航司前缀', en: 'Airline prefix' } },
  staffNotices: { page: 'opsStock', sees: 'op:mawb:stock', works: 'op:mawb:stock' },
});
