import { randomUUID } from 'node:crypto';
import { isCode } from '@loadline/contract/kernel/code';
import { permissionsOfRole, roleTemplates } from '@loadline/contract/session/role-templates';
import demoAccounts from '../../../../examples/demo-accounts.json' with { type: 'json' };
import type { Passwords } from '../kernel/passwords.ts';
import { chanceOf } from './chance.ts';
import type { Customer } from './customers.seed.ts';
import { customers, forwarder } from './customers.seed.ts';
import { hoursAfter } from './local-hours.ts';

type Account = (typeof demoAccounts)[number];

/** A customer's organisation and the people who act in it. */
export interface Team {
  readonly customer: Customer;
  readonly orgId: string;
  readonly accounts: readonly Account[];
  /** The id of a person by his username. */
  readonly idOf: (username: string) => string;
}

/** The forwarder's one person in the demo: he records what happens, and nobody logs in as him. */
export interface Clerk {
  readonly orgId: string;
  readonly userId: string;
  readonly name: string;
}

/** The demo has been a customer for a good year. */
const ageInHours = 400 * 24;

export function teamsOf(now: Date): Team[] {
  return customers.map((customer) => {
    const company = demoAccounts.find(({ username }) => username === customer.admin)?.organisation.en;
    const accounts = demoAccounts.filter(({ organisation }) => organisation.en === company);
    return { customer, orgId: idOf(customer.code, now), accounts, idOf: (username) => idOf(username, now) };
  });
}

export function clerkOf(now: Date): Clerk {
  return { orgId: idOf(forwarder.code, now), userId: idOf('clerk', now), name: forwarder.clerk };
}

function idOf(name: string, now: Date): string {
  return chanceOf(`demo ${name}`).id(hoursAfter(now, -ageInHours));
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

export async function userRows(teams: readonly Team[], clerk: Clerk, passwords: Passwords, now: Date) {
  const shared = { created_at: hoursAfter(now, -ageInHours) };
  const people = teams.flatMap(({ orgId, accounts, idOf: userId }) =>
    accounts.map(async ({ username, name, password, template, dataAuthority }) => ({
      org_id: orgId,
      user_id: userId(username),
      username,
      name,
      password_hash: await passwords.hash(password),
      permissions: isCode(roleTemplates, template) ? permissionsOfRole[template] : [],
      data_authority: dataAuthority,
      enabled: true,
      ...shared,
    })),
  );
  return Promise.all([...people, clerkRow(clerk, passwords, shared)]);
}

async function clerkRow({ orgId, userId, name }: Clerk, passwords: Passwords, shared: { created_at: Date }) {
  const password_hash = await passwords.hash(randomUUID());
  return {
    org_id: orgId,
    user_id: userId,
    username: 'demo.clerk',
    name,
    password_hash,
    permissions: [],
    data_authority: 'organisation',
    enabled: false,
    ...shared,
  };
}
