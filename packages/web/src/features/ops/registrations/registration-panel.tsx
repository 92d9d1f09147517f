import { wordOf } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { returnableFields } from '@loadline/contract/ops/registration-desk';
import { registrationApi, registrationDetailAnswer } from '@loadline/contract/ops/registration-desk.api';
import { volumeBands } from '@loadline/contract/registrations/registration';
import { registrationLifecycle } from '@loadline/contract/registrations/registration.lifecycle';
import { registrationStates } from '@loadline/contract/registrations/registration-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { isMissing } from '../../../resource/value-text.ts';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RightNeeded } from '../right-needed.tsx';
import { ApproveForm } from './approve-form.tsx';
import { DuplicatesBlock } from './duplicates-block.tsx';
import { LicenceBlock } from './licence-block.tsx';
import type { Registration } from './registration.ts';
import { RegistrationState } from './registration-state.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { type Decide, useDecision } from './use-decision.ts';
import './registrations.css';

const keys = [
  'companyNameEn',
  'legalIdKind',
  'legalId',
  'contactName',
  'mobile',
  'email',
  'country',
  'address',
  'volumeBand',
  'lanes',
  'salesCode',
  'agreementVersion',
  'firstSubmittedAt',
] as const;

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
  const { data, isError, error, refetch } = useQuery(asking(registrationApi.detail, { id }));
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

/** What was decided, by whom and why; of a registration that came back, what had been asked for. */
function DecisionBlock({ of }: { of: Registration }) {
  const { t, language } = useWords();
  const isDecided = of.state !== 'PENDING';
  if (!isDecided && of.corrections.length === 0 && !of.reason) return null;
  const state = say(wordOf(registrationStates, isDecided ? of.state : 'RETURNED'), language);
  const by = [of.decidedBy, of.decidedAt && officeTime(of.decidedAt).short].filter(Boolean).join(' · ');
  return (
    <PanelBlock
      title={isDecided ? t('registrations.decision', { state }) : t('registrations.lastReturn')}
      aside={by}
    >
      {of.reason ? <p className="decision__reason">{of.reason}</p> : null}
      {of.corrections.length > 0 ? (
        <ul className="decision__fields">
          {of.corrections.map(({ field, reason }) => (
            <li key={field}>
              <b>{say(wordOf(returnableFields, field), language)}</b> {reason}
            </li>
          ))}
        </ul>
      ) : null}
      {of.madeCustomer && may('op:customer:view') ? (
        <PageLink page="opsCustomer" query={{ no: of.madeCustomer }}>
          {t('registrations.toCustomer')}
        </PageLink>
      ) : null}
    </PanelBlock>
  );
}

/** What the applicant wrote; the mobile in full, so that they can be called. */
function FactsBlock({ of }: { of: Registration }) {
  const { t, language } = useWords();
  const fields = registrationDetailAnswer.kind === 'group' ? registrationDetailAnswer.fields : {};
  const volume = of.volumeBand && say(wordOf(volumeBands, of.volumeBand), language);
  return (
    <PanelBlock title={t('registrations.facts')}>
      <ResourceDetail
        fields={fields}
        keys={keys.filter((key) => !isMissing(of[key]))}
        record={of}
        instead={{
          mobile: <a href={`tel:${of.mobile}`}>{of.mobile}</a>,
          ...(volume && { volumeBand: volume }),
        }}
      />
    </PanelBlock>
  );
}
