import type { Language } from '@loadline/contract/kernel/text';
import { NavigationContext } from '../kernel/navigation.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PublicLayout } from './public-layout.tsx';
import { siteNavigation } from './site-navigation.tsx';
import { type Shown, TravelContext, useTravel } from './travel.ts';

/** The public pages, begun with one of them. */
export function Site({ first, language }: { first: Shown; language: Language }) {
  const travel = useTravel(first, language);
  const { page, Screen } = travel.shown;
  return (
    <NavigationContext value={siteNavigation}>
      <TravelContext value={travel}>
        <PublicLayout page={page}>
          <PageBoundary key={page}>
            <Screen />
          </PageBoundary>
        </PublicLayout>
      </TravelContext>
    </NavigationContext>
  );
}
