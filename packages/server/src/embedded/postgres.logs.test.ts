import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepLogsShort, trimLogs } from './postgres.logs.ts';

test('of the database’s logs the ten latest stay, and what is no log of it is left alone', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'loadline-logs-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const names = Array.from({ length: 13 }, (_, day) => `postgres-202611${String(day + 10)}-000000.log`);
  for (const [day, name] of [...names.entries(), [0, 'postgres-Mon.log'], [0, 'start.log']] as const) {
    writeFileSync(join(folder, name), name);
    utimesSync(join(folder, name), 1_700_000_000 + day, 1_700_000_000 + day);
  }
  trimLogs(folder);
  assert.deepEqual(readdirSync(folder).toSorted(), [...names.slice(3), 'start.log']);
});

test('whoever takes the data away after the database has ended is not stopped by its logs', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const folder = mkdtempSync(join(tmpdir(), 'loadline-logs-'));
  const server = spawn(process.execPath, ['--eval', '']);
  keepLogsShort(folder, server);
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
  assert.doesNotThrow(() => context.mock.timers.tick(2 * 3_600_000));
});
