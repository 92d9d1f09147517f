import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, id, list, optional } from '../kernel/field.ts';
import { savedFields } from '../kernel/listing.ts';
import { aboutContent, aboutPage } from '../site/about-page.ts';
import { announcement } from '../site/announcement.ts';
import { homeContent, homePage } from '../site/home-page.ts';
import { productContent, productPage } from '../site/product-page.ts';

const access = 'op:content:edit';
const product = group(productPage.fields, { label: productPage.label });
const about = group(aboutPage.fields, { label: aboutPage.label });
const home = group(homePage.fields, { label: homePage.label });
const announcements = list(group(announcement.fields, { label: announcement.label }), {
  label: { zh: '公告', en: 'Announcements' },
  max: 1_000,
});

/** The pages of all products, those that only some hosts show among them. */
export const listProductPages = endpoint('GET /opsapi/content/products', {
  access,
  title: { zh: '产品页面列表', en: 'List product pages' },
  answer: list(product, { label: { zh: '产品页面', en: 'Product pages' } }),
});

export const saveProductPage = endpoint('POST /opsapi/content/products/save', {
  access,
  title: { zh: '保存产品页面', en: 'Save a product page' },
  body: { type: productPage.fields.type, version: versionField, ...productContent },
  answer: product,
});

export const readAboutPage = endpoint('GET /opsapi/content/about', {
  access,
  title: { zh: '关于我们页面', en: 'About page' },
  answer: about,
});

export const saveAboutPage = endpoint('POST /opsapi/content/about/save', {
  access,
  title: { zh: '保存关于我们页面', en: 'Save the about page' },
  body: { version: versionField, ...aboutContent },
  answer: about,
});

/** What is written of the home page; null while it is as the product brings it. */
export const readHomePage = endpoint('GET /opsapi/content/home', {
  access,
  title: { zh: '首页', en: 'Home page' },
  answer: group({ home: optional(home) }, { label: homePage.label }),
});

/** The first time without a version. */
export const saveHomePage = endpoint('POST /opsapi/content/home/save', {
  access,
  title: { zh: '保存首页', en: 'Save the home page' },
  body: { version: optional(versionField), ...homeContent },
  answer: home,
});

/** All announcements, the latest first. */
export const listAnnouncements = endpoint('GET /opsapi/content/announcements', {
  access,
  title: { zh: '公告列表', en: 'List announcements' },
  answer: announcements,
});

/** A new announcement without a version. It is never shown when it ends before it begins, so that is refused. */
export const saveAnnouncement = endpoint('POST /opsapi/content/announcements/save', {
  access,
  title: { zh: '保存公告', en: 'Save an announcement' },
  body: savedFields(announcement),
  answer: announcements,
});

export const deleteAnnouncement = endpoint('POST /opsapi/content/announcements/delete', {
  access,
  title: { zh: '删除公告', en: 'Delete an announcement' },
  body: { id: id({ label: announcement.fields.id.label }), version: versionField },
  answer: announcements,
});
