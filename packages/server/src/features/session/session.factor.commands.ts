import { bytes, flag } from '../../kernel/columns.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { codeMark, stepOf } from './session.totp.ts';

interface Holder {
  readonly orgId: string;
  readonly userId: string;
}

/**
 * Uses one code of the authenticator app, or one of the recovery codes. Each counts once; ten wrong ones within a
 * quarter of an hour are enough, whichever way they come.
 */
export async function useSecondFactor(
  { db, vault, clock }: House,
  holder: Holder,
  typed: string,
): Promise<void> {
  const { orgId, userId } = holder;
  const tries = { key: `second factor of ${userId}`, allowance: 10, seconds: 900 };
  await takeAllowance(db, tries);
  const [factor] = await db.call(
    sql.type({ totp_secret: bytes })`select * from factor_of(${orgId}, ${userId})`,
  );
  const secret = factor && vault.open(factor.totp_secret, userId);
  const step = secret && stepOf(secret, typed, clock.now());
  const use = step
    ? sql.type({ used: flag })`select use_totp_step(${orgId}, ${userId}, ${step}) as used`
    : sql.type({ used: flag })`
      select use_recovery_code(${orgId}, ${userId}, ${codeMark(vault, userId, typed)}, ${newId()}) as used`;
  const [answer] = await db.call(use);
  if (!answer?.used) throw new Problem('wrongTotp');
  await giveBack(db, tries);
}
