import type { ValueOf } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { type mySession, revokeSession } from '@loadline/contract/session/identity.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

/** One device: what it is, where it was, and the way to sign it out. */
export function SessionLine({ session }: { session: ValueOf<typeof mySession> }) {
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
