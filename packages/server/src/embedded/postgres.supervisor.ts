import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { type ServerPlan, startServer, stopServer } from './postgres.server.ts';

export interface Supervisor {
  stop(): Promise<void>;
}

const longestPauseMs = 10_000;

/** Starts the server and starts it again whenever it ends unasked, until `stop`. */
export async function supervise(plan: ServerPlan, signal: AbortSignal): Promise<Supervisor> {
  const stopping = new AbortController();
  let reviving = Promise.resolve();
  let server = await startServer(plan, signal);
  watch();

  function watch(): void {
    server.once('exit', () => {
      if (!stopping.signal.aborted) reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    plan.tell(postgresTexts.died);
    for (let pause = 0; !stopping.signal.aborted; pause = Math.min(pause * 2 + 500, longestPauseMs)) {
      const revived = await startedAfter(pause).catch(tellFailure);
      if (!revived) continue;
      server = revived;
      watch();
      return plan.tell(postgresTexts.revived);
    }
  }

  async function startedAfter(pause: number): Promise<ChildProcess> {
    await sleep(pause, undefined, { signal: stopping.signal });
    return startServer(plan, stopping.signal);
  }

  function tellFailure(error: unknown): ChildProcess | undefined {
    if (!stopping.signal.aborted) plan.tell(postgresTexts.stillDown, { reason: String(error) });
    return undefined;
  }

  return {
    async stop() {
      stopping.abort();
      await reviving;
      await stopServer(server);
    },
  };
}
