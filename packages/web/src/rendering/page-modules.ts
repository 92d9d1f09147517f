import { calculations } from '@loadline/contract/freight/calculator';
import { type CodeOf, isCode } from '@loadline/contract/kernel/code';
import type { Language } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { pageNameAt } from '../kernel/known-pages.ts';

/** What `app/site-ways.ts` fetches for each page, so that the document names it before the code asks for it. */
const modules: Partial<Record<PageName, readonly string[]>> = {
  home: ['src/site/home/home.page.tsx', 'src/locales/home'],
  search: ['src/site/search/search.page.tsx', 'src/locales/search'],
  calculator: [
    'src/app/calculator.page.tsx',
    'src/site/calculator/weight-part.tsx',
    'src/locales/calculator',
  ],
  productInfo: ['src/site/product/product.page.tsx', 'src/locales/content'],
  about: ['src/site/about/about.page.tsx', 'src/locales/content'],
  login: ['src/app/login.page.tsx', 'src/locales/identity'],
  register: ['src/app/register.page.tsx', 'src/locales/registration', 'src/locales/identity'],
  notFound: ['src/site/refusals/not-found.page.tsx'],
  noPermission: ['src/site/refusals/no-permission.page.tsx'],
};

/** What each tab of the calculator adds. */
const calculatorParts: Readonly<Record<CodeOf<typeof calculations>, readonly string[]>> = {
  weight: ['src/site/calculator/weight-part.tsx'],
  freight: ['src/site/calculator/freight-part.tsx'],
  duty: ['src/site/calculator/duty-part.tsx', 'src/locales/calculator-duty'],
  landed: ['src/site/calculator/landed-part.tsx', 'src/locales/calculator-duty'],
};

function partsAt(page: PageName | undefined, address: string): readonly string[] {
  if (page !== 'calculator') return [];
  const tab = new URLSearchParams(address.replace(/^[^?]*/, '')).get('tab');
  return calculatorParts[isCode(calculations, tab) ? tab : 'weight'];
}

/** The source modules that the page at an address is made of, beside the entry. */
export function modulesOf(address: string, language: Language): string[] {
  const path = address.replace(/\?.*/, '');
  const page = pageNameAt(path);
  const own = (page && modules[page]) ?? [];
  return ['src/locales/site', ...own, ...partsAt(page, address)].map((module) =>
    module.startsWith('src/locales/') ? `${module}.${language}.ts` : module,
  );
}
