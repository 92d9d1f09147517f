import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { statusAfter } from '@loadline/contract/customs/customs.lifecycle';
import { textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { letLinesGo } from './clearance.filed.commands.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { touchEntry } from './clearance.rows.commands.ts';
import { takeBack } from './clearance.tell.commands.ts';

/** The steps that an entry has taken. */
export async function stepsIn(tx: Tx, { orgId, id }: LockedEntry): Promise<CustomsStep[]> {
  const taken = await tx.rows(sql.type({ step: textOf<CustomsStep>() })`
    select p.step from us_entry_step p where p.org_id = ${orgId} and p.entry_id = ${id}`);
  return taken.map(({ step }) => step);
}

/** Brings the entry to the furthest of its steps. */
export function settle(tx: Tx, entry: LockedEntry, recorded: readonly CustomsStep[]): Promise<void> {
  return touchEntry(tx, entry, sql`status = ${statusAfter(recorded)}, status_at = now()`);
}

/** A step is not taken; what it told of the orders is void. */
export async function untake(tx: Tx, entry: LockedEntry, step: CustomsStep, reason: string): Promise<void> {
  await tx.rows(
    sql`delete from us_entry_step p where p.org_id = ${entry.orgId} and p.entry_id = ${entry.id} and p.step = ${step}`,
  );
  if (step === 'SUBMITTED') await letLinesGo(tx, entry);
  await settle(tx, entry, await stepsIn(tx, entry));
  await takeBack(tx, entry, step, reason);
}
