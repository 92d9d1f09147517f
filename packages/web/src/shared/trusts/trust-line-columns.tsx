import { moneyText, priceText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { placesOfPrices } from '@loadline/contract/kernel/price-places';
import { say } from '@loadline/contract/kernel/text';
import { lineTotals } from '@loadline/contract/trusts/trust.totals';
import { type TrustLine, trustLine } from '@loadline/contract/trusts/trust-line';
import type { ReactNode } from 'react';
import type { Words } from '../../kernel/words.ts';
import { Pick } from '../../resource/document/document-fact.tsx';
import { useDocumentReading } from '../../resource/document/document-reading.ts';
import { Value } from '../../resource/value.tsx';
import { missing } from '../../resource/value-text.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { TableColumn } from '../../ui/table/table-column.ts';
import type { TrustOrder } from './trust-order.ts';

const { fields } = trustLine;
type Key = keyof typeof fields;

interface Look extends Omit<TableColumn<TrustLine>, 'key' | 'cell' | 'header'> {
  header?: string;
}

/** The columns of a trust order's goods, two facts in each; those that are read first stand before the sideways scroll. */
export function trustLineColumns(
  { t, language }: Words,
  { content, totals }: TrustOrder,
): TableColumn<TrustLine>[] {
  const places = placesOfPrices(content.cargo.lines.flatMap(({ unitPriceUsd }) => unitPriceUsd ?? []));
  const label = (key: Key) => say(fields[key].label, language);
  const two = (first: Key, second: Key, look: Look): TableColumn<TrustLine> => ({
    key: first,
    header: `${label(first)} / ${label(second)}`,
    fit: 'name',
    ...look,
    cell: (line) => over(<Fact line={line} of={first} />, <Fact line={line} of={second} />),
  });
  const figures = (
    key: string,
    look: Look,
    cell: (line: TrustLine) => ReactNode,
  ): TableColumn<TrustLine> => ({
    key,
    header: '',
    align: 'end',
    fit: 'value',
    ...look,
    cell,
  });
  const there = (file: string | null) => (file === null ? missing : t('trust.checklist.there'));
  return [
    two('nameZh', 'nameEn', {
      width: 140,
      header: t('trust.cargo.heads.names'),
      total: t('trust.totals.title'),
    }),
    two('hsDest', 'hsCn', { width: 108, header: t('trust.cargo.heads.hs') }),
    figures(
      'cartons',
      {
        width: 116,
        header: t('trust.cargo.heads.cartons'),
        unit: 'cm',
        total: wholeText(totals.cartons),
      },
      (line) => over(<Fact line={line} of="cartons" />, <Sides line={line} />),
    ),
    figures(
      'gross',
      {
        width: 92,
        header: t('trust.cargo.heads.weights'),
        unit: 'm³',
        total: over(weightText(totals.gross), volumeText(totals.volume)),
      },
      (line) => over(weightText(lineTotals(line).gross), volumeText(lineTotals(line).volume)),
    ),
    figures(
      'quantity',
      {
        width: 96,
        header: t('trust.cargo.heads.quantity'),
        unit: 'USD',
        total: wholeText(totals.quantity),
      },
      (line) =>
        over(
          <span className="trust-lines__facts">
            <Fact line={line} of="quantity" /> <Fact line={line} of="unit" />
          </span>,
          <Fact line={line} of="unitPriceUsd">
            {line.unitPriceUsd === null ? missing : priceText(line.unitPriceUsd, places)}
          </Fact>,
        ),
    ),
    figures(
      'value',
      { width: 92, header: t('trust.cargo.heads.value'), unit: 'USD', total: moneyText(totals.value) },
      (line) => moneyText(lineTotals(line).value),
    ),
    two('special', 'unNo', { width: 88, header: `${t('trust.cargo.special')} / ${label('unNo')}` }),
    two('material', 'usage', { width: 100 }),
    two('brand', 'model', { width: 90 }),
    two('origin', 'mid', { width: 110 }),
    {
      ...two('grossWeight', 'netWeight', { width: 110, unit: 'kg', align: 'end', fit: 'value' }),
      header: t('trust.cargo.heads.perCarton'),
    },
    {
      ...two('un383File', 'msdsFile', { width: 120 }),
      cell: (line) =>
        over(
          <Fact line={line} of="un383File">
            {there(line.un383File)}
          </Fact>,
          <Fact line={line} of="msdsFile">
            {there(line.msdsFile)}
          </Fact>,
        ),
    },
  ];
}

/** A fact with a smaller one under it. */
function over(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <>
      {first}
      <small className="data-table__second">{second}</small>
    </>
  );
}

/** Length, width and height of a carton. */
function Sides({ line }: { line: TrustLine }) {
  return (
    <span className="trust-lines__facts">
      <Fact line={line} of="length" /> × <Fact line={line} of="width" /> × <Fact line={line} of="height" />
    </span>
  );
}

/** One fact of a line: marked where it was sent back, and pressed while facts to send back are chosen. */
function Fact({ line, of, children }: { line: TrustLine; of: Key; children?: ReactNode }) {
  const { reasonsAt } = useDocumentReading();
  const path = `cargo.lines.${line.id}.${of}`;
  const [reason] = reasonsAt(path);
  return (
    <span className={reason === undefined ? 'document-cell' : 'document-cell state-act'} title={reason}>
      {reason === undefined ? null : <StateGlyph family="act" />}
      {children ?? <Value field={fields[of]} value={line[of]} />}
      <Pick path={path} />
    </span>
  );
}
