import type { Forwarder } from '@loadline/contract/ops/forwarder';
import { forwarder } from '@loadline/contract/ops/forwarder';
import { json } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';

/** The forwarder's particulars as they stand now, for customers as for staff. */
export async function forwarderIn(tx: Pick<Tx, 'one'>): Promise<Forwarder> {
  const { found } = await tx.one(
    sql.type({ found: json<Forwarder>() })`
      select ${jsonOf(forwarder.fields, 'f')} as found from forwarder_particulars() f`,
  );
  return found;
}
