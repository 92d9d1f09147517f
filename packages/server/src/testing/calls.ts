import type { FastifyInstance, InjectOptions } from 'fastify';

/** What a test sees of one answer. `data` is read as a client would, without our types. */
export interface Reply {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: ReturnType<typeof JSON.parse>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

type Headers = Record<string, string>;

/** Calls through HTTP in one person's name, or nobody's. */
export interface Calls {
  readonly token: string | undefined;
  get(url: string, headers?: Headers): Promise<Reply>;
  post(url: string, body?: object, headers?: Headers): Promise<Reply>;
  form(url: string, fields: Record<string, string>, headers?: Headers): Promise<Reply>;
  upload(url: string, name: string, content: Buffer, headers?: Headers): Promise<Reply>;
}

export function callsOf(app: FastifyInstance, token?: string): Calls {
  const own: Headers = { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) };
  async function send(options: InjectOptions): Promise<Reply> {
    const reply = await app.inject({ ...options, headers: { ...own, ...options.headers } });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const envelope = isJson && reply.body !== '' ? JSON.parse(reply.body) : {};
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, ...envelope };
  }
  return {
    token,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body && { payload: body }),
      }),
    form: (url, fields, headers = {}) =>
      send({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    upload: (url, name, content, headers = {}) =>
      send({ method: 'POST', url, ...multipart(name, content, headers) }),
  };
}

/** The same calls in a customer's place, for one of its people where one is named. */
export function onBehalfOf(calls: Calls, orgId: string, contact?: string): Calls {
  const named = { 'for-customer': orgId, ...(contact && { 'for-contact': contact }) };
  return {
    token: calls.token,
    get: (url, headers) => calls.get(url, { ...headers, ...named }),
    post: (url, body, headers) => calls.post(url, body, { ...headers, ...named }),
    form: (url, fields, headers) => calls.form(url, fields, { ...headers, ...named }),
    upload: (url, name, content, headers) => calls.upload(url, name, content, { ...headers, ...named }),
  };
}

function multipart(name: string, content: Buffer, headers: Headers) {
  const boundary = 'loadline-test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers } };
}
