import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import type { DraftPaper } from './draft-papers.ts';
import { DraftRow } from './draft-row.tsx';
import type { Review } from './use-review.ts';

interface DraftListProps {
  papers: readonly DraftPaper[];
  /** Only what differs from the version before; the rest opens at a press. */
  onlyChanged: boolean;
  review?: Review | undefined;
}

/** The papers of a draft one after the other, value by value. */
export function DraftList({ papers, onlyChanged, review }: DraftListProps) {
  const { t } = useWords();
  return papers.map((paper) => {
    const rows = onlyChanged ? paper.rows.filter(({ before }) => before !== undefined) : paper.rows;
    if (rows.length === 0) return null;
    const title =
      paper.key === 'master' ? t('drafts.master', { no: paper.no }) : t('drafts.house', { no: paper.no });
    return (
      <section key={paper.key} className="draft-paper" aria-label={title}>
        <p className="draft-paper__title">{title}</p>
        <ul className="draft-rows">
          {rows.map((row) => (
            <DraftRow key={row.path} paper={paper.key} row={row} review={review} />
          ))}
        </ul>
      </section>
    );
  });
}

/** Says how much is as it was, and shows it. */
export function SameRows({ count, version, onShow }: { count: number; version: number; onShow: () => void }) {
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <p className="draft-same">
      {t('drafts.same', { count, version })}
      <Button look="text" size="small" onClick={onShow}>
        {t('drafts.show')}
      </Button>
    </p>
  );
}

/** Whether only changes are looked at: they are where there are any. */
export function useOnlyChanged(changes: number) {
  const [chosen, setChosen] = useState<boolean>();
  return { only: chosen ?? changes > 0, setOnly: setChosen };
}
