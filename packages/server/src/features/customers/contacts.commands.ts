import { mobileOf } from '@loadline/contract/checks/china';
import { compact } from '@loadline/contract/checks/verdict';
import { contact } from '@loadline/contract/customers/contact';
import type { createContact, saveContact } from '@loadline/contract/customers/contact.api';
import { alreadyInUse, contactFindings, usernameFindings } from '@loadline/contract/customers/contact.rules';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Finding } from '@loadline/contract/kernel/schema';
import { findingOn } from '@loadline/contract/kernel/schema';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { requireGoodPassword } from '../../kernel/new-password.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { changedFields, staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockCustomer } from '../ops/companies.public.ts';
import { accountView, addAccount, writeAccount } from '../ops/people.rows.public.ts';
import { endOtherSessions } from '../session/session.rows.public.ts';
import { contactFound } from './contacts.queries.ts';
import { keepAdmins, requireGivable, requireNotAbove } from './contacts.rights.commands.ts';

type Contact = AnswerOf<typeof saveContact>;

/** A contact is a user: he can sign in at once, with his mobile number unless a name is given. */
export async function addContact(
  house: House,
  viewer: Viewer,
  { password, confirm, username, ...given }: BodyOf<typeof createContact>,
): Promise<Contact> {
  const mobile = mobileOf(given.mobile) ?? '';
  const name = username ?? mobile.replace(/^\+86/, '');
  const findings = [
    ...contactFindings({ ...given, password, confirm }, today(house.clock)),
    ...usernameFindings(username, mobile),
  ];
  const hash = await hashedPassword(house, viewer, { password, findings, facts: [name, mobile] });
  return house.db.inTransaction(viewer, async (tx) => {
    await requireGivable(tx, given);
    const id = newId();
    const columns = { ...given, mobile, idNumber: compact(given.idNumber) };
    await unlessTaken(() => addAccount(tx, id, { ...columns, username: name }, hash));
    const after = await tx.one(contactFound(id));
    const changes = changedFields(Object.keys({ ...columns, username }), undefined, after);
    await audit(tx, { action: 'made', subject: 'user', subjectId: id, changes });
    return after.shown;
  });
}

/** What is left out stays. Disabled or with a new password, the contact is signed out everywhere. */
export async function changeContact(
  house: House,
  viewer: Viewer,
  { id, version, password, confirm, mobile, idNumber, ...given }: BodyOf<typeof saveContact>,
): Promise<Contact> {
  const findings = contactFindings({ idNumber, password, confirm }, today(house.clock));
  const hash = await hashedPassword(house, viewer, { password, findings, id, facts: [mobile] });
  return house.db.inTransaction(viewer, async (tx) => {
    // Two admins who disable each other must not both succeed.
    await lockCustomer(tx, tx.me.orgId);
    const before = await tx.one(contactFound(id));
    if (before.shown.version !== version) throw staleProblem(before.shown, given);
    await requireNotAbove(tx, id);
    await requireGivable(tx, given);
    const columns = {
      ...given,
      mobile: mobile === null ? undefined : mobileOf(mobile),
      idNumber: idNumber === null ? undefined : compact(idNumber),
    };
    const secrets = hash && { passwordHash: hash, passwordChangedAt: sql`now()`, failures: 0 };
    await unlessTaken(() => writeAccount(tx, id, { ...columns, permissions: [], ...secrets }));
    await keepAdmins(tx, id, before.shown);
    if (!given.enabled || hash) await endOtherSessions(tx, id);
    const after = await tx.one(contactFound(id));
    const changes = changedFields(Object.keys(columns), before, after);
    const secret = hash ? { password: { from: null, to: '******' } } : {};
    await audit(tx, { action: 'edited', subject: 'user', subjectId: id, changes: { ...changes, ...secret } });
    return after.shown;
  });
}

interface Asked {
  readonly password: string | null;
  readonly findings: readonly Finding[];
  /** What the password must not resemble. */
  readonly facts: readonly (string | null)[];
  /** Whose password it becomes, when he is known already. */
  readonly id?: string;
}

/** Hashing is dear, and what is wrong with a form is told to those who may send it: the viewer is looked at first. */
async function hashedPassword(
  { db, config, passwords }: House,
  viewer: Viewer,
  { password, findings, facts, id }: Asked,
): Promise<string | undefined> {
  const { me, results } = await db.read(viewer, nameOf(id));
  if (findings.length > 0) throw wrongFields(findings);
  if (password === null) return undefined;
  const known = results[0]?.rows[0];
  const { zh, en } = me.company;
  await requireGoodPassword(config, password, [...facts, known?.username, known?.mobile, zh, en]);
  return passwords.hash(password);
}

function nameOf(id: string | undefined) {
  return sql`select u.username, u.mobile from ${accountView} u where u.org_id = (select app_org()) and u.user_id = ${id ?? null}`;
}

/** A number or a name that somebody else has, perhaps at another customer, is refused by its field. */
async function unlessTaken(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    if (constraint === 'app_user_mobile') throw wrongFields([findingOn(contact, 'mobile', alreadyInUse)]);
    if (constraint === 'app_user_username') throw wrongFields([findingOn(contact, 'username', alreadyInUse)]);
    throw error;
  }
}

function today(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
