import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { DraftField } from '../../../resource/drafting/draft-field.tsx';
import { SaidTogether } from '../../../resource/drafting/said-together.tsx';
import { LineCell } from './line-cell.tsx';
import { lineCells, moreKeys } from './line-columns.ts';
import type { LineDeeds } from './line-deeds.ts';
import { LineMenu } from './line-menu.tsx';
import { LineSpecial } from './line-special.tsx';
import type { TypedLine } from './typed-lines.ts';
import type { LineFaults } from './use-line-faults.ts';

interface LineRowProps {
  line: TypedLine;
  place: number;
  faults: LineFaults;
  deeds: LineDeeds;
  onPaste: (line: number, key: string, text: string) => void;
  /** Keys that move within a column. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One line of goods; what is wrong with its cells stands right under it. */
export function LineRow({ line, place, faults, deeds, onPaste, onKeyDown }: LineRowProps) {
  const { t } = useWords();
  const saidId = useId();
  const [isOpen, setOpen] = useState(false);
  const said = faults.wrong.length + faults.odd.length > 0;
  const isMore = isOpen || faults.wrong.some(({ key }) => moreKeys.some((one) => one === key));
  const width = lineCells.length + 3;
  return (
    <>
      <tr className="trust-lines__row" data-path={`cargo.lines.${line.id}`}>
        <td className="trust-lines__place">{place + 1}</td>
        {lineCells.map((column) => (
          <LineCell
            key={column.key}
            column={column}
            line={line}
            place={place}
            describedBy={said ? saidId : undefined}
            isWrong={faults.wrong.some(({ key }) => key === column.key)}
            deeds={deeds}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
        ))}
        <td data-path={`cargo.lines.${line.id}.special`}>
          <LineSpecial
            line={line}
            place={place}
            onChange={(special) => deeds.type(line.id, 'special', special)}
          />
        </td>
        <td>
          <LineMenu line={line} place={place} deeds={deeds} isMore={isMore} onMore={() => setOpen(!isOpen)} />
        </td>
      </tr>
      {isMore ? (
        <tr>
          <td aria-hidden="true" />
          <td colSpan={width - 1} className="trust-lines__more">
            <div className="field-grid" role="group" aria-label={t('trust.cargo.line', { line: place + 1 })}>
              {moreKeys.map((key) => (
                <DraftField key={key} path={`cargo.lines.${line.id}.${key}`} />
              ))}
            </div>
          </td>
        </tr>
      ) : null}
      {said ? (
        <tr>
          <td aria-hidden="true" />
          <td id={saidId} colSpan={width - 1} className="trust-lines__said">
            <SaidTogether family="stop" said={faults.wrong} />
            <SaidTogether family="act" said={faults.odd} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
