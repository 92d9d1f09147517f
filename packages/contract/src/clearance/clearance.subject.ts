import { subject } from '../kernel/subject.ts';

export const clearanceSubject = subject({
  word: { zh: '美国清关', en: 'US clearance' },
  permissions: {
    'customs2:view': { zh: '查看美国清关', en: 'View US clearance' },
    'customs2:reply': { zh: '回复美国清关', en: 'Reply to US clearance' },
    'duty:approve': { zh: '确认税金', en: 'Approve duties' },
    'mid:edit': { zh: '编辑MID', en: 'Edit MID' },
  },
});
