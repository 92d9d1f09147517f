import { exemptions, type Territory } from '@loadline/contract/customs/customs.codes';
import { isEurope } from '@loadline/contract/customs/customs-europe';
import { type CustomsLine, customsLineFields as fields } from '@loadline/contract/customs/customs-line';
import { type Missing, missingOf } from '@loadline/contract/customs/customs-missing';
import { elementsWritten } from '@loadline/contract/customs/hs-elements';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText, priceText, wholeText } from '@loadline/contract/kernel/figures';
import { placesOfPrices } from '@loadline/contract/kernel/price-places';
import { say } from '@loadline/contract/kernel/text';
import { type ReactNode, useMemo } from 'react';
import { useWords, type Words } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { type ColumnLooks, columnsOf } from '../../resource/resource-columns.tsx';
import { Value } from '../../resource/value.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ChangedLines } from '../goods/changed-lines.tsx';
import { ChangedTo } from '../goods/changed-to.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import type { CustomsRecord } from './customs-record.ts';

interface LinesCardProps {
  of: CustomsRecord;
  aside?: ReactNode;
  /** Takes over on the lines that are named what their goods are bound to since; not there for who may not. */
  take?: ((ids: readonly string[]) => Promise<unknown>) | undefined;
}

const keys = [
  'lineNo',
  'hs',
  'nameZh',
  'elements',
  'quantity',
  'firstQty',
  'secondQty',
  'totalPrice',
  'origin',
] as const;

type LineFields = typeof fields;

/** Once the papers are with customs nobody fills in more; statutory quantities are China's. */
function keysFor({ status, territory }: CustomsRecord['file']) {
  const without: readonly string[] = [
    ...(status === 'PREPARING' ? [] : ['elements']),
    ...(isEurope(territory) ? ['firstQty', 'secondQty'] : []),
  ];
  return keys.filter((key) => !without.includes(key));
}

/** What is declared, line by line: the elements as customs read them, and what is still missing. */
export function LinesCard({ of: { file, header, lines }, aside, take }: LinesCardProps) {
  const words = useWords();
  const { t, language } = words;
  const changedIds = lines.filter(({ changed }) => changed !== null).map(({ id }) => id);
  const columns = useMemo(() => {
    const lacking = Map.groupBy(missingOf(file, header, lines), ({ lineNo }) => lineNo);
    const places = placesOfPrices(lines.flatMap(({ unitPrice }) => unitPrice ?? []));
    const totals: Readonly<Record<string, string>> = {
      nameZh: t('customs.lines.total'),
      quantity: wholeText(Number(sumOf(lines.map(({ quantity }) => quantity)))),
      totalPrice: file.totalValue === null ? missing : moneyText(file.totalValue),
    };
    return columnsOf<LineFields, CustomsLine>({
      fields,
      keys: keysFor(file),
      cells: lineLooks(words, file.territory, (line) => lacking.get(line.lineNo) ?? [], places),
      language,
    }).map((column) => ({ ...column, total: totals[column.key] }));
  }, [words, t, language, file, header, lines]);
  return (
    <Card
      flush
      title={t('customs.lines.title')}
      aside={
        <>
          {t('customs.lines.count', { count: lines.length, currency: file.currency })}
          {aside}
        </>
      }
    >
      <ChangedLines
        count={changedIds.length}
        isFiled={file.status !== 'PREPARING'}
        take={take && (() => take(changedIds))}
      />
      <DataTable
        label={t('customs.lines.title')}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        lines="two lines"
        instead={lines.length === 0 ? <p className="customs-none">{t('customs.lines.none')}</p> : undefined}
      />
    </Card>
  );
}

function lineLooks(
  { t, language }: Words,
  territory: Territory,
  missingIn: (line: CustomsLine) => readonly Missing[],
  places: 2 | 4,
): ColumnLooks<LineFields, CustomsLine> {
  const measured = (
    amount: 'quantity' | 'firstQty' | 'secondQty',
    unit: 'unit' | 'firstUnit' | 'secondUnit',
  ) => ({
    width: 88,
    header: t(`customs.lines.${amount}`),
    cell: (line: CustomsLine) => (
      <>
        <Value field={fields[amount]} value={line[amount]} />
        {line[amount] === null || line[unit] === null ? null : (
          <small className="data-table__second">
            <Value field={fields[unit]} value={line[unit]} />
          </small>
        )}
      </>
    ),
  });
  return {
    lineNo: { width: 36, header: t('customs.lines.item') },
    hs: {
      width: 158,
      header: t('customs.lines.hs'),
      cell: ({ hs, orderNumber, changed }) => (
        <>
          {hs ?? missing}
          {changed ? <ChangedTo change={changed} /> : null}
          <small className="data-table__second">
            <OrderLink no={orderNumber} />
          </small>
        </>
      ),
    },
    nameZh: {
      width: 150,
      header: t('customs.lines.name'),
      cell: (line) => (
        <>
          {language === 'en' ? line.nameEn : line.nameZh}
          <small className="data-table__second" title={writtenOf(territory, line)}>
            {writtenOf(territory, line)}
          </small>
        </>
      ),
    },
    elements: {
      drawn: true,
      header: t('customs.lines.elements'),
      cell: (line) => <Complete lacking={missingIn(line)} />,
    },
    quantity: measured('quantity', 'unit'),
    firstQty: measured('firstQty', 'firstUnit'),
    secondQty: measured('secondQty', 'secondUnit'),
    totalPrice: {
      width: 96,
      header: t('customs.lines.worth'),
      cell: ({ totalPrice, unitPrice }) => (
        <>
          <Value field={fields.totalPrice} value={totalPrice} />
          {unitPrice === null ? null : (
            <small className="data-table__second">
              {t('customs.lines.each', { price: priceText(unitPrice, places) })}
            </small>
          )}
        </>
      ),
    },
    origin: {
      width: 116,
      header: t('customs.lines.way'),
      cell: ({ origin, finalDestination, sourcePlace, exemption }) => (
        <>
          {t('customs.lines.fromTo', { from: origin ?? '?', to: finalDestination ?? '?' })}
          {isEurope(territory) ? null : (
            <Terms words={[sourcePlace, say(wordOf(exemptions, exemption), language)]} />
          )}
        </>
      ),
    },
  };
}

/** Further terms of a line, under what they belong to. */
function Terms({ words }: { words: readonly (string | null)[] }) {
  const text = words.filter(Boolean).join(' · ');
  return (
    <small className="data-table__second" title={text}>
      {text}
    </small>
  );
}

/** What the goods are: in China by their elements, elsewhere by what they are made of and used for. */
function writtenOf(territory: Territory, { hs, elements, material, usage }: CustomsLine): string {
  if (isEurope(territory)) return [material, usage].filter(Boolean).join(' · ');
  return elementsWritten(hs, Object.fromEntries(elements.map(({ key, value }) => [key, value])));
}

/** Whether the line can be declared; if not, what it lacks by name. */
function Complete({ lacking }: { lacking: readonly Missing[] }) {
  const { t, language } = useWords();
  if (lacking.length === 0) return <StateDot family="done">{t('customs.lines.complete')}</StateDot>;
  const [first, ...rest] = lacking.map(({ label }) => say(label, language));
  return (
    <>
      <StateDot family="act">{t('customs.lines.lacks', { count: lacking.length })}</StateDot>
      <small className="data-table__second" title={[first, ...rest].join(', ')}>
        {rest.length > 0 ? t('customs.lines.andMore', { name: first ?? '', count: rest.length }) : first}
      </small>
    </>
  );
}
