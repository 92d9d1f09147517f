import { tmpdir } from 'node:os';
import { buildApp } from '../../packages/server/src/app.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { systemClock } from '../../packages/server/src/kernel/clock.ts';
import { openDatabase } from '../../packages/server/src/kernel/database.ts';
import { diskFiles } from '../../packages/server/src/kernel/files.ts';
import { passwordsWith } from '../../packages/server/src/kernel/passwords.ts';
import type { ServedEndpoint } from '../../packages/server/src/kernel/served.ts';
import { vaultWith } from '../../packages/server/src/kernel/vault.ts';

/** Every call that the product serves, from a server that is built but neither listens nor asks a database. */
export async function servedCalls(): Promise<readonly ServedEndpoint[]> {
  const nowhere = { poolSize: 1, statementTimeoutMs: 1_000 };
  const db = openDatabase('postgres://nobody@127.0.0.1:1/none', nowhere);
  const secret = Buffer.alloc(32, 7);
  const { app, served } = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    db,
    staff: db,
    files: diskFiles(tmpdir()),
    clock: systemClock,
    passwords: passwordsWith(secret),
    vault: vaultWith(secret),
  });
  await app.close();
  await db.close();
  return served;
}
