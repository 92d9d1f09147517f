import { subject } from '../kernel/subject.ts';

export const tariffSubject = subject({
  word: { zh: '关税', en: 'Tariff' },
  permissions: { 'tariff:view': { zh: '查看关税', en: 'View tariff' } },
});
