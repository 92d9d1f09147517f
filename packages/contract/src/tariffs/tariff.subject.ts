import { subject } from '../kernel/subject.ts';

export const tariffSubject = subject({
  word: { zh: '关税', en: 'Tariff' },
  audit: {
    tariffKept: { zh: '关税测算', en: 'Duty calculation' },
    tariffMeasure: { zh: '关税措施', en: 'Tariff measure' },
  },
  views: { opsMeasures: { zh: '关税措施（员工）', en: 'Tariff measures, staff' } },
  permissions: {
    'tariff:view': { zh: '查看关税', en: 'View tariff' },
    'op:tariff:publish': { zh: '维护关税措施', en: 'Publish tariff measures' },
  },
});
