import { isAhead, isFarOff } from '@loadline/contract/checks/event-time';
import { eventCodes, kindOf } from '@loadline/contract/events/event-code';
import { eventSubject } from '@loadline/contract/events/event-import';
import { classifiers } from '@loadline/contract/events/shipment-event';
import type { SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { isCode } from '@loadline/contract/kernel/code';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { enteredOf } from './events.commands.ts';
import type { FoundOrder } from './events.orders.queries.ts';
import { ordersUnder } from './events.orders.queries.ts';
import { recordEvents } from './events.public.ts';
import type { NewEvent } from './new-event.ts';

const { keys } = eventSubject.record;
const [numberAt, timeAt, classifierAt] = [
  keys.indexOf('number'),
  keys.indexOf('at'),
  keys.indexOf('classifier'),
];

/** Events as something that staff import: a row is one event of every order under its number. */
export const eventImports: ImportWork<ImportedRecord> = { subject: eventSubject, check, write };

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(eventSubject, rows, answers);
  const numbers = read.rows.map(({ values }) => values[numberAt] ?? '').filter((number) => number !== '');
  const unknown = new Set((await ordersUnder(tx, numbers)).notFound);
  const findings = [...read.findings];
  const report = reportInto(findings);
  for (const { row, values } of read.rows)
    if (unknown.has(values[numberAt] ?? '')) report(row, 'number', 'E17', { value: values[numberAt] ?? '' });
  for (const { row, values } of read.rows) {
    const wrong = wrongTime(values[timeAt] ?? '', values[classifierAt] || 'ACT', tx.now);
    if (wrong) report(row, 'at', wrong);
  }
  return checkRecords(eventSubject, { ...read, findings }, new Map());
}

function wrongTime(told: string, as: string, now: Date): 'E21' | 'E22' | undefined {
  if (told === '') return undefined;
  if (as === 'ACT' && isAhead(told, now.getTime())) return 'E21';
  return isFarOff(told, now.getTime()) ? 'E22' : undefined;
}

/** The same row of another file is the same event. */
async function write(tx: Tx, records: readonly ImportedRecord[]): Promise<number> {
  const { orders } = await ordersUnder(
    tx,
    records.map(({ values }) => values['number'] ?? ''),
  );
  const byNumber = Map.groupBy(orders, ({ number }) => number);
  const told = records.map((record) => eventsOf(record, byNumber.get(record.values['number'] ?? '') ?? []));
  const fresh = new Set((await recordEvents(tx, told.flat())).map(({ sourceId }) => sourceId));
  return told.filter((events) => events.some(({ sourceId }) => fresh.has(sourceId))).length;
}

function eventsOf({ values }: ImportedRecord, orders: readonly FoundOrder[]): NewEvent[] {
  const { number, code, at: time, place = null, zone, classifier, pieces, ...said } = values;
  if (!number || !time || !isCode(eventCodes, code)) return [];
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
  const key = [code, kind, time, place ?? '-'].join(' ');
  return orders.map((order) => ({
    ...enteredOf(entered, order, `${key} ${order.orderId}`),
    source: 'import',
  }));
}
