import { subject } from '../kernel/subject.ts';

/** What the public pages say. */
export const contentSubject = subject({
  word: { zh: '网站内容', en: 'Site content' },
  permissions: { 'op:content:edit': { zh: '维护网站内容', en: 'Edit site content' } },
  deeds: { published: { zh: '发布', en: 'Published' } },
  audit: {
    productPage: { zh: '产品页面', en: 'Product page' },
    homePage: { zh: '首页', en: 'Home page' },
    aboutPage: { zh: '关于我们页面', en: 'About page' },
    agreement: { zh: '服务条款与隐私说明', en: 'Terms and privacy notice' },
    declaration: { zh: '委托单声明', en: 'Declaration of trust orders' },
    announcement: { zh: '公告', en: 'Announcement' },
  },
});
