import type { DeskVersion } from '@loadline/contract/waybill-drafts/draft';
import { useWords } from '../../kernel/words.ts';
import { DraftList } from './draft-list.tsx';
import { papersOf } from './draft-papers.ts';
import type { DraftEditor } from './use-draft-editor.ts';

/** What is typed beside what was sent before, where the two differ. */
export function EditorChanges({ editor, before }: { editor: DraftEditor; before: DeskVersion }) {
  const { t } = useWords();
  const papers = editor.forms ? papersOf(editor.forms, before) : [];
  const count = papers.flatMap(({ rows }) => rows.filter((row) => row.before !== undefined)).length;
  return (
    <section className="draft-changes" aria-label={t('drafts.changesTo', { no: before.no })}>
      <h3>{t('drafts.changesTo', { no: before.no })}</h3>
      {count === 0 ? (
        <p className="draft-changes__none">{t('drafts.noChanges')}</p>
      ) : (
        <DraftList papers={papers} onlyChanged />
      )}
    </section>
  );
}
