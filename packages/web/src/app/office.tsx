import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { Suspense, useState } from 'react';
import { isOfDesk } from '../kernel/known-pages.ts';
import type { Place } from '../kernel/navigation.ts';
import { isOfForwarder } from '../kernel/session.ts';
import { bringDesk, type OfficeView, officeWays } from './office-ways.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageError } from './page-error.tsx';
import { placeAt, type Shown, type Ways } from './travel.ts';
import { Traveller } from './traveller.tsx';

interface OfficeProps {
  first: Shown<OfficeView>;
  language: Language;
}

/** The back office, whose documents hold none of the public pages. */
export function Office({ first, language }: OfficeProps) {
  const [ways] = useState(() => officeWays(language));
  return (
    <Traveller first={first} ways={ways} language={language}>
      {({ view: { Layout, Screen }, ...place }) => (
        <Layout>
          <PageBoundary key={place.path} at={place.search}>
            <Suspense>
              <Screen />
            </Suspense>
          </PageBoundary>
        </Layout>
      )}
    </Traveller>
  );
}

/** What is shown first at an address of the office, with its code; nothing ever to who is led elsewhere. */
export async function officeAt(address: string, language: Language): Promise<Shown<OfficeView>> {
  const place = placeAt(address, history.state);
  const ways = officeWays(language);
  const view = await startAt(place, ways).catch(failedWith);
  return { ...place, view, fromTop: false };
}

async function startAt(place: Place, ways: Ways<OfficeView>): Promise<OfficeView> {
  // Before anything else: without the desk, none of its pages is known.
  if (isOfDesk(place.path) || isOfForwarder()) await bringDesk();
  if (!ways.has(place.path)) return elsewhere(pages.notFound.path);
  if (ways.turnsAway?.(place)) return nothing();
  return ways.load(place.path);
}

/** The address itself becomes /404 (spec), which is a document of its own. */
function elsewhere(address: string): Promise<never> {
  location.replace(address);
  return nothing();
}

/** Until the other document is there nothing is shown. */
function nothing(): Promise<never> {
  return new Promise(() => undefined);
}

function failedWith(error: unknown): OfficeView {
  return { Layout: ({ children }) => children, Screen: () => <PageError error={error} /> };
}
