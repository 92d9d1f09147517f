import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { BodyOf, Endpoint, QueryOf } from '@loadline/contract/kernel/endpoint';
import { forContactHeader, forCustomerHeader } from '@loadline/contract/kernel/endpoint';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { schemaOf } from '@loadline/contract/kernel/json-schema';
import type { Checked } from '@loadline/contract/kernel/schema';
import { check, checkQuery } from '@loadline/contract/kernel/schema';
import { languageOf } from '@loadline/contract/kernel/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RawJson } from './database.ts';
import { withinDeadline } from './deadline.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import type { House } from './house.ts';
import { Problem, wrongFields } from './problem.ts';
import type { ServedEndpoint } from './served.ts';
import { hashOfToken, isApiKey, tokenIn } from './token.ts';
import type { Viewer } from './viewer.ts';
import { isByKey, programId } from './viewer.ts';

/** A file on its way in; `stream` says `limit` and ends early when it is larger than its form allows, `truncated()` tells who comes later. */
export interface IncomingFile {
  readonly name: string;
  readonly stream: Readable;
  readonly truncated: () => boolean;
  /** Nothing more of the request is read: for a file that is refused while it still comes in. */
  readonly stop: () => void;
}

export interface Asked<E> {
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly viewer: Viewer;
  /** The host name that was asked, in small letters and without its port: brands differ by it. */
  readonly host: string;
  /** Present when the endpoint declares an upload. */
  readonly file: () => Promise<IncomingFile>;
}

type Given<E> = E extends Endpoint<Fields, Fields, infer T> ? T | RawJson | FileAnswer : never;

/** Puts one declared call on the wire: reads and checks what is asked, answers in the spec's envelope. */
export function serve<E extends ServedEndpoint>(
  house: House,
  endpoint: E,
  answer: (asked: Asked<E>) => Promise<Given<E>>,
): void {
  house.served.push(endpoint);
  const write = writerOf(endpoint.answer);
  house.app.route({
    method: endpoint.method,
    url: endpoint.path,
    async handler(request, reply) {
      const viewer = viewerOf(request, endpoint);
      request.viewer = viewer;
      holdLine(request, endpoint.deadline);
      const given = await withinDeadline(
        endpoint.deadline,
        replyTo(house, endpoint, answer, request, viewer),
      );
      if (endpoint.access !== 'public' && !viewer.entered)
        throw new Error(`${endpoint.path} answered without asking who it is`);
      return send(reply, given, write);
    },
  });
}

/** A line on which nothing moves is cut after a quarter of a minute; while we work, nothing does. */
const quietMs = 15_000;

function holdLine({ raw: { socket } }: FastifyRequest, deadline: number): void {
  // What a test hands in comes without a line.
  if (deadline >= quietMs && socket instanceof Socket) socket.setTimeout(deadline + 1_000);
}

async function replyTo<E extends ServedEndpoint>(
  house: House,
  endpoint: E,
  answer: (asked: Asked<E>) => Promise<Given<E>>,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<Given<E>> {
  if (endpoint.access !== 'public' && viewer.by === 'nobody') throw new Problem('notSignedIn');
  if (endpoint.personal && isByKey(viewer)) {
    await house.db.read(viewer);
    throw new Problem('forPeople');
  }
  const asked = askedOf(house, endpoint, request);
  // What is wrong with a request is told only to those who may make it.
  if (endpoint.access !== 'public' && (endpoint.upload || !asked.query.ok || !asked.body.ok))
    await house.db.read(viewer);
  const [query, body] = [rightOf(asked.query), rightOf(asked.body)];
  // The checks ran against exactly these declarations.
  return answer({
    query: query as QueryOf<E>,
    body: body as BodyOf<E>,
    viewer,
    host: request.hostname.toLowerCase(),
    file: () => incomingFile(request, endpoint.upload?.megabytes ?? house.config.importMaxMegabytes),
  });
}

function askedOf(
  house: House,
  endpoint: ServedEndpoint,
  request: FastifyRequest,
): { query: Checked<unknown>; body: Checked<unknown> } {
  const inQuery = request.query as Record<string, unknown>;
  if (!endpoint.form) {
    const body = endpoint.upload ? {} : request.body;
    return { query: checkQuery(endpoint.query, inQuery), body: check(endpoint.body, body) };
  }
  const inBody = (request.body ?? {}) as Record<string, unknown>;
  if (!house.config.allowQueryCredentials && Object.keys(endpoint.body).some((key) => key in inQuery)) {
    throw new Problem('badRequest', { fields: 'query' });
  }
  const twice = Object.keys(endpoint.body).filter((key) => key in inQuery && key in inBody);
  const repeated = Object.values({ ...inQuery, ...inBody }).some(Array.isArray);
  if (twice.length > 0 || repeated) throw new Problem('badRequest', { fields: twice.join(', ') });
  return {
    query: checkQuery(endpoint.query, inQuery),
    body: check(endpoint.body, { ...inQuery, ...inBody }),
  };
}

function rightOf<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  throw wrongFields(checked.findings);
}

