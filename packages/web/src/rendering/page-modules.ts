import type { Language } from '@loadline/contract/kernel/text';
import { type PageName, pages } from '@loadline/contract/pages';
import { pageNames } from '../app/page-at.ts';

/** What `app/site-ways.ts` fetches for each page, so that the document names it before the code asks for it. */
const modules: Partial<Record<PageName, readonly string[]>> = {
  home: ['src/site/home/home.page.tsx', 'src/locales/home'],
  search: ['src/site/search/search.page.tsx', 'src/locales/search'],
  calculator: ['src/app/calculator.page.tsx', 'src/locales/calculator'],
  productInfo: ['src/site/product/product.page.tsx', 'src/locales/content'],
  about: ['src/site/about/about.page.tsx', 'src/locales/content'],
  login: ['src/app/login.page.tsx', 'src/locales/identity'],
  register: ['src/app/register.page.tsx', 'src/locales/registration', 'src/locales/identity'],
  notFound: ['src/site/refusals/not-found.page.tsx'],
  noPermission: ['src/site/refusals/no-permission.page.tsx'],
};

/** The source modules that the page at an address is made of, beside the entry. */
export function modulesOf(address: string, language: Language): string[] {
  const path = address.replace(/\?.*/, '');
  const page = pageNames().find((name) => pages[name].path === path);
  const own = (page && modules[page]) ?? [];
  return ['src/locales/site', ...own].map((module) =>
    module.startsWith('src/locales/') ? `${module}.${language}.ts` : module,
  );
}
