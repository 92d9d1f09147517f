import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Page } from '@loadline/contract/kernel/page';
import { pages } from '@loadline/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './envelope.ts';
import { Problem } from './problem.ts';
import { branded } from './site-document.ts';
import { type Site, sitePages } from './site-pages.ts';
import { schemeIn } from './site-scheme.ts';

export interface WebPages extends Site {
  readonly pages: readonly Page[];
}

/**
 * Serves the built web app: fingerprinted assets for a year, the public pages as they are rendered, every page behind
 * the login as the same empty document.
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
  const sendSite = sitePages(app, web, document);
  for (const { path, layout } of web.pages) app.get(path, layout === 'public' ? sendSite : sendOffice);
  // Its forms work without scripts, too: the links in mails above all.
  app.post(pages.search.path, sendSite);
  app.get('/', (_request, reply) => reply.redirect('/home'));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage) return refuse(new Problem('notFound'), request, reply);
    return sendSite(request, reply.status(404));
  });

  async function sendOffice(request: FastifyRequest, reply: FastifyReply) {
    const worn = document.replace('<html ', `<html data-theme="${schemeIn(request)}" `);
    const page = branded(worn, await web.brandOf(request.hostname));
    return reply.type('text/html; charset=utf-8').header('vary', 'Cookie').send(page);
  }
}
