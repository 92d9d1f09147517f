import {
  type CargoKey,
  cargoKeys,
  cargoLabels,
  type ReadLine,
  type TypedLine,
} from '@loadline/contract/freight/cargo-line';
import type { Reading } from '@loadline/contract/freight/cargo-reading';
import type { Load } from '@loadline/contract/freight/chargeable-weight';
import { isSheet } from '@loadline/contract/freight/packing-list';
import { say } from '@loadline/contract/kernel/text';
import { type ClipboardEvent, type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { NumericInput } from '../../ui/numeric-input.tsx';
import { faultOf } from './cargo-fault.ts';
import { figure } from './figures.ts';
import { PasteBox } from './paste-box.tsx';
import type { Cargo } from './use-cargo.ts';
import './cargo-table.css';

interface CargoTableProps {
  cargo: Cargo;
  reading: Reading;
  /** Of the lines that count, in their order; of all of them. */
  parts: readonly Load[];
  whole: Load;
  /** Over the table: the mode or the way, and the unit. */
  head: ReactNode;
}

/** Packages line by line: Enter goes down, Tab goes right, a piece of a sheet can be pasted anywhere. */
export function CargoTable({ cargo, reading, parts, whole, head }: CargoTableProps) {
  const { t, language } = useWords();
  const box = useRef<HTMLTableElement>(null);
  const [isPasting, setIsPasting] = useState(false);
  const count = reading.right.reduce((sum, line) => sum + line.count, 0);
  return (
    <section className="calculator__box" aria-label={t('calculator.lines')}>
      <div className="calculator__tools">{head}</div>
      <table ref={box} className="cargo">
        <thead>
          <tr>
            <th scope="col">{t('calculator.line')}</th>
            {cargoKeys.map((key) => (
              <th key={key} scope="col">
                {say(cargoLabels[key], language)} {unitOf(key, cargo.unit)}
              </th>
            ))}
            <th scope="col">{t('calculator.volume')}</th>
            <th scope="col">{t('calculator.gross')}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {cargo.lines.map((line, at) => (
            <CargoRow
              // A line is known by nothing but its place.
              key={at}
              at={at}
              line={line}
              read={reading.lines[at] ?? { kind: 'blank' }}
              load={parts[reading.places.indexOf(at)]}
              cargo={cargo}
              onDown={(key) => goDown(box.current, at, key, cargo)}
            />
          ))}
        </tbody>
      </table>
      {isPasting ? <PasteBox onPaste={cargo.paste} onClose={() => setIsPasting(false)} /> : null}
      <div className="cargo-foot">
        <button type="button" className="cargo-foot__deed" onClick={cargo.add}>
          <Icon name="plus" />
          {t('calculator.add')}
        </button>
        <button
          type="button"
          className="cargo-foot__deed"
          aria-expanded={isPasting}
          onClick={() => setIsPasting(!isPasting)}
        >
          <Icon name="copy" />
          {t('calculator.paste')}
        </button>
        <p className="cargo-foot__sums">
          <span>{t('calculator.pieces', { count })}</span>
          <span>
            {t('calculator.totalVolume')} <b>{figure(whole.cubicMetres)} m³</b>
          </span>
          <span>
            {t('calculator.totalGross')} <b>{figure(whole.kilograms, 1)} kg</b>
          </span>
        </p>
      </div>
    </section>
  );
}

function unitOf(key: (typeof cargoKeys)[number], unit: string): string {
  if (key === 'count') return '';
  return key === 'weight' ? 'kg' : unit;
}

/** To the same cell of the next line, which is added under the last one. */
function goDown(table: HTMLTableElement | null, at: number, key: string, cargo: Cargo): void {
  if (at === cargo.lines.length - 1) cargo.add();
  requestAnimationFrame(() => {
    table?.querySelector<HTMLInputElement>(`[data-cell="${at + 1} ${key}"]`)?.focus();
  });
}

interface CargoRowProps {
  at: number;
  line: TypedLine;
  read: ReadLine;
  load: Load | undefined;
  cargo: Cargo;
  onDown: (key: CargoKey) => void;
}

/** One line of packages and, under it, why it does not count. What is only missing is said when the line is left. */
function CargoRow({ at, line, read, load, cargo, onDown }: CargoRowProps) {
  const words = useWords();
  const { t, language } = words;
  const faultId = useId();
  const [typing, setTyping] = useState<'typing' | 'left'>('left');
  const fault = faultOf(read, words, typing);
  const row = at + 1;
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setTyping('left');
  };
  const paste = (event: ClipboardEvent, key: CargoKey) => {
    const text = event.clipboardData.getData('text');
    if (!isSheet(text)) return;
    event.preventDefault();
    cargo.layOver(at, key, text);
  };
  return (
    <>
      <tr
        className={read.kind === 'blank' ? 'cargo__blank' : undefined}
        onFocus={() => setTyping('typing')}
        onBlur={leave}
      >
        <th scope="row">{row}</th>
        {cargoKeys.map((key) => (
          <td key={key}>
            <NumericInput
              className={`cargo__input cargo__input--${key}`}
              aria-label={t('calculator.cell', { row, name: say(cargoLabels[key], language) })}
              aria-invalid={isWrong(read, key) || undefined}
              aria-describedby={fault ? faultId : undefined}
              data-cell={`${at} ${key}`}
              maxLength={12}
              value={line[key]}
              onChange={(value) => cargo.type(at, key, value)}
              onPaste={(event) => paste(event, key)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onDown(key);
              }}
            />
          </td>
        ))}
        <td className="cargo__load">{load ? figure(load.cubicMetres) : '—'}</td>
        <td className="cargo__load">{load ? figure(load.kilograms, 1) : '—'}</td>
        <td>
          <button
            type="button"
            className="cargo__remove"
            aria-label={t('calculator.remove', { row })}
            onClick={() => cargo.remove(at)}
          >
            <Icon name="trash" />
          </button>
        </td>
      </tr>
      {fault ? (
        <tr className="cargo__fault">
          <td aria-hidden="true" />
          <td colSpan={6} id={faultId}>
            <span>
              <Icon name="warn" size={15} />
              {t('calculator.notCounted', { row, why: fault })}
            </span>
          </td>
        </tr>
      ) : null}
    </>
  );
}

function isWrong(read: ReadLine, key: CargoKey): boolean {
  return read.kind === 'wrong' && read.faults.some((fault) => fault.key === key);
}
