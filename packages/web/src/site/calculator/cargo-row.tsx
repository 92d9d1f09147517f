import type { CargoKey, ReadLine, TypedLine } from '@loadline/contract/freight/cargo-line';
import { cargoKeys, cargoLabels } from '@loadline/contract/freight/cargo-line';
import type { Load } from '@loadline/contract/freight/chargeable-weight';
import { isSheet } from '@loadline/contract/freight/packing-list';
import { say } from '@loadline/contract/kernel/text';
import { type ClipboardEvent, type FocusEvent, useId, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { NumericInput } from '../../ui/numeric-input.tsx';
import { faultOf } from './cargo-reading.ts';
import { figure } from './figures.ts';
import type { Cargo } from './use-cargo.ts';

interface CargoRowProps {
  at: number;
  line: TypedLine;
  read: ReadLine;
  load: Load | undefined;
  cargo: Cargo;
  onDown: (key: CargoKey) => void;
}

/** One line of packages and, under it, why it does not count. What is only missing is said when the line is left. */
export function CargoRow({ at, line, read, load, cargo, onDown }: CargoRowProps) {
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
