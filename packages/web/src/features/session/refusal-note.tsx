import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import type { Told } from '../../kernel/told.ts';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';

const applicants = ['registrationPending', 'registrationReturned', 'registrationRejected'] as const;

/** Why the server said no, and the way on: to the application that opened no account yet, or the wait until the next try. */
export function RefusalNote({ told }: { told: Told | undefined }) {
  const { t } = useWords();
  if (!told) return null;
  const { refusal, problem } = told;
  const isApplicant = applicants.some((name) => name === problem);
  return (
    <Alert family={isApplicant && problem !== 'registrationRejected' ? 'act' : 'stop'}>
      {refusal.says}
      {refusal.status === 0 ? <Line>{t('login.offline')}</Line> : null}
      {refusal.retryAfter ? <Wait key={refusal.says} seconds={refusal.retryAfter} /> : null}
      {problem === 'ssoRequired' ? (
        <Line>
          <PageLink page="login" query={{ part: 'sso' }}>
            {t('login.toSso')}
          </PageLink>
        </Line>
      ) : null}
      {isApplicant ? (
        <Line>
          <PageLink page="register" query={{ part: 'status' }}>
            {t('login.toStatus')}
          </PageLink>
        </Line>
      ) : null}
    </Alert>
  );
}

/** Counts down from when it is first shown; a new refusal is a new countdown. */
function Wait({ seconds }: { seconds: number }) {
  const { t } = useWords();
  const { left } = useCountdown(() => seconds);
  return left > 0 ? <Line>{t('login.wait', { count: left })}</Line> : null;
}

function Line({ children }: { children: ReactNode }) {
  return <div className="door-form__line">{children}</div>;
}
