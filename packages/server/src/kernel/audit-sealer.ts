import { anchorFile, anchorsIn, drop } from './audit-anchors.ts';
import { type SealedEntry, sealedColumns, sealedEntry, sealOf } from './audit-chain.ts';
import { bytes, orNull, text } from './columns.ts';
import type { Tx } from './database.ts';
import type { House } from './house.ts';
import type { Job } from './jobs.ts';
import { countAlarm } from './metrics.ts';
import { programWork } from './program.ts';
import { sql } from './sql.ts';

const atOnce = 2_000;

type SealedIn = Pick<House, 'staff' | 'clock' | 'vault'> & {
  readonly config: Pick<House['config'], 'dataDir'>;
};

/** Seals what was written down since the last time: a request waits for no chain. */
export function sealAuditJob(house: SealedIn): Job {
  return { name: 'seal-audit', permission: 'nobody', recurs: '* * * * *', work: () => sealAudit(house) };
}

/** Gives every entry without a seal one, and notes the head of the chain outside the database. */
export async function sealAudit({ staff, clock, vault, config }: SealedIn): Promise<void> {
  const file = anchorFile(config.dataDir);
  let sealed = atOnce;
  while (sealed === atOnce) {
    const anchor = anchorsIn(file).at(-1);
    const done = await programWork(staff, async (tx) => {
      const head = await headOf(tx);
      const isRight = anchor === undefined || (await sealAt(tx, anchor.seq)) === anchor.hmac;
      return { isRight, ...(await sealAfter(tx, head, vault)) };
    });
    sealed = done?.sealed ?? 0;
    if (!done || done.head.seq === 0) return;
    if (!done.isRight) countAlarm('audit-chain');
    if (done.head.seq !== anchor?.seq || !done.isRight)
      drop(file, { at: clock.now().toISOString(), ...done.head }, done.isRight);
  }
}

interface Head {
  readonly seq: number;
  readonly hmac: string;
}

async function headOf(tx: Tx): Promise<Head> {
  await tx.rows(sql`select hold_audit_chain()`);
  const [head] = await tx.rows(
    sql.type({ seq: orNull(text), hmac: orNull(bytes) })`select h.seq, h.hmac from audit_head() h`,
  );
  return { seq: Number(head?.seq ?? 0), hmac: head?.hmac?.toString('hex') ?? '' };
}

async function sealAt(tx: Tx, seq: number): Promise<string | undefined> {
  const [found] = await tx.rows(sql.type({ hmac: orNull(bytes) })`select audit_seal_at(${seq}) as hmac`);
  return found?.hmac?.toString('hex');
}

async function sealAfter(
  tx: Tx,
  before: Head,
  vault: House['vault'],
): Promise<{ head: Head; sealed: number }> {
  const entries: SealedEntry[] = await tx.rows(
    sql.type(sealedColumns)`select ${sealedEntry} from audit_unsealed(${atOnce}::int) a`,
  );
  let head = before;
  const seals = entries.map((entry) => {
    const seq = head.seq + 1;
    head = { seq, hmac: sealOf(vault, { seq, after: head.hmac }, entry) };
    return { ...head, orgId: entry.orgId, id: entry.id, at: `${entry.at}Z` };
  });
  if (seals.length > 0) await tx.rows(sql`select seal_audit(${JSON.stringify(seals)}::jsonb)`);
  return { head, sealed: seals.length };
}
