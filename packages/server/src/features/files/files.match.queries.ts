import { documentTypeByName, numbersInName } from '@loadline/contract/files/file-name';
import { filesAtOnce } from '@loadline/contract/files/files-at-once';
import type { matchFiles } from '@loadline/contract/files/order-files.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { RowOf } from '../../kernel/columns.ts';
import { text } from '../../kernel/columns.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';
import type { Side } from './files.side.ts';

const calledColumns = { id: text, orderNumber: text, number: text };
type Called = RowOf<typeof calledColumns>;

const enough = 2_000;

/** To which orders of the viewer's the files of these names belong, and what they are. */
export async function ordersOfNames(
  side: Side,
  viewer: Viewer,
  names: readonly string[],
): Promise<AnswerOf<typeof matchFiles>> {
  const numbers = names.map(numbersInName);
  const {
    rows: [called],
  } = await side.db.read(
    viewer,
    sql.type(calledColumns)`
      select distinct o.id, o.order_number as "orderNumber", r.number
      from ${referenceView} r join ${orderView} o on o.org_id = r.org_id and o.id = r.order_id
      where r.number = any(${[...new Set(numbers.flat())]}::text[]) and ${side.isStaff ? sql`true` : ofViewer('o')}
      order by o.order_number, r.number limit ${enough}`,
  );
  const byNumber = Map.groupBy(called, ({ number }) => number);
  return names.map((name, at) => ({
    name,
    type: documentTypeByName(name) ?? null,
    orders: meant((numbers[at] ?? []).flatMap((number) => byNumber.get(number) ?? [])),
  }));
}

/**
 * Those that all numbers of a name mean, such as an order and its waybill; where no order has them all, each that one of
 * them means. A number within a longer one is none of its own.
 */
function meant(called: readonly Called[]): Called[] {
  const numbers = [...new Set(called.map(({ number }) => number))];
  const whole = numbers.filter((one) => !numbers.some((other) => other !== one && other.includes(one)));
  const orders = [
    ...Map.groupBy(
      called.filter(({ number }) => whole.includes(number)),
      ({ id }) => id,
    ).values(),
  ];
  const all = orders.filter((of) => of.length === whole.length);
  return (all.length > 0 ? all : orders).slice(0, filesAtOnce.candidates).flatMap(([first]) => first ?? []);
}
