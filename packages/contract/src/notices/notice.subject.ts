import { subject } from '../kernel/subject.ts';

export const noticeSubject = subject({
  word: { zh: '通知', en: 'Notice' },
  permissions: { 'op:notice:edit': { zh: '维护通知模板', en: 'Edit notice templates' } },
  live: { customer: null, staff: null },
  audit: {
    notice: { zh: '通知设置', en: 'Notice settings' },
    wording: { zh: '通知模板', en: 'Notice template' },
  },
});
