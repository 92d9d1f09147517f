import { Readable } from 'node:stream';
import { answersOf } from '@loadline/contract/imports/import.finding';
import { checkRows } from '@loadline/contract/orders/order-import.rules';
import { orderSubject } from '@loadline/contract/orders/order-import.subject';
import { readFileOf } from '../features/imports/imports.reading.ts';
import { hasError, hasWarning, stagedWith } from '../features/imports/imports.staged.ts';
import { templateOf } from '../features/imports/imports.template.ts';
import { listsOf } from '../features/orders/orders.import.ts';
import type { FileStore } from '../kernel/files.ts';
import type { Team } from './accounts.ts';
import { type Cells, valuesIn } from './examples.rows.ts';
import { cellsOf, misspelt } from './import.cells.ts';
import { lanes } from './lanes.seed.ts';
import { hoursAfter } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
  readonly team: Team;
}

/** By which import an order was made. */
export interface MadeBy {
  readonly import: string;
  readonly file: string;
}

const channels = Object.values(lanes).map(({ channel }) => ({ name: channel.zh, nameEn: channel.en }));
const limits = { importMaxMegabytes: 20, importMaxRows: 5_000 };

/**
 * Two workbooks that the demo's customer brought: one became its order, of the other one order did and the next names a
 * channel that there is not, as one may put right any time. Read and checked as any other.
 */
export async function importRows(files: FileStore, orders: readonly Order[], now: Date) {
  const own = orders.filter(
    ({ shipment: { isBooked, journey }, owner, team }) =>
      !isBooked &&
      owner.createdBy === team.idOf('demo') &&
      (journey.at[0] ?? now) > hoursAfter(now, -60 * 24),
  );
  const [first, second] = own.filter(({ shipment }) => isRight(cellsOf(shipment)));
  if (!first || !second) throw new Error('no order of the demo can have been imported');
  const done = await Promise.all([
    imported(files, first, cellsOf(first.shipment)),
    imported(files, second, [...cellsOf(second.shipment), ...misspelt(second.shipment)]),
  ]);
  return {
    files: done.map(({ file }) => file),
    data_import: done.map(({ row }) => row),
    data_import_row: done.flatMap(({ rows }) => rows),
    audit: done.flatMap(({ deeds }) => deeds),
    madeBy: new Map<string, MadeBy>(done.map(({ order, made }) => [order, made])),
  };
}

function isRight(cells: readonly Cells[]): boolean {
  const rows = valuesIn(cells).map((values, at) => ({
    row: at + 2,
    cells: values.map((value) => value ?? ''),
  }));
  const { orders } = checkRows(rows, { channels, existingReferences: new Set() });
  return orders.every(({ state }) => state === 'ready');
}

async function imported(files: FileStore, { shipment, owner, team }: Order, cells: readonly Cells[]) {
  const { orgId, createdBy } = owner;
  const content = await templateOf(
    orderSubject,
    listsOf(channels),
    limits.importMaxRows,
    'zh-cn',
    valuesIn(cells),
  );
  const { fileId, size, sha256 } = await files.put(orgId, Readable.from([content]));
  const read = await readFileOf(orderSubject, files.pathOf(orgId, fileId), limits, 'zh-cn', {
    choice: {},
    kept: new Map(),
  });
  const answers = answersOf(read.heading.columns, {});
  const { findings, orders } = checkRows(read.rows, { channels, existingReferences: new Set(), answers });
  const unchanged = read.rows.map((row) => ({ ...row, was: {}, madeAs: null }));
  const { rows, figures, problems } = stagedWith(orderSubject, unchanged, { findings, records: orders });
  const made = orders.filter(({ state }) => state === 'ready').length;
  const [at = new Date(0)] = shipment.journey.at;
  const [brought, started, ended] = [-0.1, -0.01, 0.001].map((hours) => hoursAfter(at, hours));
  const id = shipment.chance.id(brought ?? at);
  const name = `订单_${shipment.reference}.xlsx`;
  const who = team.accounts.find(({ username }) => team.idOf(username) === createdBy)?.name ?? '';
  const deed = (when: Date | undefined, action: string, changes: object) => ({
    org_id: orgId,
    audit_id: shipment.chance.id(when ?? at),
    at: when,
    user_id: createdBy,
    who,
    action,
    subject: 'import',
    subject_id: id,
    changes,
  });
  return {
    order: shipment.id,
    made: { import: id, file: name },
    file: {
      org_id: orgId,
      file_id: fileId,
      name,
      type: 'xlsx',
      size,
      sha256: `\\x${sha256.toString('hex')}`,
      created_by: createdBy,
      created_at: brought,
    },
    row: {
      org_id: orgId,
      id,
      subject: orderSubject.name,
      state: 'DONE',
      file_id: fileId,
      sheet: read.sheet,
      layout: read.heading.layout,
      header_row: read.heading.headerRow,
      columns: read.heading.columns,
      other_sheets: read.otherSheets,
      sheets: read.sheets,
      missing: read.heading.missing,
      choice: {},
      rows: figures.rows,
      left_out_rows: figures.leftOutRows,
      records: figures.records,
      ready_records: 0,
      ready_rows: 0,
      error_rows: figures.errorRows,
      error_cells: figures.errorCells,
      warning_rows: figures.warningRows,
      changed_rows: 0,
      made_records: made,
      written_records: made,
      imported_records: made,
      skipped_records: 0,
      resumed: 0,
      problems,
      created_by: createdBy,
      created_at: brought,
      committed_by: createdBy,
      committed_at: started,
      taken_at: started,
      ended_at: ended,
      changed_at: ended,
    },
    rows: rows.map((row) => ({
      org_id: orgId,
      import_id: id,
      row: row.row,
      cells: row.cells,
      findings: row.findings,
      was: row.was,
      left_out: row.leftOut,
      made_as: row.madeAs,
      has_error: hasError(row),
      has_warning: hasWarning(row),
    })),
    deeds: [
      deed(brought, 'uploaded', { of: orderSubject.name, file: name, rows: figures.rows }),
      deed(started, 'started', { [orderSubject.counts.records]: made }),
      deed(ended, 'imported', { [orderSubject.counts.records]: made, skipped: 0 }),
    ],
  };
}
