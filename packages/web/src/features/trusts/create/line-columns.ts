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
  { key: 'nameZh', width: 80 },
  { key: 'nameEn', width: 104 },
  { key: 'hsDest', width: 88, header: 'trust.cargo.hsDest' },
  { key: 'material', width: 58 },
  { key: 'usage', width: 50 },
  { key: 'cartons', width: 44, header: 'trust.cargo.cartons' },
  { key: 'length', width: 46 },
  { key: 'width', width: 38 },
  { key: 'height', width: 38 },
  { key: 'grossWeight', width: 72, header: 'trust.cargo.gross' },
  { key: 'netWeight', width: 46, header: 'trust.cargo.net' },
  { key: 'quantity', width: 52 },
  { key: 'unitPriceUsd', width: 64, header: 'trust.cargo.price' },
];

/** What else a line can say; shown on demand. */
export const moreKeys: readonly Key[] = ['hsCn', 'origin', 'unit', 'brand', 'model', 'mid'];
