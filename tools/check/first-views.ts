import type { FirstView } from './page-weight.ts';

const languages = ['zh-cn', 'en'];
/** What every public page begins with. */
const shell = ['index.html', 'src/early.ts', ...phrases('site')];
const door = ['src/app/login.page.tsx', ...phrases('identity')];
const home = ['src/site/home/home.page.tsx', ...phrases('home')];
const registration = ['src/app/register.page.tsx', ...phrases('identity', 'registration')];
const calculator = ['src/app/calculator.page.tsx', ...phrases('calculator')];

/** Every public page as it opens, and with what its plain use adds: a tab, a form, a paper. In both languages. */
export const firstViews: readonly FirstView[] = [
  ...view('/home', ...home),
  ...view('/home, a menu', ...home, 'src/ui/menu-panel.tsx'),
  ...view('/search', 'src/site/search/search.page.tsx', ...phrases('search')),
  ...view('/calculator', ...calculator, 'src/site/calculator/weight-part.tsx'),
  ...view('/calculator, freight', ...calculator, 'src/site/calculator/freight-part.tsx'),
  ...view(
    '/calculator, duty',
    ...calculator,
    'src/site/calculator/duty-part.tsx',
    ...phrases('calculator-duty'),
  ),
  ...view(
    '/calculator, landed cost',
    ...calculator,
    'src/site/calculator/landed-part.tsx',
    ...phrases('calculator-duty'),
  ),
  ...view('/productInfo', 'src/site/product/product.page.tsx', ...phrases('content')),
  ...view('/about', 'src/site/about/about.page.tsx', ...phrases('content')),
  ...view('/login', ...door),
  ...view('/login, by mobile', ...door, 'src/features/session/mobile-form.tsx'),
  ...view('/login, second factor', ...door, 'src/features/session/second-factor-form.tsx'),
  ...view('/login, the terms', ...door, 'src/shared/site/agreement-dialog.tsx'),
  ...view('/login, new password', ...door, 'src/features/session/reset-form.tsx'),
  ...view('/register', ...registration),
  ...view('/register, status', ...registration, 'src/features/registrations/status-part.tsx'),
  ...view('/404', 'src/site/refusals/not-found.page.tsx'),
  ...view('/403', 'src/site/refusals/no-permission.page.tsx'),
];

/** The office as it opens most: the orders of a customer. */
export const officeViews: readonly FirstView[] = view(
  '/order',
  'src/app/office.tsx',
  'src/app/office-layout.tsx',
  'src/app/order.page.tsx',
  'src/locales/{language}.ts',
);

function view(page: string, ...modules: readonly string[]): FirstView[] {
  return languages.map((language) => ({
    page: `${page} (${language})`,
    modules: [...shell, ...modules].map((name) => name.replace('{language}', language)),
  }));
}

function phrases(...names: readonly string[]): string[] {
  return names.map((name) => `src/locales/${name}.{language}.ts`);
}
