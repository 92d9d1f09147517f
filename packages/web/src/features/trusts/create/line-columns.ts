import type { TrustLine } from '@loadline/contract/trusts/trust-line';

type Key = keyof TrustLine;

export interface LineColumn {
  readonly key: Key;
  /** In px. */
  readonly width: number;
  /** A shorter word than the field's own. */
  readonly header?: `trust.cargo.${'hsDest' | 'cartons' | 'gross' | 'net' | 'price'}`;
}

/** The columns that are typed line by line, from left to right; `special` closes them. */
export const lineCells: readonly LineColumn[] = [
  { key: 'nameZh', width: 88 },
  { key: 'nameEn', width: 118 },
  { key: 'hsDest', width: 94, header: 'trust.cargo.hsDest' },
  { key: 'material', width: 62 },
  { key: 'usage', width: 54 },
  { key: 'cartons', width: 48, header: 'trust.cargo.cartons' },
  { key: 'length', width: 50 },
  { key: 'width', width: 42 },
  { key: 'height', width: 42 },
  { key: 'grossWeight', width: 70, header: 'trust.cargo.gross' },
  { key: 'netWeight', width: 50, header: 'trust.cargo.net' },
  { key: 'quantity', width: 54 },
  { key: 'unitPriceUsd', width: 68, header: 'trust.cargo.price' },
];

/** What else a line can say; shown on demand. */
export const moreKeys: readonly Key[] = ['hsCn', 'origin', 'unit', 'brand', 'model', 'mid'];
