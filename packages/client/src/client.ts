import type { Asking, Listed, Options, RowOf } from './asked.ts';
import { queryOf } from './asked.ts';
import type { Downloads, Gets, Posts, Uploads } from './calls.ts';
import { dataIn, refuseUnlessFile } from './kernel/envelope.ts';
import type { Patience } from './patience.ts';
import { answered, pause } from './patience.ts';

export { LoadlineRefusal } from './refusal.ts';
export { verifyWebhook, WebhookRefusal } from './webhook.ts';

export interface Settings extends Partial<Patience> {
  /** Of the portal: `https://portal.example.com`. */
  readonly address: string;
  readonly key: string;
  /** In which refusals are worded and titles answered; Chinese unless told. */
  readonly language?: 'zh-CN' | 'en';
  /** What sends requests; the platform's own unless told. */
  readonly fetch?: typeof fetch;
}

/** A file as it comes: read as a stream, or whole. */
export interface Downloaded {
  readonly name: string;
  readonly type: string;
  readonly stream: ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
}

/** A file to send. `openAsBlob` of node:fs reads one from the disk piece by piece; a browser's `File` is one. */
export interface FileToSend {
  readonly name: string;
  readonly content: Blob;
}

export type Loadline = ReturnType<typeof createClient>;

/** The calls of one portal in the name of one key. */
export function createClient(settings: Settings) {
  const send = senderOf(settings);
  return {
    get<P extends keyof Gets>(path: P, ...[asks, options]: Asking<Gets[P]>): Promise<Gets[P]['gives']> {
      return send('GET', path + queryOf(asks), options).then(dataIn<Gets[P]['gives']>);
    },

    /** Every row of a list, page by page: the next page is asked for when the last one has been used up. */
    async *all<P extends Listed>(path: P, ...[asks, options]: Asking<Gets[P]>): AsyncGenerator<RowOf<P>> {
      let after: string | null = null;
      do {
        const query: string = queryOf({ ...asks, ...(after !== null && { after }) });
        const page: Rows<RowOf<P>> = await send('GET', path + query, options).then(dataIn<Rows<RowOf<P>>>);
        yield* page.rows;
        after = page.next;
      } while (after !== null);
    },

    post<P extends keyof Posts>(path: P, ...[asks, options]: Asking<Posts[P]>): Promise<Posts[P]['gives']> {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(asks ?? {});
      return send('POST', path, options, { headers, body }).then(dataIn<Posts[P]['gives']>);
    },

    upload<P extends keyof Uploads>(
      path: P,
      file: FileToSend | File,
      ...[asks, options]: Asking<Uploads[P]>
    ): Promise<Uploads[P]['gives']> {
      const form = new FormData();
      form.append('file', 'content' in file ? file.content : file, file.name);
      return send('POST', path + queryOf(asks), options, { body: form }).then(dataIn<Uploads[P]['gives']>);
    },

    async download<P extends keyof Downloads>(
      path: P,
      ...[asks, options]: Asking<Downloads[P]>
    ): Promise<Downloaded> {
      const response = await send('GET', path + queryOf(asks), options);
      await refuseUnlessFile(response);
      return {
        name: nameIn(response.headers.get('content-disposition') ?? ''),
        type: response.headers.get('content-type') ?? 'application/octet-stream',
        stream: response.body ?? new Blob([]).stream(),
        bytes: async () => new Uint8Array(await response.arrayBuffer()),
      };
    },
  };
}

interface Rows<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

function senderOf({
  address,
  key,
  language = 'zh-CN',
  tries = 4,
  waitAtMostSeconds = 60,
  ...more
}: Settings) {
  const root = address.replace(/\/+$/, '');
  const own = { authorization: `Bearer ${key}`, 'accept-language': language };
  return (method: 'GET' | 'POST', path: string, options: Options = {}, sent: Sent = {}) => {
    const { signal, idempotencyKey = crypto.randomUUID() } = options;
    // One key for all tries: what was done at the first is not done again at the second.
    const once = method === 'POST' ? { 'idempotency-key': idempotencyKey } : {};
    const request = {
      ...sent,
      method,
      headers: { ...own, ...once, ...sent.headers },
      ...(signal && { signal }),
    };
    const ask = more.fetch ?? fetch;
    const wait = (seconds: number) => pause(seconds, signal);
    return answered(() => ask(root + path, request), { tries, waitAtMostSeconds }, wait);
  };
}

/** The name that a download says of itself (RFC 6266). */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/i.exec(disposition)?.[1] ?? 'download');
}
