import type { Page } from '@loadline/contract/kernel/page';
import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useSearch,
} from '@tanstack/react-router';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { parseSearch, stringifySearch } from '../kernel/address.ts';
import type { Destination, LinkProps, Search } from '../kernel/navigation.ts';
import { NavigationContext, PlaceContext } from '../kernel/navigation.ts';
import { loadDeskWords, loadOfficeWords } from '../kernel/office-words.ts';
import { isEntering, servedCustomer } from '../kernel/served-customer.ts';
import { entitle } from '../kernel/title.ts';
import { guard } from './guard.ts';
import { pageAt, pageNames } from './page-at.ts';
import { PageError } from './page-error.tsx';
import { sitePageAt } from './site-pages.ts';
import { screens } from './web-subjects.ts';

/** The back office, whose documents hold none of the public pages. */
export function Office({ language }: { language: Language }) {
  const [router] = useState(() => buildRouter(language));
  return <RouterProvider router={router} />;
}

/** The way from an address of the back office to a screen, built from the contract's pages and the screens that exist. */
function buildRouter(language: Language) {
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
      const screen = screens.get(name) ?? notInstalled;
      if (page.layout !== layout) return [];
      return createRoute({
        getParentRoute: () => parents[layout],
        path: page.path,
        component: lazyRouteComponent(async () => ({ Screen: await screen(language) }), 'Screen'),
        ...(isEntering(page.path) && { search: { middlewares: [keepCustomer] } }),
        beforeLoad: ({ location, preload }: Entering) => guard(page, { href: location.href, preload }),
      });
    });
  return root.addChildren([office.addChildren(routesOf('office')), desk.addChildren(routesOf('ops'))]);
}

/** A page without a screen yet guards like all others and then says so. */
async function notInstalled(): Promise<ComponentType> {
  return (await import('./not-installed.screen.tsx')).NotInstalledScreen;
}

/** For whom staff enter stays in the address wherever a form goes. */
function keepCustomer({ search, next }: { search: object; next: (search: object) => object }): object {
  const customer = servedCustomer();
  return { ...next(search), ...(customer !== undefined && { customer }) };
}

interface Entering {
  location: { href: string };
  preload: boolean;
}

/** The frame of the customers' pages, with its phrases. */
async function officeLayout(language: Language): Promise<ComponentType> {
  await loadOfficeWords(language);
  return (await import('./office-layout.tsx')).OfficeLayout;
}

/** The frame of the staff console, with its phrases. */
async function deskLayout(language: Language): Promise<ComponentType> {
  await loadDeskWords(language);
  return (await import('./ops-layout.tsx')).OpsLayout;
}

/** The address itself becomes /404 (spec), which is a document of its own. */
function ToNotFound() {
  useEffect(() => location.replace(pages.notFound.path), []);
  return null;
}

/** All pages of the back office, which find their way by its router. Public pages are documents of their own. */
function OfficePages() {
  const navigate = useNavigate();
  const navigation = useMemo(() => {
    const go = ({ path = '.', search, ...how }: Destination) => {
      if (isOwnDocument(path)) location.assign(path + stringifySearch(search));
      else void navigate({ to: path, search, ...how });
    };
    return { go, Link: OfficeLink };
  }, [navigate]);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useSearch({ strict: false, select: (asked: Search) => asked });
  const place = useMemo(() => ({ path, search }), [path, search]);
  return (
    <NavigationContext value={navigation}>
      <PlaceContext value={place}>
        <Outlet />
      </PlaceContext>
    </NavigationContext>
  );
}

/** Public pages are documents of their own, and so is what staff enter for a customer. */
function isOwnDocument(path: string): boolean {
  if (path === '.') return false;
  return sitePageAt(path) !== undefined || isEntering(path) !== isEntering(location.pathname);
}

function OfficeLink({ to, search, children, ...rest }: LinkProps) {
  if (isOwnDocument(to))
    return (
      <a href={to + stringifySearch(search)} {...rest}>
        {children}
      </a>
    );
  // A page under another one's address is a page of its own: only the very page is the current one.
  return (
    <Link to={to} search={search} activeOptions={{ exact: true }} {...rest}>
      {children}
    </Link>
  );
}
