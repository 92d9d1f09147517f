import type { Anchor } from './audit-anchors.ts';
import { type SealedEntry, sealColumns, sealedColumns, sealedEntry, sealOf } from './audit-chain.ts';
import { orNull, text } from './columns.ts';
import type { OwnerTx } from './owner.ts';
import { sql } from './sql.ts';
import type { Vault } from './vault.ts';

/** What is wrong with the chain, and where. */
export interface Breach {
  readonly kind: 'altered' | 'removed' | 'sealRemoved' | 'added' | 'cut';
  readonly seq: number | null;
  /** The entry by its id and time, as far as they are known. */
  readonly id: string | null;
  readonly at: string | null;
}

export interface Verdict {
  /** How many entries are sealed. */
  readonly sealed: number;
  readonly breaches: readonly Breach[];
}

const portion = 5_000;

/** Goes the whole chain through: each entry against its seal, each seal against the one before, and both against the anchors. */
export async function verifyAudit(
  tx: OwnerTx,
  vault: Pick<Vault, 'mark'>,
  anchors: readonly Anchor[],
): Promise<Verdict> {
  const anchored = Map.groupBy(anchors, (anchor) => anchor.seq);
  const left = new Set(anchors);
  const breaches: Breach[] = [];
  let [seq, after, sealed] = [0, '', 0];
  for (let rows = await sealsAfter(tx, seq); rows.length > 0; rows = await sealsAfter(tx, seq)) {
    for (const row of rows) {
      const here = Number(row.seq);
      const known = { seq: here, id: row.sealedId, at: row.sealedAt.toISOString() };
      for (let gone = seq + 1; gone < here && gone <= seq + portion; gone += 1)
        breaches.push({ kind: 'sealRemoved', seq: gone, id: null, at: null });
      // What stands behind a gap is held against nothing: the gap is told.
      const isLinked = here === seq + 1;
      const entry = entryOf(row);
      if (!entry) breaches.push({ kind: 'removed', ...known });
      else if (isLinked && sealOf(vault, { seq: here, after }, entry) !== row.hmac)
        breaches.push({ kind: 'altered', ...known });
      for (const anchor of anchored.get(here) ?? []) if (anchor.hmac === row.hmac) left.delete(anchor);
      [seq, after, sealed] = [here, row.hmac, sealed + 1];
    }
  }
  for (const { seq: n, at } of left) breaches.push({ kind: 'cut', seq: n, id: null, at });
  return { sealed, breaches: [...breaches, ...(await addedIn(tx))] };
}

type SealRow = Awaited<ReturnType<typeof sealsAfter>>[number];

function sealsAfter(tx: OwnerTx, seq: number) {
  const maybe = {
    orgId: orNull(text),
    id: orNull(text),
    at: orNull(text),
    who: orNull(text),
    action: orNull(text),
    subject: orNull(text),
    changes: orNull(text),
  };
  return tx.rows(sql.type({ ...sealColumns, ...sealedColumns, ...maybe })`
    select s.seq::text as seq, encode(s.hmac, 'hex') as hmac, s.sealed_org::text as "sealedOrg", s.audit_id::text as "sealedId", s.at as "sealedAt", ${sealedEntry}
    from audit_seal s left join audit a on a.org_id = s.sealed_org and a.audit_id = s.audit_id
    where s.seq > ${seq} order by s.seq limit ${portion}::int`);
}

function entryOf(row: SealRow): SealedEntry | undefined {
  const { orgId, id, at, who, action, subject, changes, userId, subjectId } = row;
  if (orgId === null || id === null || at === null || who === null) return undefined;
  return {
    orgId,
    id,
    at,
    who,
    userId,
    subjectId,
    action: action ?? '',
    subject: subject ?? '',
    changes: changes ?? '',
  };
}

/** Entries that lie behind what is sealed and have no seal: nobody wrote them through the program. */
async function addedIn(tx: OwnerTx): Promise<Breach[]> {
  const added = await tx.rows(sql.type({ id: text, at: text })`
    select a.audit_id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from audit a
    where a.at <= audit_sealed_from() and not exists (select from audit_seal s where s.sealed_org = a.org_id and s.audit_id = a.audit_id)
    order by a.at, a.audit_id limit ${portion}::int`);
  return added.map(({ id, at }) => ({ kind: 'added', seq: null, id, at }));
}
