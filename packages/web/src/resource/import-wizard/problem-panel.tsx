import { wholeText } from '@loadline/contract/kernel/figures';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { cellsText, rowsText } from './counted.ts';
import type { ImportFacts, ImportSubject, ProblemGroup, SheetFinding } from './import-subject.ts';
import { safeIn } from './safe-cells.ts';
import type { Preview } from './use-preview.ts';

/** Replacements in sight before one asks for all of them. */
const first = 3;

interface ProblemPanelProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** What is wrong, by kind and column with the number of cells; errors first, then what only warns. */
export function ProblemPanel({ subject, facts, preview }: ProblemPanelProps) {
  const { t } = useWords();
  const errors = facts.problems.filter(({ code }) => subject.isError(code));
  const warnings = facts.problems.filter(({ code }) => !subject.isError(code));
  const list = (groups: readonly ProblemGroup[]) => (
    <ul className="problem-list">
      {groups.map((group) => (
        <ProblemEntry key={`${group.code} ${group.key}`} subject={subject} group={group} preview={preview} />
      ))}
    </ul>
  );
  return (
    <>
      <SafeReplacements preview={preview} />
      <Card title={t('import.problems.errors')} aside={cellsText(t, facts.errorCells)} flush>
        {errors.length > 0 ? (
          list(errors)
        ) : (
          <p className="problem-list__none state-done">
            <StateGlyph family="done" />
            {t('import.problems.none')}
          </p>
        )}
      </Card>
      {warnings.length > 0 ? (
        <Card title={t('import.problems.warnings')} aside={rowsText(t, facts.warningRows)} flush>
          {list(warnings)}
        </Card>
      ) : null}
    </>
  );
}

/** One press for all that is only another spelling of what it stands for. Each cell may be undone with the rest. */
function SafeReplacements({ preview }: { preview: Preview }) {
  const { t } = useWords();
  const { sheet, edits, canEdit } = preview;
  const cells = safeIn(sheet.rows);
  if (!canEdit || cells.length === 0) return null;
  return (
    <Button icon="check" busy={edits.isSaving} onClick={edits.takeSafe}>
      {t('import.problems.safe', { cells: cellsText(t, cells.length) })}
    </Button>
  );
}

interface ProblemEntryProps {
  subject: ImportSubject;
  group: ProblemGroup;
  preview: Preview;
}

/** One kind of problem in one column: pressed, it leads from cell to cell; what may be replaced is replaced at once. */
function ProblemEntry({ subject, group, preview }: ProblemEntryProps) {
  const { t } = useWords();
  const [extent, setExtent] = useState<'some' | 'all'>('some');
  const { key, code, cells, replacements } = group;
  const { cursor, edits, goToProblem, canEdit } = preview;
  const isHere = cursor.at?.key === key && isIn(preview, group);
  const shown = extent === 'all' ? replacements : replacements.slice(0, first);
  return (
    <li className={isHere ? 'problem problem--here' : 'problem'}>
      <StateGlyph family={subject.isError(code) ? 'stop' : 'act'} />
      <button
        type="button"
        className="problem__name"
        onClick={() => goToProblem('next', (one) => one.key === key && one.code === code)}
      >
        {subject.columns.find((column) => column.key === key)?.label ?? key}
      </button>
      <span>{cellsText(t, cells)}</span>
      <p className="problem__says">{subject.say(sampleOf(preview, group) ?? group)}</p>
      {shown.map(({ from, to, cells: count }) => (
        <p key={from} className="problem__replacement">
          {t('import.problems.meant', { from, to })}
          {canEdit ? (
            <button
              type="button"
              className="problem__replace"
              onClick={() => edits.replaceAll(key, { from, to })}
            >
              {count === 1
                ? t('import.problems.replaceOne')
                : t('import.problems.replace', { cells: wholeText(count) })}
            </button>
          ) : null}
        </p>
      ))}
      {shown.length < replacements.length ? (
        <button type="button" className="problem__replace" onClick={() => setExtent('all')}>
          {t('import.problems.more', { count: replacements.length - shown.length })}
        </button>
      ) : null}
    </li>
  );
}

function isIn({ shown, cursor }: Preview, { key, code }: ProblemGroup): boolean {
  const row = shown.find((one) => one.row === cursor.at?.row);
  return row?.findings.some((one) => one.key === key && one.code === code) ?? false;
}

/** A group of one says what its one finding says; of several the first is an example. */
function sampleOf(
  { sheet }: Preview,
  { key, code, cells, firstRow }: ProblemGroup,
): SheetFinding | undefined {
  const row = sheet.rows.find((one) => one.row === firstRow);
  const found = row?.findings.find((one) => one.key === key && one.code === code);
  if (!found || cells === 1) return found;
  return found.value === null ? undefined : { ...found, value: `${found.value} …` };
}
