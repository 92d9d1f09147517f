import { type DueEntry, listDue } from '@loadline/contract/dashboard/dashboard.api';
import { aboutDue, dueKinds } from '@loadline/contract/dashboard/due';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { DueTime } from '../../resource/due-time.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { FigureCard } from '../../shared/dashboard/figure-card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import './due-card.css';

const shown = 8;
const refreshed = 60_000;

/** The most urgent of every kind, so that many of one hide none of another. */
function mixed(entries: readonly DueEntry[]): DueEntry[] {
  const kinds = new Set(entries.map(({ kind }) => kind)).size;
  const ofEach = Math.ceil(shown / Math.max(kinds, 1));
  const first = entries.filter(
    (entry) => entries.filter(({ kind }) => kind === entry.kind).indexOf(entry) < ofEach,
  );
  const rest = entries.filter((entry) => !first.includes(entry));
  const chosen = new Set([...first, ...rest].slice(0, shown));
  return entries.filter((entry) => chosen.has(entry));
}

/** What waits for this person, the most urgent first; a press leads to where it is done. */
export function DueCard() {
  const { t, language } = useWords();
  const due = useQuery({ ...asking(listDue, {}), refetchInterval: refreshed });
  const entries = due.data ?? [];
  const ofKinds = new Map(entries.map(({ kind, all }) => [kind, all]));
  const all = [...ofKinds.values()].reduce((sum, count) => sum + count, 0);
  const title = t('dashboard.due');
  return (
    <FigureCard
      wide={5}
      title={title}
      definition={t('dashboard.defined.due')}
      aside={due.data ? t('dashboard.dueAll', { count: wholeText(all) }) : null}
      empty={due.data && entries.length === 0 ? t('dashboard.noDue') : undefined}
    >
      {due.isError ? <NotLoaded what={title} error={due.error} onRetry={() => void due.refetch()} /> : null}
      <ul className="due-list">
        {mixed(entries).map(({ kind, no, at }) => (
          <li key={`${kind} ${no} ${at}`}>
            <StatusChip family={at !== null && Date.parse(at) < due.dataUpdatedAt ? 'stop' : 'act'}>
              {say(wordOf(dueKinds, kind), language)}
            </StatusChip>
            <PageLink page={aboutDue[kind].page} query={{ no }} className="due-list__no">
              {no}
            </PageLink>
            <span className="due-list__at">{at === null ? null : <DueTime due={at} />}</span>
          </li>
        ))}
      </ul>
      {all > shown ? (
        <p className="due-list__more">
          {t('dashboard.dueKinds', {
            kinds: Array.from(
              ofKinds,
              ([kind, count]) => `${say(wordOf(dueKinds, kind), language)}\u00a0${wholeText(count)}`,
            ).join(' · '),
          })}
        </p>
      ) : null}
    </FigureCard>
  );
}
