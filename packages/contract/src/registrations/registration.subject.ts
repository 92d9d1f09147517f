import { subject } from '../kernel/subject.ts';

const word = { zh: '注册申请', en: 'Registration' };

export const registrationSubject = subject({
  word,
  permissions: {
    'op:registration:view': { zh: '查看注册申请', en: 'View registrations' },
    'op:registration:decide': { zh: '审核注册申请', en: 'Decide registrations' },
  },
  views: { opsRegistrations: { zh: '注册审核', en: 'Registrations' } },
  audit: { registration: word },
  queues: {
    registrations: {
      zh: '注册审核',
      en: 'Registrations',
      permission: 'op:registration:view',
      page: 'opsRegistrations',
      query: { tab: 'PENDING' },
      lateAfterHours: 4,
    },
  },
});
