import type { Page } from '@loadline/contract/kernel/page';
import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../kernel/address.ts';
import { entitle } from '../kernel/title.ts';
import { guard } from './guard.ts';
import { pageAt, pageNames } from './page-at.ts';
import { PageError } from './page-error.tsx';
import { PublicLayout } from './public-layout.tsx';
import { screensIn } from './screens.ts';

/** The whole way from an address to a screen, built from the contract's pages and the screens that exist. */
export function buildRouter(language: Language) {
  const router = createRouter({ ...common, routeTree: routes(language), scrollRestoration: true });
  router.subscribe('onResolved', ({ toLocation }) => {
    const page = pageAt(toLocation.pathname);
    if (page) entitle(page.title, language);
  });
  return router;
}

/** The same at one address, without a browser. It restores no scroll: that would be an inline script. */
export function routerAt(address: string, language: Language) {
  const history = createMemoryHistory({ initialEntries: [address] });
  return createRouter({ ...common, routeTree: routes(language), history });
}

const common = {
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: PageError,
} as const;

function routes(language: Language) {
  const screens = screensIn(language);
  const root = createRootRoute({
    // Also an address under a layout that no route matches: the URL itself becomes /404 (spec).
    notFoundComponent: lazyRouteComponent(() => import('./to-not-found.tsx'), 'ToNotFound'),
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/home' });
    },
  });
  const site = createRoute({
    getParentRoute: () => root,
    id: 'public',
    component: PublicLayout,
  });
  const office = createRoute({
    getParentRoute: () => root,
    id: 'office',
    component: lazyRouteComponent(
      async () => ({ Layout: await (await officeScreens()).officeLayout(language) }),
      'Layout',
    ),
  });
  const desk = createRoute({
    getParentRoute: () => root,
    id: 'ops',
    component: lazyRouteComponent(
      async () => ({ Layout: await (await officeScreens()).deskLayout(language) }),
      'Layout',
    ),
  });
  const parents = { public: site, office, ops: desk };
  const routesOf = (layout: Page['layout']) =>
    pageNames().flatMap((name) => {
      const page: Page = pages[name];
      const component = screens[name];
      if (!component || page.layout !== layout) return [];
      return createRoute({
        getParentRoute: () => parents[layout],
        path: page.path,
        component,
        beforeLoad: ({ location, preload }: Entering) => guard(page, { href: location.href, preload }),
      });
    });
  return root.addChildren([
    index,
    site.addChildren(routesOf('public')),
    office.addChildren(routesOf('office')),
    desk.addChildren(routesOf('ops')),
  ]);
}

/** What no visitor waits for. */
function officeScreens() {
  return import('./office-screens.ts');
}

interface Entering {
  location: { href: string };
  preload: boolean;
}
