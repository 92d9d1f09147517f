import { subject } from '../kernel/subject.ts';

export const labelSubject = subject({
  word: { zh: '标签合规', en: 'Label compliance' },
  permissions: {
    'label:view': { zh: '查看标签合规', en: 'View label compliance' },
    'label:import': { zh: '导入标签', en: 'Import labels' },
    'label:reply': { zh: '回复标签', en: 'Reply to labels' },
  },
});
