import type { auditSubjects } from '@loadline/contract/audit/audit';
import type { DueKind } from '@loadline/contract/dashboard/due';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import type { WorkQueue } from '@loadline/contract/ops/work';
import type { ImportWork } from './features/imports/imports.public.ts';
import type { House } from './kernel/house.ts';
import type { Job } from './kernel/jobs.ts';
import type { Sql } from './kernel/sql.ts';

/** How the audit log tells of a record: row `r` is a deed about it. */
export interface Audited {
  /** The fields by whose labels and words its changes are told. */
  readonly fields?: Fields;
  /** The fields of changes that are named by a path in the record. */
  readonly fieldsAt?: (paths: readonly string[]) => Fields;
  /** What it is called, in each language where that differs. Only what the policies show has a name. */
  readonly called?: Sql | { readonly zh: Sql; readonly en: Sql };
  /** The ids of those that carry a number, as it was typed or in capitals. */
  readonly numbered?: (no: Sql, typed: string) => Sql;
}

/** Everything that a feature brings to the server, once. */
export interface Feature {
  /** Puts its calls on the wire. `all` is for the few that serve every other feature. */
  readonly routes: (house: House, all: readonly Feature[]) => void;
  /** What it does outside of requests. */
  readonly jobs?: (house: House, all: readonly Feature[]) => readonly Job[];
  /** The kinds of records that customers import for themselves, and staff for them. */
  readonly imports?: { readonly customers?: readonly ImportWork[]; readonly staff?: readonly ImportWork[] };
  /** What waits for staff: rows of `since, id, no`, `org_id` where it is one customer's, and `breached` where entries know by themselves whether they are late. */
  readonly queues?: Readonly<Partial<Record<WorkQueue, Sql>>>;
  /** What waits for a customer's people: rows of `id, no`, and `at` until when; what the viewer sees of it is theirs. */
  readonly dues?: Readonly<Partial<Record<DueKind, Sql>>>;
  readonly audited?: Readonly<Partial<Record<CodeOf<typeof auditSubjects>, Audited>>>;
}
