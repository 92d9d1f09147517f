import { moneyText, priceText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { placesOfPrices } from '@loadline/contract/kernel/price-places';
import { say } from '@loadline/contract/kernel/text';
import { lineTotals } from '@loadline/contract/trusts/trust.totals';
import { trustBlocks } from '@loadline/contract/trusts/trust-content';
import { type TrustLine, trustLine } from '@loadline/contract/trusts/trust-line';
import { type ReactNode, useMemo } from 'react';
import { useWords, type Words } from '../../kernel/words.ts';
import { DocumentFacts, Pick } from '../../resource/document/document-fact.tsx';
import { useDocumentReading } from '../../resource/document/document-reading.ts';
import { type ColumnLooks, columnsOf } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-column.ts';
import type { TrustOrder } from './trust-order.ts';

/** The goods line by line with their totals, and how they are packed. */
export function TrustLinesCard({ order: { content, totals } }: { order: TrustOrder }) {
  const words = useWords();
  const { t, language } = words;
  const { lines } = content.cargo;
  const columns = useMemo(() => {
    const sums: Readonly<Record<string, string>> = {
      nameZh: t('trust.totals.title'),
      cartons: wholeText(totals.cartons),
      gross: weightText(totals.gross),
      volume: volumeText(totals.volume),
      value: moneyText(totals.value),
      quantity: wholeText(totals.quantity),
    };
    return lineColumns(words, lines).map((column) => ({ ...column, total: sums[column.key] }));
  }, [words, t, totals, lines]);
  return (
    <Card
      flush
      title={say(trustBlocks.cargo.label, language)}
      aside={t('trustDetail.lines', { count: lines.length })}
    >
      <div className="trust-lines">
        <DataTable
          label={say(trustBlocks.cargo.label, language)}
          columns={columns}
          rows={lines}
          rowKey={(line) => line.id}
        />
      </div>
      <div className="trust-lines__packing">
        <DocumentFacts paths={['cargo.packageType', 'cargo.marks']} />
      </div>
    </Card>
  );
}

type LineFields = typeof trustLine.fields;

const first = ['nameZh', 'nameEn', 'hsDest', 'cartons'] as const;
const rest = [
  'special',
  'unNo',
  'quantity',
  'unit',
  'unitPriceUsd',
  'length',
  'width',
  'height',
  'grossWeight',
  'netWeight',
  'hsCn',
  'material',
  'usage',
  'brand',
  'model',
  'origin',
  'mid',
  'un383File',
  'msdsFile',
] as const;

function lineColumns({ t, language }: Words, lines: readonly TrustLine[]): TableColumn<TrustLine>[] {
  const drawn = (keys: readonly (keyof LineFields)[]) =>
    columnsOf<LineFields, TrustLine>({
      fields: trustLine.fields,
      keys,
      cells: lineLooks(t, lines),
      language,
    }).map((column) => ({
      ...column,
      cell: (line: TrustLine) => (
        <LineCell path={`cargo.lines.${line.id}.${column.key}`}>{column.cell(line)}</LineCell>
      ),
    }));
  return [...drawn(first), ...figures(t, language), ...drawn(rest)];
}

function lineLooks(t: Words['t'], lines: readonly TrustLine[]): ColumnLooks<LineFields, TrustLine> {
  const places = placesOfPrices(lines.flatMap(({ unitPriceUsd }) => unitPriceUsd ?? []));
  const there = (file: string | null) => (file === null ? missing : t('trust.checklist.there'));
  return {
    nameZh: { width: 120 },
    nameEn: { width: 132 },
    hsDest: { width: 120, header: t('trust.cargo.hsDest'), muted: true },
    cartons: { width: 62, header: t('trust.cargo.cartons') },
    special: { width: 100, header: t('trust.cargo.special') },
    unNo: { width: 80 },
    quantity: { width: 76 },
    unit: { width: 64 },
    unitPriceUsd: {
      width: 84,
      header: t('trust.cargo.price'),
      cell: ({ unitPriceUsd }) => (unitPriceUsd === null ? missing : priceText(unitPriceUsd, places)),
    },
    length: { width: 66 },
    width: { width: 66 },
    height: { width: 66 },
    grossWeight: { width: 96 },
    netWeight: { width: 96 },
    hsCn: { width: 104, muted: true },
    material: { width: 92 },
    usage: { width: 92 },
    brand: { width: 84 },
    model: { width: 84 },
    origin: { width: 84 },
    mid: { width: 120 },
    un383File: { width: 120, cell: ({ un383File }) => there(un383File) },
    msdsFile: { width: 76, cell: ({ msdsFile }) => there(msdsFile) },
  };
}

/** English needs the widths apart: it names some at length. */
const wideIn = { gross: 116, volume: 92, value: 140 };

function figures(t: Words['t'], language: Words['language']): TableColumn<TrustLine>[] {
  const column = (
    key: 'gross' | 'volume' | 'value',
    unit: string,
    text: (value: string) => string,
  ): TableColumn<TrustLine> => ({
    key,
    header: t(`trust.totals.${key}`),
    unit,
    width: language === 'en' ? wideIn[key] : 104,
    align: 'end',
    cell: (line) => text(lineTotals(line)[key]),
  });
  return [
    column('gross', 'kg', weightText),
    column('volume', 'm³', volumeText),
    column('value', 'USD', moneyText),
  ];
}

function LineCell({ path, children }: { path: string; children: ReactNode }) {
  const { reasonsAt } = useDocumentReading();
  const isSentBack = reasonsAt(path).length > 0;
  return (
    <span className={isSentBack ? 'document-cell state-act' : 'document-cell'} title={reasonsAt(path)[0]}>
      {isSentBack ? <StateGlyph family="act" /> : null}
      {children}
      <Pick path={path} />
    </span>
  );
}
