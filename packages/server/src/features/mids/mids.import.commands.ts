import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { check } from '@loadline/contract/kernel/schema';
import { writtenMid } from '@loadline/contract/mids/mid';
import { writableMids } from '@loadline/contract/mids/mid.codes';
import { auditAll } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { assignments, insertion } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Source } from '../imports/imports.public.ts';
import { lockedMid, storedMid } from './mids.commands.ts';

/** Makes drafts of new manufacturers, and brings those up to date that are still written on; what was handed in meanwhile stays. */
export async function writeMids(tx: Tx, records: readonly ImportedRecord[], source: Source): Promise<number> {
  const written = [];
  for (const record of records) {
    const id = record.id === undefined ? await make(tx, record) : await change(tx, record.id, record);
    if (id !== undefined) written.push({ id, changes: saidOf(record.changes) });
  }
  const from = { import: source.importId, file: source.fileName };
  await auditAll(
    tx,
    written.map(({ id, changes }) => ({
      action: 'imported',
      subject: 'mid',
      subjectId: id,
      changes: { ...changes, ...from },
    })),
  );
  return written.length;
}

async function make(tx: Tx, { values }: ImportedRecord): Promise<string | undefined> {
  const id = newId();
  const row = { orgId: tx.me.orgId, id, siteId: id, ...storedOf(values), createdBy: tx.me.userId };
  const made = await tx.rows(
    sql.type({ id: text })`${insertion('mid', row)} on conflict do nothing returning r.id::text as id`,
  );
  return made[0]?.id;
}

async function change(tx: Tx, id: string, { values, changes }: ImportedRecord): Promise<string | undefined> {
  if (Object.keys(changes).length === 0) return undefined;
  const { orgId, state, written } = await lockedMid(tx, id);
  if (!writableMids.includes(state)) return undefined;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const code = written.codeReason === null ? null : written.code;
  const stored = storedOf({ ...written, code, ...given });
  await tx.rows(sql`update mid r set ${assignments({ ...stored })}, state = 'DRAFT', version = r.version + 1, updated_at = now()
    where r.org_id = ${orgId} and r.id = ${id}`);
  return id;
}

/** Changes as the log has them: a yes of a cell is a flag. */
function saidOf({ textile, ...rest }: ImportedRecord['changes']): Readonly<Record<string, unknown>> {
  return textile ? { ...rest, textile: { from: textile.from === 'yes', to: textile.to === 'yes' } } : rest;
}

/** A row as it is stored; it was checked when it was read. */
function storedOf(values: Readonly<Record<string, unknown>>) {
  const checked = check(writtenMid, {
    ...values,
    textile: values['textile'] === 'yes' || values['textile'] === true,
  });
  if (!checked.ok)
    throw new Error(`an imported manufacturer cannot be stored: ${JSON.stringify(checked.findings)}`);
  return storedMid(checked.value);
}
