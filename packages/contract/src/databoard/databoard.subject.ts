import { subject } from '../kernel/subject.ts';

export const databoardSubject = subject({
  word: { zh: '数据看板', en: 'Data board' },
  permissions: { 'databoard:view': { zh: '查看数据看板', en: 'View data board' } },
});
