import type { Gets, Page } from './calls.ts';

/** The fields of a shape that may be missing. */
type Open<T> = {
  [K in keyof T]-?: null extends T[K] ? K : undefined extends T[K] ? K : never;
}[keyof T];

/** What is given to a call: what may be missing may be left out, at every depth. */
type Given<T> = T extends readonly (infer I)[]
  ? readonly Given<I>[]
  : T extends object
    ? { [K in Exclude<keyof T, Open<T>>]: Given<T[K]> } & {
        [K in Open<T>]?: Given<NonNullable<T[K]>> | null | undefined;
      }
    : T;

/** The arguments of a call: none are needed where nothing must be said. */
export type Asking<C extends { asks: object }> =
  object extends Given<C['asks']>
    ? [asks?: Given<C['asks']>, options?: Options]
    : [asks: Given<C['asks']>, options?: Options];

export interface Options {
  readonly signal?: AbortSignal;
  /** What repeats of a POST are known by; made anew for each call unless given. */
  readonly idempotencyKey?: string;
}

/** The lists: calls that are read page by page. */
export type Listed = {
  [P in keyof Gets]: Gets[P]['gives'] extends Page<unknown> ? P : never;
}[keyof Gets];

export type RowOf<P extends Listed> = Gets[P]['gives'] extends Page<infer T> ? T : never;

/** `?trackNo=A&trackNo=B`: a list names its field once for each, what is missing is not named. */
export function queryOf(asks: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asks))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one));
  const text = query.toString();
  return text ? `?${text}` : '';
}
