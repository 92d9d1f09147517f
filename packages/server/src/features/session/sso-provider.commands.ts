import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Finding } from '@loadline/contract/kernel/schema';
import { findingOn } from '@loadline/contract/kernel/schema';
import { ssoProvider } from '@loadline/contract/session/sso-provider';
import type { ownSso } from '@loadline/contract/session/sso-provider.api';
import {
  emergencyNeeded,
  issuerNotReachable,
  secretAgain,
} from '@loadline/contract/session/sso-provider.rules';
import { audit } from '../../kernel/audit.ts';
import { flag } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences } from '../../kernel/record-changes.ts';
import { assignments, insertion, staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { secretOf } from './sso.commands.ts';
import { isReachable } from './sso.reach.ts';
import type { Settings } from './sso-provider.queries.ts';
import { settingsIn } from './sso-provider.queries.ts';

type Asked = BodyOf<typeof ownSso.save>;
type Kept = NonNullable<Settings['provider']>;

/** The provider of the viewer's own organisation: theirs alone, and no role that can do more than who gives it. */
export function keepProvider(
  db: Database,
  { config, vault }: House,
  viewer: Viewer,
  { version, clientSecret, domains, mapping, ...given }: Asked,
): Promise<Settings> {
  return db.inTransaction(viewer, async (tx) => {
    // Two who save their first at once must not both be the first.
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('sso of ' || ${tx.me.orgId}, 0))`);
    const before = await settingsIn(tx, config);
    const { provider } = before;
    if ((provider?.version ?? 0) !== version)
      throw staleProblem({ ...provider }, { ...given, domains, mapping });
    const findings = [
      ...(isReachable(given.issuer, config.ssoAllowHttp) ? [] : [issuerNotReachable]),
      ...flawsOf(given, provider, clientSecret !== null),
    ];
    if (findings.length > 0) throw wrongFields(findings);
    requireGivable(before, { ...given, mapping });
    const secret = clientSecret === null ? undefined : vault.seal(clientSecret, secretOf(tx.me.orgId));
    await write(
      tx,
      { ...given, mapping: sql`${JSON.stringify(mapping ?? [])}::jsonb`, clientSecret: secret },
      provider,
    );
    await keepDomains(tx, [...new Set(domains)]);
    const after = await settingsIn(tx, config);
    const changes = differences(comparable(provider), comparable(after.provider));
    const renewed = secret ? { password: { from: null, to: '******' } } : {};
    const action = provider ? 'edited' : 'made';
    await audit(tx, { action, subject: 'sso', subjectId: tx.me.orgId, changes: { ...changes, ...renewed } });
    return after;
  });
}

/** A secret goes to the provider that it was given for, and to no other; nobody is shut out by a provider that is down. */
function flawsOf(
  given: Pick<Asked, 'issuer' | 'required' | 'emergencyId'>,
  kept: Kept | null,
  isNew: boolean,
): Finding[] {
  return [
    ...(kept?.hasSecret && kept.issuer !== given.issuer && !isNew ? [secretAgain] : []),
    ...(given.required && given.emergencyId === null ? [emergencyNeeded] : []),
  ];
}

function requireGivable(
  { roles, people }: Settings,
  given: Pick<Asked, 'mapping' | 'defaultRoleId' | 'emergencyId'>,
): void {
  const { mapping, defaultRoleId, emergencyId } = given;
  const wanted = [
    ...(mapping ?? []).map(({ roleId }) => roleId),
    ...(defaultRoleId === null ? [] : [defaultRoleId]),
  ];
  if (wanted.some((id) => roles.every((role) => role.id !== id))) throw new Problem('noAuthority');
  const isFit = emergencyId === null || people.some(({ id }) => id === emergencyId);
  if (!isFit) throw wrongFields([findingOn(ssoProvider, 'emergencyId')]);
}

async function write(tx: Tx, values: Readonly<Record<string, unknown>>, kept: Kept | null): Promise<void> {
  if (!kept) return void (await tx.rows(insertion('sso_provider', { orgId: tx.me.orgId, ...values })));
  const next = { ...values, version: kept.version + 1, updatedAt: sql`now()` };
  await tx.rows(sql`update sso_provider set ${assignments(next)} where org_id = ${tx.me.orgId}`);
}

/** Whose people have addresses of a domain elsewhere would be led to a stranger's provider: such a domain is nobody's alone. */
async function keepDomains(tx: Tx, domains: readonly string[]): Promise<void> {
  await tx.rows(
    sql`delete from sso_domain where org_id = ${tx.me.orgId} and domain <> all (${[...domains]}::text[])`,
  );
  for (const domain of domains) {
    const { others } = await tx.one(sql.type({ others: flag })`select domain_of_others(${domain}) as others`);
    if (others) throw new Problem('domainTaken', { domain });
    const laid = tx.rows(sql`
      insert into sso_domain (domain, org_id) select ${domain}, ${tx.me.orgId}
      where not exists (select from sso_domain d where d.org_id = ${tx.me.orgId} and d.domain = ${domain})`);
    await withoutConflict({ sso_domain_pkey: 'domainTaken' }, { domain }, laid);
  }
}

/** As the audit log tells it. */
function comparable(provider: Kept | null): Record<string, unknown> {
  if (!provider) return {};
  const { mapping, hasSecret: _untold, ...rest } = provider;
  return { ...rest, mapping: mapping.map(({ group, roleId }) => ({ group, roleId })) };
}
