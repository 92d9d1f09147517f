import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { customsImportSubject } from '../packages/contract/src/customs/customs-import.ts';
import {
  declarationImports,
  declarationRow,
} from '../packages/server/src/features/customs/customs.factory.ts';
import { filled } from '../packages/server/src/features/imports/imports.factory.ts';
import { addOrder } from '../packages/server/src/features/orders/orders.factory.ts';
import { openTestHouse } from '../packages/server/src/testing/house.ts';

// node bench/declarations.ts --admin postgres://…   a workbook of declarations, from the press of a button to the last row
// written; each of an order of its own, half of them released, which moves the order and tells its customer. Says whether
// the goal of the import is met by the median of its rounds, and ends with 1 where it is not.

const goalMs = 5_000;

const { values: options } = parseArgs({
  options: {
    admin: { type: 'string' },
    rows: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
  },
});
if (!options.admin) throw new Error('name the server: --admin postgres://…');
process.env.LOADLINE_TEST_ADMIN_URL = options.admin;
const house = await openTestHouse({ uploadsPerHour: 1_000 });
const imports = declarationImports(await house.as(await house.clerk()));
const rows = Number(options.rows);
const took: number[] = [];
for (let round = 0; round < Number(options.rounds); round += 1) {
  const file = await filled(customsImportSubject, await rowsOf(round));
  const start = performance.now();
  const { id } = (await imports.upload(file, 'declarations.xlsx')).data;
  const shown = performance.now();
  await imports.act('commit', { id });
  let state = 'COMMITTING';
  while (state === 'COMMITTING') {
    await setTimeout(20);
    state = (await imports.ask('detail', { id })).data.state;
  }
  const end = performance.now();
  if (state !== 'DONE') throw new Error(`round ${round} ended ${state}`);
  took.push(end - start);
  const said = [shown - start, end - shown, end - start].map((one) => one.toFixed(0));
  console.log(
    `${rows} declarations, ${state}: checked ${said[0]} ms, written ${said[1]} ms, in all ${said[2]} ms`,
  );
}
const median = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] ?? Number.NaN;
const isMet = median <= goalMs;
console.log(
  `${rows} declarations in ${median.toFixed(0)} ms by the median of ${took.length} rounds: ${isMet ? 'within' : 'over'} ${goalMs} ms`,
);
// The server of the house would keep the program alive.
process.exit(isMet ? 0 : 1);

async function rowsOf(round: number) {
  const made = [];
  for (let at = 0; at < rows; at += 1) {
    const { orderNumber } = await addOrder(house);
    const released = at % 2 === 0 ? { status: 'RELEASED', reason: 'note to follow' } : {};
    made.push(declarationRow(round * rows + at, orderNumber, released));
  }
  return made;
}
