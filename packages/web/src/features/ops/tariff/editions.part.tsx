import { deskPages } from '@loadline/contract/desk-pages';
import { listDeskEditions } from '@loadline/contract/hts/hts-edition.api';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useNavigation, usePlace } from '../../../kernel/navigation.ts';
import { localTime } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { one } from '../../../resource/use-list-address.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { BringEdition } from './bring-edition.tsx';
import type { DeskEdition } from './desk-edition.ts';
import { EditionDifferences } from './edition-differences.tsx';
import { EditionLoad } from './edition-load.tsx';
import { EditionPublish } from './edition-publish.tsx';
import { EditionsTable } from './editions-table.tsx';
import './editions.css';

/** How often a load is asked how far it is, in milliseconds. */
const lookEvery = 1_000;

/** The editions of the schedule: the list, and of the one at `?edition=` how far it is, what differs, and its publication. */
export function EditionsPart({ tabs }: { tabs: ReactNode }) {
  const { t, language } = useWords();
  const { search } = usePlace();
  const { go } = useNavigation();
  const [brings, setBrings] = useState(false);
  const answer = useQuery({
    ...asking(listDeskEditions, {}),
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.state === 'LOADING') ? lookEvery : false,
  });
  const all = answer.data ?? [];
  const open =
    all.find(({ id }) => id === one(search['edition'])) ?? all.find((each) => each.state !== 'PUBLISHED');
  const now = inForceToday(all);
  const show = (id: string) => go({ search: { tab: 'editions', edition: id }, resetScroll: false });
  return (
    <div className="editions">
      <PageTitle
        title={say(deskPages.opsTariff.title, language)}
        facts={
          answer.data && (now ? t('editionDesk.inForce', { name: now.name }) : t('editionDesk.noneInForce'))
        }
        actions={
          <Button look="primary" icon="upload" onClick={() => setBrings(true)}>
            {t('editionDesk.bring')}
          </Button>
        }
      />
      {tabs}
      {answer.isError ? (
        <NotLoaded what={t('editionDesk.list')} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : null}
      {answer.isPending ? <Skeleton widths={[160, 0]} rows={4} label={t('editionDesk.list')} /> : null}
      {answer.data?.length === 0 ? (
        <EmptyState title={t('editionDesk.empty')} detail={t('editionDesk.emptyDetail')} />
      ) : null}
      {all.length > 0 ? <EditionsTable editions={all} open={open?.id} now={now?.id} onOpen={show} /> : null}
      {open ? <OpenEdition key={open.id} edition={open} /> : null}
      {brings ? <BringEdition onClose={() => setBrings(false)} onBrought={show} /> : null}
    </div>
  );
}

function OpenEdition({ edition }: { edition: DeskEdition }) {
  const isCompared = edition.state === 'DRAFT' || edition.state === 'PUBLISHED';
  return (
    <div className="edition">
      <div className="edition__main">
        {edition.state === 'PUBLISHED' ? null : <EditionLoad edition={edition} />}
        {isCompared ? <EditionDifferences edition={edition} /> : null}
      </div>
      {isCompared ? <EditionPublish key={edition.effective} edition={edition} /> : null}
    </div>
  );
}

/** Days of entry are days in New York. */
function inForceToday(editions: readonly DeskEdition[]): DeskEdition | undefined {
  const today = localTime(new Date().toISOString(), 'America/New_York').full.slice(0, 10);
  return editions.find(({ state, effective }) => state === 'PUBLISHED' && effective <= today);
}
