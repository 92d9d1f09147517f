import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

type State = 'through' | 'silent' | 'cut';

/** A line to PostgreSQL that can be cut and can fall silent. */
export interface Line {
  readonly url: string;
  become(next: State): void;
  /** Ends every connection; new ones go through. */
  hangUp(): void;
  close(): void;
}

export async function lineTo(url: string): Promise<Line> {
  const open = new Set<Socket>();
  let state: State = 'through';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = farEndOf(new URL(url));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => state === 'silent' || to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the line has no port');
  const hangUp = () => open.forEach((socket) => socket.destroy());
  return {
    url: atPort(url, address.port),
    hangUp,
    become(next) {
      state = next;
      if (next !== 'silent') hangUp();
    },
    close() {
      hangUp();
      server.close();
    },
  };
}

function farEndOf({ hostname, port, searchParams }: URL): Socket {
  const folder = searchParams.get('host');
  const at = searchParams.get('port') ?? (port || '5432');
  return folder ? connect(`${folder}/.s.PGSQL.${at}`) : connect(Number(at), hostname);
}

function atPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.searchParams.delete('host');
  changed.searchParams.delete('port');
  changed.host = `127.0.0.1:${port}`;
  return changed.href;
}
