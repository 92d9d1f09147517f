import type { Language } from '@loadline/contract/kernel/text';
import { defaultLanguage } from '@loadline/contract/kernel/text';
import type { HostBrand } from '@loadline/contract/site/host';
import type { SiteHost, SiteRenderer } from '@loadline/contract/site/rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answersFor } from './site-answers.ts';
import { siteDocuments } from './site-document.ts';

/** What the public pages are made with. */
export interface Site {
  /** The folder that the web build wrote. */
  readonly folder: string;
  /** What the web build made to render the public pages. */
  readonly renderer: SiteRenderer;
  readonly brandOf: (host: string) => Promise<HostBrand>;
  /** Scheme and host that public addresses begin with, where somebody has said. */
  readonly publicUrl: string | undefined;
}

const keptDocuments = 200;

/** Answers a public page with its whole document, in the language of the address, else of the cookie. */
export function sitePages(app: FastifyInstance, site: Site, document: string) {
  const documentOf = siteDocuments(site.folder, document);
  const kept = new Map<string, Promise<string>>();

  return async function sendSite(request: FastifyRequest, reply: FastifyReply) {
    const language = languageIn(request);
    const host = await hostOf(request);
    const opening = site.renderer.openingOf(request.url);
    const answers = await answersFor(app, request, opening.calls, language);
    const page = { address: opening.address, answers };
    const render = async () => {
      const rendered = await site.renderer.renderSite(opening, language, host, answers);
      return documentOf({ rendered, language, brand: host.brand, opened: page });
    };
    const isKept = opening.rendered === 'once' && answers.every((answer) => 'found' in answer);
    const text = await (isKept ? keptUnder(JSON.stringify([page, language, host]), render) : render());
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Cookie')
      .header('cache-control', isKept ? 'private, no-cache' : 'private, no-store')
      .send(text);
  };

  /**
   * A document is kept under all that it was made from: the answers of the calls too, so that an edit, here or in
   * another process, or an announcement that begins or ends, is another document and nothing has to be dropped.
   */
  function keptUnder(key: string, render: () => Promise<string>): Promise<string> {
    const known = kept.get(key) ?? render();
    kept.delete(key);
    kept.set(key, known);
    known.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > keptDocuments && oldest !== undefined) kept.delete(oldest);
    return known;
  }

  async function hostOf(request: FastifyRequest): Promise<SiteHost> {
    const brand = await site.brandOf(request.hostname);
    return { brand, origin: site.publicUrl ?? `${request.protocol}://${request.host}` };
  }
}

function languageIn({ query, headers }: FastifyRequest): Language {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  if (asked === 'en') return 'en';
  if (asked === defaultLanguage) return defaultLanguage;
  return /(?:^|;\s*)locale=en(?:;|$)/.test(headers.cookie ?? '') ? 'en' : defaultLanguage;
}
