import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { recordFindings } from '@loadline/contract/imports/record.findings';
import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { labelImportSubject, packingSheet } from '@loadline/contract/labels/label-import';
import { type labelImportParts, mostNamed } from '@loadline/contract/labels/label-import.api';
import type { Database, Tx } from '../../kernel/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { rowsOfImport } from '../imports/imports.beside.public.ts';
import type { Artwork, Beside } from './labels.import.queries.ts';
import { artworkOf, besideOf, cartonRows, styleRows } from './labels.import.queries.ts';
import { heldIn } from './labels.import.ts';

type Parts = AnswerOf<typeof labelImportParts>;
type Held = Awaited<ReturnType<typeof heldIn>>;

export function partsOf(db: Database, viewer: Viewer, id: string): Promise<Parts> {
  return db.inTransaction(viewer, (tx) => partsIn(tx, id));
}

/** What came beside a style list, and what is wrong with it as the list stands now. */
export async function partsIn(tx: Tx, id: string): Promise<Parts> {
  const rows = await rowsOfImport(tx, labelImportSubject, id);
  const styles = styleRows(readRecords(labelImportSubject, rows).rows);
  const [beside, artwork] = [await besideOf(tx, id), await artworkOf(tx, id)];
  const held = await heldIn(tx, styles, beside);
  return {
    brandId: beside.brandId,
    schemeId: beside.schemeId,
    packing: packingSaid(beside, held),
    artwork: artwork.length === 0 ? null : artworkSaid(artwork, held),
  };
}

function packingSaid({ packing, packingName }: Beside, { inCartons }: Held): Parts['packing'] {
  if (!packing || packingName === null) return null;
  const { read } = cartonRows(packing);
  const rows = new Map(packing.map(({ row, cells }) => [row, cells]));
  const textAt = (row: number, key: string) =>
    rows.get(row)?.[packingSheet.record.keys.indexOf(key)]?.slice(0, 2_000) ?? '';
  const { findings } = checkRecords(
    packingSheet,
    { ...read, findings: [...read.findings, ...inCartons] },
    new Map(),
  );
  return {
    fileName: packingName,
    rows: packing.length,
    wrong: findings.length,
    findings: findings
      .slice(0, mostNamed)
      .flatMap(({ row, key, code, value }) =>
        isCode(recordFindings, code)
          ? [{ row, key, text: textAt(row, key), code, value: value?.slice(0, 500) ?? null }]
          : [],
      ),
  };
}

type Said = NonNullable<Parts['artwork']>['findings'][number];

function artworkSaid(artwork: readonly Artwork[], { strangers, colourless, found }: Held): Parts['artwork'] {
  const said = (files: readonly { readonly name: string }[], code: Said['code']) =>
    files.map(({ name }): Said => ({ name, code, isTaken: true }));
  const findings = [
    ...artwork.flatMap(({ name, refusal }) =>
      refusal === null ? [] : [{ name, code: refusal, isTaken: false }],
    ),
    ...said(strangers, 'stranger'),
    ...said(colourless, 'colourless'),
  ];
  return {
    files: artwork.filter(({ refusal }) => refusal === null).length,
    styles: [...found.values()].filter(({ artwork: own }) => own.length > 0).length,
    wrong: findings.length,
    findings: findings.slice(0, mostNamed),
  };
}
