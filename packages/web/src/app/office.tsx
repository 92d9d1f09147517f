import type { Language } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { Suspense, useState } from 'react';
import { type OfficeView, officeWays } from './office-ways.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageError } from './page-error.tsx';
import { placeAt, type Shown } from './travel.ts';
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
  if (!ways.has(place.path)) return elsewhere(pages.notFound.path);
  if (ways.turnsAway?.(place)) return nothing();
  const view = await ways.load(place.path).catch(failedWith);
  return { ...place, view, fromTop: false };
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
