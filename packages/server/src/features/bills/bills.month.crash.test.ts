import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../kernel/database.ts';
import { killableDesk } from '../../testing/crash.ts';
import { layBilling } from './bills.factory.ts';

const server = await killableDesk();
after(() => server.close());
await server.start();

const customers = 150;
const kills = 4;

/** Customers with three checked charges each that wait for the bill of their month. */
async function layMonth(): Promise<void> {
  await layBilling(server);
  await server.rows(
    `insert into organisation (org_id, code, kind, name_zh, name_en)
     select gen_random_uuid(), 'M' || lpad(n::text, 5, '0'), 'customer', '客户 ' || n, 'Customer ' || n from generate_series(1, ${customers}) n`,
  );
  await server.rows(
    `insert into customer (org_id, account_type, legal_name) select o.org_id, 'company', o.name_zh from organisation o where o.code like 'M_____'`,
  );
  await server.rows(
    `insert into charge (org_id, id, fee_date, fee_type, fee_zh, fee_en, unit_name, quantity, unit_fee, currency, order_fee, source, checked_at, checked_by)
     select o.org_id, gen_random_uuid(), date '2026-10-15', 'AIR', '空运费', 'Air freight', 'kg', 100, n * 1.11, 'CNY', n * 111, 'hand', now(), gen_random_uuid()
     from organisation o, generate_series(1, 3) n where o.code like 'M_____'`,
  );
}

const made = async () => {
  const [found] = await server.rows<{ count: number }>(
    `select count(*)::int as count from bill where issued_at is not null`,
  );
  return found?.count ?? 0;
};

/** What a broken-off run may never leave: half a bill, a charge on two, a posting that is not what is on its bill. */
const halfDone = `
  select b.bill_no from bill b where b.status = 'DRAFT'
  union all select b.bill_no from bill b where (select count(*) from charge c where c.bill_id = b.id) <> 3
  union all select b.bill_no from bill b where (select coalesce(sum(p.amount), 0) from ledger_posting p where p.bill_id = b.id) <> 666
  union all select min(b.bill_no) from bill b group by b.org_id having count(*) > 1`;

test('a run of a month that is killed again and again bills every customer once, each bill whole or not there', async () => {
  await layMonth();
  const id = newId();
  const asked = { id, upTo: '2026-10-31', billDate: '2026-10-31', companyCode: 'SZ', issues: true };
  const begun = await server.post('/opsapi/bills/month', asked);
  assert.equal(begun.code, 200, begun.message);
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = (customers * kill) / (kills + 1);
    while ((await made()) < enough) await sleep(5);
    await server.kill();
    const standing = await made();
    assert.ok(standing < customers, `the run was over before it was killed the ${kill}th time`);
    assert.deepEqual(await server.rows(halfDone), []);
    // As if it had been dead for a while: the next program frees what it held.
    await server.rows(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
    );
    await server.start();
  }
  while ((await made()) < customers) await sleep(20);
  assert.deepEqual(await server.rows(halfDone), []);
  assert.equal(await made(), customers);
});
