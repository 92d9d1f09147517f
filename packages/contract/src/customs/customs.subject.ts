import { subject } from '../kernel/subject.ts';

export const customsSubject = subject({
  word: { zh: '关务', en: 'Customs' },
  permissions: {
    'customs:view': { zh: '查看关务', en: 'View customs' },
    'customs:reply': { zh: '回复关务', en: 'Reply to customs' },
  },
});
