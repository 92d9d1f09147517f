import type { DeskDraft } from '@loadline/contract/waybill-drafts/draft';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DraftList, SameRows, useOnlyChanged } from './draft-list.tsx';
import { papersOf } from './draft-papers.ts';
import { VersionState } from './version-state.tsx';

/** The newest version as it is, beside the one before. */
export function DraftReading({ draft }: { draft: DeskDraft }) {
  const { t } = useWords();
  const [newest, before] = draft.versions;
  const papers = newest ? papersOf(newest, before) : [];
  const changes = papers.flatMap(({ rows }) => rows.filter((row) => row.before !== undefined)).length;
  const { only, setOnly } = useOnlyChanged(changes);
  if (!newest) return <EmptyState title={t('drafts.noneYet')} detail={t('drafts.noneYetDetail')} />;
  const all = papers.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Card
      flush
      title={<VersionState version={newest} />}
      aside={
        before && changes > 0 ? (
          <SegmentedControl
            label={t('drafts.shown')}
            value={only ? 'changes' : 'whole'}
            onChange={(value) => setOnly(value === 'changes')}
            options={[
              { value: 'changes', label: t('drafts.onlyChanges') },
              { value: 'whole', label: t('drafts.whole') },
            ]}
          />
        ) : null
      }
    >
      <DraftList papers={papers} onlyChanged={only} />
      {only && before ? (
        <SameRows count={all - changes} version={before.no} onShow={() => setOnly(false)} />
      ) : null}
    </Card>
  );
}
