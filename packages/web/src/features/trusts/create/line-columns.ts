import type { TrustLine } from '@loadline/contract/trusts/trust-line';

type Key = keyof TrustLine;

type Short =
  | 'nameZh'
  | 'hsDest'
  | 'cartons'
  | 'length'
  | 'width'
  | 'height'
  | 'gross'
  | 'net'
  | 'quantity'
  | 'price';

export interface LineColumn {
  readonly key: Key;
  /** In px. */
  readonly width: number;
  /** A shorter word than the field's own. */
  readonly header?: `trust.cargo.${Short}`;
}

/** The columns that are typed line by line, from left to right; `special` closes them. */
export const lineCells: readonly LineColumn[] = [
  { key: 'nameZh', width: 78, header: 'trust.cargo.nameZh' },
  { key: 'nameEn', width: 100 },
  { key: 'hsDest', width: 86, header: 'trust.cargo.hsDest' },
  { key: 'material', width: 62 },
  { key: 'usage', width: 52 },
  { key: 'cartons', width: 44, header: 'trust.cargo.cartons' },
  { key: 'length', width: 44, header: 'trust.cargo.length' },
  { key: 'width', width: 38, header: 'trust.cargo.width' },
  { key: 'height', width: 38, header: 'trust.cargo.height' },
  { key: 'grossWeight', width: 66, header: 'trust.cargo.gross' },
  { key: 'netWeight', width: 48, header: 'trust.cargo.net' },
  { key: 'quantity', width: 50, header: 'trust.cargo.quantity' },
  { key: 'unitPriceUsd', width: 68, header: 'trust.cargo.price' },
];

/** What else a line can say; shown on demand. */
export const moreKeys: readonly Key[] = ['hsCn', 'origin', 'unit', 'brand', 'model', 'mid'];
