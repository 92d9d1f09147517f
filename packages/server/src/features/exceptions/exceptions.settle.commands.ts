import { type OrderStatus, stageOrder } from '@loadline/contract/codes/stage';
import type { WatchRule } from '@loadline/contract/exceptions/sheet-rule';
import { isWatchRule, whyOver } from '@loadline/contract/exceptions/sheet-rule';
import type { Text } from '@loadline/contract/kernel/text';
import { json, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { programWork } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import { lockedOrders } from '../orders/orders.rows.public.ts';
import type { ToldSheet } from './exceptions.news.commands.ts';
import { tellOfSheets } from './exceptions.news.commands.ts';
import { settledFrom, settledSheet } from './exceptions.public.ts';
import { findingsIn } from './exceptions.watch.queries.ts';

const afterDeparture = stageOrder.slice(stageOrder.indexOf('DEPARTED'));
const afterArrival = stageOrder.slice(stageOrder.indexOf('ARRIVED'));

interface Watched {
  readonly id: string;
  readonly status: OrderStatus;
  /** A cut-off that has moved is ahead again. */
  readonly closesLater: boolean;
}

interface OpenSheet {
  readonly orgId: string;
  readonly sourceKey: string;
  readonly orders: readonly Watched[];
}

interface Over {
  readonly sheet: OpenSheet;
  readonly why: Text;
}

/**
 * What the program opened ends with its cause: the papers have come, there is news again, the order has departed, arrived, was
 * signed for, cancelled or closed. What a person has opened ends by a person.
 */
export function settleSheetsJob({ staff }: House): Job {
  return {
    name: 'settle-sheets',
    permission: 'nobody',
    recurs: '*/5 * * * *',
    async work() {
      const over = (await programWork(staff, overNow)) ?? [];
      for (const own of Map.groupBy(over, ({ sheet }) => sheet.orgId).values())
        await programWork(staff, (tx) => settleAll(tx, own));
    },
  };
}

async function overNow(tx: Tx): Promise<Over[]> {
  const open = await openSheets(tx);
  const watched = open.filter(({ sourceKey }) => isWatchRule(ruleOf(sourceKey)));
  const again = [...new Set(watched.flatMap(({ orders }) => orders.map(({ id }) => id)))];
  const found = again.length === 0 ? [] : await findingsIn(tx, again);
  const standing = new Set(found.map(({ rule, orderId }) => `${rule} ${orderId}`));
  return open.flatMap((sheet) => {
    const why = whyOf(sheet, standing);
    return why ? [{ sheet, why }] : [];
  });
}

/** What the program has opened and may end; a demonstration stays as it is told. */
async function openSheets(tx: Tx): Promise<OpenSheet[]> {
  const found = await tx.rows(
    sql.type({ org_id: text, source_key: text, orders: json<readonly Watched[]>() })`
      select * from sheets_to_end(${settledFrom}::text[], ${tx.now})`,
  );
  return found.map(({ org_id: orgId, source_key: sourceKey, orders }) => ({ orgId, sourceKey, orders }));
}

function ruleOf(sourceKey: string): string {
  return sourceKey.split(' ')[0] ?? '';
}

function whyOf({ sourceKey, orders }: OpenSheet, standing: ReadonlySet<string>): Text | undefined {
  const rule = ruleOf(sourceKey);
  const ended = orders.every(({ status }) => status === 'CANCELLED' || status === 'CLOSED');
  if (!isWatchRule(rule)) return ended ? endOf(orders) : undefined;
  if (orders.some(({ id }) => standing.has(`${rule} ${id}`))) return undefined;
  return ended ? endOf(orders) : gone(rule, orders);
}

function endOf(orders: readonly Watched[]): Text {
  return orders.some(({ status }) => status === 'CLOSED') ? whyOver.closed : whyOver.cancelled;
}

/** Of several the one that is left says it: what was cancelled says nothing any more. */
function gone(rule: WatchRule, orders: readonly Watched[]): Text {
  const living = orders.filter(({ status }) => status !== 'CANCELLED' && status !== 'CLOSED');
  const past = (...stages: OrderStatus[]) => living.every(({ status }) => stages.includes(status));
  if (past('SIGNED')) return whyOver.signed;
  if (rule === 'etaSlip' && past(...afterArrival)) return whyOver.arrived;
  if (rule !== 'documents') return whyOver[rule];
  if (past(...afterDeparture)) return whyOver.departed;
  return living.some(({ closesLater }) => closesLater) ? whyOver.later : whyOver.documents;
}

async function settleAll(tx: Tx, over: readonly Over[]): Promise<void> {
  // Orders before their sheets, as everybody locks them.
  const ids = over.flatMap(({ sheet }) => sheet.orders.map(({ id }) => id));
  await lockedOrders(tx, sql`o.id = any(${ids}::uuid[])`);
  const settled: ToldSheet[] = [];
  for (const { sheet, why } of over) {
    const told = await settledSheet(tx, sheet, why);
    if (told) settled.push(told);
  }
  for (const [why, sheets] of Map.groupBy(settled, ({ news }) => news.saidEn ?? ''))
    await tellOfSheets(tx, 'resolved', sheets, why);
}
