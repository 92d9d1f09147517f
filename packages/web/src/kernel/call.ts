import type { AnswerOf, Endpoint } from '@loadline/contract/kernel/endpoint';
import { notify } from './notice.ts';
import { Refusal, type Rejection } from './refusal.ts';
import { type Asking, addressOf, type Loose, ownHeaders, requestOf } from './request.ts';
import { rememberPlace } from './return.ts';
import { forgetSession, isLooking } from './stored.ts';
import { words } from './words.ts';

/** The spec's limit of a request and its wait before the login page, in milliseconds. */
const longestWait = 180_000;
const beforeLogin = 1_000;

/** A file as the server gave it, under the name of its Content-Disposition header. */
export interface GivenFile {
  readonly blob: Blob;
  readonly name: string;
}

type Arguments<E> = Partial<Asking<E>> extends Asking<E> ? [asking?: Asking<E>] : [asking: Asking<E>];

/**
 * Asks one endpoint of the contract: the answer's data, without its envelope. A refusal has been shown to the user
 * when this rejects with a `Refusal`; a call that its own `signal` aborted rejects with the signal's reason, unshown.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[asking]: Arguments<E>): Promise<AnswerOf<E>> {
  // The arguments were checked against the endpoint above; from here on only names and values matter.
  const asked = (asking ?? {}) as Loose;
  return (await dataOf(await answerTo(endpoint, asked), asked)) as AnswerOf<E>;
}

/** Asks an endpoint that answers with a file. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  ...[asking]: Arguments<E>
): Promise<GivenFile> {
  const asked = (asking ?? {}) as Loose;
  const response = await answerTo(endpoint, asked);
  if (response.ok && !isJson(response)) return { blob: await response.blob(), name: fileNameOf(response) };
  return (await dataOf(response, asked)) as GivenFile;
}

/**
 * Opens a stream of text that goes on until the server or `signal` ends it; no limit of time. Rejects with a `Refusal`
 * that nobody is shown: what follows a stream tries again by itself.
 */
export async function openStream(
  path: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const headers = ownHeaders();
  // Every call of ours says so (spec), though this one sends nothing.
  headers.set('Content-Type', 'application/json');
  const response = await fetch(path, { headers, signal });
  if (response.ok && response.body) return response.body;
  throw new Refusal('Network Error', { status: response.status, says: '' });
}

async function answerTo(endpoint: Endpoint, asked: Loose): Promise<Response> {
  const limit = AbortSignal.timeout(longestWait);
  const signal = asked.signal ? AbortSignal.any([asked.signal, limit]) : limit;
  try {
    return await fetch(addressOf(endpoint, asked.query), { ...requestOf(endpoint, asked), signal });
  } catch (error) {
    if (asked.signal?.aborted) throw error;
    const { t } = words();
    return refuse('Network Error', asked, 0, limit.aborted ? t('error.timeout') : t('error.network'));
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false;
}

/** A proxy's page or an empty answer holds no envelope: a system error. */
async function dataOf(response: Response, asked: Loose): Promise<unknown> {
  const { code, message, data } = envelopeOf(await response.json().catch(() => undefined));
  if (response.status === 401 && asked.session !== 'stays') return leave(asked);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN) || undefined;
  if (!response.ok)
    return refuse('Network Error', asked, response.status, message || response.statusText, {
      data,
      retryAfter,
    });
  if (code === 200) return data;
  if (code === -1) return refuse('Refused', asked, 200, message, { data });
  return refuse('System Error', asked, response.status, words().t('error.system'), { data });
}

interface Envelope {
  readonly code?: unknown;
  readonly message: string;
  readonly data?: unknown;
}

function envelopeOf(body: unknown): Envelope {
  if (typeof body !== 'object' || body === null) return { message: '' };
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  return { ...body, message };
}

function refuse(
  rejection: Rejection,
  { refusal }: Loose,
  status: number,
  says: string,
  more: { data?: unknown; retryAfter?: number | undefined } = {},
): never {
  if (refusal !== 'in place') notify(rejection === 'Refused' ? 'warning' : 'error', says);
  throw new Refusal(rejection, { status, says, ...more });
}

let leaving = false;

/** A dead session (spec): one message however many calls find out, the session forgotten, then the login page. */
function leave(asked: Loose): never {
  const says = words().t('error.tokenExpired');
  if (!leaving) {
    leaving = true;
    notify('error', says);
    // A look as a customer that has ended leaves the tab to the staff session behind it.
    if (isLooking()) setTimeout(() => location.assign('/ops'), beforeLogin);
    else {
      rememberPlace();
      setTimeout(() => location.assign('/login'), beforeLogin);
    }
  }
  forgetSession();
  return refuse('Network Error', { ...asked, refusal: 'in place' }, 401, says);
}

function fileNameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'file';
}
