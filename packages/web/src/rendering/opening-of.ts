import type { Page } from '@loadline/contract/kernel/page';
import { pages } from '@loadline/contract/pages';
import { publicAbout } from '@loadline/contract/site/about-page.api';
import { publicAnnouncements } from '@loadline/contract/site/announcement.api';
import { agreementInForce } from '@loadline/contract/site/edition.api';
import { publicHome } from '@loadline/contract/site/home-page.api';
import { publicProduct } from '@loadline/contract/site/product-page.api';
import type { Opening, OpeningCall, Sent } from '@loadline/contract/site/rendering';
import { openShare } from '@loadline/contract/tracking/share.api';
import { trackShipments } from '@loadline/contract/tracking/tracking.api';
import { askWatch, confirmWatch, leaveWatch, watchWays } from '@loadline/contract/tracking/watch.api';
import { parseSearch, readSearch, stringifySearch } from '../kernel/address.ts';
import { pageAt } from '../kernel/known-pages.ts';
import { openingCall } from '../kernel/opening.ts';
import { numbersIn, searchFields } from '../site/search/search-address.ts';
import { trackingQuery } from '../site/search/use-tracking.ts';

type Search = ReturnType<typeof parseSearch>;

/** The public page at an address, and what it asks as soon as it is open or has sent its form. */
export function openingOf(address: string, sent?: Sent): Opening {
  // Two slashes would begin a host, and not every text is one.
  const { pathname, search } = new URL(address.replace(/^[/\\]+/, '/'), 'http://localhost');
  const found = pageAt(pathname.replace(/\/+$/, ''));
  const page = found?.layout === 'public' ? found : pages.notFound;
  const { lang: _lang, ...query } = found === page ? parseSearch(search) : {};
  const calls = [openingCall(publicAnnouncements, {}), ...callsOf(page, query, sent)];
  // Only what anybody may ask for again is kept.
  const isKept = !sent && (Object.keys(query).length === 0 || page === pages.productInfo);
  return { address: page.path + stringifySearch(query), calls, sent, rendered: isKept ? 'once' : 'each' };
}

function callsOf(page: Page, query: Search, sent?: Sent): OpeningCall[] {
  switch (page) {
    case pages.home:
      return [openingCall(publicHome, {})];
    case pages.register:
      return [openingCall(agreementInForce, {})];
    case pages.about:
      return [openingCall(publicAbout, {})];
    case pages.productInfo:
      return [openingCall(publicProduct, { query: readSearch(publicProduct.query, query) })];
    case pages.search:
      return callsOfSearch(query, sent);
    default:
      return [];
  }
}

function callsOfSearch(query: Search, sent?: Sent): OpeningCall[] {
  const { share, watch, leave, type = '0', ...given } = readSearch(searchFields, query);
  // Mail scanners open links: looking at the page does nothing.
  if (watch) return sent ? [openingCall(confirmWatch, { body: { token: watch } })] : [];
  if (leave) return sent ? [openingCall(leaveWatch, { query: { token: leave } })] : [];
  const ways = openingCall(watchWays, {});
  if (share) return [openingCall(openShare, { body: { token: share } })];
  const { asked } = numbersIn(given);
  if (asked.length === 0) return [];
  return [openingCall(trackShipments, { query: trackingQuery(asked, type) }), ways, ...wishOf(sent)];
}

function wishOf({ number, email }: Sent = {}): OpeningCall[] {
  return number && email !== undefined ? [openingCall(askWatch, { body: { number, email } })] : [];
}
