import type { Language } from '@loadline/contract/kernel/text';
import { languageOf, say } from '@loadline/contract/kernel/text';
import { docsSubjects } from '@loadline/contract/site/docs.subjects';
import { docsTexts } from '@loadline/contract/site/docs.text';
import { type Scheme, schemeCookie } from '@loadline/contract/site/scheme';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { openApiOf } from '../openapi.ts';
import { contentPolicy } from '../security-headers.ts';
import { schemeIn } from '../site-scheme.ts';
import { keptTexts, type Packed, packed, sentAs, tagOf } from '../site-text.ts';
import { docsParts } from './docs.calls.ts';
import { deskPage } from './docs.desk.ts';
import { docsStyle, framed } from './docs.frame.ts';
import { referenceOf } from './docs.reference.ts';
import { startPage } from './docs.start.ts';

interface Made extends Packed {
  readonly tag: string;
}

interface Page {
  readonly path: string;
  readonly title: (language: Language) => string;
  readonly body: (language: Language) => string;
}

type Documented = Pick<House, 'app' | 'served' | 'config'>;

/** Pages with their packed forms: what is read is read by several, and all of them would fill the memory. */
const mostKept = 32;

/** The description of all that is served, for programs and for people, in both languages. */
export function serveDocumentation(house: Documented): void {
  const { app, served } = house;
  // Two megabytes the description: made anew at every question, a few readers would keep everybody else waiting.
  const kept = keptTexts<Made>(mostKept);
  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, make: () => string) => {
    const made = await kept.under(key, async () => taggedOf(make()));
    return sentAs(request, reply.header('cache-control', 'private, no-cache'), made, made.tag);
  };
  app.get('/openapi.json', (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    reply.type('application/json; charset=utf-8');
    return send(request, reply, `json ${language}`, () => JSON.stringify(openApiOf(served, language)));
  });
  const parts = docsParts(served);
  for (const { path, title, body } of pagesOf(house)) {
    app.get<{ Querystring: { lang?: string | string[] } }>(path, (request, reply) => {
      const language = languageOf(String(request.query.lang ?? request.headers['accept-language'] ?? ''));
      const scheme = chosenScheme(request);
      void reply.type('text/html; charset=utf-8').header('content-security-policy', contentPolicy(docsStyle));
      return send(request, reply, `${path} ${language} ${scheme}`, () =>
        framed({ path, title: title(language), language, scheme, parts, body: body(language) }),
      );
    });
  }
}

/** These pages are public: without a choice of the office's they follow the reader's system. */
function chosenScheme(request: FastifyRequest): Scheme {
  return request.headers.cookie?.includes(`${schemeCookie}=`) ? schemeIn(request) : 'system';
}

function pagesOf({ served, config }: Documented): readonly Page[] {
  const parts = docsParts(served);
  const title = (language: Language) => say(docsTexts.title, language);
  const start: Page = { path: '/docs', title, body: (language) => startPage(language, config.apiPerMinute) };
  const desk: Page = {
    path: '/docs/desk',
    title: (language) => `${say(docsTexts.desk, language)} · ${title(language)}`,
    body: (language) =>
      deskPage(
        parts.filter(({ side }) => side === 'desk'),
        language,
      ),
  };
  const reference = parts.map(
    (part): Page => ({
      path: part.path,
      title: (language) => `${say(docsSubjects[part.subject].title, language)} · ${title(language)}`,
      body: (language) => referenceOf(part, language),
    }),
  );
  return [start, desk, ...reference];
}

function taggedOf(text: string): Made {
  return { ...packed(text), tag: tagOf(text) };
}
