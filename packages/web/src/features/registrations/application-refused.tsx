import { useEffect, useRef } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { isProblem } from '../../kernel/problem-in.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';

/** Why the server did not take an application. Who is registered already gets both ways in. */
export function ApplicationRefused({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  if (!refusal) return null;
  const isKnown = isProblem(refusal, 'alreadyRegistered');
  const isWaiting = isProblem(refusal, 'registrationPending');
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
