import type { Finding, SheetAnswers } from '@loadline/contract/imports/import.finding';
import { reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { labelImportSubject } from '@loadline/contract/labels/label-import';
import type { InOtherFiles, StyleRow } from '@loadline/contract/labels/label-import.check';
import { heldTogether } from '@loadline/contract/labels/label-import.check';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { writeLabels } from './labels.import.commands.ts';
import type { Beside, ImportedLabel, ImportedOrder } from './labels.import.queries.ts';
import {
  artworkOf,
  besideOf,
  cartonRows,
  importOfFile,
  labelsThere,
  madeBy,
  ordersNamed,
  styleRows,
} from './labels.import.queries.ts';

/** Style lists as something that customers import, each held against its packing list and its artwork. */
export const labelImports: ImportWork<ImportedLabel> = {
  subject: labelImportSubject,
  check,
  made: madeBy,
  write: writeLabels,
};

const nothing: InOtherFiles = { pieces: null, cartons: null, artwork: [] };

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers, fileId: string) {
  const read = readRecords(labelImportSubject, rows, answers);
  const styles = styleRows(read.rows);
  const importId = await importOfFile(tx, fileId);
  const held = await heldIn(tx, styles, importId === undefined ? undefined : await besideOf(tx, importId));
  const orders = await ordersNamed(
    tx,
    styles.flatMap(({ cells }) => cells.orderNumber || []),
  );
  const findings = [...read.findings, ...held.inStyles, ...(await flawsOfOrders(tx, styles, orders))];
  const checked = checkRecords(labelImportSubject, { ...read, findings }, new Map());
  const records = checked.records.map((record, at): ImportedLabel => {
    const style = styles[at];
    const order = orders.get(style?.cells.orderNumber ?? '');
    return { ...record, order, found: held.found.get(style?.row ?? 0) ?? nothing };
  });
  return { findings: checked.findings, records };
}

/** A style list held against what came beside it; what was refused of the artwork is not there. */
export async function heldIn(tx: Tx, styles: readonly StyleRow[], beside: Beside | undefined) {
  const artwork = beside ? await artworkOf(tx, beside.importId) : [];
  const taken = artwork.filter(({ refusal }) => refusal === null);
  return heldTogether(styles, {
    isChosen: Boolean(beside?.brandId && beside.schemeId),
    checksComposition: beside?.checksComposition ?? false,
    cartons: beside?.packing ? cartonRows(beside.packing).cartons : undefined,
    artwork: artwork.length > 0 ? taken : undefined,
  });
}

async function flawsOfOrders(
  tx: Tx,
  styles: readonly StyleRow[],
  orders: ReadonlyMap<string, ImportedOrder>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report = reportInto(findings);
  const there = await labelsThere(
    tx,
    [...orders.values()].map(({ id }) => id),
  );
  const nameOf = (...parts: readonly (string | null)[]) => JSON.stringify(parts);
  const made = new Set(there.map(({ orderId, styleNo, colour }) => nameOf(orderId, styleNo, colour)));
  for (const { row, cells } of styles) {
    const { orderNumber, styleNo, colour } = cells;
    if (!orderNumber) continue;
    const order = orders.get(orderNumber);
    if (!order) report(row, 'orderNumber', 'E17');
    else if (order.status === 'CANCELLED' || order.status === 'CLOSED')
      report(row, 'orderNumber', 'E30', { value: orderNumber });
    else if (made.has(nameOf(order.id, styleNo, colour))) report(row, 'colour', 'E90');
  }
  return findings;
}
