import { subject } from '../kernel/subject.ts';

export const htsSubject = subject({
  word: { zh: 'HTS编码', en: 'HTS' },
  permissions: {
    'hts:view': { zh: '查看HTS编码', en: 'View HTS' },
    'hts:ask': { zh: '咨询归类', en: 'Ask for classification' },
  },
});
