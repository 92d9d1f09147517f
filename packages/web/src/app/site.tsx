import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { Component, createContext, type MouseEvent, type ReactNode, use, useMemo } from 'react';
import { stringifySearch } from '../kernel/address.ts';
import { Awake } from '../kernel/awake.tsx';
import {
  type LinkProps,
  NavigationContext,
  PlaceContext,
  useNavigation,
  usePlace,
} from '../kernel/navigation.ts';
import { PageLink } from '../kernel/page-link.tsx';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Announcements } from '../site/announcements.tsx';
import { Brand } from '../ui/brand-mark.tsx';
import { PageError } from './page-error.tsx';
import { PublicHeader } from './public-header.tsx';
import { isReachable } from './reach.ts';
import { entriesOf, entryLabel, opens, siteMenus } from './site-entries.ts';
import { type SitePage, sitePageAt } from './site-pages.ts';
import { type Shown, useTravel } from './travel.ts';
import './public-footer.css';
import './public-layout.css';

/** Fetches the code of the page at a path before somebody goes there. */
const FetchAheadContext = createContext((_path: string): void => {});

/** Shows what a screen becomes when its code fails. React asks for a class here. */
class PageBoundary extends Component<Props, { failed?: { error: unknown } }> {
  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override state: { failed?: { error: unknown } } = {};

  override render() {
    const { failed } = this.state;
    return failed ? <PageError error={failed.error} /> : this.props.children;
  }
}

/** The public pages, begun with one of them. */
export function Site({ first, language }: { first: Shown; language: Language }) {
  const { shown, guide } = useTravel(first, language);
  const { page, search, Screen } = shown;
  const navigation = useMemo(() => ({ go: guide.go, Link: SiteLink }), [guide]);
  const place = useMemo(() => ({ path: pages[page].path, search }), [page, search]);
  return (
    <NavigationContext value={navigation}>
      <FetchAheadContext value={guide.fetchAhead}>
        <PlaceContext value={place}>
          <PublicLayout page={page}>
            <PageBoundary key={page}>
              <Screen />
            </PageBoundary>
          </PublicLayout>
        </PlaceContext>
      </FetchAheadContext>
    </NavigationContext>
  );
}

interface Props {
  children: ReactNode;
}

interface PublicLayoutProps {
  page: SitePage;
  children: ReactNode;
}

/** The frame of the pages that need no login. Login and registration bring a frame of their own. */
function PublicLayout({ page, children }: PublicLayoutProps) {
  const isFramed = page === 'login' || page === 'register';
  return <Awake>{isFramed ? children : <SitePage isHome={page === 'home'}>{children}</SitePage>}</Awake>;
}

function SitePage({ isHome, children }: { isHome: boolean; children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="public">
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <Announcements />
      <PublicHeader mode={isHome ? 'transparent' : 'solid'} />
      {children}
      <PublicFooter />
    </div>
  );
}

/** The same ways as the header, at the end of the page. */
function PublicFooter() {
  const words = useWords();
  const { t, language } = words;
  return (
    <footer className="public-footer">
      <div className="public-footer__row">
        <Brand name={companyLabel(language)} logo={hostLogo()} />
        {siteMenus(isReachable).map((menu) => (
          <dl key={menu.name}>
            <dt>{t(menu.name)}</dt>
            {entriesOf(menu)
              .filter(opens)
              .map((entry) => (
                <dd key={entry.name}>
                  <PageLink page={entry.page} query={entry.query ?? {}}>
                    {entryLabel(entry, words)}
                  </PageLink>
                </dd>
              ))}
          </dl>
        ))}
        <dl>
          <dt>{t('nav.account')}</dt>
          {(['login', 'register'] as const).filter(isReachable).map((page) => (
            <dd key={page}>
              <PageLink page={page}>{t(`nav.${page}`)}</PageLink>
            </dd>
          ))}
        </dl>
        <p className="public-footer__note">{t('footer.note')}</p>
      </div>
    </footer>
  );
}

/** A link on a public page: it opens in this document when it can, and its code comes when the pointer rests on it. */
function SiteLink({ to, search, onClick, children, ...rest }: LinkProps) {
  const { go } = useNavigation();
  const fetchAhead = use(FetchAheadContext);
  const here = usePlace();
  const address = to + stringifySearch(search);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || !sitePageAt(to)) return;
    event.preventDefault();
    go({ path: to, search });
  };
  return (
    <a
      {...rest}
      href={address}
      aria-current={address === here.path + stringifySearch(here.search) ? 'page' : undefined}
      onClick={follow}
      onPointerEnter={() => fetchAhead(to)}
      onFocus={() => fetchAhead(to)}
    >
      {children}
    </a>
  );
}

/** Whether it is meant for this tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
