import { listSessions, revokeOtherSessions } from '@loadline/contract/session/identity.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { SessionLine } from './session-line.tsx';
import './account.css';

/** Where one is signed in, the last used first; any of them can be signed out from here. */
export function SessionsCard() {
  const { t } = useWords();
  const client = useQueryClient();
  const { data: sessions, isPending, isError, error, refetch } = useQuery(asking(listSessions, {}));
  const isDue = useDelayed(isPending);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const leaveOthers = async () => {
    const ended = await call(revokeOtherSessions, { refusal: 'in place' });
    notify('success', t('account.sessions.ended', { count: ended }));
    await client.invalidateQueries();
  };
  return (
    <Card
      flush
      title={t('account.sessions.title')}
      aside={
        others.length > 0 ? (
          <ConfirmButton
            size="small"
            label={t('account.sessions.others')}
            title={t('account.sessions.othersTitle', { count: others.length })}
            text={t('account.sessions.othersText')}
            onConfirm={leaveOthers}
          />
        ) : null
      }
    >
      {isError ? (
        <NotLoaded what={t('account.sessions.title')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {isDue ? <Skeleton widths={[220, 120, 120, 0]} rows={3} label={t('account.sessions.title')} /> : null}
      <ul className="sessions">
        {sessions?.map((session) => (
          <SessionLine key={session.sessionId} session={session} />
        ))}
      </ul>
    </Card>
  );
}
