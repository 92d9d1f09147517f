import { subject } from '../kernel/subject.ts';

const word = { zh: '公开查询', en: 'Public tracking' };

export const trackingSubject = subject({
  word,
  audit: { tracking: word },
  deeds: {
    shared: { zh: '生成分享链接', en: 'Link made' },
    unshared: { zh: '撤销分享链接', en: 'Link revoked' },
    guessed: { zh: '疑似批量猜单号', en: 'Numbers guessed' },
  },
});
