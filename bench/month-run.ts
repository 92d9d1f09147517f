import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { rowsIn } from '../packages/e2e/product-database.ts';
import { askerOf, demoSession, product, residentOf } from './product.ts';

// node bench/month-run.ts   how long a run takes that bills and issues a month of very many customers, and a statement of account of
// very many lines as a PDF, with the memory that it takes at most. Says of each whether it is within its goal, and ends with 1 where one
// is not. Linux only (/proc).

const goals = { runSeconds: 60, statementSeconds: 10, statementMegabytes: 150 };

const { values: options } = parseArgs({
  options: {
    customers: { type: 'string', default: '2000' },
    charges: { type: 'string', default: '10' },
    lines: { type: 'string', default: '5000' },
  },
});
const [customers, charges, lines] = [options.customers, options.charges, options.lines].map(Number);
/** A month that nothing of the demo is in. */
const month = { from: '2025-03-01', to: '2025-03-31' };

const folder = await mkdtemp(join(tmpdir(), 'loadline-month-run-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
const data = join(folder, 'data');
const served = await product(data);
try {
  const { access_token: token } = await demoSession(served.address, 'op.admin');
  const ask = askerOf(served.address, token);
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  await runOfMonth();
  await statement();

  async function runOfMonth(): Promise<void> {
    await rowsIn(
      data,
      `insert into organisation (org_id, code, kind, name_zh, name_en)
       select md5('run' || n)::uuid, 'RUN' || n, 'customer', 'Run ' || n, 'Run ' || n from generate_series(1, $1::int) n`,
      [customers],
    );
    await rowsIn(
      data,
      `insert into customer (org_id, account_type, legal_name) select org_id, 'company', name_zh from organisation where code like 'RUN%'`,
    );
    await rowsIn(
      data,
      `insert into charge (org_id, id, fee_date, fee_type, fee_zh, fee_en, unit_name, quantity, unit_fee, currency, order_fee, source, checked_at, checked_by)
       select g.org_id, gen_random_uuid(), $2::date, 'FEE' || k, 'Fee ' || k, 'Fee ' || k, 'kg', 100, 28.6, 'CNY', 2860, 'hand', now(), gen_random_uuid()
       from organisation g cross join generate_series(1, $1::int) k where g.code like 'RUN%'`,
      [charges, month.from],
    );
    const [company] = (await ask('/opsapi/bills/to-bill')).companies;
    const start = performance.now();
    await ask('/opsapi/bills/month', {
      id: randomUUID(),
      upTo: month.to,
      billDate: today(),
      companyCode: company.value,
      issues: true,
    });
    const run = await ended();
    const seconds = (performance.now() - start) / 1_000;
    console.log(
      `${run.made} bills of ${charges} lines made, ${run.issued} issued: ${seconds.toFixed(1)} s, ${within(seconds, goals.runSeconds)} ${goals.runSeconds} s`,
    );
    if (run.issued !== customers) throw new Error(`${run.issued} of ${customers} bills were issued`);
  }

  async function ended(): Promise<{ made: number; issued: number }> {
    for (;;) {
      const [run] = await ask('/opsapi/bills/month');
      if (run.state === 'DONE') return run;
      await setTimeout(200);
    }
  }

  /** Every entry is a charge of the one bill: a paper only reads what was posted. */
  async function statement(): Promise<void> {
    const [customer] = await rowsIn<{ id: string }>(
      data,
      `select org_id as id from organisation where code = 'RUN1'`,
    );
    if (!customer) throw new Error('nobody to make a statement of');
    await rowsIn(
      data,
      `with e as (insert into ledger_entry (org_id, id, kind, day, bill_id, made_by, made_who, made_at)
         select b.org_id, gen_random_uuid(), 'charge', $2::date + (n % 31)::int, b.id, gen_random_uuid(), 'Bench', now()
         from bill b cross join generate_series(1, $3::int) n where b.org_id = $1 returning org_id, id, bill_id)
       insert into ledger_posting (org_id, entry_id, position, account, bill_id, currency, amount, base)
         select e.org_id, e.id, p.place, p.account, case when p.place = 0 then e.bill_id end, 'CNY', p.amount, p.amount
         from e cross join (values (0, 'receivable', 12345.67), (1, 'revenue', -12345.67)) p (place, account, amount)`,
      [customer.id, month.from, lines],
    );
    const query = new URLSearchParams({ orgId: customer.id, currency: 'CNY', ...month });
    const headers = { authorization: `Bearer ${token}` };
    const before = await residentOf(served);
    let peak = before;
    const making = new AbortController();
    const watching = (async () => {
      while (!making.signal.aborted) {
        peak = Math.max(peak, await residentOf(served));
        await setTimeout(20);
      }
    })();
    const start = performance.now();
    const reply = await fetch(`${served.address}/opsapi/ledger/statement?${query.toString()}`, { headers });
    const bytes = (await reply.arrayBuffer()).byteLength;
    const seconds = (performance.now() - start) / 1_000;
    making.abort();
    await watching;
    if (!reply.headers.get('content-type')?.startsWith('application/pdf'))
      throw new Error(`no statement: ${reply.status}`);
    console.log(
      `a statement of ${lines} lines, ${Math.round(bytes / 1_024)} KB: ${seconds.toFixed(1)} s, ${within(seconds, goals.statementSeconds)} ${goals.statementSeconds} s; resident ${before} → ${peak} MB, ${within(peak - before, goals.statementMegabytes)} ${goals.statementMegabytes} MB`,
    );
  }
} finally {
  await served.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

function within(figure: number, goal: number): string {
  if (figure <= goal) return 'within';
  process.exitCode = 1;
  return 'over';
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
