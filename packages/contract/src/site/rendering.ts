import type { Page } from '../kernel/page.ts';
import type { Language } from '../kernel/text.ts';
import type { HostBrand } from './host.ts';

/** What the two sides of a server-rendered page agree on: web builds a `SiteRenderer`, the server runs it. */
export interface SiteRenderer {
  /** What opens at an address (path and query); `sent` by a form of that page where no script runs. */
  openingOf(address: string, sent?: Sent): Opening;
  /** That page as HTML, with the answers to what it asks. Nothing in it differs by who is asking. */
  renderSite(
    opening: Opening,
    language: Language,
    host: SiteHost,
    answers: readonly OpeningAnswer[],
  ): Promise<RenderedSite>;
  /** What stands on a page behind the login until its code is there. */
  renderOffice(page: Page, language: Language, brand: HostBrand): RenderedOffice;
}

/** The inputs of a form as the browser sends them by itself. */
export type Sent = Readonly<Record<string, string>>;

/** A public page as it is opened. */
export interface Opening {
  /** Path and query as the page shows itself under: what it does not read is left out, an unknown address is `/404`. */
  readonly address: string;
  /** What the page asks as soon as it is open. */
  readonly calls: readonly OpeningCall[];
  /** What a form of the page sent; absent when the page is only looked at. */
  readonly sent?: Sent | undefined;
  /** `each`: the answer is for this visitor alone, since it counts against their limits. */
  readonly rendered: 'once' | 'each';
}

/** One call of a page that opens; `key` finds its answer. */
export interface OpeningCall {
  readonly key: string;
  readonly method: 'GET' | 'POST';
  readonly address: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How a call was answered; `retryAfter` in seconds. */
export type OpeningAnswer =
  | { readonly key: string; readonly found: unknown }
  | { readonly key: string; readonly refused: OpeningRefusal };

export interface OpeningRefusal {
  readonly status: number;
  readonly says: string;
  readonly retryAfter?: number;
}

export interface SiteHost {
  readonly brand: HostBrand;
  /** Scheme and host that public addresses begin with: `https://www.example.com`. */
  readonly origin: string;
}

export interface RenderedSite {
  /** What stands in `<head>` beside style sheets and scripts. */
  readonly head: string;
  /** Whether search engines may list it. */
  readonly isFound: boolean;
  /** What stands inside the root element. */
  readonly body: string;
  /** Whether all of it could be drawn; the browser draws the rest, if it can. */
  readonly isWhole: boolean;
  /** The source modules whose chunks and style sheets the page needs, as the build's manifest names them. */
  readonly modules: readonly string[];
}

/** A page behind the login as its document holds it. */
export interface RenderedOffice {
  readonly title: string;
  readonly body: string;
  /** As those of a public page. */
  readonly modules: readonly string[];
}

/** The id of the data block in which a rendered page finds what it was rendered with. */
export const openingBlock = 'loadline-opening';
