import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { figuresOf } from '@loadline/contract/receipts/measured';
import { unidentifiedLifecycle } from '@loadline/contract/receipts/unidentified';
import type { closeUnidentified, saveUnidentified } from '@loadline/contract/receipts/unidentified.api';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { attachFiles } from '../files/files.public.ts';
import { requireWarehouse } from './receipts.commands.ts';
import { type Unidentified, unidentifiedIn } from './unidentified.queries.ts';

type Saved = BodyOf<typeof saveUnidentified>;

/** Writes down cargo that nobody announced, or puts right what was written of it while it waits. */
export function keepUnidentified(staff: Database, viewer: Viewer, saved: Saved): Promise<Unidentified> {
  return staff.inTransaction(viewer, async (tx) => {
    if (saved.lines.length === 0) throw new Problem('nothingMeasured');
    if (saved.version === null) await writeDown(tx, saved);
    else await putRight(tx, saved);
    await attachFiles(tx, tx.me.orgId, 'unidentified', saved.id, saved.photos);
    return unidentifiedIn(tx, saved.id);
  });
}

async function writeDown(tx: Tx, { id, ...given }: Saved): Promise<void> {
  await requireWarehouse(tx, given.warehouse);
  const { pieces, grossWeight, volume } = figuresOf(given.lines);
  const written = await tx.rows(sql`
    insert into unidentified_cargo (id, cargo_no, warehouse, marks, truck, driver, driver_phone, lines, pieces, gross_weight, volume,
      photos, remark, arrived_at, received_by, created_by)
    values (${id}, next_number('UC', (now() at time zone 'Asia/Shanghai')::date), ${given.warehouse}, ${given.marks}, ${given.truck},
      ${given.driver}, ${given.driverPhone}, ${JSON.stringify(given.lines)}, ${pieces}, ${grossWeight}, ${volume},
      ${given.photos}::uuid[], ${given.remark}, ${tx.now}, ${tx.me.name}, ${tx.me.userId})
    on conflict do nothing returning 1`);
  if (written.length === 0) throw new Problem('stale');
  await audit(tx, { action: 'made', subject: 'unidentified', subjectId: id });
}

async function putRight(tx: Tx, saved: Saved): Promise<void> {
  const before = await lockedUnidentified(tx, saved);
  if (before.state !== 'WAITING') throw new Problem('stale', {}, { data: { current: before, mine: saved } });
  const { id, version: _version, lines, photos, ...said } = saved;
  if (said.warehouse !== before.warehouse) await requireWarehouse(tx, said.warehouse);
  await tx.rows(sql`
    update unidentified_cargo set ${assignments({
      ...said,
      lines: JSON.stringify(lines),
      ...figuresOf(lines),
      photos: sql`${photos}::uuid[]`,
    })}, version = version + 1 where id = ${id}`);
  const changes = differences(before, { ...said, ...figuresOf(lines) });
  await audit(tx, { action: 'edited', subject: 'unidentified', subjectId: id, changes });
}

/** It went back to who brought it, or was given up. */
export function close(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof closeUnidentified>,
): Promise<Unidentified> {
  return staff.inTransaction(viewer, async (tx) => {
    const { state } = await lockedUnidentified(tx, asked);
    requireMove(unidentifiedLifecycle, state, asked.to, tx.me);
    await tx.rows(sql`
      update unidentified_cargo set state = ${asked.to}, closed_because = ${asked.reason}, version = version + 1 where id = ${asked.id}`);
    const changes = { state: { from: state, to: asked.to }, reason: asked.reason };
    await audit(tx, { action: 'closed', subject: 'unidentified', subjectId: asked.id, changes });
    return unidentifiedIn(tx, asked.id);
  });
}

/** Locked, as it was read; whatever order it may be of is locked before. */
export async function lockedUnidentified(
  tx: Tx,
  asked: { readonly id: string; readonly version: number | null },
): Promise<Unidentified> {
  await tx.one(sql`select 1 from unidentified_cargo where id = ${asked.id} for update`);
  const current = await unidentifiedIn(tx, asked.id);
  requireVersion(current, asked.version, asked);
  return current;
}
