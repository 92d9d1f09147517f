import { languageOf } from '@loadline/contract/kernel/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { docsPage } from './docs-page.ts';
import type { House } from './house.ts';
import { openApiOf } from './openapi.ts';
import { keptTexts, type Packed, packed, sentAs, tagOf } from './site-text.ts';

interface Made extends Packed {
  readonly tag: string;
}

/** The description of all that is served, for programs and for people, in both languages. */
export function serveDocumentation({ app, served }: Pick<House, 'app' | 'served'>): void {
  // Two megabytes each: made anew at every question, a few readers would keep everybody else waiting.
  const kept = keptTexts<Made>(4);
  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, make: () => string) => {
    const made = await kept.under(key, async () => taggedOf(make()));
    return sentAs(request, reply.header('cache-control', 'private, no-cache'), made, made.tag);
  };
  app.get('/openapi.json', (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    reply.type('application/json; charset=utf-8');
    return send(request, reply, `json ${language}`, () => JSON.stringify(openApiOf(served, language)));
  });
  app.get<{ Querystring: { lang?: string | string[] } }>('/docs', (request, reply) => {
    const language = languageOf(String(request.query.lang ?? request.headers['accept-language'] ?? ''));
    reply.type('text/html; charset=utf-8');
    return send(request, reply, `page ${language}`, () => docsPage(served, language));
  });
}

function taggedOf(text: string): Made {
  return { ...packed(text), tag: tagOf(text) };
}
