import type { TableColumn } from '../table/table-column.ts';
import { pick, type useTexts } from './kit-texts.ts';

interface GoodsLine {
  code: string;
  place: number;
}

export const goodsLines: readonly GoodsLine[] = [
  '7323930000',
  '9405219000',
  '9506911900',
  '8423100000',
  '3924900000',
].map((code, place) => ({ code, place }));

export function goodsColumns(texts: ReturnType<typeof useTexts>): TableColumn<GoodsLine>[] {
  const head = (index: number) => ({ key: String(index), header: pick(texts.goodsHeads, index) });
  const brands = ['Norrvik', 'Halden'];
  return [
    { ...head(0), width: 120, cell: ({ place }) => pick(texts.goodsNames, place), total: texts.total },
    { ...head(1), width: 140, cell: ({ place }) => pick(texts.goodsNames, place) },
    { ...head(2), width: 110, muted: true, cell: ({ code }) => code },
    { ...head(3), width: 90, cell: ({ place }) => pick(brands, place) },
    {
      ...head(4),
      width: 90,
      align: 'end',
      cell: ({ place }) => (2400 - place * 300).toLocaleString('en'),
      total: '6,070',
    },
    { ...head(5), unit: 'USD', width: 90, align: 'end', cell: ({ place }) => (2.4 + place).toFixed(2) },
    { ...head(6), unit: 'USD', width: 100, align: 'end', cell: () => '5,760.00', total: '28,891.00' },
  ];
}
