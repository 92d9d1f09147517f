import type { ValueOf } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import {
  listSessions,
  type mySession,
  revokeOtherSessions,
  revokeSession,
} from '@loadline/contract/session/identity.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
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

/** One device: what it is, where it was, and the way to sign it out. */
function SessionLine({ session }: { session: ValueOf<typeof mySession> }) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const device = say(session.device, language);
  const { sessionId, address } = session;
  const revoke = async () => {
    await call(revokeSession, { body: { sessionId }, refusal: 'in place' });
    notify('success', t('account.sessions.revoked', { device }));
    await client.invalidateQueries();
  };
  return (
    <li className="sessions__line">
      <Icon name={isHandheld(session.device.en) ? 'phone' : 'monitor'} size={18} />
      <div className="sessions__device">
        <b>{device}</b>
        <small>
          {address} {'\u00b7'} {t('account.sessions.since')} <At instant={session.since} />
        </small>
      </div>
      <span className="sessions__seen">
        {session.current ? (
          <StatusChip family="done">{t('account.sessions.current')}</StatusChip>
        ) : (
          <>
            {t('account.sessions.lastSeen')} <At instant={session.lastSeen} />
          </>
        )}
      </span>
      {session.current ? null : (
        <ConfirmButton
          size="small"
          label={t('account.sessions.revoke')}
          aria-label={`${t('account.sessions.revoke')} ${device} ${address}`}
          title={t('account.sessions.revokeTitle', { device })}
          text={t('account.sessions.revokeText', { address })}
          onConfirm={revoke}
        />
      )}
    </li>
  );
}

function At({ instant }: { instant: string }) {
  const { short, full, offset } = officeTime(instant);
  return (
    <time dateTime={instant} title={`${full} ${offset}`}>
      {short}
    </time>
  );
}

function isHandheld(device: string): boolean {
  return /iPhone|iPad|Android/.test(device);
}
