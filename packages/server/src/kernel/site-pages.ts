import type { HostBrand } from '@loadline/contract/site/host';
import { neutralBrand } from '@loadline/contract/site/host';
import type { OpeningAnswer, Sent, SiteHost, SiteRenderer } from '@loadline/contract/site/rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './security-headers.ts';
import { answersFor } from './site-answers.ts';
import { siteDocuments } from './site-document.ts';
import { siteFiles } from './site-files.ts';
import { keepLanguage, languageIn } from './site-language.ts';
import { keptTexts, type Packed, packed, sentAs, tagOf } from './site-text.ts';

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

/** A document as it is sent. */
interface Made extends Packed {
  readonly isFound: boolean;
  readonly policy: string;
  readonly tag: string;
}

const keptAtMost = 200;

/** Answers a public page with its whole document, in the language of the address, else of the cookie. */
export function sitePages(app: FastifyInstance, site: Site, document: string) {
  const documentOf = siteDocuments(site.folder, document);
  const kept = keptTexts<Made>(keptAtMost);
  siteFiles(app, hostOf);

  return async function sendSite(request: FastifyRequest, reply: FastifyReply) {
    const language = languageIn(request);
    const opening = site.renderer.openingOf(request.url, sentIn(request));
    // Both at once: where the database is away, nobody waits for it twice.
    const [host, answers] = await Promise.all([
      hostOf(request),
      answersFor(app, request, opening.calls, language),
    ]);
    const page = { address: opening.address, sent: opening.sent, answers };
    const render = async (): Promise<Made> => {
      const rendered = await site.renderer.renderSite(opening, language, host, answers);
      if (!rendered.isWhole)
        request.log.error({ page: opening.address }, 'a part of a public page could not be rendered');
      const { html, styleHash } = documentOf({ rendered, language, brand: host.brand, opened: page });
      return {
        isFound: rendered.isFound,
        policy: contentPolicy(styleHash),
        tag: tagOf(html),
        ...packed(html),
      };
    };
    const isKept = opening.rendered === 'once' && answers.every((answer) => 'found' in answer);
    // Kept under all that it is made from, the answers too: an edit, here or in another process, or an announcement
    // that begins or ends, is another document, and nothing has to be dropped.
    const made = await (isKept ? kept.under(JSON.stringify([page, language, host]), render) : render());
    if (!made.isFound) reply.header('x-robots-tag', 'noindex');
    keepLanguage(request, reply);
    refuseLike(answers, reply);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', made.policy)
      .header('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
    const isAgain = isKept && reply.statusCode === 200;
    return sentAs(request, reply, made, isAgain ? made.tag : undefined);
  };

  /** A host of its own name is its own site; others are copies of the one address that somebody has said. */
  async function hostOf(request: FastifyRequest): Promise<SiteHost> {
    const brand = await site.brandOf(request.hostname);
    const asked = `${request.protocol}://${request.host}`;
    return { brand, origin: brand.label === neutralBrand.label ? (site.publicUrl ?? asked) : asked };
  }
}

/**
 * What a form of the page sent; a name that comes twice is none of ours, and so is the form of another site: it would ask
 * for mails in its visitors' names.
 */
function sentIn({ method, headers, body }: FastifyRequest): Sent | undefined {
  if (method !== 'POST' || headers['sec-fetch-site'] === 'cross-site') return undefined;
  return Object.fromEntries(
    Object.entries(body ?? {}).filter((input): input is [string, string] => typeof input[1] === 'string'),
  );
}

/** The page says in words that something was refused; machines are told by the status. Announcements are not missed. */
function refuseLike(answers: readonly OpeningAnswer[], reply: FastifyReply): void {
  const [, ...own] = answers;
  for (const answer of own) {
    if (!('refused' in answer) || ![429, 503].includes(answer.refused.status)) continue;
    reply.status(answer.refused.status);
    if (answer.refused.retryAfter) reply.header('retry-after', String(answer.refused.retryAfter));
  }
}
