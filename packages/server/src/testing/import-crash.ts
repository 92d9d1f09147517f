import { ordersOf, workbookOf } from '../features/orders/orders.import.factory.ts';
import type { KillableServer } from './crash.ts';

const imports = '/omsapi/orders/imports';

/** What was found after the program was killed, and at the end of the import. */
export interface CrashOutcome {
  /** Orders that the import had announced as written when it was killed. */
  readonly announced: number;
  readonly ordersAfterKill: number;
  readonly stateAfterKill: string;
  readonly ordersAtEnd: number;
  readonly stateAtEnd: string;
  readonly againReady: number;
}

/**
 * Imports `count` orders on a running server, kills it once `announced` of them are written (0: as soon as the import is
 * accepted), starts it again, waits for the import's end as its user would, and uploads the same file once more.
 */
export async function crashImport(
  server: KillableServer,
  mark: string,
  count: number,
  announced: number,
): Promise<CrashOutcome> {
  const file = await workbookOf(
    ordersOf(count, (at) => ({ referenceNumber: `${mark}-${at}`, cartonNo: `${mark}${at}` })),
  );
  const { id } = (await server.upload(imports, file)).data;
  await server.post(`${imports}/commit`, { id });
  const seen = await writtenAtLeast(server, id, announced);
  await server.kill();
  const after = await foundOf(server, id);
  await server.start();
  const end = await endOf(server, id);
  const again = await server.upload(imports, file);
  return {
    announced: seen,
    ordersAfterKill: after.orders,
    stateAfterKill: after.state,
    ordersAtEnd: (await foundOf(server, id)).orders,
    stateAtEnd: `${end.state} ${end.importedOrders}`,
    againReady: again.data.readyOrders,
  };
}

async function writtenAtLeast(server: KillableServer, id: string, count: number): Promise<number> {
  for (;;) {
    if (count === 0) return 0;
    const { data } = await server.get(`${imports}/detail?id=${id}`);
    if (data.writtenOrders >= count || data.state !== 'COMMITTING') return data.writtenOrders;
  }
}

async function endOf(server: KillableServer, id: string) {
  for (;;) {
    const { data } = await server.get(`${imports}/detail?id=${id}`);
    if (data.state !== 'COMMITTING') return data;
  }
}

/** The state and the orders of one moment: a commit may fall between two questions. */
async function foundOf(server: KillableServer, id: string): Promise<{ state: string; orders: number }> {
  const [found] = await server.rows<{ state: string; orders: number }>(
    `select i.state, (select count(*)::int from orders o where o.import_id = i.id) as orders from data_import i where i.id = $1`,
    [id],
  );
  return found ?? { state: '', orders: -1 };
}

/** What must hold whatever the moment: all or nothing after the kill, all at the end, and never twice. */
export function isWhole(outcome: CrashOutcome, count: number): boolean {
  const { ordersAfterKill, stateAfterKill, ordersAtEnd, stateAtEnd, againReady } = outcome;
  const afterKill =
    stateAfterKill === 'DONE'
      ? ordersAfterKill === count
      : stateAfterKill === 'COMMITTING' && ordersAfterKill === 0;
  return afterKill && ordersAtEnd === count && stateAtEnd === `DONE ${count}` && againReady === 0;
}
