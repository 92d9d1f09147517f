import { randomUUID } from 'node:crypto';
import demoAccounts from '../../../../examples/demo-accounts.json' with { type: 'json' };
import type { Passwords } from '../kernel/passwords.ts';
import type { Customer } from './customers.seed.ts';
import { customers, forwarder } from './customers.seed.ts';
import { ageInHours, idOf } from './demo-id.ts';
import { hoursAfter } from './local-hours.ts';
import { factsOfPeople, leaver, salesCodes } from './people.seed.ts';
import { teamOf } from './staff-team.ts';
import { idOfRole } from './standards.ts';

type Account = (typeof demoAccounts)[number];

/** A customer's organisation and the people who act in it. */
export interface Team {
  readonly customer: Customer;
  readonly orgId: string;
  readonly accounts: readonly Account[];
  /** The id of a person by username. */
  readonly idOf: (username: string) => string;
}

/** The forwarder's one person in the demo: they record what happens, and nobody logs in as them. */
export interface Clerk {
  readonly orgId: string;
  readonly userId: string;
  readonly name: string;
}

/** What an applicant of the demo has chosen, and every account. */
export const demoPassword = demoAccounts[0]?.password ?? '';

export function teamsOf(now: Date): Team[] {
  return customers.map((customer) => {
    const company = demoAccounts.find(({ username }) => username === customer.admin)?.organisation.en;
    const accounts = demoAccounts.filter(({ organisation }) => organisation.en === company);
    return { customer, orgId: idOf(customer.code, now), accounts, idOf: (username) => idOf(username, now) };
  });
}

const clerkName = 'demo.clerk';

export function clerkOf(now: Date): Clerk {
  return { orgId: idOf(forwarder.code, now), userId: idOf(clerkName, now), name: forwarder.clerk };
}

export function organisationRows(teams: readonly Team[], clerk: Clerk, now: Date) {
  const shared = { demo: true, created_at: hoursAfter(now, -ageInHours) };
  const own = {
    org_id: clerk.orgId,
    code: forwarder.code,
    kind: 'forwarder',
    ...named(forwarder.name),
    ...shared,
  };
  const others = teams.map(({ orgId, customer, accounts }) => {
    const name = accounts[0]?.organisation;
    if (!name) throw new Error(`nobody has an account of ${customer.code}`);
    return { org_id: orgId, code: customer.code, kind: 'customer', ...named(name), ...shared };
  });
  return [own, ...others];
}

function named({ zh, en }: { zh: string; en: string }) {
  return { name_zh: zh, name_en: en };
}

interface Member {
  readonly orgId: string;
  readonly username: string;
  readonly name: string;
  readonly template: string | null;
  readonly dataAuthority: string;
  /** Nobody signs in as somebody without one. */
  readonly password?: string;
}

/** Everybody of the demo: who has an account, who has left, and the clerk who records what happens. */
export async function userRows(teams: readonly Team[], clerk: Clerk, passwords: Passwords, now: Date) {
  const shared = { template: null, dataAuthority: 'organisation' } as const;
  const members: Member[] = [
    ...teams.flatMap(({ orgId, accounts }) => accounts.map((account) => ({ orgId, ...account }))),
    ...staffAccounts().map((account) => ({ orgId: clerk.orgId, ...account })),
    ...teams
      .filter(({ customer }) => customer.code === leaver.customer)
      .map(({ orgId }) => ({ ...shared, orgId, ...leaver })),
    { ...shared, orgId: clerk.orgId, username: clerkName, name: clerk.name },
  ];
  return Promise.all(members.map((member) => userRow(member, passwords, now)));
}

async function userRow(
  { orgId, username, name, template, dataAuthority, password }: Member,
  passwords: Passwords,
  now: Date,
) {
  const made = hoursAfter(now, -ageInHours);
  const { mobile = null, email = null, idNumber = null } = factsOfPeople[username] ?? {};
  return {
    org_id: orgId,
    user_id: idOf(username, now),
    username,
    name,
    password_hash: await passwords.hash(password ?? randomUUID()),
    permissions: [],
    role_id: template && idOfRole(template),
    team_id: teamOf(username, now),
    sales_code: salesCodes[username] ?? null,
    mobile,
    email,
    id_number: idNumber,
    data_authority: dataAuthority,
    enabled: password !== undefined,
    created_at: made,
    updated_at: made,
    password_changed_at: made,
  };
}

function staffAccounts(): Account[] {
  return demoAccounts.filter(({ organisation }) => organisation.en === forwarder.name.en);
}
