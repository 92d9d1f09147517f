import { newId } from '../../kernel/database.ts';
import { asProgram } from '../../kernel/program.ts';
import { hashOfToken } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { viewerOfJob } from '../../kernel/viewer.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestUser } from '../../testing/people.ts';
import type { Notice } from './notices.public.ts';
import { tell } from './notices.public.ts';

type Told = Omit<Notice, 'orgId' | 'subject' | 'key'> &
  Partial<Pick<Notice, 'orgId' | 'subject' | 'key'>> & { readonly thenFail?: true };

/** Tells in the name of somebody of the forwarder, of a customer, or of the program itself. */
export async function tellAs(house: TestHouse, by: TestUser | 'program', told: Told): Promise<void> {
  const { thenFail, ...rest } = told;
  const notice = { orgId: house.orgA, subject: 'order', key: newId(), ...rest } as const;
  const { db, staff } = house.house;
  if (by === 'program') return tell({ now: new Date(), rows: (query) => asProgram(staff, query) }, notice);
  const calls = await signedIn(house, by);
  const viewer: Viewer = {
    ...viewerOfJob('test', 'nobody'),
    by: { tokenHash: hashOfToken(calls.token ?? '') },
    access: 'signed-in',
  };
  await (by.orgId === house.orgF ? staff : db).inTransaction(viewer, async (tx) => {
    await tell(tx, notice);
    if (thenFail) throw new Error('and then it failed');
  });
}

const sessions = new Map<string, Promise<Calls>>();

/** Once per person: twenty who tell at once must not wait for twenty logins. */
function signedIn(house: TestHouse, by: TestUser): Promise<Calls> {
  const session = sessions.get(by.userId) ?? house.as(by);
  sessions.set(by.userId, session);
  return session;
}

let made = 0;

/** Gives a person a mail address and a mobile. */
export async function addressOf(house: TestHouse, { userId }: TestUser) {
  made += 1;
  const [email, mobile] = [`${userId}@reader.example`, `+86139${String(made).padStart(8, '0')}`];
  await house.rows('update app_user set email = $2, mobile = $3 where user_id = $1', [userId, email, mobile]);
  return { email, mobile };
}

interface Message {
  readonly channel: string;
  readonly template: string;
  readonly language: string;
  readonly state: string;
  readonly params: Record<string, string>;
}

/** What lies in the outbox for an address, oldest first. */
export function messagesTo(house: TestHouse, recipient: string): Promise<Message[]> {
  return house.rows<Message>('select * from message where recipient = $1 order by created_at', [recipient]);
}
