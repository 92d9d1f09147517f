import { lazy, type ReactNode, useState } from 'react';
import { LatePart } from '../../kernel/awake.tsx';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StandingHead } from './standing-head.tsx';
import { StandingNote } from './standing-note.tsx';
import { ownTime, stepsOf } from './standing-steps.ts';
import { type Found, StatusForm } from './status-form.tsx';
import { StepList, wayOf } from './step-list.tsx';
import './standing.css';

// Few are sent back, and the form checks every kind of number.
const ReturnedForm = lazy(async () => ({ default: (await import('./returned-form.tsx')).ReturnedForm }));

/** How an application stands, after mobile and code. */
export function StatusPart({ frame }: { frame: (foot: ReactNode, body: ReactNode) => ReactNode }) {
  const words = useWords();
  const [found, setFound] = useState<Found>();
  if (!found) return frame(<StepList steps={wayOf(1, words)} />, <StatusForm onFound={setFound} />);
  return frame(
    <StepList steps={stepsOf(found.standing, words)} />,
    <StandingView
      key={found.standing.round}
      found={found}
      onHandedIn={setFound}
      onOther={() => setFound(undefined)}
    />,
  );
}

interface StandingViewProps {
  found: Found;
  /** The application was handed in again. */
  onHandedIn: (found: Found) => void;
  onOther: () => void;
}

/** How an application stands, and what its applicant can do about it. */
function StandingView({ found, onHandedIn, onOther }: StandingViewProps) {
  const { t } = useWords();
  const { standing } = found;
  if (standing.state === 'RETURNED' && standing.values) {
    return (
      <LatePart>
        <ReturnedForm found={found} values={standing.values} onHandedIn={onHandedIn} />
      </LatePart>
    );
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
        <StandingNote family="work" title={t('status.reviewing')}>
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