/** Who asks; the first query finds out whether they may. */
export function viewerOf(
  request: FastifyRequest,
  endpoint: Pick<ServedEndpoint, 'method' | 'path' | 'access'> &
    Partial<Pick<ServedEndpoint, 'confidential' | 'versioned' | 'forCustomer'>>,
): Viewer {
  const token = tokenIn(request.headers.authorization);
  const key = request.headers['idempotency-key'];
  const repeatable = endpoint.method === 'POST' && !endpoint.confidential && !endpoint.versioned;
  const once = repeatable && typeof key === 'string' && /^[\w-]{8,255}$/.test(key);
  return {
    by: token ? byToken(token) : 'nobody',
    access: endpoint.access,
    ...(endpoint.forCustomer && inPlaceOf(request.headers)),
    language: languageOf(request.headers['accept-language']),
    address: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    ...(once && { once: { route: endpoint.path, key, bodyHash: hashOfBody(request.body) } }),
    entered: false,
  };
}

function byToken(token: string): Viewer['by'] {
  const hash = hashOfToken(token);
  return isApiKey(token) ? { keyHash: hash } : { tokenHash: hash };
}

/** What is no id is nobody's, and refused like a customer or a contact that does not exist. */
function inPlaceOf(headers: FastifyRequest['headers']): Pick<Viewer, 'forCustomer' | 'forContact'> {
  const idIn = (name: string) => {
    const named = headers[name.toLowerCase()];
    const isId = typeof named === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(named);
    return named === undefined || isId ? named?.toString() : programId;
  };
  const [forCustomer, forContact] = [idIn(forCustomerHeader), idIn(forContactHeader)];
  if (forCustomer === undefined) return {};
  return { forCustomer, ...(forContact !== undefined && { forContact }) };
}

function hashOfBody(body: unknown): Buffer {
  return createHash('sha256').update(textOf(body)).digest();
}

// What is nested deeper than the stack can be read but not written again: no call of ours is.
function textOf(body: unknown): string {
  try {
    return JSON.stringify(body ?? null);
  } catch {
    throw new Problem('unreadable');
  }
}

/** What a form may hold around its file: names and marks. */
const formBytes = 32_768;

async function incomingFile(request: FastifyRequest, megabytes: number): Promise<IncomingFile> {
  const fileSize = megabytes * 1_048_576;
  // Who says beforehand that it is too large need not send it.
  if (Number(request.headers['content-length']) > fileSize + formBytes)
    throw new Problem('tooLarge', { max: megabytes });
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize } }).catch(refuseBrokenForm)
    : undefined;
  if (!part) throw new Problem('badRequest', { fields: 'file' });
  return {
    name: part.filename,
    stream: part.file,
    truncated: () => part.file.truncated,
    stop: () => void request.raw.unpipe().pause(),
  };
}

// The parser of forms tells a broken one apart by words only; its own refusals carry a status.
function refuseBrokenForm(error: unknown): undefined {
  if (error instanceof Error && 'statusCode' in error) throw error;
  return undefined;
}

async function send(reply: FastifyReply, given: unknown, write: Writer) {
  if (given instanceof FileAnswer) return sendFile(reply, given);
  const text =
    given instanceof RawJson
      ? `{"code":200,"message":"","data":${given.text}}`
      : write(reply)({ code: 200, message: '', data: given });
  return reply.type('application/json; charset=utf-8').serializer(asItIs).send(text);
}

type Writer = (reply: FastifyReply) => (envelope: Record<string, unknown>) => string;

// Worked out when an endpoint is first asked: for all of them together it takes more than a second of every start.
function writerOf(shape: ServedEndpoint['answer']): Writer {
  let schema: ReturnType<typeof envelopeOf> | undefined;
  return (reply) => {
    if (shape.kind === 'file') throw new Error('a file is no JSON');
    return reply.compileSerializationSchema((schema ??= envelopeOf(shape)));
  };
}

function asItIs(text: unknown): string {
  return String(text);
}

function envelopeOf(field: Field) {
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data: schemaOf(field) },
    required: ['code', 'message', 'data'],
    additionalProperties: false,
  };
}
