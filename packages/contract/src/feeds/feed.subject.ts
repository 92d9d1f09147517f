import { subject } from '../kernel/subject.ts';

const word = { zh: '承运人报文', en: 'Carrier message' };

export const feedSubject = subject({
  word,
  permissions: { 'op:feed:manage': { zh: '处理承运人报文', en: 'Work off carrier messages' } },
  views: { opsFeeds: { zh: '承运人报文', en: 'Carrier messages' } },
  audit: { feed: word },
  staffNotices: { page: 'opsFeeds', sees: 'op:feed:manage', works: 'op:feed:manage' },
  deeds: { replayed: { zh: '重新处理', en: 'Applied again' } },
});
