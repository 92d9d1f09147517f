import { legalIdFlaw, ofNewKind, storedLegalId } from '@loadline/contract/facts/legal-id';
import { type LegalIdKind, usualLegalIdKind } from '@loadline/contract/facts/legal-id-kind';
import { findingOn } from '@loadline/contract/kernel/schema';
import { customerRecord } from '@loadline/contract/ops/customer';
import { chinaTime } from '../../kernel/clock.ts';
import { orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';

interface Asked {
  readonly accountType: 'company' | 'personal';
  readonly country: string | null;
  readonly legalIdKind: LegalIdKind | null;
  readonly legalId: string | null;
}

/** The number of a customer and its kind as they are stored; refuses what is wrong with them. */
export function writtenLegalId({ clock }: House, asked: Asked) {
  const flaw = legalIdFlaw(asked, chinaTime(clock.now()).slice(0, 10));
  if (flaw) throw wrongFields([findingOn(customerRecord, flaw.key, flaw.says)]);
  const legalIdKind = asked.legalIdKind ?? usualLegalIdKind(asked.accountType);
  return { legalIdKind, legalId: asked.legalId && storedLegalId(legalIdKind, asked.legalId) };
}

/** Writes the number of a locked customer. What is left out stays, and so does a kept number from before its check. */
export async function keepLegalId(
  house: House,
  tx: Tx,
  { id, ...asked }: Omit<Asked, 'accountType'> & { readonly id: string },
): Promise<void> {
  const kept = await tx.one(sql.type({
    accountType: textOf<Asked['accountType']>(),
    kind: textOf<LegalIdKind>(),
    number: orNull(text),
  })`
    select account_type as "accountType", legal_id_kind as kind, legal_id as number from customer where org_id = ${id}`);
  const { accountType, kind, number } = kept;
  const legalIdKind = asked.legalIdKind ?? kind;
  const isSameKind = legalIdKind === kind;
  if (isSameKind && (asked.legalId === null || asked.legalId === number)) return;
  if (asked.legalId === null && number !== null)
    throw wrongFields([findingOn(customerRecord, 'legalId', ofNewKind)]);
  const written = writtenLegalId(house, { ...asked, accountType, legalIdKind });
  await tx.rows(
    sql`update customer set legal_id_kind = ${written.legalIdKind}, legal_id = ${written.legalId} where org_id = ${id}`,
  );
}
