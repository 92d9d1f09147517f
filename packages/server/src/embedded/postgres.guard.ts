import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { StartFailure } from '../start-failure.ts';

const settlingMs = 50;

export interface Guard {
  release(): Promise<void>;
}

/**
 * Keeps a second Loadline off the same data folder: it would take our database for an orphan and stop it.
 * A socket, because the kernel closes it with its process; a file with a process number would outlive a `kill -9`.
 */
export async function guardOf(socketFolder: string, dataDir: string): Promise<Guard> {
  const path = join(socketFolder, 'guard');
  const holder = await holderOf(path);
  if (holder !== undefined)
    throw new StartFailure(postgresTexts.alreadyRunning, { pid: holder, folder: dataDir });
  rmSync(path, { force: true });
  const server = await listening(path);
  // Two starts at the same moment may both have removed the path: the one that listens there in the end has won.
  await sleep(settlingMs);
  const winner = await holderOf(path);
  if (winner === String(process.pid)) return { release: () => closed(server) };
  // The loser's server stays open until its process ends: closing it would remove the winner's path.
  throw new StartFailure(postgresTexts.alreadyRunning, { pid: winner ?? '?', folder: dataDir });
}

/** The process number that answers at the path; '?' when something listens there but stays silent. */
async function holderOf(path: string): Promise<string | undefined> {
  const socket = connect(path);
  socket.setTimeout(2000, () => socket.destroy());
  let answered = false;
  socket.once('connect', () => (answered = true));
  const said = await text(socket).catch(() => '');
  return answered ? said.trim() || '?' : undefined;
}

function listening(path: string): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => {}).end(`${process.pid}\n`));
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, () => resolve(server));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
