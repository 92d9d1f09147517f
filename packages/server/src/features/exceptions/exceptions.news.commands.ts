import type { SheetKind } from '@loadline/contract/exceptions/sheet-kind';
import { sheetKinds } from '@loadline/contract/exceptions/sheet-kind';
import type { CodeOf } from '@loadline/contract/kernel/code';
import { wordOf } from '@loadline/contract/kernel/code';
import type { noticeDeeds } from '@loadline/contract/messages/notice-word';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { type Notice, tellAll } from '../notices/notices.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { sheetView } from './exceptions.rows.public.ts';

type Deed = CodeOf<typeof noticeDeeds>;

/** A sheet as a notice leads to it. */
export interface NumberedSheet {
  readonly orgId: string;
  readonly id: string;
  readonly sheetNo: string;
}

/** What a notice says besides what happened. Never a word of what is internal. */
export interface SheetNews {
  readonly kind: SheetKind;
  readonly by?: string;
  readonly saidZh?: string;
  readonly saidEn?: string;
  /** Until when the customer is to act, ISO 8601. */
  readonly due?: string;
}

/** A sheet of which something is told, once per `which` of the same deed. */
export interface ToldSheet extends NumberedSheet {
  readonly news: SheetNews;
  readonly which?: string;
}

/** Tells the customer's people what became of a sheet. */
export function tellOfSheet(
  tx: Pick<Tx, 'rows' | 'now'>,
  sheet: NumberedSheet,
  deed: Deed,
  news: SheetNews,
  which?: string,
): Promise<void> {
  return tellOfSheets(tx, deed, [{ ...sheet, news, ...(which !== undefined && { which }) }]);
}

/** The same of several sheets: what one cause did to them, a person hears at once, with the orders that they are about. */
export async function tellOfSheets(
  tx: Pick<Tx, 'rows' | 'now'>,
  deed: Deed,
  sheets: readonly ToldSheet[],
  cause?: string,
): Promise<void> {
  if (sheets.length === 0) return;
  const orders = await ordersOf(tx, sheets);
  const notices = sheets.map(({ orgId, id, sheetNo, news: { kind, ...news }, which = '' }): Notice => {
    const { zh: kindZh, en: kindEn } = wordOf(sheetKinds, kind);
    return {
      event: 'exception',
      orgId,
      subject: 'sheet',
      subjectId: id,
      number: sheetNo,
      words: { deed, kindZh, kindEn, ...news },
      key: `sheet ${id} ${deed} ${which}`.trim(),
      orders: orders.get(id) ?? [],
      ...(cause !== undefined && { cause: `${deed} ${cause}` }),
    };
  });
  await tellAll(tx, notices);
}

async function ordersOf(tx: Pick<Tx, 'rows'>, sheets: readonly NumberedSheet[]) {
  const found = await tx.rows(sql.type({ sheet: text, id: text, number: text })`
    select s.id::text as sheet, o.id::text as id, o.order_number as number from ${sheetView} s
    join ${orderView} o on o.org_id = s.org_id and o.id = any(array_append(s.about_orders, s.order_id))
    where s.id = any(${sheets.map(({ id }) => id)}::uuid[]) order by o.order_number`);
  return Map.groupBy(found, ({ sheet }) => sheet);
}
