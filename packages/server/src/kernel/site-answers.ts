import type { Language } from '@loadline/contract/kernel/text';
import type { OpeningAnswer, OpeningCall } from '@loadline/contract/site/rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * What a page asks as soon as it is open, asked here in its visitor's place: through the very endpoints, so that the
 * same limits count for them and the same words refuse them. The server asks as nobody: it knows no session.
 */
export function answersFor(
  app: FastifyInstance,
  visitor: FastifyRequest,
  calls: readonly OpeningCall[],
  language: Language,
): Promise<OpeningAnswer[]> {
  const headers = {
    host: visitor.host,
    'accept-language': language,
    'user-agent': visitor.headers['user-agent'] ?? '',
  };
  return Promise.all(
    calls.map(async ({ key, method, address, body }) => {
      const answer = await app.inject({
        method,
        url: address,
        headers,
        remoteAddress: visitor.ip,
        ...(method === 'POST' && { payload: { ...body } }),
      });
      const { code, message, data }: Envelope = answer.json();
      if (code === 200) return { key, found: data };
      const retryAfter = Number(answer.headers['retry-after'] ?? 0);
      return {
        key,
        refused: { status: answer.statusCode, says: message, ...(retryAfter > 0 && { retryAfter }) },
      };
    }),
  );
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}
