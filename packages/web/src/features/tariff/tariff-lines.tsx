import { exact, fixed, minus } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { useMemo } from 'react';
import { useWords, type Words } from '../../kernel/words.ts';
import { Grid } from '../../resource/grid/grid.tsx';
import type { GridColumn, GridRow, RowContext, SaidOfRow } from '../../resource/grid/grid-row.ts';
import { Button } from '../../ui/button.tsx';
import type { TariffSide } from './tariff.ts';
import { sideName } from './tariff.ts';
import { claimKeys, moreKeys, TariffClaims } from './tariff-claims.tsx';
import type { Outcome } from './use-tariff.ts';

interface LinesProps {
  rows: readonly GridRow[];
  outcome: Outcome | undefined;
  isOld: boolean;
  saidOf: (row: GridRow) => SaidOfRow;
  onRows: (rows: readonly GridRow[]) => void;
  /** The line whose layers are shown. */
  onChoose: (id: string) => void;
}

const more = { keys: moreKeys, of: (context: RowContext) => <TariffClaims {...context} /> };

/** The lines as they are typed, and beside each what it owes on either side. */
export function TariffLines({ rows, outcome, isOld, saidOf, onRows, onChoose }: LinesProps) {
  const words = useWords();
  const { t } = words;
  const columns = useMemo(
    () => [...typedColumns(words), ...sideColumns(words, outcome, isOld, onChoose)],
    [words, outcome, isOld, onChoose],
  );
  return (
    <Grid
      label={t('tariff.lines')}
      fields={tariffLine.fields}
      columns={columns}
      path="lines"
      rows={rows}
      blank={(id, before) => ({ id, origin: before.at(-1)?.['origin'] ?? 'CN', claimed: [] })}
      onRows={onRows}
      saidOf={saidOf}
      more={more}
      addLabel={t('tariff.addLine')}
      none={t('tariff.noLines')}
    />
  );
}

function typedColumns({ t }: Words): GridColumn[] {
  return [
    { key: 'hts', width: 104, header: t('tariff.hts'), isNeeded: true },
    { key: 'origin', width: 74, header: t('tariff.origin'), isNeeded: true },
    { key: 'value', width: 78, header: t('tariff.value'), isNeeded: true },
    { key: 'quantity', width: 70, header: t('tariff.quantity') },
    { key: 'quantity2', width: 70, header: t('tariff.quantity2') },
    { key: 'netKg', width: 64, header: t('tariff.netKg') },
    { key: 'spi', width: 70, header: t('tariff.spi') },
    {
      key: 'claims',
      width: 74,
      header: t('tariff.claims'),
      isText: true,
      cell: ({ row, at, isOpen, actions }) => (
        <Button
          look="text"
          size="small"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          aria-label={t('tariff.claimsOf', { line: at + 1 })}
          onClick={() => actions.toggle(row.id)}
        >
          {claimsIn(row)}
        </Button>
      ),
    },
  ];
}

/** How many claims a line makes; none is a dash. */
function claimsIn(row: GridRow): string {
  const typed = claimKeys.filter((key) => typeof row[key] === 'string' && row[key] !== '').length;
  const claimed = Array.isArray(row['claimed']) ? row['claimed'].length : 0;
  return typed + claimed === 0 ? '—' : String(typed + claimed);
}

function sideColumns(
  { t, language }: Words,
  outcome: Outcome | undefined,
  isOld: boolean,
  onChoose: (id: string) => void,
): GridColumn[] {
  if (!outcome) return [];
  const { results } = outcome.answer;
  const dutyOf = (side: TariffSide, row: GridRow) => side.lines[outcome.ids.indexOf(row.id)]?.duty;
  const sides = results.map(
    (side, at): GridColumn => ({
      key: `side${at}`,
      width: 104,
      header: sideName(side, at, results.length, language),
      cell: ({ row, at: line }) => {
        const duty = dutyOf(side, row);
        if (duty === undefined) return null;
        const text = duty === null ? '?' : moneyText(duty);
        return (
          <button
            type="button"
            className={isOld ? 'tariff-duty tariff-duty--old' : 'tariff-duty'}
            aria-label={t('tariff.showLayers', { line: line + 1, duty: text })}
            onClick={() => onChoose(row.id)}
          >
            {text}
          </button>
        );
      },
    }),
  );
  const [first, second] = results;
  if (!first || !second) return sides;
  const difference: GridColumn = {
    key: 'difference',
    width: 80,
    header: 'B − A',
    cell: ({ row }) => {
      const [a, b] = [dutyOf(first, row), dutyOf(second, row)];
      return typeof a === 'string' && typeof b === 'string' ? (
        <span className="tariff-difference">{signed(fixed(minus(exact(b), exact(a)), 2))}</span>
      ) : null;
    },
  };
  return [...sides, difference];
}

/** A difference says its sign. */
export function signed(amount: string): string {
  return amount.startsWith('-') || /^0(\.0+)?$/.test(amount) ? moneyText(amount) : `+${moneyText(amount)}`;
}
