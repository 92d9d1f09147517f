import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { cellsText, rowsText } from './counted.ts';
import type { ImportFacts, ImportSubject, ProblemGroup } from './import-subject.ts';
import { ProblemEntry } from './problem-entry.tsx';
import type { Preview } from './use-preview.ts';

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
