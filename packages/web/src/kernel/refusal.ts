interface Facts {
  readonly status: number;
  readonly says: string;
  readonly data?: unknown;
  readonly retryAfter?: number | undefined;
}

/** What a refused call rejects with: the spec's two values, or the envelope's -1. */
export type Rejection = 'Network Error' | 'System Error' | 'Refused';

/** A refused call. `message` is the rejection value, `says` the words for the user, `retryAfter` in seconds. */
export class Refusal extends Error {
  readonly status: number;
  readonly says: string;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(rejection: Rejection, { status, says, data, retryAfter }: Facts) {
    super(rejection);
    this.name = 'Refusal';
    this.status = status;
    this.says = says;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}
