import type { runBills } from '@loadline/contract/bills/bill-run.api';
import { billRun, billRunFields } from '@loadline/contract/bills/bill-run.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { id as idField } from '@loadline/contract/kernel/field';
import { check } from '@loadline/contract/kernel/schema';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { enqueue } from '../../kernel/jobs.ts';
import { Problem } from '../../kernel/problem.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockCustomer } from '../ops/companies.public.ts';
import { addDraft, requireBillDate, requireCompany } from './bills.commands.ts';
import { isToBill } from './bills.desk.queries.ts';
import { issueIn } from './bills.issue.commands.ts';
import { lockedBill, lockedLines, putIn } from './bills.locked.queries.ts';
import type { ExchangeRates } from './exchange-rates.queries.ts';
import { exchangeRatesIn } from './exchange-rates.queries.ts';

type Run = ValuesOf<typeof billRunFields>;

const jobName = 'bill-month';

const runJson = jsonOf(billRunFields, 'r', { id: sql`r.run_id::text`, left: sql`r.remaining` });

export async function lastRunOf(staff: Database, viewer: Viewer): Promise<Run[]> {
  const {
    rows: [found],
  } = await staff.read(
    viewer,
    sql.type({
      run: json<Run>(),
    })`select ${runJson} as run from bill_run r order by r.started_at desc limit 1`,
  );
  return found.map((one) => one.run);
}

/** Writes down what is to be billed and leaves it to a job. */
export function startRun(staff: Database, viewer: Viewer, asked: BodyOf<typeof runBills>): Promise<Run> {
  return staff.inTransaction(viewer, async (tx) => {
    const { id, upTo, billDate, companyCode, issues } = asked;
    await requireCompany(tx, companyCode);
    await requireBillDate(tx, billDate);
    const begun = await tx.rows(sql`
      insert into bill_run (run_id, up_to, bill_date, company_code, issues, customers, made_by, started_at)
      select ${id}, ${upTo}, ${billDate}, ${companyCode}, ${issues}, count(distinct c.org_id), ${tx.me.userId}, ${tx.now}
      from charge c where ${isToBill} and c.fee_date <= ${upTo} on conflict (run_id) do nothing returning 1`);
    if (begun.length > 0) {
      await enqueue(tx, jobName, { id }, `${jobName} ${id}`);
      const changes = { upTo, billDate, companyCode, issues };
      await audit(tx, { action: 'made', subject: 'billRun', subjectId: id, changes });
    }
    const { found } = await tx.one(
      sql.type({ found: json<Run>() })`select ${runJson} as found from bill_run r where r.run_id = ${id}`,
    );
    return found;
  });
}

/** Bills one customer after the other, each whole or not at all; begun again it goes on with those that are left. */
export function billMonthJob({ staff }: House): Job {
  return {
    name: jobName,
    permission: 'op:finance',
    async work(viewer, payload) {
      const checked = check({ id: idField({ label: billRun.label }) }, payload);
      if (!checked.ok) throw new Error('a job without its run');
      const { id } = checked.value;
      const db = staff.slow;
      const {
        rows: [[asked], customers],
      } = await db.read(
        viewer,
        sql.type(
          runColumns,
        )`select r.up_to as "upTo", r.bill_date as "billDate", r.company_code as "companyCode", r.issues, r.run_id as id from bill_run r
          where r.run_id = ${id} and r.state = 'RUNNING'`,
        sql.type({ orgId: text })`
          select distinct c.org_id as "orgId" from charge c where ${isToBill} and c.fee_date <= (select r.up_to from bill_run r where r.run_id = ${id}) order by 1`,
      );
      if (!asked) return;
      const rates = await db.inTransaction(viewer, exchangeRatesIn);
      for (const { orgId } of customers)
        await db.inTransaction(viewer, (tx) => billCustomer(tx, asked, orgId, rates));
      await db.inTransaction(viewer, (tx) =>
        tx.rows(
          sql`update bill_run set state = 'DONE', done = customers, ended_at = ${tx.now} where run_id = ${id}`,
        ),
      );
    },
  };
}

const runColumns = { id: text, upTo: text, billDate: text, companyCode: text, issues: flag };
type Asked = RowOf<typeof runColumns>;

interface Left {
  readonly billNo: string;
  readonly whyZh: string;
  readonly whyEn: string;
}

async function billCustomer(tx: Tx, asked: Asked, orgId: string, rates: ExchangeRates): Promise<void> {
  await lockCustomer(tx, orgId);
  const lines = await lockedLines(tx, orgId, sql`${isToBill} and c.fee_date <= ${asked.upTo}`);
  const left: Left[] = [];
  let issued = 0;
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  for (const [currency, its] of byCurrency) {
    const id = newId();
    const companyCode = await companyOf(tx, asked, orgId);
    const { billDate } = asked;
    const billNo = await addDraft(tx, { id, orgId, companyCode, currency, billDate, note: null });
    await putIn(
      tx,
      { id, orgId, currency },
      its.map((line) => line.id),
    );
    const changes = { billNo, companyCode, currency, billDate };
    await audit(tx, { action: 'made', subject: 'bill', subjectId: id, orgId, changes });
    if (!asked.issues) continue;
    const why = await issuedOrWhy(tx, id, rates);
    if (why) left.push({ billNo, whyZh: why.in('zh-cn'), whyEn: why.in('en') });
    else issued += 1;
  }
  await tx.rows(sql`
    update bill_run set done = least(done + 1, customers), made = made + ${byCurrency.size}, issued = issued + ${issued}, remaining = remaining || ${JSON.stringify(left)}::jsonb
    where run_id = ${asked.id}`);
}

/** In whose name a customer was billed last; the company of the run for who was billed by none. */
async function companyOf(tx: Tx, asked: Asked, orgId: string): Promise<string> {
  const [last] = await tx.rows(sql.type({ code: text })`
    select b.company_code as code from bill b where b.org_id = ${orgId} and b.status <> 'VOID' order by b.bill_date desc, b.id desc limit 1`);
  return last?.code ?? asked.companyCode;
}

/** A refusal comes before anything is written: the draft stays as it was made. */
async function issuedOrWhy(tx: Tx, id: string, rates: ExchangeRates): Promise<Problem | undefined> {
  try {
    await issueIn(tx, await lockedBill(tx, { id, version: 1 }), rates);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
