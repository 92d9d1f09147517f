import { subject } from '../kernel/subject.ts';

export const dashboardSubject = subject({
  word: { zh: '工作台', en: 'Dashboard' },
  permissions: { 'dashboard:view': { zh: '查看工作台', en: 'View dashboard' } },
});
