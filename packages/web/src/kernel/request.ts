import type { BodyOf, Endpoint, QueryOf } from '@loadline/contract/kernel/endpoint';
import { forContactHeader, forCustomerHeader } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import { chosenLanguage, tagOf } from './language.ts';
import { servedContact, servedCustomer } from './served-customer.ts';
import { stored } from './stored.ts';

/** Values for a call: what may be null may also be left out. */
export type Asked<V> = { [K in keyof V as null extends V[K] ? never : K]: V[K] } & {
  [K in keyof V as null extends V[K] ? K : never]?: V[K] | undefined;
};

type Needed<N extends string, V> =
  Partial<Asked<V>> extends Asked<V> ? { [K in N]?: Asked<V> } : { [K in N]: Asked<V> };

export type Asking<E> = Needed<'query', QueryOf<E>> &
  Needed<'body', BodyOf<E>> & {
    file?: File;
    signal?: AbortSignal;
    /** Idempotency key of a POST. A form that sends the same wish again gives the same key. */
    key?: string;
    /** `'in place'` when the caller shows a refusal itself, so that no toast repeats it. */
    refusal?: 'toast' | 'in place';
    /** `'stays'` when whoever asks does so behind the page, which a session that is over must not be torn from. */
    session?: 'leaves' | 'stays';
    /** Of the answer, where it is not to be the page's, such as a paper for somebody abroad. */
    language?: Language;
  };

/** An `Asking` whose types have been checked at the call and are no longer needed. */
export interface Loose {
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  file?: File;
  signal?: AbortSignal;
  key?: string;
  refusal?: 'toast' | 'in place';
  session?: 'leaves' | 'stays';
  language?: Language;
}

/** Address of a call. A list is one repeated key; what is missing or null is left out. */
export function addressOf(endpoint: Endpoint, query: Loose['query'] = {}): string {
  const asked = parameters(query).toString();
  return asked === '' ? endpoint.path : `${endpoint.path}?${asked}`;
}

/** What every request says: the language, and who asks. */
export function ownHeaders(language: Language = chosenLanguage()): Headers {
  const headers = new Headers({ 'Accept-Language': tagOf(language) });
  const token = stored('access_token');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** Method, headers and body of a call. */
export function requestOf(endpoint: Endpoint, { body = {}, file, key, language }: Loose): RequestInit {
  const headers = ownHeaders(language);
  const customer = endpoint.forCustomer ? servedCustomer() : undefined;
  if (customer !== undefined) headers.set(forCustomerHeader, customer);
  const contact = customer === undefined ? undefined : servedContact();
  if (contact !== undefined) headers.set(forContactHeader, contact);
  if (endpoint.method === 'GET') {
    headers.set('Content-Type', 'application/json');
    return { method: 'GET', headers };
  }
  headers.set('Idempotency-Key', key ?? newKey());
  if (file && endpoint.upload)
    return { method: 'POST', headers, body: form(endpoint.upload.field, file, body) };
  // A URLSearchParams body brings its own content type.
  if (endpoint.form) return { method: 'POST', headers, body: parameters(body) };
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

function parameters(values: Readonly<Record<string, unknown>>): URLSearchParams {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) given.append(name, String(one));
    }
  }
  return given;
}

function form(field: string, file: File, body: Readonly<Record<string, unknown>>): FormData {
  const filled = new FormData();
  for (const [name, value] of parameters(body)) filled.append(name, value);
  // The file comes last: a server that reads the form as a stream then knows the other fields already.
  filled.append(field, file, file.name);
  return filled;
}

/** A random UUID. `crypto.randomUUID` is missing on plain http, where many offices run. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
