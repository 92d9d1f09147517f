import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';

export interface Heard {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Said {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A portal on a port that answers as told and remembers what it was asked; `heard` begins anew with `answer`. */
export async function scriptedPortal() {
  let script: (heard: Heard) => Said = () => ({ status: 500, body: '' });
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const saidTo = (body: string) => {
      const { method = '', url = '/', headers } = request;
      const one = { method, url: new URL(url, 'http://portal'), headers, body };
      heard.push(one);
      const said = script(one);
      response.writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers });
      return response.end(said.body);
    };
    void text(request).then(saidTo);
  });
  const port = await new Promise<number>((open) => {
    server.listen(0, '127.0.0.1', () => open((server.address() as AddressInfo).port));
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${port}`,
    heard,
    answer(next: (heard: Heard) => Said) {
      heard.length = 0;
      script = next;
    },
  };
}

export function enveloped(data: unknown): Said {
  return { body: JSON.stringify({ code: 200, message: '', data }) };
}
