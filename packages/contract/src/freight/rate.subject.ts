import { subject } from '../kernel/subject.ts';

const word = { zh: '运价', en: 'Rate' };

export const rateSubject = subject({
  word,
  permissions: { 'op:rate:edit': { zh: '维护运价', en: 'Edit rates' } },
  audit: { rate: word },
});
