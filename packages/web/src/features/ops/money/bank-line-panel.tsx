import { bankLine, bankLineStates } from '@loadline/contract/bills/bank-line';
import {
  bankLineApi as calls,
  setBankLineAside,
  takeBankLineBack,
} from '@loadline/contract/bills/bank-line.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import { AnotherCustomer, Proposals } from './bank-proposals.tsx';
import { companyName } from './money-record.ts';
import './money.css';

type Line = AnswerOf<typeof calls.detail>['line'];

const facts = ['payerAccount', 'bankRef', 'note', 'fileName', 'broughtWho', 'broughtAt'] as const;
const setAsideFacts = ['aside', 'asideWho'] as const;

/** One line of a statement beside the list: whose it may be by what, and one press that enters it. */
export function BankLinePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useWords();
  const detail = useQuery(asking(calls.detail, { id }));
  const of = detail.data;
  return (
    <SidePanel
      title={of ? `${moneyText(of.line.amount)} ${of.line.currency}` : t('money.bank.unit.name')}
      subject={of?.line.payer}
      facts={
        of ? (
          <>
            <CodeChip word={wordOf(bankLineStates, of.line.state)} /> {of.line.day}
          </>
        ) : null
      }
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded
          what={t('money.bank.unit.name')}
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      ) : null}
      {detail.isPending ? (
        <Skeleton widths={[120, 0, 90]} rows={6} label={t('money.bank.unit.name')} />
      ) : null}
      {of ? (
        <>
          <PanelBlock title={t('money.bank.unit.name')}>
            <ResourceDetail
              fields={bankLine.fields}
              keys={[companyName[language], ...facts, ...(of.line.aside === null ? [] : setAsideFacts)]}
              record={of.line}
            />
            {of.postsOn === null ? null : (
              <p className="money-none">
                {t('money.bank.postsOn', { day: of.line.day, posted: of.postsOn })}
              </p>
            )}
          </PanelBlock>
          <Standing line={of.line} />
          {of.line.state === 'OPEN' ? (
            <>
              <Proposals line={of.line} proposals={of.proposals} />
              <AnotherCustomer line={of.line} />
            </>
          ) : null}
        </>
      ) : null}
    </SidePanel>
  );
}

/** What it became, or what can be done with it besides entering it. */
function Standing({ line }: { line: Line }) {
  const { t, language } = useWords();
  const done = useDone();
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, state, receiptNo, customer, customerEn } = line;
  if (state === 'ENTERED')
    return receiptNo === null ? null : (
      <PanelBlock title={t('money.bank.becameReceipt')}>
        <PageLink page="opsMoney" query={{ tab: 'all', search: receiptNo }}>
          {receiptNo}
        </PageLink>{' '}
        {inLanguage(language, customer ?? '', customerEn ?? '')}
      </PanelBlock>
    );
  if (state === 'ASIDE')
    return (
      <PanelFoot>
        <ConfirmButton
          label={t('money.bank.back')}
          title={t('money.bank.backTitle')}
          text={t('money.bank.backText')}
          onConfirm={() =>
            done(
              call(takeBankLineBack, { body: { id, version }, refusal: 'in place' }),
              t('money.bank.isBack'),
            )
          }
        />
      </PanelFoot>
    );
  return (
    <PanelFoot>
      <Button onClick={() => setIsAsking(true)}>{t('money.bank.aside')}</Button>
      {isAsking ? (
        <AskDialog
          title={t('money.bank.asideTitle')}
          says={t('money.bank.asideSays')}
          fields={{ reason: setBankLineAside.body.reason }}
          submitLabel={t('money.bank.aside')}
          onSubmit={(given) =>
            done(
              call(setBankLineAside, { body: { id, version, ...given }, refusal: 'in place' }),
              t('money.bank.isAside'),
            )
          }
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </PanelFoot>
  );
}
