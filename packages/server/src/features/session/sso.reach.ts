import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as sealedRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import type { SsoFault } from '@loadline/contract/session/sso-provider';

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

/** What no address of the public internet is: a customer's settings must not make this server ask its own neighbours. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

function isInside(address: string): boolean {
  return inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

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
    if (!isNamed && isIP(literal) && isInside(literal)) throw new ProviderFault('inside');
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
    if (addresses.some(({ address }) => isInside(address))) return found(new ProviderFault('inside'), '', 4);
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
