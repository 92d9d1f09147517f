import type { ExistingRecord } from '@loadline/contract/imports/record.check';
import type { MidState } from '@loadline/contract/mids/mid.codes';
import { midImportSubject } from '@loadline/contract/mids/mid-import';
import { json, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';

/** A record that a row of a workbook means. */
export type KnownMid = ExistingRecord & {
  readonly same: string;
  readonly state: MidState;
  readonly code: string;
};

const { fields } = midImportSubject.record;

/** The newest edition of each site that agrees in what tells manufacturers apart. */
export async function midsLike(tx: Tx, wanted: readonly string[]): Promise<ReadonlyMap<string, KnownMid>> {
  const found = await tx.rows(
    sql.type({
      id: text,
      same: text,
      state: textOf<MidState>(),
      code: text,
      values: json<ExistingRecord['values']>(),
    })`
    select distinct on (s.same) m.id::text as id, s.same, m.state, m.code, ${jsonOf(fields, 'm', { textile: sql`case when m.textile then 'yes' else 'no' end` })} as values
    from mid m cross join lateral (select m.name || chr(31) || m.street || chr(31) || m.city || chr(31) || m.country as same) s
    where m.org_id = ${tx.me.orgId} and s.same = any(${[...wanted]}::text[]) order by s.same, m.edition desc, m.updated_at desc`,
  );
  return new Map(found.map((one) => [one.same, one]));
}
