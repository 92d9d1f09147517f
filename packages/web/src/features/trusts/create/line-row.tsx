import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { useId, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { LineCell } from './line-cell.tsx';
import { lineCells, moreKeys } from './line-columns.ts';
import { LineMenu } from './line-menu.tsx';
import { LineSpecial } from './line-special.tsx';
import { SaidTogether } from './said-together.tsx';
import { TrustField } from './trust-field.tsx';
import type { TypedLine } from './typed-lines.ts';
import type { LineFaults } from './use-line-faults.ts';

/** What the rows do to the lines; the same object between renders. */
export interface LineDeeds {
  readonly type: (id: string, key: string, value: unknown) => void;
  readonly leave: (id: string, key: string) => void;
  readonly fill: (line: TypedLine, values: Partial<TrustLine>) => void;
  readonly remove: (id: string) => void;
  readonly set: (lines: readonly TypedLine[]) => void;
}

interface LineRowProps {
  line: TypedLine;
  place: number;
  faults: LineFaults;
  deeds: LineDeeds;
  onPaste: (line: number, key: string, text: string) => void;
}

/** One line of goods; what is wrong with its cells stands right under it. */
export function LineRow({ line, place, faults, deeds, onPaste }: LineRowProps) {
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
          <td />
          <td colSpan={width - 1} className="trust-lines__more">
            <div className="field-grid" role="group" aria-label={t('trust.cargo.line', { line: place + 1 })}>
              {moreKeys.map((key) => (
                <TrustField key={key} path={`cargo.lines.${line.id}.${key}`} />
              ))}
            </div>
          </td>
        </tr>
      ) : null}
      {said ? (
        <tr>
          <td />
          <td id={saidId} colSpan={width - 1} className="trust-lines__said">
            <SaidTogether family="stop" said={faults.wrong} />
            <SaidTogether family="act" said={faults.odd} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
