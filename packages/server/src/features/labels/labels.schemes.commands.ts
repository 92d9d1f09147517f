import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type {
  addLabelBrand,
  saveLabelBrand,
  saveLabelScheme,
} from '@loadline/contract/labels/label-scheme.api';
import { flawsOfScheme } from '@loadline/contract/labels/label-scheme.rules';
import { audit } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { insertion } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import type { Brand, Scheme } from './labels.schemes.queries.ts';
import { brandIn, schemeIn } from './labels.schemes.queries.ts';

/** A new scheme, or the next edition of the one that was read. */
export function keepScheme(
  staff: Database,
  viewer: Viewer,
  saved: BodyOf<typeof saveLabelScheme>,
): Promise<Scheme> {
  const flaws = flawsOfScheme(saved);
  if (flaws.length > 0) throw wrongFields(flaws);
  return staff.inTransaction(viewer, async (tx) => {
    const { id, version, ...written } = saved;
    const before = await schemeIn(tx, id);
    if (!before && version !== null) throw new Problem('notFound');
    if (before) requireVersion(before, version, saved);
    const row = { id, ...written, checks: JSON.stringify(written.checks) };
    await addEdition(tx, 'label_scheme', row, before?.version);
    const changes = differences({ ...before }, written);
    const action = before ? 'edited' : 'made';
    await audit(tx, { action, subject: 'labelScheme', subjectId: id, changes });
    return found(await schemeIn(tx, id));
  });
}

export function addBrand(
  staff: Database,
  viewer: Viewer,
  { version, ...saved }: BodyOf<typeof addLabelBrand>,
): Promise<Brand> {
  return staff.inTransaction(viewer, async (tx) => {
    if (version !== null) throw new Problem('notFound');
    const { orgId, id, ...written } = saved;
    await tx.one(sql`select 1 from ${organisationView} g where g.org_id = ${orgId} and g.kind = 'customer'`);
    await addEdition(tx, 'label_brand', { ...saved }, undefined);
    const changes = differences({}, written);
    await audit(tx, { action: 'made', subject: 'labelBrand', subjectId: id, orgId, changes });
    return found(await brandIn(tx, id));
  });
}

/** The next edition of a brand that was read. */
export function keepBrand(
  staff: Database,
  viewer: Viewer,
  saved: BodyOf<typeof saveLabelBrand>,
): Promise<Brand> {
  return staff.inTransaction(viewer, async (tx) => {
    const { id, version, ...written } = saved;
    const before = found(await brandIn(tx, id));
    requireVersion(before, version, saved);
    const { orgId } = before;
    await addEdition(tx, 'label_brand', { orgId, id, ...written }, before.version);
    const changes = differences({ ...before }, written);
    await audit(tx, { action: 'edited', subject: 'labelBrand', subjectId: id, orgId, changes });
    return found(await brandIn(tx, id));
  });
}

/** Whoever is quicker has the edition, or the id. */
async function addEdition(
  tx: Tx,
  table: 'label_scheme' | 'label_brand',
  values: Readonly<Record<string, unknown>>,
  before: number | undefined,
): Promise<void> {
  const row = { ...values, version: (before ?? 0) + 1, changedWho: tx.me.name, changedAt: tx.now };
  const added = await tx.rows(
    sql.type({ id: text })`${insertion(table, row)} on conflict do nothing returning r.id::text as id`,
  );
  if (added.length === 0) throw new Problem('stale');
}

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new Problem('notFound');
  return one;
}
