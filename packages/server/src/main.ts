import { join } from 'node:path';
import { allPages } from '@loadline/contract/all-pages';
import { startTexts } from '@loadline/contract/start/start.text';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { readConfig } from './config.ts';
import { hostBrands } from './features/ops/hosts.public.ts';
import { jobsOf } from './jobs.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase } from './kernel/database.ts';
import { diskFiles } from './kernel/files.ts';
import { startJobs } from './kernel/jobs.ts';
import { openLive } from './kernel/live.ts';
import { codeWays } from './kernel/messages/senders.ts';
import { passwordsWith } from './kernel/passwords.ts';
import { reasonsNotToServe } from './kernel/self-test.ts';
import { vaultWith } from './kernel/vault.ts';
import { tellFailure } from './start/command.ts';
import type { Databases } from './start/databases.ts';
import { openDatabases, refuseUnsafe } from './start/databases.ts';
import { demoData } from './start/demo-data.ts';
import { firstAdministrator } from './start/first-administrator.ts';
import { fittingSecret } from './start/fitting-secret.ts';
import { greet, tell } from './start/greeting.ts';
import { builtRenderer, builtWeb } from './start/web-build.ts';
import { StartFailure } from './start-failure.ts';

type Stop = () => Promise<void>;

/** Everything from nothing to an open port. What was started is stopped in reverse order, also when a step fails. */
async function start(config: Config, signal: AbortSignal): Promise<Stop> {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const webFolder = await builtWeb(tell);
    const databases = await openDatabases(config, tell, signal);
    stops.push(() => databases.stop());
    for (const url of [databases.appUrl, databases.staffUrl]) refuseUnsafe(await reasonsNotToServe(url));
    await serve(config, databases, webFolder, stops);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serve(config: Config, databases: Databases, webFolder: string, stops: Stop[]): Promise<void> {
  const secret = await fittingSecret(config, databases.jobsUrl);
  const [passwords, vault] = [passwordsWith(secret), vaultWith(secret)];
  const files = diskFiles(join(config.dataDir, 'files'));
  const accounts = await demoData(config, databases, passwords, files, tell);
  const administrator = await firstAdministrator(config, databases, passwords);
  const db = openDatabase(databases.appUrl, {
    poolSize: config.poolSize,
    statementTimeoutMs: config.requestDeadlineMs,
  });
  stops.push(() => db.close());
  const staff = openDatabase(databases.staffUrl, {
    poolSize: Math.max(2, Math.ceil(config.poolSize / 2)),
    statementTimeoutMs: config.requestDeadlineMs,
  });
  stops.push(() => staff.close());
  const web = {
    folder: webFolder,
    renderer: await builtRenderer(),
    pages: Object.values(allPages),
    brandOf: hostBrands(db, systemClock, codeWays(config)),
    publicUrl: config.publicUrl,
  };
  // The jobs' login reaches PostgreSQL itself also where the others go through a pooler.
  const live = openLive(databases.jobsUrl);
  stops.push(() => live.close());
  const parts = { config, db, staff, files, clock: systemClock, live, passwords, vault, web };
  const house = await buildApp(parts);
  const jobs = await startJobs(databases.jobsUrl, jobsOf(house));
  stops.push(() => jobs.stop());
  await house.app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new StartFailure(startTexts.portTaken, { port: config.port }) : error;
  });
  stops.push(() => house.app.close());
  greet(config, accounts, administrator);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const asked = new AbortController();
  process.on('SIGINT', () => asked.abort());
  process.on('SIGTERM', () => asked.abort());
  const stop = await start(config, asked.signal);
  if (!asked.signal.aborted) await new Promise((over) => asked.signal.addEventListener('abort', over));
  tell(startTexts.stopping);
  await stop();
  tell(startTexts.stopped);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    tellFailure(error);
    process.exit(1);
  },
);
