import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Page } from '@loadline/contract/kernel/page';
import { pages } from '@loadline/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './envelope.ts';
import { Problem } from './problem.ts';
import { contentPolicy } from './security-headers.ts';
import { branded, officeDocuments } from './site-document.ts';
import { languageIn } from './site-language.ts';
import { type Site, sitePages } from './site-pages.ts';
import { schemeIn } from './site-scheme.ts';
import { keptTexts, type Packed, packed, sentAs } from './site-text.ts';

/** Screens in both languages and looks, for one host. */
const keptAtMost = 300;

export interface WebPages extends Site {
  readonly pages: readonly Page[];
}

/**
 * Serves the built web app: fingerprinted assets for a year, the public pages as they are rendered, every page behind
 * the login as a document that knows nobody.
 */
export async function serveWebPages(app: FastifyInstance, web: WebPages): Promise<void> {
  const document = readFileSync(join(web.folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: web.folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/');
      void reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  const documentOf = officeDocuments(web.folder, document);
  const kept = keptTexts<Packed & { readonly policy: string }>(keptAtMost);
  const sendSite = sitePages(app, web, document);
  for (const page of web.pages) app.get(page.path, page.layout === 'public' ? sendSite : sendOffice(page));
  // Its forms work without scripts, too: the links in mails above all.
  app.post(pages.search.path, sendSite);
  app.get('/', (_request, reply) => reply.redirect('/home'));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage) return refuse(new Problem('notFound'), request, reply);
    return sendSite(request, reply.status(404));
  });

  /** The document of a page behind the login, which knows nobody: language and look as the cookies have them. */
  function sendOffice(shown: Page) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const [brand, language] = [await web.brandOf(request.hostname), languageIn(request)];
      const scheme = schemeIn(request);
      const make = async () => {
        const rendered = web.renderer.renderOffice(shown, language, brand);
        const { html, styleHash } = documentOf(rendered, language, scheme);
        return { policy: contentPolicy(styleHash), ...packed(branded(html, brand)) };
      };
      const made = await kept.under(JSON.stringify([shown.path, language, scheme, brand]), make);
      reply.type('text/html; charset=utf-8').header('content-security-policy', made.policy);
      return sentAs(request, reply, made);
    };
  }
}
