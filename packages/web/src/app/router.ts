import type { Page } from '@loadline/contract/kernel/page';
import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../kernel/address.ts';
import { entitle } from '../kernel/title.ts';
import { guard } from './guard.ts';
import { deskLayout, officeLayout } from './office-layouts.ts';
import { OfficePages } from './office-navigation.tsx';
import { pageAt, pageNames } from './page-at.ts';
import { PageError } from './page-error.tsx';
import { ToNotFound } from './to-not-found.tsx';
import { screens } from './web-subjects.ts';

/** The way from an address of the back office to a screen, built from the contract's pages and the screens that exist. */
export function buildRouter(language: Language) {
  const router = createRouter({
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    routeTree: routes(language),
    scrollRestoration: true,
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    const page = pageAt(toLocation.pathname);
    if (page) entitle(page.title, language);
  });
  return router;
}

function routes(language: Language) {
  // Nothing is found also at an address under a layout that no route matches.
  const root = createRootRoute({ component: OfficePages, notFoundComponent: ToNotFound });
  const office = createRoute({
    getParentRoute: () => root,
    id: 'office',
    component: lazyRouteComponent(async () => ({ Layout: await officeLayout(language) }), 'Layout'),
  });
  const desk = createRoute({
    getParentRoute: () => root,
    id: 'ops',
    component: lazyRouteComponent(async () => ({ Layout: await deskLayout(language) }), 'Layout'),
  });
  const parents = { office, ops: desk };
  const routesOf = (layout: keyof typeof parents) =>
    pageNames().flatMap((name) => {
      const page: Page = pages[name];
      const screen = screens.get(name);
      if (page.layout !== layout || !screen) return [];
      return createRoute({
        getParentRoute: () => parents[layout],
        path: page.path,
        component: lazyRouteComponent(async () => ({ Screen: await screen() }), 'Screen'),
        beforeLoad: ({ location, preload }: Entering) => guard(page, { href: location.href, preload }),
      });
    });
  return root.addChildren([office.addChildren(routesOf('office')), desk.addChildren(routesOf('ops'))]);
}

interface Entering {
  location: { href: string };
  preload: boolean;
}
