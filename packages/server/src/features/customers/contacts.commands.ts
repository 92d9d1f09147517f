import { shownMobile } from '@loadline/contract/checks/mobile';
import { contact } from '@loadline/contract/customers/contact';
import type { createContact, saveContact } from '@loadline/contract/customers/contact.api';
import {
  alreadyInUse,
  aRole,
  contactFindings,
  needsIdNumber,
  noIdNumber,
  ofNewKind,
  seesAll,
  usernameFindings,
} from '@loadline/contract/customers/contact.rules';
import { storedIdNumber } from '@loadline/contract/facts/identity';
import type { LegalIdKind } from '@loadline/contract/facts/legal-id-kind';
import { usualIdKind } from '@loadline/contract/facts/legal-id-kind';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { type Finding, findingOn } from '@loadline/contract/kernel/schema';
import { audit } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, orNull, text, textOf } from '../../kernel/columns.ts';
import { newId, type Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { requireGoodPassword } from '../../kernel/new-password.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { changedFields, staleProblem } from '../../kernel/records.save.ts';
import { type Sql, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerView, lockCustomer } from '../ops/companies.public.ts';
import { accountView, addAccount, roleView, writeAccount } from '../ops/people.rows.public.ts';
import { endOtherSessions } from '../session/session.rows.public.ts';
import { contactFound } from './contacts.queries.ts';

const managing = sql`'user:manage' = any (coalesce(r.permissions, u.permissions))`;

type Contact = AnswerOf<typeof saveContact>;

/** A contact is a user: they can sign in at once, with their mobile number unless a name is given. */
export async function addContact(
  house: House,
  viewer: Viewer,
  { password, confirm, username, ...given }: BodyOf<typeof createContact>,
): Promise<Contact> {
  const { mobile } = given;
  const name = username ?? shownMobile(mobile);
  const findings = (customer: Known | undefined) => [
    ...(given.idNumber === null && needsIdNumber(customer) ? [noIdNumber] : []),
    ...contactFindings({ ...given, password, confirm }, today(house.clock)),
    ...usernameFindings(username, mobile),
  ];
  const hash = await hashedPassword(house, viewer, { password, findings, facts: [name, mobile] });
  return house.db.inTransaction(viewer, async (tx) => {
    await requireGivable(tx, given);
    const id = newId();
    const idKind = given.idKind ?? usualIdKind;
    const columns = { ...given, idKind, idNumber: given.idNumber && storedIdNumber(given.idNumber) };
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
  { id, version, password, confirm, mobile, idKind, idNumber, ...given }: BodyOf<typeof saveContact>,
): Promise<Contact> {
  const findings = () => contactFindings({ idKind, idNumber, password, confirm }, today(house.clock));
  const hash = await hashedPassword(house, viewer, { password, findings, id, facts: [mobile] });
  return house.db.inTransaction(viewer, async (tx) => {
    // Two admins who disable each other must not both succeed.
    await lockCustomer(tx, tx.me.orgId);
    const before = await tx.one(contactFound(id));
    if (before.shown.version !== version) throw staleProblem(before.shown, given);
    if (idKind !== null && idKind !== before.shown.idKind && idNumber === null)
      throw wrongFields([findingOn(contact, 'idNumber', ofNewKind)]);
    await requireNotAbove(tx, id);
    await requireGivable(tx, given);
    const columns = {
      ...given,
      mobile: mobile ?? undefined,
      idKind: idKind ?? (idNumber === null ? undefined : usualIdKind),
      idNumber: idNumber === null ? undefined : storedIdNumber(idNumber),
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

const knownColumns = {
  country: orNull(text),
  legalIdKind: textOf<LegalIdKind>(),
  username: orNull(text),
  mobile: orNull(text),
};
type Known = RowOf<typeof knownColumns>;

interface Asked {
  readonly password: string | null;
  /** What is wrong with the form of a contact of this customer. */
  readonly findings: (customer: Known | undefined) => readonly Finding[];
  /** What the password must not resemble. */
  readonly facts: readonly (string | null)[];
  /** Whose password it becomes, when they are known already. */
  readonly id?: string;
}

/** Hashing is dear, and what is wrong with a form is told to those who may send it: the viewer is looked at first. */
async function hashedPassword(
  { db, config, passwords }: House,
  viewer: Viewer,
  { password, findings, facts, id }: Asked,
): Promise<string | undefined> {
  const {
    me,
    rows: [[known]],
  } = await db.read(viewer, namesOf(id));
  const wrong = findings(known);
  if (wrong.length > 0) throw wrongFields(wrong);
  if (password === null) return undefined;
  const { zh, en } = me.company;
  await requireGoodPassword(config, password, [...facts, known?.username, known?.mobile, zh, en]);
  return passwords.hash(password);
}

function namesOf(id: string | undefined) {
  return sql.type(knownColumns)`
    select c.country, c.legal_id_kind as "legalIdKind", u.username, u.mobile from ${customerView} c left join ${accountView} u on u.org_id = c.org_id and u.user_id = ${id ?? null}
    where c.org_id = (select app_org())`;
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

interface Rights {
  readonly roleId: string | null;
  readonly dataAuthority: string;
  readonly enabled: boolean;
}

/** A role is one of the customers' that can do no more than who gives it; who manages users sees all of the organisation's data. */
async function requireGivable(tx: Tx, { roleId, dataAuthority }: Rights): Promise<void> {
  const [role] = await tx.rows(
    sql.type({ manages: flag, within: flag })`
      select 'user:manage' = any (r.permissions) as manages, ${within(tx, sql`r.permissions`)} as within
      from ${roleView} r left join ${customerView} c on c.org_id = ${tx.me.orgId} where r.role_id = ${roleId} and r.category = '2'`,
  );
  if (!role) throw wrongFields([findingOn(contact, 'roleId', aRole)]);
  if (!role.within) throw new Problem('noAuthority');
  if (role.manages && dataAuthority === 'own')
    throw wrongFields([findingOn(contact, 'dataAuthority', seesAll)]);
}

/** With a new password or mobile one could come in as a colleague: nobody changes one with more rights than their own. */
async function requireNotAbove(tx: Tx, id: string): Promise<void> {
  const held = sql`coalesce(r.permissions, u.permissions)`;
  const above = await tx.rows(sql`
    select from ${accountView} u left join ${roleView} r on r.role_id = u.role_id left join ${customerView} c on c.org_id = u.org_id
    where u.org_id = ${tx.me.orgId} and u.user_id = ${id} and not ${within(tx, held)}`);
  if (above.length > 0) throw new Problem('noAuthority');
}

/** Whether what the customer `c` was granted of these permissions is no more than the viewer has. */
function within({ me }: Tx, held: Sql): Sql {
  return sql`array(select p from unnest(${held}) p where c.permissions is null or p = any (c.permissions)) <@ ${[...me.permissions]}::text[]`;
}

/** After a change: nobody has lowered themselves, the administrator can still act, and somebody can manage the users. */
async function keepAdmins(tx: Tx, id: string, before: Rights & { isAdmin: boolean }): Promise<void> {
  const [now] = await tx.rows(sql.type({ manages: flag, narrowed: flag })`
    select u.enabled and ${managing} as manages, u.data_authority = 'own' and ${before.dataAuthority} = 'organisation' as narrowed
    from ${accountView} u left join ${roleView} r on r.role_id = u.role_id where u.org_id = ${tx.me.orgId} and u.user_id = ${id}`);
  if (id === tx.me.userId && (!now?.manages || now.narrowed)) throw new Problem('notYourself');
  if (before.isAdmin && !now?.manages) throw new Problem('adminStays');
  const [left] = await tx.rows(sql`
    select from ${accountView} u left join ${roleView} r on r.role_id = u.role_id where u.org_id = ${tx.me.orgId} and u.enabled and ${managing} limit 1`);
  if (!left) throw new Problem('lastAdmin');
}
