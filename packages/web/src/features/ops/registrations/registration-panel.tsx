import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { registrationDetail } from '@loadline/contract/ops/registration-desk.api';
import { registrationLifecycle } from '@loadline/contract/registrations/registration.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { permissionsHeld } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RightNeeded } from '../right-needed.tsx';
import { ApproveForm } from './approve-form.tsx';
import { DecisionBlock } from './decision-block.tsx';
import { DuplicatesBlock } from './duplicates-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { LicenceBlock } from './licence-block.tsx';
import type { Registration } from './registration.ts';
import { RegistrationState } from './registration-state.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { type Decide, useDecision } from './use-decision.ts';
import './registrations.css';

interface RegistrationPanelProps {
  id: string;
  onClose: () => void;
  /** Leads to the next one. */
  onDecided: () => void;
  /** Opens another registration. */
  onOpen: (id: string) => void;
}

/** One registration beside the queue: what may be the same, the licence, what approval sets, the decision. */
export function RegistrationPanel({ id, onClose, onDecided, onOpen }: RegistrationPanelProps) {
  const { t } = useWords();
  const { data, isError, error, refetch } = useQuery(asking(registrationDetail, { id }));
  const title = t('registrations.one');
  return (
    <>
      {data ? (
        <Loaded of={data} onClose={onClose} onDecided={onDecided} onOpen={onOpen} />
      ) : (
        <SidePanel
          title={title}
          width="wide"
          focus="stays"
          closeLabel={t('resource.close')}
          onClose={onClose}
        >
          {isError ? (
            <NotLoaded what={title} error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton widths={[120, 0]} rows={8} label={title} />
          )}
        </SidePanel>
      )}
    </>
  );
}

type Asked = 'return' | 'reject';

function Loaded({
  of,
  onClose,
  onDecided,
  onOpen,
}: Omit<RegistrationPanelProps, 'id'> & { of: Registration }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Asked>();
  const [areSeen, setAreSeen] = useState(false);
  const [isReleased, setIsReleased] = useState(false);
  const seen = { areSeen, setAreSeen, isReleased, setIsReleased };
  const decide = useDecision(of, onDecided);
  const isOpen = nextOf(registrationLifecycle, of.state, ['op:registration:decide']).length > 0;
  const mayDecide = permissionsHeld().includes('op:registration:decide');
  return (
    <>
      <SidePanel
        title={
          <>
            {of.name}
            <RegistrationState {...of} />
          </>
        }
        facts={factsOf(of, t)}
        width="wide"
        focus="stays"
        closeLabel={t('resource.close')}
        onClose={onClose}
      >
        {isOpen ? null : <DecisionBlock of={of} />}
        <DuplicatesBlock of={of} seen={isOpen && mayDecide ? seen : undefined} onOpen={onOpen} />
        <LicenceBlock of={of} />
        {isOpen ? <DecisionBlock of={of} /> : null}
        {isOpen && mayDecide ? <ApproveForm of={of} {...seen} decide={decide} onAsk={setAsked} /> : null}
        <FactsBlock of={of} />
        {isOpen && !mayDecide ? (
          <PanelFoot>
            <RightNeeded right="op:registration:decide" />
          </PanelFoot>
        ) : null}
      </SidePanel>
      {asked ? (
        <DecisionDialog asked={asked} of={of} decide={decide} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  );
}

function DecisionDialog({
  asked,
  ...about
}: {
  asked: Asked;
  of: Registration;
  decide: Decide;
  onClose: () => void;
}) {
  return asked === 'return' ? <ReturnDialog {...about} /> : <RejectDialog {...about} />;
}

/** Its number, and how often it came. */
function factsOf(of: Registration, t: Words['t']): string {
  const rounds = of.round > 1 ? [t('registrations.round', { round: of.round })] : [];
  const returned = of.round > 1 ? [t('registrations.returnedTimes', { count: of.round - 1 })] : [];
  return [of.no, ...rounds, ...returned].join(' · ');
}
