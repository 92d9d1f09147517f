import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import {
  type Opening,
  type OpeningAnswer,
  type OpeningCall,
  openingBlock,
  type Sent,
} from '@loadline/contract/site/rendering';
import { createContext } from 'react';
import type { Question } from './asking.ts';
import { Refusal } from './refusal.ts';
import { addressOf, type Loose } from './request.ts';

/** What a rendered page was opened with; the browser finds it in the page. */
export type Opened = Pick<Opening, 'address' | 'sent'> & { readonly answers: readonly OpeningAnswer[] };

/** The name of a call and what it asks, by which its answer is found. */
export function keyOf(path: string, asked: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([path, asked]);
}

/** A call that the server makes before it sends the page. */
export function openingCall(endpoint: Endpoint, { query = {}, body = {} }: Loose): OpeningCall {
  const { method, path } = endpoint;
  const key = keyOf(path, method === 'GET' ? query : body);
  return { key, method, address: addressOf(endpoint, query), body };
}

/** What this document was opened with; undefined where the server rendered nothing. */
export function openedHere(): Opened | undefined {
  const text = document.getElementById(openingBlock)?.textContent;
  // Written by our own server from this very type.
  return text ? (JSON.parse(text) as Opened) : undefined;
}

/** A question whose answer a page may be opened with. */
export interface Asked<T> {
  readonly key: string;
  readonly ask: (signal: AbortSignal) => Promise<T>;
}

/** A read as a question of that kind. */
export function questionOf<T>({ queryKey, queryFn }: Question<T>): Asked<T> {
  return { key: JSON.stringify(queryKey), ask: (signal) => queryFn({ signal }) };
}

export type Heard<T> = { readonly found: T } | Refusal;

/** The answers that a page begins with. Each is taken once: who comes back later asks anew. */
export class OpeningAnswers {
  readonly #answers: Map<string, OpeningAnswer>;
  /** What a form of the page sent, where the browser did that by itself. */
  readonly sent: Sent;

  constructor(answers: readonly OpeningAnswer[] = [], sent: Sent = {}) {
    this.#answers = new Map(answers.map((answer) => [answer.key, answer]));
    this.sent = sent;
  }

  /** The answer to a question, or its refusal; undefined when nobody has asked it yet. */
  to<T>({ key }: Pick<Asked<T>, 'key'> & Partial<Asked<T>>): Heard<T> | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    if ('refused' in answer) return new Refusal('Network Error', answer.refused);
    // The endpoint of the key answered it.
    return { found: answer.found as T };
  }

  /** Whether the page was opened with this answer; asked once more it was not. */
  take(key: string): boolean {
    return this.#answers.delete(key);
  }
}

export const OpeningContext = createContext(new OpeningAnswers());
