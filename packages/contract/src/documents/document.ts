import type { Fields, ValuesOf } from '../kernel/field.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { Permission } from '../kernel/permission.ts';

/**
 * A kind of document that customers write for a while, hand in and have decided: what both sides agree on about it. The
 * server adds its table and what is special (`server/kernel/documents`), the browser its endpoints and words.
 */
export interface DocumentOf<F extends Fields = Fields, S extends string = string> {
  readonly fields: F;
  readonly empty: ValuesOf<F>;
  readonly lifecycle: Lifecycle<S>;
  /** The states in which its customer writes freely. */
  readonly open: readonly S[];
  /** Who writes it and hands it in. */
  readonly writes: Permission;
  /** Who decides on it. */
  readonly decides: Permission;
  /** Where the deeds that all documents have lead. */
  readonly to: Readonly<Record<'submitted' | 'returned' | 'withdrawn' | 'rejected', S>>;
}

// @__NO_SIDE_EFFECTS__
export function document<F extends Fields, S extends string>(of: DocumentOf<F, S>): DocumentOf<F, S> {
  return of;
}
