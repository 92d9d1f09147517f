import { createHash } from 'node:crypto';
import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { askWatch, confirmWatch, watchWays } from '@loadline/contract/tracking/watch.api';
import type { Config } from '../../config.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { networkOf } from '../../kernel/network.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { hashOfToken, newToken } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { leaveToken, watchLink } from './watches.links.ts';

const day = 86_400;
/** How often somebody may ask. None depends on whether the number exists. */
const perNetworkAndHour = 20;
const perMailAndDay = 10;
const perNumberAndDay = 20;

/** Mails with links need a server that sends them and an address for the links to lead to. */
export function noticesAtHand({ mail, publicUrl }: Config): AnswerOf<typeof watchWays> {
  return { mail: mail !== undefined && publicUrl !== undefined };
}

/** Asks the holder of a mail address whether they want to be told; the answer does not tell what the number is. */
export async function wishToWatch(
  house: House,
  viewer: Viewer,
  asked: BodyOf<typeof askWatch>,
): Promise<boolean> {
  const { db, config, vault } = house;
  const { publicUrl } = config;
  if (!publicUrl || !noticesAtHand(config).mail) throw new Problem('noMailNotices');
  const [number, email] = [trackedNumber(asked.number), asked.email.trim().toLowerCase()];
  await takeWishes(db, { network: networkOf(viewer.address), number, email });
  const [watchId, confirm] = [newId(), newToken()];
  const leave = hashOfToken(leaveToken(vault, watchId));
  const told = { number, link: watchLink(publicUrl, 'watch', confirm) };
  await db.call(sql`select ask_watch(${number}, ${email}, ${watchId}, ${viewer.language}, ${hashOfToken(confirm)}, ${leave},
    ${newId()}, ${JSON.stringify(told)}::jsonb)`);
  return true;
}

interface Wish {
  readonly network: string;
  readonly number: string;
  readonly email: string;
}

async function takeWishes(db: Database, { network, number, email }: Wish): Promise<void> {
  await takeAllowance(db, { key: `watch from ${network}`, allowance: perNetworkAndHour, seconds: 3_600 });
  // An address is nobody's to read in the table of limits.
  const holder = createHash('sha256').update(email).digest('hex');
  await takeAllowance(db, { key: `watch by ${holder}`, allowance: perMailAndDay, seconds: day });
  await takeAllowance(db, { key: `watch of ${number}`, allowance: perNumberAndDay, seconds: day });
}

/** The number that is watched from now on. */
export async function startToWatch(
  { db }: House,
  viewer: Viewer,
  { token }: BodyOf<typeof confirmWatch>,
): Promise<AnswerOf<typeof confirmWatch>> {
  const network = networkOf(viewer.address);
  await takeAllowance(db, { key: `watch confirmed from ${network}`, allowance: 60, seconds: 3_600 });
  const [confirmed] = await db.call(
    sql.type({ number: orNull(text) })`select confirm_watch(${hashOfToken(token)}) as number`,
  );
  if (!confirmed?.number) throw new Problem('notFound');
  return { number: confirmed.number };
}

/** Leaving is never refused or counted: mail programs press the button for many people from one address. */
export async function stopToWatch(db: Database, token: string): Promise<boolean> {
  await db.call(sql`select leave_watch(${hashOfToken(token)})`);
  return true;
}
