import { saidIn } from '@loadline/contract/kernel/both';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { type PageName, pages } from '@loadline/contract/pages';
import { publicHome, type ShownHome } from '@loadline/contract/site/home-page.api';
import { pageDescriptions } from '@loadline/contract/site/page-description';
import type { ShownProduct } from '@loadline/contract/site/product-page.api';
import { publicProduct } from '@loadline/contract/site/product-page.api';
import type { SiteHost } from '@loadline/contract/site/rendering';
import { parseSearch, readSearch } from '../kernel/address.ts';
import { asking } from '../kernel/asking.ts';
import { pageNameAt, pageOf } from '../kernel/known-pages.ts';
import { type OpeningAnswers, questionOf } from '../kernel/opening.ts';
import { titleOf } from '../kernel/title.ts';

interface About {
  /** The address under which the page is known, without a language. */
  readonly path: string;
  readonly title: string;
  /** Absent on a page that is for nobody to find. */
  readonly description: string | undefined;
}

/** What a page's head says of it, to people and to machines; and whether it may be found by search. */
export function headOf(
  address: string,
  language: Language,
  host: SiteHost,
  answers: OpeningAnswers,
): { head: string; isFound: boolean } {
  const { path, title, description } = aboutPage(address, language, answers);
  const isFound = description !== undefined;
  if (!isFound) return { head: `<title>${escaped(title)}</title>${meta('robots', 'noindex')}`, isFound };
  const [here, chinese, english] = [
    urlOf(host, path, language),
    urlOf(host, path, 'zh-cn'),
    urlOf(host, path, 'en'),
  ];
  const lines = [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    link('canonical', here),
    link('alternate', chinese, 'zh-CN'),
    link('alternate', english, 'en'),
    link('alternate', chinese, 'x-default'),
    property('og:type', 'website'),
    property('og:site_name', say(host.brand.label, language)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', here),
    property('og:locale', language === 'en' ? 'en_US' : 'zh_CN'),
    property('og:image', `${host.origin}/icon-512.png`),
    organisation(host, language),
  ];
  return { head: lines.join(''), isFound };
}

function aboutPage(address: string, language: Language, answers: OpeningAnswers): About {
  const { pathname, search } = new URL(address, 'http://localhost');
  const name = pageNameAt(pathname) ?? 'notFound';
  const title = titleOf(pageOf(name).title, language);
  if (name === 'productInfo') return aboutProduct(search, title, language, answers);
  if (name === 'home') return { path: pathname, title, description: saidOfHome(language, answers) };
  // A question of somebody's own is not a page to be found.
  const isOwn = name === 'search' && search !== '';
  return { path: pathname, title, description: isOwn ? undefined : descriptionOf(name, language) };
}

function aboutProduct(search: string, title: string, language: Language, answers: OpeningAnswers): About {
  const asked = asking(publicProduct, readSearch(publicProduct.query, parseSearch(search)));
  const answer = answers.to<ShownProduct>(questionOf(asked));
  const description = descriptionOf('productInfo', language);
  if (!answer || !('found' in answer)) return { path: pages.productInfo.path, title, description };
  const { product } = answer.found;
  return {
    path: `${pages.productInfo.path}?type=${product.type}`,
    title,
    description: `${saidIn(product, 'title', language)}: ${saidIn(product, 'lead', language)}`,
  };
}

/** What its forwarder has written, if anything. */
function saidOfHome(language: Language, answers: OpeningAnswers): string | undefined {
  const answer = answers.to<ShownHome>(questionOf(asking(publicHome, {})));
  const home = answer && 'found' in answer ? answer.found.home : null;
  return home ? saidIn(home, 'lead', language) : descriptionOf('home', language);
}

function descriptionOf(name: PageName, language: Language): string | undefined {
  const text = pageDescriptions[name];
  return text && say(text, language);
}

function urlOf({ origin }: SiteHost, path: string, language: Language): string {
  if (language !== 'en') return origin + path;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=en`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}">`;
}

function link(rel: string, href: string, language?: string): string {
  return `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escaped(href)}">`;
}

/** Who is behind the site, as data: no browser runs it, and `<` cannot end it. */
function organisation({ brand, origin }: SiteHost, language: Language): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: say(brand.label, language),
    url: origin,
    logo: `${origin}/icon-512.png`,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
