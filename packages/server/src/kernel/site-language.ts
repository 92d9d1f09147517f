import type { Language } from '@loadline/contract/kernel/text';
import { defaultLanguage } from '@loadline/contract/kernel/text';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The language that an address names; undefined where it names none of ours. */
function languageAsked({ query }: FastifyRequest): Language | undefined {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  if (asked === 'en') return 'en';
  return asked === defaultLanguage ? defaultLanguage : undefined;
}

/** The language of a page: what the address names, else what the cookie keeps of the choice (spec: `locale`). */
export function languageIn(request: FastifyRequest): Language {
  return languageAsked(request) ?? languageKept(request);
}

/** Keeps the language that an address names: where no script runs, the link that names it is how it is chosen. */
export function keepLanguage(request: FastifyRequest, reply: FastifyReply): void {
  const asked = languageAsked(request);
  if (asked && asked !== languageKept(request))
    reply.header('set-cookie', `locale=${asked}; Path=/; Max-Age=31536000; SameSite=Lax`);
}

function languageKept({ headers }: FastifyRequest): Language {
  return /(?:^|;\s*)locale=en(?:;|$)/.test(headers.cookie ?? '') ? 'en' : defaultLanguage;
}
