import { useEffect, useRef } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import type { Told } from '../../kernel/told.ts';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';

/** Why the server did not take an application. Who is registered already gets both ways in. */
export function ApplicationRefused({ told }: { told: Told | undefined }) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told) place.current?.scrollIntoView({ block: 'center' });
  }, [told]);
  if (!told) return null;
  const { refusal, problem } = told;
  const isKnown = problem === 'alreadyRegistered';
  const isWaiting = problem === 'registrationPending';
  return (
    <div ref={place} className="application__refused">
      <Alert family="stop">
        {refusal.says}
        {refusal.status === 0 ? ` ${t('login.offline')}` : null}
        {isKnown ? (
          <div className="application__ways">
            <PageLink page="login">{t('login.toLogin')}</PageLink>
            <PageLink page="login" query={{ part: 'reset' }}>
              {t('login.toReset')}
            </PageLink>
          </div>
        ) : null}
        {isWaiting ? (
          <div className="application__ways">
            <PageLink page="register" query={{ part: 'status' }}>
              {t('login.toStatus')}
            </PageLink>
          </div>
        ) : null}
      </Alert>
    </div>
  );
}
