import { listTeamWork, type TeamWork } from '@loadline/contract/dashboard/overview.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { workQueues } from '@loadline/contract/ops/work';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { leftText } from '../../../resource/duration-text.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { timeLeft } from '../../../resource/time-left.ts';
import { missing } from '../../../resource/value-text.ts';
import { FigureCard } from '../../../shared/dashboard/figure-card.tsx';
import { percentOf } from '../../../shared/dashboard/share.ts';
import { named } from '../named.ts';
import { renewed } from '../use-work.ts';

/** So many queues of a team are named; what the others hold is told together. */
const namedQueues = 1;

/** What waits for each team, and how much of it waits too long. */
export function TeamsCard() {
  const { t, language } = useWords();
  const answer = useQuery({ ...asking(listTeamWork, {}), refetchInterval: renewed });
  const teams = (answer.data ?? []).toSorted((one, other) => other.waiting - one.waiting);
  const most = teams[0]?.waiting ?? 0;
  return (
    <FigureCard
      wide={5}
      title={t('overview.teams')}
      definition={t('overview.defined.teams')}
      empty={answer.data && most === 0 ? t('overview.noWork') : undefined}
    >
      {answer.isError ? (
        <NotLoaded what={t('overview.teams')} error={answer.error} onRetry={() => void answer.refetch()} />
      ) : null}
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{t('overview.team')}</th>
            <th scope="col" aria-hidden="true" />
            <th scope="col">{t('overview.waiting')}</th>
            <th scope="col">{t('overview.lateWord')}</th>
            <th scope="col">{t('overview.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.id}>
              <td>
                {named(team, language)}
                <small className="overview__queues">{queuesIn(team)}</small>
              </td>
              <td className="overview__bar">
                <WorkBar of={team} most={most} />
              </td>
              <td>
                <b>{wholeText(team.waiting)}</b>
              </td>
              <td className={team.late > 0 ? 'overview__late' : undefined}>{wholeText(team.late)}</td>
              <td>{team.oldest === null ? missing : waited(team.oldest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureCard>
  );

  function queuesIn({ queues }: TeamWork): string {
    const told = queues.slice(0, namedQueues);
    const others = queues.slice(namedQueues).reduce((sum, { waiting }) => sum + waiting, 0);
    return [
      ...told.map(
        ({ queue, waiting }) => `${say(wordOf(workQueues, queue), language)} ${wholeText(waiting)}`,
      ),
      ...(others > 0 ? [t('overview.others', { count: wholeText(others) })] : []),
    ].join(' · ');
  }

  function waited(since: string): string {
    return leftText(timeLeft(since, new Date(answer.dataUpdatedAt)), t);
  }
}

/** How much waits beside the team before which most does; what is late stands first. */
function WorkBar({ of: { waiting, late }, most }: { of: TeamWork; most: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={percentOf(waiting, most)} height="10" />
      <rect className="overview__late-part" width={percentOf(late, most)} height="10" />
    </svg>
  );
}
