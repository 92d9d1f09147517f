import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const worthPacking = 1_024;

/** A text with its packed forms, each made when it is first asked for. */
export interface Packed {
  readonly text: string;
  readonly br: () => Promise<Buffer>;
  readonly gzip: () => Promise<Buffer>;
}

export function packed(text: string): Packed {
  let [br, gzipped]: Promise<Buffer>[] = [];
  return {
    text,
    br: () => (br ??= brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    gzip: () => (gzipped ??= zip(text)),
  };
}

/** What a text is known by: another text has another. Weak, since its packed forms share it. */
export function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/**
 * Sends a text in the shortest form that the client takes: nothing at all where it has the text of this tag already.
 * Plain HTTP knows no brotli.
 */
export async function sentAs(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, br, gzip: gz }: Packed,
  tag?: string,
) {
  reply.header('vary', 'Cookie, Accept-Encoding');
  if (tag) reply.header('etag', tag);
  if (tag && request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
  const taken = request.headers['accept-encoding'] ?? '';
  if (text.length < worthPacking) return reply.send(text);
  if (/\bbr\b/.test(taken)) return reply.header('content-encoding', 'br').send(await br());
  if (/\bgzip\b/.test(taken)) return reply.header('content-encoding', 'gzip').send(await gz());
  return reply.send(text);
}

/** The most lately used of what was made, by what it was made from; never more than so many. */
export function keptTexts<T>(atMost: number) {
  const kept = new Map<string, Promise<T>>();
  return {
    under(key: string, make: () => Promise<T>): Promise<T> {
      const known = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, known);
      // What failed is not kept.
      known.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > atMost && oldest !== undefined) kept.delete(oldest);
      return known;
    },
  };
}
