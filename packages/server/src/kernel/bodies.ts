import type { FastifyInstance } from 'fastify';

/** JSON (an empty body is undefined: the spec's token call sends one) and form bodies. */
export function readBodies(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') done(null, undefined);
    else void json(request, text, done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, formOf(String(body)));
    },
  );
}

// A repeated name stays a list, so that the endpoint can refuse it.
function formOf(body: string): Record<string, string | string[]> {
  const form: Record<string, string | string[]> = Object.create(null);
  const parameters = new URLSearchParams(body);
  for (const name of parameters.keys()) {
    const values = parameters.getAll(name);
    form[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return form;
}
