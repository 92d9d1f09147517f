import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { refuse } from './envelope.ts';
import { jsonFaultIn } from './json-fault.ts';
import { Problem } from './problem.ts';

/** JSON (an empty body is undefined: the spec's token call sends one) and form bodies. */
export function readBodies(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') done(null, undefined);
    else void json(request, text, (error, value) => done(error && refusalOf(text), value));
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, formOf(String(body)));
    },
  );
}

/** Text that is JSON, and yet refused, would give what it is read into another prototype. */
function refusalOf(text: string): Problem {
  const fault = jsonFaultIn(text);
  return fault ? new Problem('notJson', { ...fault }) : new Problem('badRequest', { fields: '__proto__' });
}

/** Nobody holds a line by sending a byte a second. */
const patienceMs = 10_000;

/** What is not in by then is refused, beside forms with files, which have a pace of their own; what is refused is not waited for. */
export function hurryBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request;
    if (!('transfer-encoding' in headers) && !Number(headers['content-length'])) return;
    reply.raw.once('finish', () => inTime(() => isIn(raw) || raw.destroy()));
    if (headers['content-type']?.startsWith('multipart/')) return;
    inTime(() => isIn(raw) || reply.sent || refuse(new Problem('slowUpload'), request, reply));
  });
}

function inTime(look: () => unknown): void {
  setTimeout(look, patienceMs).unref();
}

function isIn(raw: IncomingMessage): boolean {
  return raw.complete || raw.readableEnded || raw.destroyed;
}

// A repeated name stays a list, so that the endpoint can refuse it.
function formOf(body: string): Record<string, string | string[]> {
  const form = Object.create(null) as Record<string, string | string[]>;
  const parameters = new URLSearchParams(body);
  for (const name of parameters.keys()) {
    const values = parameters.getAll(name);
    form[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return form;
}
