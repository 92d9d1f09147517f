import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isIn, isOnInternet, listOf } from './internet.ts';

/** Why a call to the outside came to no answer. */
export type OutgoingFailure = 'timeout' | 'dns' | 'inside' | 'refused' | 'tls' | 'broken';

/** The status that was answered, or why there is none. */
export type Outgoing = { readonly status: number } | { readonly failure: OutgoingFailure };

interface Posted {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly deadlineMs: number;
}

/** The way out to addresses that customers name: to the internet alone, and to the networks that the installation allows. */
export interface Outside {
  /** Whether an address may be called at all, as far as it says by itself. */
  mayCall(url: URL): boolean;
  /** Posts once, to the address that was looked up and found right; follows nowhere and reads nothing of the answer. */
  post(posted: Posted): Promise<Outgoing>;
}

export function outsideOf(allowed: readonly string[]): Outside {
  const allowedList = listOf(
    allowed.map((network) => {
      const [address = '', length] = network.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      return [address, Number(length ?? (family === 'ipv6' ? 128 : 32)), family];
    }),
  );
  const isRight = (address: string) => isIn(allowedList, address) || isOnInternet(address);
  return {
    mayCall: (url) => mayCall(url, isRight, allowed.length > 0),
    async post(posted) {
      if (!mayCall(posted.url, isRight, allowed.length > 0)) return { failure: 'inside' };
      const found = await addressesOf(posted.url);
      const [first] = found;
      if (!first) return { failure: 'dns' };
      // One wrong address among several is enough: which of them is called is not ours to choose.
      if (!found.every(({ address }) => isRight(address))) return { failure: 'inside' };
      if (posted.url.protocol === 'http:' && !isIn(allowedList, first.address)) return { failure: 'inside' };
      return postTo(first, posted);
    },
  };
}

function mayCall(url: URL, isRight: (address: string) => boolean, hasAllowed: boolean): boolean {
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && hasAllowed);
  if (!isSecure || url.username !== '' || url.password !== '') return false;
  const host = bareHost(url);
  return isIP(host) === 0
    ? !/(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host)
    : isRight(host);
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

async function addressesOf(url: URL): Promise<LookupAddress[]> {
  const host = bareHost(url);
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  return lookup(host, { all: true, verbatim: true }).catch(() => []);
}

/** The name is not looked up again: what it says the second time may be another address. */
function postTo(
  { address, family }: LookupAddress,
  { url, headers, body, deadlineMs }: Posted,
): Promise<Outgoing> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(deadlineMs),
      lookup: (_host, { all }, found) => {
        if (all) found(null, [{ address, family }]);
        else found(null, address, family);
      },
    });
    sent.once('response', (answer: IncomingMessage) => {
      resolve({ status: answer.statusCode ?? 0 });
      // How much a receiver says is its own affair.
      answer.destroy();
    });
    sent.once('error', (error) => resolve({ failure: failureOf(error) }));
    sent.end(body);
  });
}

function failureOf(error: Error & { readonly code?: unknown }): OutgoingFailure {
  const code = typeof error.code === 'string' ? error.code : '';
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout';
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/.test(code)) return 'refused';
  return /CERT|TLS|SSL|ALTNAME|SELF_SIGNED|ISSUER|SIGNATURE/.test(code) ? 'tls' : 'broken';
}
