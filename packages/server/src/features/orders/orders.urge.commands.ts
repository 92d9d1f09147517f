import { documentTypes } from '@loadline/contract/codes/document-type';
import { wordOf } from '@loadline/contract/kernel/code';
import { chinaZone } from '../../kernel/clock.ts';
import { json, text } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { tellAll } from '../notices/notices.public.ts';
import { checklistOf } from './orders.checklist.queries.ts';
import { urgedNow } from './orders.desk.filter.queries.ts';

const urgedColumns = {
  orgId: text,
  id: text,
  number: text,
  cutOff: text,
  day: text,
  checklist: json<readonly { readonly document: string; readonly state: string }[]>(),
};

const atOnce = 500;

/**
 * Some hours before the cut-off its customer is told what an order still misses: once for each cut-off that it is given. What the
 * cut-offs of one day hold up is one notice, of the first of the orders that a person may see.
 */
export function urgeDocumentsJob({ staff }: House): Job {
  return {
    name: 'urge-documents',
    permission: 'nobody',
    recurs: '11 * * * *',
    work: () =>
      staff.slow.inTransaction(viewerOfProgram('op:event:add'), async (tx) => {
        const urged = await tx.rows(sql.type(urgedColumns)`
          select o.org_id::text as "orgId", o.id::text as id, o.order_number as number, ${isoOf(sql`o.cut_off`)} as "cutOff",
            to_char(o.cut_off at time zone ${sql.lit(chinaZone)}, 'YYYY-MM-DD') as day, ${checklistOf} as checklist
          from orders o where ${urgedNow} order by o.cut_off, o.order_number limit ${sql.lit(atOnce)}`);
        const notices = urged.map((order) => {
          const { orgId, id, number, cutOff, checklist } = order;
          const missing = checklist
            .filter(({ state }) => state === 'missing' || state === 'refused')
            .map(({ document }) => wordOf(documentTypes, document));
          const words = {
            due: cutOff,
            missingZh: missing.map(({ zh }) => zh).join('\u3001'),
            missingEn: missing.map(({ en }) => en).join(', '),
          };
          const about = { orgId, subject: 'order', subjectId: id, number } as const;
          const key = `cut-off ${id} ${cutOff}`;
          return { event: 'cutOffMissing' as const, ...about, words, key, cause: order.day };
        });
        await tellAll(tx, notices);
        await tx.rows(
          sql`update orders o set urged_for = o.cut_off where o.id = any(${urged.map(({ id }) => id)}::uuid[])`,
        );
      }),
  };
}
