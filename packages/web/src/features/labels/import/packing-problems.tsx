import { isError } from '@loadline/contract/imports/import.finding';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { packingSheet } from '@loadline/contract/labels/label-import';
import type { changePackingList, labelImportParts } from '@loadline/contract/labels/label-import.api';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Problems } from './part-problems.tsx';

type Packing = NonNullable<AnswerOf<typeof labelImportParts>['packing']>;
type Finding = Packing['findings'][number];
type Put = (cell: BodyOf<typeof changePackingList>['cells'][number]) => void;

interface PackingProblemsProps {
  packing: Packing;
  canEdit: boolean;
  onPut: Put;
}

/** Each cell of a packing list with what is wrong in it, put right where it stands. */
export function PackingProblems({ packing, canEdit, onPut }: PackingProblemsProps) {
  const cells = Map.groupBy(packing.findings, ({ row, key }) => `${row} ${key}`);
  return (
    <Problems all={packing.wrong} shown={packing.findings.length}>
      {[...cells].map(([place, findings]) => (
        <WrongCell
          key={`${place} ${findings[0]?.text}`}
          findings={findings}
          onPut={canEdit ? onPut : undefined}
        />
      ))}
    </Problems>
  );
}

function WrongCell({ findings, onPut }: { findings: readonly Finding[]; onPut: Put | undefined }) {
  const { t, language } = useWords();
  const [first] = findings;
  if (!first) return null;
  const { row, key } = first;
  const column = packingSheet.columns.find((one) => one.key === key);
  const place = t('labels.import.cell', { row, column: column ? say(column, language) : key });
  return (
    <li className="packing-cell">
      <StateGlyph family={findings.some(({ code }) => isError(code)) ? 'stop' : 'act'} />
      <span>
        {place}{' '}
        {findings.map((finding) => (
          <span key={finding.code}>{packingSheet.say(finding, language)} </span>
        ))}
      </span>
      {onPut ? <CellInput label={place} cell={first} onPut={onPut} /> : null}
    </li>
  );
}

/** Leaving the cell saves it; Enter goes on to the next that is wrong. */
function CellInput({ label, cell, onPut }: { label: string; cell: Finding; onPut: Put }) {
  const { row, key, text } = cell;
  const [value, setValue] = useState(text);
  return (
    <TextInput
      aria-label={label}
      className="input--small"
      value={value}
      maxLength={2_000}
      onChange={setValue}
      onBlur={() => value !== text && onPut({ row, key, value })}
      onKeyDown={goOn}
    />
  );
}

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector('input');
  if (next) next.focus();
  else event.currentTarget.blur();
}
