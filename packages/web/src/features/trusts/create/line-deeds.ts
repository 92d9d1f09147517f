import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import type { TypedLine } from './typed-lines.ts';

/** What the rows do to the lines; the same object between renders. */
export interface LineDeeds {
  readonly type: (id: string, key: string, value: unknown) => void;
  readonly leave: (id: string, key: string) => void;
  readonly fill: (line: TypedLine, values: Partial<TrustLine>) => void;
  readonly remove: (id: string) => void;
  readonly set: (lines: readonly TypedLine[]) => void;
}
