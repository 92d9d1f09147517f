import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Page } from '@loadline/contract/kernel/page';
import type { HostBrand } from '@loadline/contract/site/host';
import { brandImagePath } from '@loadline/contract/site/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './envelope.ts';
import { Problem } from './problem.ts';
import { contentPolicy } from './security-headers.ts';

export interface WebPages {
  /** The folder that the web build wrote. */
  readonly folder: string;
  readonly pages: readonly Page[];
  readonly brandOf: (host: string) => Promise<HostBrand>;
}

/** Serves the built web app: fingerprinted assets for a year, every page of the route table as the same document. */
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
  for (const page of web.pages) {
    app.get(page.path, (request, reply) =>
      sendDocument(reply, request, documentFor(page.layout !== 'public')),
    );
  }
  app.get('/', (_request, reply) => reply.redirect('/home'));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage) return refuse(new Problem('notFound'), request, reply);
    return sendDocument(reply.status(404), request, documentFor(false));
  });

  function documentFor(office: boolean) {
    return { document, web, nonce: office ? randomBytes(16).toString('base64') : undefined };
  }
}

interface Written {
  readonly document: string;
  readonly web: WebPages;
  readonly nonce: string | undefined;
}

async function sendDocument(reply: FastifyReply, request: FastifyRequest, { document, web, nonce }: Written) {
  const brand = await web.brandOf(request.hostname);
  const told = JSON.stringify(brand).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const head = `<meta name="loadline-host" content="${told}"></head>`;
  const page = brand.favicon ? document.replace(ownIcon, iconOf(brand.favicon)) : document;
  // The nonce stands on the script tag, where scripts can read it and style sheets cannot.
  const scripts = nonce ? page.replaceAll('<script ', `<script nonce="${nonce}" `) : page;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentPolicy(nonce))
    .header('vary', 'Cookie')
    .send(scripts.replace('</head>', head));
}

const ownIcon = /<link rel="icon"[^>]*>/;

function iconOf(favicon: string): string {
  return `<link rel="icon" href="${brandImagePath}?id=${encodeURIComponent(favicon)}">`;
}
