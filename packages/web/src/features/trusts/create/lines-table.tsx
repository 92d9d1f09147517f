import { say } from '@loadline/contract/kernel/text';
import { trustLine } from '@loadline/contract/trusts/trust-line';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { unitText } from '../../../resource/unit.ts';
import { lineCells } from './line-columns.ts';
import type { LineDeeds } from './line-deeds.ts';
import { LineRow } from './line-row.tsx';
import type { TypedLine } from './typed-lines.ts';
import { useLineFaults } from './use-line-faults.ts';
import './lines.css';

interface LinesTableProps {
  lines: readonly TypedLine[];
  deeds: LineDeeds;
  onAdd: () => void;
  onPaste: (line: number, key: string, text: string) => void;
}

/** Goods as a sheet: Tab goes right, Enter and the arrows go down and up, Enter on the last line makes another one. */
export function LinesTable({ lines, deeds, onAdd, onPaste }: LinesTableProps) {
  const { t, language } = useWords();
  const { box, move } = useLineKeys(onAdd);
  const faults = useLineFaults();
  return (
    <div className="trust-lines">
      <table ref={box} className="trust-lines__table">
        <colgroup>
          <col width={28} />
          {lineCells.map(({ key, width }) => (
            <col key={key} width={width} />
          ))}
          <col width={64} />
          <col width={32} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">#</th>
            {lineCells.map(({ key, header }) => {
              const { label, unit } = trustLine.fields[key];
              return (
                <th key={key} scope="col" className={isNumber(key) ? 'trust-lines__number' : undefined}>
                  {header ? t(header) : say(label, language)}
                  {key === 'grossWeight' ? <small> {t('trust.cargo.perCarton')}</small> : null}
                  {unit &&
                  key !== 'grossWeight' &&
                  key !== 'netWeight' &&
                  key !== 'width' &&
                  key !== 'height' ? (
                    <small> {unitText(unit)}</small>
                  ) : null}
                </th>
              );
            })}
            <th scope="col">{t('trust.cargo.special')}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <LineRow
              key={line.id}
              line={line}
              place={at}
              faults={faults.of(line.id)}
              deeds={deeds}
              onPaste={onPaste}
              onKeyDown={move}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isNumber(key: string): boolean {
  return !['nameZh', 'nameEn', 'hsDest', 'material', 'usage'].includes(key);
}

/** Enter and the arrows move within a column; a line that Enter makes gets the keys where they left. */
function useLineKeys(onAdd: () => void) {
  const box = useRef<HTMLTableElement>(null);
  const wish = useRef<{ column: string; line: number }>(undefined);
  useEffect(() => {
    // An earlier drawing that ends late has not got the new line yet.
    const cell = wish.current && cellsOf(box.current, wish.current.column)[wish.current.line];
    if (!cell) return;
    wish.current = undefined;
    cell.focus();
  });
  const move = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const column = target.dataset['column'];
    if (column === undefined || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key) || event.ctrlKey)
      return;
    event.preventDefault();
    const cells = cellsOf(box.current, column);
    const at = cells.indexOf(target) + (event.key === 'ArrowUp' ? -1 : 1);
    if (cells[at]) return cells[at].focus();
    if (event.key !== 'Enter') return;
    wish.current = { column, line: cells.length };
    onAdd();
  };
  return { box, move };
}

function cellsOf(box: HTMLElement | null, column: string): HTMLInputElement[] {
  return [...(box?.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`) ?? [])];
}
