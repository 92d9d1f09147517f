import { endpoint } from '../kernel/endpoint.ts';
import { group } from '../kernel/field.ts';
import { aboutPage } from './about-page.ts';

export const publicAbout = endpoint('GET /adminapi/public/content/about', {
  access: 'public',
  title: { zh: '关于我们的内容', en: 'Content of the about page' },
  answer: group(aboutPage.fields, { label: aboutPage.label }),
});
