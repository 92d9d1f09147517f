import { creditRequest } from '@loadline/contract/bills/credit';
import { creditApi, decideCredit, withdrawCredit } from '@loadline/contract/bills/credit.api';
import { creditDecisions, creditKinds, creditStates } from '@loadline/contract/bills/credit.codes';
import { type CodeOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';

type Request = AnswerOf<typeof creditApi.detail>;
type Decision = CodeOf<typeof creditDecisions>;

const lift = ['until', 'orderNumber'] as const;
const quota = ['quota', 'quotaCurrency'] as const;
const asked = ['reason', 'askedBy', 'askedAt'] as const;
const decided = ['answer', 'decidedBy', 'decidedAt'] as const;

/** One request beside the list, with what the viewer can do: its own is withdrawn, another's is decided. */
export function CreditPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useWords();
  const detail = useQuery(asking(creditApi.detail, { id }));
  useLive('credit', id, () => detail.refetch());
  const of = detail.data;
  const name = t('credit.unit.name');
  return (
    <SidePanel
      title={of ? of.no : name}
      subject={
        of && (
          <PageLink page="opsCustomer" query={{ no: of.orgId }}>
            {inLanguage(language, of.customer, of.customerEn)}
          </PageLink>
        )
      }
      facts={of && <CodeChip word={wordOf(creditStates, of.state)} />}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={name} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={name} /> : null}
      {of ? (
        <>
          <PanelBlock title={say(wordOf(creditKinds, of.kind), language)}>
            <ResourceDetail
              fields={creditRequest.fields}
              keys={[
                ...(of.kind === 'lift' ? lift : quota),
                ...asked,
                ...(of.state === 'REQUESTED' ? [] : decided),
              ]}
              record={of}
            />
            {of.own && of.state === 'REQUESTED' ? (
              <p className="ask-dialog__says">{t('credit.own')}</p>
            ) : null}
          </PanelBlock>
          <DocumentHistoryCard question={asking(creditApi.history, { id })} />
          {of.state === 'REQUESTED' ? <Deeds of={of} /> : null}
        </>
      ) : null}
    </SidePanel>
  );
}

function Deeds({ of }: { of: Request }) {
  const { t, language } = useWords();
  const done = useDone();
  const [decision, setDecision] = useState<Decision>();
  const { id, version, no } = of;
  if (of.own)
    return (
      <PanelFoot>
        <ConfirmButton
          label={t('credit.withdraw')}
          title={t('credit.withdrawTitle', { no })}
          text={t('credit.rejectSays')}
          onConfirm={() =>
            done(
              call(withdrawCredit, { body: { id, version }, refusal: 'in place' }),
              t('credit.withdrawn', { no }),
            )
          }
        />
      </PanelFoot>
    );
  if (!may('op:credit:approve')) return null;
  return (
    <PanelFoot>
      <Button onClick={() => setDecision('REJECTED')}>
        {say(wordOf(creditDecisions, 'REJECTED'), language)}
      </Button>
      <Button look="primary" onClick={() => setDecision('APPROVED')}>
        {say(wordOf(creditDecisions, 'APPROVED'), language)}
      </Button>
      {decision ? <DecideDialog of={of} decision={decision} onClose={() => setDecision(undefined)} /> : null}
    </PanelFoot>
  );
}

interface DecideProps {
  of: Request;
  decision: Decision;
  onClose: () => void;
}

const { answer } = decideCredit.body;

function DecideDialog({ of, decision, onClose }: DecideProps) {
  const { t, language } = useWords();
  const done = useDone();
  const says = useConsequence(of);
  const { id, version, no } = of;
  const word = say(wordOf(creditDecisions, decision), language);
  return (
    <AskDialog
      title={t('credit.decideTitle', { decision: word, no })}
      says={decision === 'APPROVED' ? says : t('credit.rejectSays')}
      fields={{ answer }}
      submitLabel={word}
      onSubmit={(given) =>
        done(
          call(decideCredit, { body: { id, version, decision, ...given }, refusal: 'in place' }),
          t('credit.decided', { no }),
        )
      }
      onClose={onClose}
    />
  );
}

/** What is so once a request is approved. */
function useConsequence({ until, orderNumber, quota: amount, quotaCurrency }: Request): string {
  const { t } = useWords();
  if (amount !== null)
    return t('credit.approveSays.quota', { quota: moneyText(amount), currency: quotaCurrency ?? '' });
  const day = until ?? '';
  return orderNumber === null
    ? t('credit.approveSays.lift', { day })
    : t('credit.approveSays.liftOfOrder', { day, order: orderNumber });
}
