import { randomInt } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { type CodeWays, smsReaches } from '@loadline/contract/session/code-way';
import type { sendMessage } from '@loadline/contract/session/identity.api';
import { int } from '../../kernel/columns.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { codeWays } from '../../kernel/messages/senders.ts';
import { networkOf } from '../../kernel/network.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { addressIn } from './session.public.ts';

const validMinutes = 5;
const resendSeconds = 60;
const perAddressAndHour = 20;

/** Lays a code down to be sent: the same work and the same answer for every address, whether anybody has it or not. */
export async function requestCode(
  { db, vault, config }: House,
  viewer: Viewer,
  asked: BodyOf<typeof sendMessage>,
): Promise<AnswerOf<typeof sendMessage>> {
  const { purpose } = asked;
  const recipient = addressIn(asked);
  requireWay(codeWays(config), asked);
  const hour = { allowance: perAddressAndHour, seconds: 3_600 };
  await takeAllowance(db, { key: `sms from ${networkOf(viewer.address)}`, ...hour });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeId = newId();
  const hash = vault.mark('sms code', code, recipient, purpose, codeId);
  const told = JSON.stringify({ code, purpose, minutes: String(validMinutes) });
  const [laid] = await db.call(
    sql.type({ wait: int })`
      select request_code(${codeId}, ${recipient}, ${purpose}, ${hash}, make_interval(mins => ${validMinutes}::int),
          ${newId()}, ${viewer.language}, ${told}::jsonb, ${config.smsPerDay}::int) as wait`,
  );
  if (laid?.wait) throw new Problem('tooMany', { seconds: laid.wait });
  return { resendSeconds, validMinutes };
}

/** What this installation cannot send is said at once; it tells nothing of whose the address is. */
function requireWay(ways: CodeWays, { mobile }: BodyOf<typeof sendMessage>): void {
  if (mobile === null ? ways.mail : smsReaches(ways, mobile)) return;
  throw new Problem(mobile !== null && ways.mail ? 'noSms' : 'noCodes');
}
