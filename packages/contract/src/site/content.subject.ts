import { subject } from '../kernel/subject.ts';

/** What the public pages say. */
export const contentSubject = subject({
  word: { zh: '网站内容', en: 'Site content' },
  permissions: { 'op:content:edit': { zh: '维护网站内容', en: 'Edit site content' } },
  audit: {
    productPage: { zh: '产品页面', en: 'Product page' },
    aboutPage: { zh: '关于我们页面', en: 'About page' },
    announcement: { zh: '公告', en: 'Announcement' },
  },
});
