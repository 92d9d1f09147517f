import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

/** A request as it came over the wire. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, still encoded. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeVendor {
  /** `http://127.0.0.1:port`, for SMS_ENDPOINT. */
  readonly url: string;
  readonly received: RawRequest[];
  /** Answers so, whatever is asked, until told otherwise; `silence` never answers. */
  answer: Reply | 'silence' | undefined;
}

/** A vendor's server on this machine, closed when the test file ends. */
export async function openVendor(replyTo: (request: RawRequest) => Reply): Promise<FakeVendor> {
  const received: RawRequest[] = [];
  const vendor: FakeVendor = { url: '', received, answer: undefined };
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece);
    const { method = '', url = '', headers } = incoming;
    const request = { method, target: url, headers, body: Buffer.concat(pieces).toString('utf8') };
    received.push(request);
    const reply = vendor.answer ?? replyTo(request);
    if (reply === 'silence') return;
    outgoing.writeHead(reply.status, { 'content-type': 'application/json;charset=utf-8', ...reply.headers });
    outgoing.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(vendor, { url: `http://127.0.0.1:${port}` });
}

/** The parameters of a query or a form, decoded; the last of two with one name counts. */
export function parametersOf(encoded: string): Record<string, string> {
  const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  const pairs = encoded.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return [decode(name), decode(value)];
    }),
  );
}
