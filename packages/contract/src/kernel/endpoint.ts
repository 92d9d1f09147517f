import type { Field, Fields, ValuesOf } from './field.ts';
import type { Access } from './permission.ts';
import type { Text } from './text.ts';

/** A file that an endpoint takes, as one multipart field. */
export interface Upload {
  readonly field: string;
  readonly label: Text;
  readonly types: readonly FileType[];
  /** Largest size in MB; the installation's IMPORT_MAX_MB unless told. */
  readonly megabytes?: number;
}

export type FileType =
  | 'xlsx'
  | 'xls'
  | 'docx'
  | 'doc'
  | 'pdf'
  | 'png'
  | 'jpg'
  | 'heic'
  | 'ico'
  | 'zip'
  | 'csv'
  | 'json'
  | 'gz';

/** What an endpoint gives back: JSON inside the envelope, or a file as it is. */
export type Answer<T> = Field<T> | { readonly kind: 'file'; readonly type: FileType };

/** One call of the product. Server, browser, OpenAPI and the access test all read this. */
export interface Endpoint<Q extends Fields = Fields, B extends Fields = Fields, T = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly access: Access;
  readonly title: Text;
  readonly query: Q;
  readonly body: B;
  readonly upload?: Upload;
  readonly answer: Answer<T>;
  /** Milliseconds until 503; 4 700 unless told: with what comes on top, an answer is there within five seconds. */
  readonly deadline: number;
  /** What is asked or answered holds a secret: nothing of it is kept for repeats of the same idempotency key. */
  readonly confidential: boolean;
  /** The body carries the version it was typed over, and what stands already is not written again: repeats need no key. */
  readonly versioned: boolean;
  /** Parameters that may stand in a form body as well as in the query (spec: the token call). */
  readonly form: boolean;
  /** Staff who enter something for a customer call it, too: in the customer's place, named by the header `forCustomerHeader`. */
  readonly forCustomer: boolean;
  /** Belongs to the person who has logged in: no key of a program opens it. */
  readonly personal: boolean;
}

/** Names the organisation of the customer for whom staff call an endpoint that declares `forCustomer`. */
export const forCustomerHeader = 'For-Customer';

/** Names, beside it, the one of the customer's people who looks after what is entered. */
export const forContactHeader = 'For-Contact';

interface Declared<Q extends Fields, B extends Fields, T> {
  access: Access;
  title: Text;
  query?: Q;
  body?: B;
  upload?: Upload;
  answer: Answer<T>;
  deadline?: number;
  form?: true;
  confidential?: true;
  versioned?: true;
  forCustomer?: boolean;
  personal?: true;
}

/** No query, no body: an object without a key. */
type NoFields = { readonly [key in never]: Field };

/** Declares a call: `endpoint('GET /omsapi/orders', { access: 'order:view', … })`. */
// @__NO_SIDE_EFFECTS__
export function endpoint<Q extends Fields = NoFields, B extends Fields = NoFields, T = unknown>(
  call: `${Endpoint['method']} /${string}`,
  declared: Declared<Q, B, T>,
): Endpoint<Q, B, T> {
  const [method, path] = call.split(' ') as [Endpoint['method'], `/${string}`];
  const {
    query,
    body,
    upload,
    deadline = 4_700,
    form = false,
    confidential = asksSecret(body),
    versioned = false,
    forCustomer = false,
    personal = false,
    ...rest
  } = declared;
  // An endpoint that declares no query or body has none: the empty object is exactly NoFields.
  const asked = { query: query ?? ({} as Q), body: body ?? ({} as B) };
  return {
    method,
    path,
    ...asked,
    ...(upload && { upload }),
    deadline,
    form,
    confidential,
    versioned,
    forCustomer,
    personal,
    ...rest,
  };
}

function asksSecret(body: Fields = {}): boolean {
  return Object.values(body).some(({ kind }) => kind === 'secret');
}

export const xlsxFile = { kind: 'file', type: 'xlsx' } as const;

export type QueryOf<E> = E extends Endpoint<infer Q> ? ValuesOf<Q> : never;
export type BodyOf<E> = E extends Endpoint<Fields, infer B> ? ValuesOf<B> : never;
export type AnswerOf<E> = E extends Endpoint<Fields, Fields, infer T> ? T : never;
