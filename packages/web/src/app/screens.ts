import type { Language } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import {
  loadCalculatorWords,
  loadContentWords,
  loadDoorWords,
  loadHomeWords,
  loadRegistrationWords,
  loadSearchWords,
} from '../kernel/words.ts';
import { officePages } from './office-pages.ts';

/** The screens that exist. A page that is not here has no route and stands in no menu. */
type Screens = Partial<Record<PageName, RouteComponent>>;

/** The screen of each page in one language, fetched when it is opened. */
export function screensIn(language: Language): Screens {
  return { ...siteScreens(language), ...officeScreens() };
}

function siteScreens(language: Language): Screens {
  /** A page and the phrases that it alone needs, fetched side by side. */
  const withWords = async <M>(load: (language: Language) => Promise<void>, page: Promise<M>): Promise<M> => {
    const [module] = await Promise.all([page, load(language)]);
    return module;
  };
  return {
    home: lazyRouteComponent(
      () => withWords(loadHomeWords, import('../site/home/home.page.tsx')),
      'HomePage',
    ),
    search: lazyRouteComponent(
      () => withWords(loadSearchWords, import('../site/search/search.page.tsx')),
      'SearchPage',
    ),
    calculator: lazyRouteComponent(
      () => withWords(loadCalculatorWords, import('./calculator.page.tsx')),
      'CalculatorPage',
    ),
    productInfo: lazyRouteComponent(
      () => withWords(loadContentWords, import('../site/product/product.page.tsx')),
      'ProductPage',
    ),
    about: lazyRouteComponent(
      () => withWords(loadContentWords, import('../site/about/about.page.tsx')),
      'AboutPage',
    ),
    login: lazyRouteComponent(() => withWords(loadDoorWords, import('./login.page.tsx')), 'LoginPage'),
    register: lazyRouteComponent(
      () => withWords(loadRegistrationWords, import('./register.page.tsx')),
      'RegisterPage',
    ),
    notFound: lazyRouteComponent(() => import('../site/refusals/not-found.page.tsx'), 'NotFoundPage'),
    noPermission: lazyRouteComponent(
      () => import('../site/refusals/no-permission.page.tsx'),
      'NoPermissionPage',
    ),
  };
}

function officeScreens(): Screens {
  return Object.fromEntries(
    officePages.map((name) => [
      name,
      lazyRouteComponent(async () => {
        const { screens } = await import('./office-screens.ts');
        return { Screen: await screens[name]() };
      }, 'Screen'),
    ]),
  );
}
