import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as sealedRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { SsoFault } from '@loadline/contract/session/sso-provider';
import { isOnInternet } from '../../kernel/internet.ts';

/** What is wrong with a provider, by name. */
export class ProviderFault extends Error {
  readonly fault: SsoFault;
  constructor(fault: SsoFault) {
    super(fault);
    this.fault = fault;
  }
}

const longestMs = 10_000;
const mostBytes = 1_048_576;

/** Whether an address may be asked, or a browser sent to it: https, or a host that the installation names. */
export function isReachable(address: string, allowed: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && allowed.includes(url.host));
}

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The one way out to providers: no other host by a redirect, nothing inside, not for long and not for much. */
export function reachOf(allowed: readonly string[]) {
  return async (address: string, { method, headers, body }: Asked): Promise<Response> => {
    const url = new URL(address);
    if (!isReachable(address, allowed)) throw new ProviderFault('insecure');
    const isNamed = allowed.includes(url.host);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!isNamed && isIP(literal) && !isOnInternet(literal)) throw new ProviderFault('inside');
    return new Promise<Response>((resolve, reject) => {
      const send = url.protocol === 'https:' ? sealedRequest : plainRequest;
      const signal = AbortSignal.timeout(longestMs);
      const options = { method, headers, signal, ...(!isNamed && { lookup: outside }) };
      const asked = send(url, options, (answer) => read(answer).then(resolve, reject));
      asked.on('error', (error) => reject(faultFrom(error, signal.aborted)));
      asked.end(body instanceof URLSearchParams || typeof body === 'string' ? String(body) : undefined);
    });
  };
}

/** Looks a name up, for the connection itself: what is asked is what was looked at. */
const outside: LookupFunction = (name, options, found) => {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return found(error ?? new ProviderFault('unreachable'), '', 4);
    if (addresses.some(({ address }) => !isOnInternet(address)))
      return found(new ProviderFault('inside'), '', 4);
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
};

async function read(answer: IncomingMessage): Promise<Response> {
  const { statusCode: status = 500, headers } = answer;
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw new ProviderFault('redirected');
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const came of answer) {
    const part: unknown = came;
    if (!Buffer.isBuffer(part)) continue;
    size += part.length;
    if (size > mostBytes) throw new ProviderFault('tooLarge');
    parts.push(part);
  }
  const type = headers['content-type'];
  return new Response(status === 204 ? null : Buffer.concat(parts), {
    status,
    ...(type && { headers: { 'content-type': type } }),
  });
}

function faultFrom(error: Error, isLate: boolean): ProviderFault {
  if (error instanceof ProviderFault) return error;
  return new ProviderFault(isLate ? 'tooSlow' : 'unreachable');
}
