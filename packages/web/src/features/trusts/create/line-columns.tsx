import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import type { Words } from '../../../kernel/words.ts';
import type { GridColumn } from '../../../resource/grid/grid-row.ts';
import { LineSpecial } from './line-special.tsx';

/** The columns that are typed line by line, from left to right. */
export function lineColumns(t: Words['t']): GridColumn[] {
  return [
    { key: 'nameZh', width: 76, header: t('trust.cargo.nameZh') },
    { key: 'nameEn', width: 96 },
    { key: 'hsDest', width: 88, header: t('trust.cargo.hsDest') },
    { key: 'material', width: 62 },
    { key: 'usage', width: 52 },
    { key: 'cartons', width: 44, header: t('trust.cargo.cartons') },
    { key: 'length', width: 46, header: t('trust.cargo.length') },
    { key: 'width', width: 38, header: t('trust.cargo.width'), unit: '' },
    { key: 'height', width: 38, header: t('trust.cargo.height'), unit: '' },
    { key: 'grossWeight', width: 70, header: t('trust.cargo.gross'), unit: t('trust.cargo.perCarton') },
    { key: 'netWeight', width: 48, header: t('trust.cargo.net'), unit: '' },
    { key: 'quantity', width: 50, header: t('trust.cargo.quantity') },
    { key: 'unitPriceUsd', width: 68, header: t('trust.cargo.price') },
    {
      key: 'special',
      width: 64,
      header: t('trust.cargo.special'),
      cell: (context) => <LineSpecial {...context} />,
    },
  ];
}

/** What else a line can say; shown on demand. */
export const moreKeys: readonly (keyof TrustLine)[] = ['hsCn', 'origin', 'unit', 'brand', 'model', 'mid'];
