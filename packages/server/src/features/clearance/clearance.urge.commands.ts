import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { lastDayNear } from '@loadline/contract/clearance/entry-exam';
import { rfiForms } from '@loadline/contract/clearance/entry-rfi.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import type { Notice } from '../notices/notices.public.ts';
import { tellAll } from '../notices/notices.public.ts';
import {
  approveEnd,
  dueEnd,
  dutyOn,
  dutySum,
  examOfHold,
  freeEnd,
  holdsOn,
  payEnd,
  rfisIn,
} from './clearance.rows.queries.ts';
import { ordersOf } from './clearance.tell.commands.ts';

const endingColumns = {
  orgId: text,
  id: text,
  number: text,
  /** What ends: a hold, a request, an estimate. */
  what: text,
  ends: text,
  zone: text,
  /** By which its reason is called. */
  code: orNull(text),
  topic: orNull(text),
  amount: orNull(text),
  currency: orNull(text),
};
type Ending = RowOf<typeof endingColumns>;

/** One kind of last day of entry `r`: until when, of what, and of which end its customer was told. */
interface LastDay {
  readonly event: NoticeEventName;
  readonly from: Sql;
  readonly end: Sql;
  readonly urgedFor: Sql;
  readonly facts: Sql;
  readonly mark: (one: Ending) => Sql;
  readonly noticesOf: (tx: Tx, one: Ending) => Promise<Omit<Notice, 'event' | 'orgId'>[]>;
}

const freeDay: LastDay = {
  event: 'freeDayNear',
  from: sql`us_entry r, lateral ${holdsOn} join ${examOfHold} where true`,
  end: freeEnd,
  urgedFor: sql`x.urged_for`,
  facts: sql`d.id::text as what, x.zone, d.code, null as topic, x.exam_cost::text as amount, x.currency`,
  mark: ({ orgId, id, what, ends }) => sql`
    update us_entry_exam x set urged_for = ${ends} where x.org_id = ${orgId} and x.entry_id = ${id} and x.hold_id = ${what}`,
  async noticesOf(tx, one) {
    const { what, ends, zone, code, amount, currency } = one;
    const { zh: reasonZh, en: reasonEn } = wordOf(dispositions, code ?? '');
    const words = { due: ends, zone, reasonZh, reasonEn, amount: amountOf(currency, amount) };
    return (await ordersOf(tx, one)).map(({ id, orderNumber }) => ({
      subject: 'order' as const,
      subjectId: id,
      number: orderNumber,
      words,
      key: `${what} ${ends} ${id}`,
    }));
  },
};

const answer: LastDay = {
  event: 'answerNear',
  from: sql`us_entry r, lateral (select q.* from ${rfisIn('OPEN')}) q where true`,
  end: dueEnd,
  urgedFor: sql`q.urged_for`,
  facts: sql`q.id::text as what, q.zone, q.form as code, q.topic, null as amount, null as currency`,
  mark: ({ orgId, id, what, ends }) => sql`
    update us_entry_rfi q set urged_for = ${ends} where q.org_id = ${orgId} and q.entry_id = ${id} and q.id = ${what}`,
  noticesOf(_tx, one) {
    const { ends, zone, code, topic } = one;
    const { zh, en } = wordOf(rfiForms, code ?? '');
    return aboutEntry(one, { due: ends, zone, reasonZh: `${zh}：${topic}`, reasonEn: `${en}: ${topic}` });
  },
};

const estimate = (state: 'TO_APPROVE' | 'TO_PAY') => ({
  from: sql`us_entry r, lateral (select t.* from ${dutyOn} and t.state = ${sql.lit(state)}) t where true`,
  facts: sql`t.id::text as what, t.zone, null as code, null as topic, ${dutySum} as amount, 'USD' as currency`,
  noticesOf(_tx: Tx, one: Ending) {
    const { ends, zone, amount, currency } = one;
    return aboutEntry(one, { due: ends, zone, amount: amountOf(currency, amount) });
  },
});

const approval: LastDay = {
  ...estimate('TO_APPROVE'),
  event: 'approvalNear',
  end: approveEnd,
  urgedFor: sql`t.approve_urged_for`,
  mark: ({ orgId, id, what, ends }) => sql`
    update us_entry_duty t set approve_urged_for = ${ends} where t.org_id = ${orgId} and t.entry_id = ${id} and t.id = ${what}`,
};

const payment: LastDay = {
  ...estimate('TO_PAY'),
  event: 'paymentNear',
  end: payEnd,
  urgedFor: sql`t.pay_urged_for`,
  mark: ({ orgId, id, what, ends }) => sql`
    update us_entry_duty t set pay_urged_for = ${ends} where t.org_id = ${orgId} and t.entry_id = ${id} and t.id = ${what}`,
};

const lastDays: readonly LastDay[] = [freeDay, answer, approval, payment];

const atOnce = 200;

/** Before a last day is over its customer is told: once for each end that is told of. */
export function urgeLastDaysJob({ staff }: House): Job {
  return {
    name: 'urge-free-days',
    permission: 'nobody',
    recurs: '23 * * * *',
    // Each kind is a transaction of its own: what is told is marked, or neither.
    async work() {
      for (const kind of lastDays)
        await staff.slow.inTransaction(viewerOfProgram('op:event:add'), (tx) => urge(tx, kind));
    },
  };
}

async function urge(tx: Tx, { event, from, end, urgedFor, facts, mark, noticesOf }: LastDay): Promise<void> {
  const ending = await tx.rows(sql.type(endingColumns)`
    select r.org_id::text as "orgId", r.id::text as id, r.file_no as number, ${isoOf(end)} as ends, ${facts} from ${from}
      and r.status <> 'VOID' and ${end} between now() and now() + make_interval(hours => ${lastDayNear}) and ${urgedFor} is distinct from ${end}
    order by ${end} limit ${sql.lit(atOnce)}`);
  for (const one of ending) {
    const { orgId } = one;
    await tellAll(
      tx,
      (await noticesOf(tx, one)).map(({ key, ...notice }) => ({
        ...notice,
        event,
        orgId,
        key: `${event} ${key}`,
      })),
    );
    await tx.rows(mark(one));
  }
}

/** The customer reads it at the entry. */
function aboutEntry({ id, number, what, ends }: Ending, words: Readonly<Record<string, string>>) {
  return Promise.resolve([
    { subject: 'clearance' as const, subjectId: id, number, words, key: `${what} ${ends}` },
  ]);
}

function amountOf(currency: string | null, amount: string | null): string {
  return amount === null ? '' : `${currency} ${moneyText(amount)}`;
}
