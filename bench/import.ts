import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  addChannels,
  ordersOf,
  workbookOf,
} from '../packages/server/src/features/orders/orders.import.factory.ts';
import { killableServer } from '../packages/server/src/testing/crash.ts';
import { crashImport, isWhole } from '../packages/server/src/testing/import-crash.ts';

// node bench/import.ts --admin postgres://…   upload, preview, change and commit of a large file; then the same import
// with its server killed at random points. The server is a program of its own, asked over HTTP.

const { values: options } = parseArgs({
  options: {
    admin: { type: 'string' },
    rows: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '3' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: '20261121' },
  },
});
if (!options.admin) throw new Error('name the server: --admin postgres://…');
process.env.LOADLINE_TEST_ADMIN_URL = options.admin;
const [rows, imports] = [Number(options.rows), '/omsapi/orders/imports'];
const server = await killableServer();

interface Timing {
  readonly upload: number;
  readonly preview: number;
  readonly change: number;
  readonly commit: number;
}

/** Milliseconds from the press of a button to its complete answer; `preview` counts from the start of the upload. */
async function timing(mark: string): Promise<Timing> {
  const file = await workbookOf(
    ordersOf(rows, (at) => ({
      referenceNumber: `${mark}-${at}`,
      cartonNo: `${mark}${at}`,
      model: `M-${at}`,
      brand: 'Acme',
    })),
  );
  const start = performance.now();
  const { id } = (await server.upload(imports, file)).data;
  const uploaded = performance.now();
  for (let after: number | null = 0; after !== null; )
    after = (await server.get(`${imports}/rows?id=${id}${after > 0 ? `&after=${after}` : ''}`)).data.next;
  const shown = performance.now();
  await server.post(`${imports}/change`, { id, cells: [{ row: 2, key: 'model', value: 'changed' }] });
  const changed = performance.now();
  await server.post(`${imports}/commit`, { id });
  while ((await server.get(`${imports}/detail?id=${id}`)).data.state === 'COMMITTING') await setTimeout(50);
  return {
    upload: uploaded - start,
    preview: shown - start,
    change: changed - shown,
    commit: performance.now() - changed,
  };
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    .map((one) => Math.round(one ?? 0))
    .join(' / ');
}

/** A small generator of its own, so that a seed gives the same points of time again (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

try {
  await addChannels(server);
  await server.start();
  const timings: Timing[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) timings.push(await timing(`T${round}`));
  console.log(`${rows} rows, each an order; min / median / max milliseconds of ${timings.length} rounds`);
  for (const step of ['upload', 'preview', 'change', 'commit'] as const)
    console.log(`${step.padEnd(8)} ${spread(timings.map((one) => one[step]))}`);
  const random = chance(Number(options.seed));
  let whole = 0;
  for (let kill = 0; kill < Number(options.kills); kill += 1) {
    const outcome = await crashImport(server, `X${kill}`, rows, Math.floor(random() * rows));
    if (isWhole(outcome, rows)) whole += 1;
    console.log(
      `kill -9 at ${outcome.announced} written: ${outcome.stateAfterKill} ${outcome.ordersAfterKill}, then ${outcome.stateAtEnd}`,
    );
  }
  console.log(`${whole} of ${options.kills} imports were whole or had written nothing, and ended whole`);
  process.exitCode = whole === Number(options.kills) ? 0 : 1;
} finally {
  await server.close();
}
