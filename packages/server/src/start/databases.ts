import { join } from 'node:path';
import { startTexts } from '@loadline/contract/start/start.text';
import type { Config } from '../config.ts';
import { startEmbeddedPostgres } from '../embedded/postgres.start.ts';
import type { Tell } from '../embedded/tell.ts';
import { keptSecret } from '../kept-secret.ts';
import { migrateJobs } from '../kernel/jobs.ts';
import { DatabaseTooNew, DatabaseTooOld, MigrationAltered, migrate } from '../kernel/migrate.ts';
import type { Login } from '../kernel/roles.ts';
import {
  ensureDatabase,
  ensureRoles,
  grantOwner,
  inTurn,
  isLetIn,
  mayCreateRoles,
  rolePrefix,
  settleLogins,
  urlOf,
  withRoles,
} from '../kernel/roles.ts';
import { layStandards } from '../seed/standards.ts';
import { StartFailure } from '../start-failure.ts';

/** The database of this installation under each of its logins, migrated and ready to serve. */
export interface Databases {
  readonly appUrl: string;
  readonly staffUrl: string;
  readonly jobsUrl: string;
  /** Absent when somebody else migrates: then demo data cannot be loaded either. */
  readonly ownerUrl: string | undefined;
  stop(): Promise<void>;
}

/** A given server is used as it is; without one, the embedded PostgreSQL is started. */
export async function openDatabases(config: Config, tell: Tell, signal: AbortSignal): Promise<Databases> {
  if (config.databaseUrl && config.databaseStaffUrl && config.databaseJobsUrl && !config.databaseAdminUrl) {
    return {
      appUrl: config.databaseUrl,
      staffUrl: config.databaseStaffUrl,
      jobsUrl: config.databaseJobsUrl,
      ownerUrl: undefined,
      stop: async () => undefined,
    };
  }
  if (config.databaseUrl && !config.databaseAdminUrl) {
    if (!(await mayCreateRoles(config.databaseUrl))) throw new StartFailure(startTexts.missingLogins);
    return fromAdmin(config.databaseUrl, config, tell, async () => undefined);
  }
  if (config.databaseAdminUrl) return fromAdmin(config.databaseAdminUrl, config, tell, async () => undefined);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, tell, signal });
  try {
    await ensureRoles(embedded.adminUrl, keptPassword(config));
    await settleLogins(embedded.adminUrl, keptPassword(config));
    const adminUrl = await ensureDatabase(embedded.adminUrl, 'loadline');
    return await fromAdmin(adminUrl, config, tell, () => embedded.stop());
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Passwords are made at the first start and kept where only this installation's account can read them. */
function keptPassword({ dataDir }: Config): (login: Login) => string {
  return (login) => keptSecret(join(dataDir, `${login}.password`)).toString('base64url');
}

async function fromAdmin(
  adminUrl: string,
  config: Config,
  tell: Tell,
  stop: () => Promise<void>,
): Promise<Databases> {
  tell(startTexts.migrating);
  const [prefix, passwordOf] = [await rolePrefix(adminUrl), keptPassword(config)];
  const kept = (login: Login) =>
    urlOf(adminUrl, { login: withRoles(prefix, login), password: passwordOf(login) });
  const urls = {
    loadline_owner: kept('loadline_owner'),
    loadline_app: (config.databaseAdminUrl && config.databaseUrl) || kept('loadline_app'),
    loadline_staff: config.databaseStaffUrl ?? kept('loadline_staff'),
    loadline_jobs: config.databaseJobsUrl ?? kept('loadline_jobs'),
  };
  await inTurn(adminUrl, 'start', async () => {
    await ensureRoles(adminUrl, passwordOf, prefix);
    await refuseForeignLogins(Object.values(urls), config.dataDir);
    await grantOwner(adminUrl, prefix);
    await migrateJobs(urls.loadline_jobs);
    await upToDate(urls.loadline_owner);
    await layStandards(urls.loadline_owner);
  });
  return {
    appUrl: urls.loadline_app,
    staffUrl: urls.loadline_staff,
    jobsUrl: urls.loadline_jobs,
    ownerUrl: urls.loadline_owner,
    stop,
  };
}

/** A password that is not ours belongs to another installation that may be serving: it is not changed. */
async function refuseForeignLogins(urls: readonly string[], folder: string): Promise<void> {
  const refused: string[] = [];
  for (const url of urls) if (!(await isLetIn(url))) refused.push(new URL(url).username);
  if (refused.length > 0)
    throw new StartFailure(startTexts.foreignLogins, { logins: refused.join(', '), folder });
}

async function upToDate(ownerUrl: string): Promise<void> {
  try {
    await migrate(ownerUrl);
  } catch (error) {
    if (error instanceof DatabaseTooOld)
      throw new StartFailure(startTexts.olderDatabase, { step: error.step });
    if (error instanceof DatabaseTooNew)
      throw new StartFailure(startTexts.newerDatabase, { step: error.step });
    if (error instanceof MigrationAltered)
      throw new StartFailure(startTexts.alteredMigration, { step: error.step });
    throw error;
  }
}

export function refuseUnsafe(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new StartFailure(startTexts.unsafe, { reasons: reasons.join('; ') });
}
