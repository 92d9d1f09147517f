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
  { key: 'nameZh', width: 92 },
  { key: 'nameEn', width: 108 },
  { key: 'hsDest', width: 92, header: 'trust.cargo.hsDest' },
  { key: 'material', width: 60 },
  { key: 'usage', width: 60 },
  { key: 'cartons', width: 46, header: 'trust.cargo.cartons' },
  { key: 'length', width: 40 },
  { key: 'width', width: 40 },
  { key: 'height', width: 40 },
  { key: 'grossWeight', width: 54, header: 'trust.cargo.gross' },
  { key: 'netWeight', width: 54, header: 'trust.cargo.net' },
  { key: 'quantity', width: 56 },
  { key: 'unitPriceUsd', width: 60, header: 'trust.cargo.price' },
];

/** What else a line can say; shown on demand. */
export const moreKeys: readonly Key[] = ['hsCn', 'origin', 'unit', 'brand', 'model', 'mid'];
