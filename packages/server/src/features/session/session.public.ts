import { timingSafeEqual } from 'node:crypto';
import { codeRecipientOf } from '@loadline/contract/session/code-way';
import type { SmsPurpose } from '@loadline/contract/session/identity.api';
import { type CodeAddress, codeAddressFindings } from '@loadline/contract/session/person.fields';
import { bytes, flag, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Allowance } from '../../kernel/limit.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import { networkOf } from '../../kernel/network.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { provenSecrets } from './session.own.queries.ts';

/** A code that was right and is not used yet. Using it is part of the work that it is for. */
export interface RightCode {
  readonly codeId: string;
  /** Where it was sent, as it is stored: `+8613800138000` or a mail address in lower case. */
  readonly recipient: string;
}

/**
 * Whether a code sent to a mobile or a mail address for this purpose is right. Takes one of its five tries and one of the address's
 * failures, which comes back when it is right. Refuses a wrong, used, void or expired one with one text.
 */
export async function rightCode(
  { db, vault, config }: House,
  viewer: Viewer,
  asked: { readonly to: string; readonly purpose: SmsPurpose; readonly code: string },
): Promise<RightCode> {
  const address = failuresOf(config, viewer);
  await takeAllowance(db, address);
  const recipient = codeRecipientOf(asked.to) ?? '';
  const [tried] = await db.call(
    sql.type({ code_id: text, code_hash: bytes })`select * from try_code(${recipient}, ${asked.purpose})`,
  );
  const codeId = tried?.code_id ?? '';
  const mark = vault.mark('sms code', asked.code, recipient, asked.purpose, codeId);
  if (!tried || !timingSafeEqual(mark, tried.code_hash)) throw new Problem('wrongSmsCode');
  await giveBack(db, address);
  return { codeId, recipient };
}

/** Where a code shall go or went, as it is stored. */
export function addressIn(given: CodeAddress): string {
  const findings = codeAddressFindings(given);
  if (findings.length > 0) throw wrongFields(findings);
  return given.mobile ?? given.email ?? '';
}

/** Refuses unless the viewer types their own password once more; ten wrong ones close this for a quarter of an hour. */
export async function provePassword(
  { db, passwords }: House,
  viewer: Viewer,
  password: string,
): Promise<void> {
  await provenSecrets(db, passwords, viewer, password);
}

/** The failures one network may make at whatever proves a person: only failures count, an office is no attack. */
export function failuresOf(config: House['config'], viewer: Viewer): Allowance {
  return {
    key: `login from ${networkOf(viewer.address)}`,
    allowance: config.loginFailuresPerAddress,
    seconds: config.loginWindowMinutes * 60,
  };
}

/** Refuses whose organisation demands single sign-on, by id or by the address of a code; asked only when what they know was right. */
export async function requireOwnWay(
  db: Database,
  { userId = null, address = null }: { readonly userId?: string | null; readonly address?: string | null },
): Promise<void> {
  const [asked] = await db.call(
    sql.type({ demanded: flag })`select must_use_sso(${userId}, ${address}) as demanded`,
  );
  if (asked?.demanded) throw new Problem('ssoRequired');
}
