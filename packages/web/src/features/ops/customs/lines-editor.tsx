import type { Territory } from '@loadline/contract/customs/customs.codes';
import { saveCustomsLines } from '@loadline/contract/customs/customs-desk.api';
import { isEurope } from '@loadline/contract/customs/customs-europe';
import { writtenLine } from '@loadline/contract/customs/customs-line';
import { exact, fixed, times } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { check } from '@loadline/contract/kernel/schema';
import { useMemo, useState } from 'react';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { asInput } from '../../../resource/form-values.ts';
import { Grid } from '../../../resource/grid/grid.tsx';
import type { GridColumn, GridRow, RowContext } from '../../../resource/grid/grid-row.ts';
import { LeaveGuard } from '../../../resource/leave-guard.tsx';
import { typedText } from '../../../resource/typed-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useDone } from '../use-done.ts';
import type { Declaration } from './declaration.ts';
import { ElementsInput } from './elements-input.tsx';
import { saidOfLine } from './line-said.ts';

/** The lines of a declaration, typed in a grid; under each on demand the elements that its code asks for. */
export function LinesEditor({ of: now, onClose }: { of: Declaration; onClose: () => void }) {
  const words = useWords();
  const { t, language } = words;
  const of = useAtOpening(now);
  const [rows, setRows] = useState<readonly GridRow[]>(of.lines);
  const { save, busy, said } = useSaving(of, rows, onClose);
  const { territory, fileNo } = of.file;
  const columns = useMemo(() => columnsOf(words, territory), [words, territory]);
  const elements = useElements(fileNo);
  const more = isEurope(territory) ? undefined : elements;
  const saidOf = useMemo(() => saidOfLine(of, t, language), [of, t, language]);
  const worth = rows.map(({ quantity, unitPrice }) => [typedText(quantity), typedText(unitPrice)] as const);
  return (
    <Card
      flush
      title={t('customs.lines.title')}
      aside={
        <>
          <Button size="small" onClick={onClose}>
            {t('resource.cancel')}
          </Button>
          <Button size="small" look="primary" busy={busy} onClick={() => void save()}>
            {t('resource.form.save')}
          </Button>
        </>
      }
    >
      {said ? <Alert family="stop">{said}</Alert> : null}
      <Grid
        label={t('customs.lines.title')}
        fields={writtenLine}
        columns={columns}
        path="lines"
        rows={rows}
        blank={(id, before) => ({ ...before.at(-1), id })}
        onRows={setRows}
        saidOf={saidOf}
        more={more}
        sums={{
          label: t('customs.lines.total'),
          of: { unitPrice: moneyText(sumOf(worth.map(worthOf))) },
          aside: of.file.currency,
        }}
        none={t('customs.lines.none')}
      />
      <LeaveGuard isOn={rows !== of.lines && !busy} />
    </Card>
  );
}

/** What opens under a line. */
function useElements(no: string) {
  return useMemo(
    () => ({ keys: ['elements'], of: (context: RowContext) => <ElementsInput no={no} {...context} /> }),
    [no],
  );
}

/** A product of two typed numbers, to the cent. */
function worthOf([quantity, price]: readonly [string, string]): string {
  return fixed(times(exact(quantity || '0'), exact(price || '0')), 2);
}

/** All lines go to the server when each can be read; what it refuses is said over the grid. */
function useSaving(of: Declaration, rows: readonly GridRow[], onClose: () => void) {
  const { t } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const { fileNo: no, version } = of.file;
  const save = async () => {
    const lines = rows.flatMap((row) => {
      const read = check(writtenLine, asInput(writtenLine, row));
      return read.ok ? [read.value] : [];
    });
    if (lines.length < rows.length) {
      setSaid(t('customsDesk.lines.wrong', { count: rows.length - lines.length }));
      return;
    }
    setBusy(true);
    try {
      await done(call(saveCustomsLines, { body: { no, version, lines }, refusal: 'in place' }));
      onClose();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setSaid(error.says);
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, said };
}

/** What customs of China ask for beside what all do. */
const ofChina: readonly string[] = [
  'firstQty',
  'firstUnit',
  'secondQty',
  'secondUnit',
  'sourcePlace',
  'exemption',
];

function columnsOf(words: Words, territory: Territory): GridColumn[] {
  const columns = columnsInChina(words);
  if (!isEurope(territory)) return columns;
  return columns.flatMap(({ cell: _cell, ...column }) => (ofChina.includes(column.key) ? [] : [column]));
}

function columnsInChina({ t, language }: Words): GridColumn[] {
  return [
    {
      key: 'nameZh',
      width: 96,
      header: t('customs.lines.goods'),
      isText: true,
      cell: ({ row, actions, isOpen }) => (
        <Button
          look="text"
          size="small"
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          onClick={() => actions.toggle(row.id)}
        >
          {typedText(row[language === 'en' ? 'nameEn' : 'nameZh'])}
        </Button>
      ),
    },
    { key: 'hs', width: 96, header: t('customs.lines.hs'), isNeeded: true },
    { key: 'quantity', width: 60, header: t('customs.lines.quantity') },
    { key: 'unit', width: 62, header: t('customsDesk.lines.unit') },
    { key: 'firstQty', width: 68, header: t('customs.lines.firstQty') },
    { key: 'firstUnit', width: 62, header: t('customsDesk.lines.unit') },
    { key: 'secondQty', width: 68, header: t('customs.lines.secondQty') },
    { key: 'secondUnit', width: 62, header: t('customsDesk.lines.unit') },
    { key: 'unitPrice', width: 64, header: t('customs.lines.price') },
    { key: 'origin', width: 64 },
    { key: 'finalDestination', width: 64, header: t('customsDesk.lines.to') },
    { key: 'sourcePlace', width: 72 },
    { key: 'exemption', width: 72 },
  ];
}
