import { tmpdir } from 'node:os';
import { buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { systemClock } from '../packages/server/src/kernel/clock.ts';
import { openDatabase } from '../packages/server/src/kernel/database.ts';
import { diskFiles } from '../packages/server/src/kernel/files.ts';
import { passwordsWith } from '../packages/server/src/kernel/passwords.ts';
import { vaultWith } from '../packages/server/src/kernel/vault.ts';

// The product's own server as it serves, with its limits raised so that the benchmark is not refused.
const config = readConfig({
  ...process.env,
  DATA_DIR: tmpdir(),
  API_PER_MINUTE: '1000000',
  TRACKING_PER_MINUTE: '1000000',
  TRACKING_PER_DAY: '10000000',
});
const limits = { poolSize: config.poolSize, statementTimeoutMs: 5_000 };
const house = await buildApp({
  config,
  db: openDatabase(config.databaseUrl ?? '', limits),
  staff: openDatabase(config.databaseStaffUrl ?? '', limits),
  files: diskFiles(tmpdir()),
  clock: systemClock,
  passwords: passwordsWith(Buffer.alloc(32)),
  vault: vaultWith(Buffer.alloc(32)),
});
process.stdout.write(`${await house.app.listen({ port: 0 })}\n`);
