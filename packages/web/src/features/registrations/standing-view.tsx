import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ReturnedForm } from './returned-form.tsx';
import { StandingHead } from './standing-head.tsx';
import { StandingNote } from './standing-note.tsx';
import { ownTime } from './standing-steps.ts';
import type { Found } from './status-form.tsx';

interface StandingViewProps {
  found: Found;
  /** The application was handed in again. */
  onHandedIn: (found: Found) => void;
  onOther: () => void;
}

/** How an application stands, and what its applicant can do about it. */
export function StandingView({ found, onHandedIn, onOther }: StandingViewProps) {
  const { t } = useWords();
  const { standing } = found;
  if (standing.state === 'RETURNED' && standing.values) {
    return <ReturnedForm found={found} values={standing.values} onHandedIn={onHandedIn} />;
  }
  return (
    <div className="application application--standing">
      <StandingHead found={found} />
      <Verdict found={found} />
      <p className="application__ways">
        <WayOn found={found} />
        <button type="button" className={buttonClass('secondary', 'large')} onClick={onOther}>
          {t('status.other')}
        </button>
      </p>
    </div>
  );
}

function Verdict({ found: { standing } }: { found: Found }): ReactNode {
  const { t } = useWords();
  switch (standing.state) {
    case 'APPROVED':
      return (
        <StandingNote family="done" title={t('status.approvedTitle')}>
          {t('status.approvedText')}
        </StandingNote>
      );
    case 'REJECTED':
      return (
        <StandingNote family="stop" title={t('status.rejectedTitle')}>
          {standing.reason ?? t('status.rejectedText')}
        </StandingNote>
      );
    default:
      return (
        <StandingNote family="work" title={t('status.pendingTitle')}>
          {t('status.pendingText', { time: ownTime(standing.submittedAt) })}
        </StandingNote>
      );
  }
}

function WayOn({ found: { standing } }: { found: Found }): ReactNode {
  const { t } = useWords();
  if (standing.state === 'APPROVED') {
    return (
      <PageLink page="login" query={{ part: 'mobile' }} className={buttonClass('primary', 'large')}>
        {t('login.toLogin')}
      </PageLink>
    );
  }
  if (standing.state === 'REJECTED') {
    return (
      <PageLink page="register" className={buttonClass('primary', 'large')}>
        {t('status.anew')}
      </PageLink>
    );
  }
  return null;
}
