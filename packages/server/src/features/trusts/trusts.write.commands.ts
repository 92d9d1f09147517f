import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';
import { trustLifecycle } from '@loadline/contract/trusts/trust.lifecycle';
import { trustTotals, trustWeightRule } from '@loadline/contract/trusts/trust.totals';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { audit } from '../../kernel/audit.ts';
import type { Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { assignments, staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import { productName } from '../ops/products.public.ts';
import { foundTrust } from './trusts.detail.queries.ts';
import type { FoundTrust, KeptChange } from './trusts.found.ts';

/** What a deed on a trust order writes and tells. */
export interface Deed {
  readonly action: string;
  /** Columns beside version and time of change. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Field names or paths with old and new values, for the history. */
  readonly told: Readonly<Record<string, unknown>>;
}

/** The columns of a content: the document, its product by name (none for one there is not), and its figures. */
export function contentColumns(content: TrustContent): Record<string, unknown> {
  const { cartons, gross, volume } = trustTotals(content.cargo.lines, trustWeightRule(null, null));
  const channel = content.service.channelName;
  return {
    content: JSON.stringify(content),
    channelName: productName(sql`${channel}`),
    pieces: cartons,
    grossWeight: gross,
    volume,
  };
}

/** Refuses what was read in an older version: 409 with what stands now and what was asked. */
export function requireVersion(found: FoundTrust, asked: { readonly version: number }): void {
  if (found.trust.version !== asked.version)
    throw staleProblem({ version: found.trust.version, ...found.content }, asked);
}

/** Writes one deed: the columns, the version, and one entry in the history of whose trust order it is. */
export async function record(
  tx: Tx,
  { orgId, trust }: FoundTrust,
  { action, set, told }: Deed,
): Promise<FoundTrust> {
  await tx.rows(sql`
    update trust r set ${assignments({ ...set, version: trust.version + 1, updatedAt: sql`now()` })}
    where r.org_id = ${orgId} and r.id = ${trust.id}`);
  await audit(tx, { orgId, action, subject: 'trust', subjectId: trust.id, changes: told });
  return foundTrust(tx, trust.id);
}

/** Moves a locked trust order on: refused in words when the lifecycle or the caller's rights do not allow it. */
export function moveTo(
  tx: Tx,
  found: FoundTrust,
  to: TrustState,
  { action, set, told }: Deed,
): Promise<FoundTrust> {
  const { state } = found.trust;
  requireMove(trustLifecycle, state, to, tx.me);
  return record(tx, found, {
    action,
    set: { ...set, state: to },
    told: { state: { from: state, to }, ...told },
  });
}

/** Changes by path as the history keeps them. */
export function toldChanges(
  changes: readonly Pick<KeptChange, 'path' | 'from' | 'to'>[],
): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ path, from, to }) => [path, { from, to }]));
}
