import { isFarOff } from '@loadline/contract/checks/event-time';
import { eventCodes, kindOf } from '@loadline/contract/events/event-code';
import { isToldByClock } from '@loadline/contract/events/event-entry';
import { eventSubject } from '@loadline/contract/events/event-import';
import { classifiers } from '@loadline/contract/events/shipment-event';
import type { SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow, ReadRow } from '@loadline/contract/imports/import.grid';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { isCode } from '@loadline/contract/kernel/code';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import type { Entered, EventNeighbours } from './events.commands.ts';
import { enteredOf, isToldTooEarly, letsOut, toldKey } from './events.commands.ts';
import { earlyAmong, type FoundOrder, ordersUnder } from './events.orders.queries.ts';
import { recordEvents } from './events.public.ts';
import type { NewEvent } from './new-event.ts';

const { keys } = eventSubject.record;
const [numberAt, codeAt, timeAt, placeAt, zoneAt, classifierAt] = [
  keys.indexOf('number'),
  keys.indexOf('code'),
  keys.indexOf('at'),
  keys.indexOf('place'),
  keys.indexOf('zone'),
  keys.indexOf('classifier'),
];

/** Events as something that staff import: a row is one event of every order under its number. */
export function eventImports({
  tellOthers,
}: Pick<EventNeighbours, 'tellOthers'>): ImportWork<ImportedRecord> {
  return { subject: eventSubject, check, write: (tx, records) => write(tx, records, tellOthers) };
}

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(eventSubject, rows, answers);
  const numbers = read.rows.map(({ values }) => values[numberAt] ?? '').filter((number) => number !== '');
  const { orders, notFound } = await ordersUnder(tx, numbers);
  const unknown = new Set(notFound);
  const byNumber = Map.groupBy(orders, ({ number }) => number);
  const ordersOf = (number: string) => byNumber.get(number) ?? [];
  const findings = [...read.findings];
  const report = reportInto(findings);
  for (const { row, values } of read.rows) {
    const number = values[numberAt] ?? '';
    if (unknown.has(number)) report(row, 'number', 'E17', { value: number });
    if (isOfSeveralCustomers(ordersOf(number)))
      report(row, 'number', 'E29', {
        value: ordersOf(number)
          .map(({ orderNumber }) => orderNumber)
          .join(', '),
      });
  }
  for (const { row, values } of read.rows) {
    const place = values[placeAt] || null;
    if (!isToldByClock({ place, zone: values[zoneAt] || null }))
      report(row, 'zone', 'E32', { value: place ?? '' });
  }
  const timely = read.rows.filter(({ row, values }) => {
    const wrong = wrongTime(values, tx.now);
    if (wrong) report(row, 'at', wrong);
    return wrong === undefined;
  });
  for (const { row, no } of await earlyRows(tx, timely, ordersOf)) report(row, 'at', 'W08', { value: no });
  const leaving = read.rows.filter(({ values }) =>
    letsOut({ code: values[codeAt], classifier: values[classifierAt] || 'ACT' }),
  );
  for (const { row, values } of leaving) {
    const held = ordersOf(values[numberAt] ?? '').find(({ keptBack }) => keptBack);
    if (held) report(row, 'number', 'E31', { value: held.orderNumber });
  }
  return checkRecords(eventSubject, { ...read, findings }, new Map());
}

/** Two customers may call theirs alike, and nobody looks at a file before it is told of both. */
function isOfSeveralCustomers(orders: readonly FoundOrder[]): boolean {
  return new Set(orders.flatMap(({ kind, orgId }) => (kind === 'customer' ? orgId : []))).size > 1;
}

/** The rows that say of an order what would have happened before it was made. */
async function earlyRows(
  tx: Tx,
  rows: readonly ReadRow[],
  ordersOf: (number: string) => readonly FoundOrder[],
): Promise<{ row: number; no: string }[]> {
  const said = rows.flatMap(({ row, values }) => {
    const saying = saidIn({ values: Object.fromEntries(keys.map((key, at) => [key, values[at] || null])) });
    return saying?.entered.classifier === 'ACT' ? { row, ...saying } : [];
  });
  const early = await earlyAmong(
    tx,
    said.flatMap(({ row, number, entered }) =>
      ordersOf(number).map((order) => ({
        ...enteredOf(entered, { order, parcel: null }, ''),
        key: `${row}`,
      })),
    ),
  );
  return [...early].map(([key, no]) => ({ row: Number(key), no }));
}

function wrongTime(values: ReadRow['values'], now: Date): 'E21' | 'E22' | undefined {
  const at = values[timeAt] ?? '';
  const [place, zone] = [values[placeAt] || null, values[zoneAt] || null];
  const classifier = values[classifierAt] || 'ACT';
  if (at === '' || !isToldByClock({ place, zone })) return undefined;
  if (isToldTooEarly({ at, classifier, place, zone }, now)) return 'E21';
  return isFarOff(at, now.getTime()) ? 'E22' : undefined;
}

/** The same row of another file is the same event. What names a master waybill is told by it to its orders. */
async function write(
  tx: Tx,
  records: readonly ImportedRecord[],
  tellOthers: EventNeighbours['tellOthers'],
): Promise<number> {
  const said = records.flatMap((record) => saidIn(record) ?? []);
  const { named } = await ordersUnder(
    tx,
    said.map(({ number }) => number),
  );
  const byNumber = Map.groupBy(named, ({ order }) => order.number);
  const told = said.map(({ number, key, entered }) =>
    (byNumber.get(number) ?? [])
      .filter(({ byWaybill }) => !byWaybill)
      .map((one): NewEvent => ({ ...enteredOf(entered, one, `${key} ${toldKey(one)}`), source: 'import' })),
  );
  const fresh = new Set((await recordEvents(tx, told.flat())).map(({ sourceId }) => sourceId));
  let imported = 0;
  for (const [at, { number, key, entered }] of said.entries()) {
    const isNew = told[at]?.some(({ sourceId }) => fresh.has(sourceId)) ?? false;
    const flies = byNumber.get(number)?.some(({ byWaybill }) => byWaybill) ?? false;
    const under = { numbers: [number], notFound: [], source: 'import' } as const;
    const others = flies ? await tellOthers(tx, key, entered, under) : { told: 0 };
    if (isNew || others.told > 0) imported += 1;
  }
  return imported;
}

interface SaidInRow {
  readonly number: string;
  /** Names it within what its number stands for. */
  readonly key: string;
  readonly entered: Entered;
}

function saidIn({ values }: Pick<ImportedRecord, 'values'>): SaidInRow | undefined {
  const { number, code, at: time, place = null, zone, classifier, pieces, ...said } = values;
  if (!number || !time || !isCode(eventCodes, code)) return undefined;
  const kind = isCode(classifiers, classifier) ? classifier : 'ACT';
  const entered = {
    code,
    classifier: kind,
    at: time,
    place,
    zone: zone ?? null,
    flightOrVessel: said['flightOrVessel'] ?? null,
    pieces: pieces ? Number(pieces) : null,
    weight: said['weight'] ?? null,
    noteZh: said['noteZh'] ?? null,
    noteEn: said['noteEn'] ?? null,
    isPublic: kindOf(code)?.isPublic ?? true,
  };
  return { number, key: [code, kind, time, place ?? '-'].join(' '), entered };
}
