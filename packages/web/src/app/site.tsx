import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useMemo } from 'react';
import { NavigationContext, PlaceContext } from '../kernel/navigation.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PublicLayout } from './public-layout.tsx';
import { FetchAheadContext, SiteLink } from './site-link.tsx';
import { type Shown, useTravel } from './travel.ts';

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
