import type { bankLineApi } from '@loadline/contract/bills/bank-line.api';
import { acceptBankLine, bankLineFor } from '@loadline/contract/bills/bank-line.api';
import { matchReasons } from '@loadline/contract/bills/money-match';
import { moneyChoices } from '@loadline/contract/bills/money-receipt.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { exact, fixed, isSame, minus, plus, zero } from '@loadline/contract/kernel/decimal';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';

type Detail = AnswerOf<typeof bankLineApi.detail>;
type Line = Detail['line'];
type Proposal = AnswerOf<typeof bankLineFor>;

/** Whose a payment may be, the likeliest first. */
export function Proposals({ line, proposals }: Pick<Detail, 'line' | 'proposals'>) {
  const { t } = useWords();
  if (proposals.length === 0)
    return (
      <PanelBlock title={t('money.bank.proposals')}>
        <p className="money-none">{t('money.bank.noProposal')}</p>
      </PanelBlock>
    );
  return proposals.map((proposal, at) => (
    <ProposalBlock key={proposal.orgId} line={line} proposal={proposal} isFirst={at === 0} />
  ));
}

/** The desk knows better: any customer, with what the payment would pay of theirs. */
export function AnotherCustomer({ line }: { line: Line }) {
  const { t, language } = useWords();
  const [orgId, setOrgId] = useState('');
  const { data } = useQuery(asking(moneyChoices, {}));
  const { data: proposal } = useQuery({
    ...asking(bankLineFor, { id: line.id, orgId }),
    enabled: orgId !== '',
  });
  const options = (data?.customers ?? []).map(({ value, zh, en }) => ({
    value,
    label: inLanguage(language, zh, en),
  }));
  return (
    <>
      <PanelBlock title={t('money.bank.another')}>
        <Field label={t('money.bank.customer')}>
          <Select value={orgId} options={options} placeholder={t('money.bank.choose')} onChange={setOrgId} />
        </Field>
      </PanelBlock>
      {proposal && orgId !== '' ? (
        <ProposalBlock key={orgId} line={line} proposal={proposal} isFirst={false} />
      ) : null}
    </>
  );
}

interface ProposalProps {
  line: Line;
  proposal: Proposal;
  isFirst: boolean;
}

function ProposalBlock({
  line,
  proposal: { orgId, customer, customerEn, reasons, open },
  isFirst,
}: ProposalProps) {
  const { t, language } = useWords();
  const done = useDone();
  const [receiptId] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const paid = open.filter(({ proposed }) => !isSame(proposed, '0'));
  const rest = paid.reduce(
    (left, { proposed }) => minus(left, exact(proposed)),
    plus(zero, exact(line.amount)),
  );
  const name = inLanguage(language, customer, customerEn);
  const says = paid.length === 0 ? t('money.bank.toAccount') : t('money.bank.accept', { count: paid.length });
  const enter = async () => {
    setBusy(true);
    try {
      const parts = paid.map(({ billId, proposed: amount }) => ({ billId, amount }));
      const body = { id: line.id, receiptId, orgId, parts };
      await done(
        call(acceptBankLine, { body, refusal: 'in place' }),
        t('money.bank.entered', { customer: name }),
      );
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <PanelBlock
      title={name}
      aside={reasons.map((reason) => say(wordOf(matchReasons, reason), language)).join(' · ')}
    >
      <ul className="money-parts">
        {paid.map(({ billId, billNo, payDate, overdueDays, unpaidAmount, proposed }) => (
          <li key={billId}>
            <b>{billNo}</b>
            <span className="number">{moneyText(proposed)}</span>
            <small>
              {overdueDays === null ? payDate : t('money.overdue', { count: overdueDays })}
              {isSame(proposed, unpaidAmount)
                ? null
                : ` · ${t('money.bank.of', { unpaid: moneyText(unpaidAmount) })}`}
            </small>
          </li>
        ))}
      </ul>
      <p className="money-rest">
        <span>{t('money.rest')}</span>
        <b className="number">
          {moneyText(fixed(rest, 2))} {line.currency}
        </b>
      </p>
      <Button
        look={isFirst ? 'primary' : 'secondary'}
        icon="check"
        busy={busy}
        aria-label={`${says} ${name}`}
        onClick={() => void enter()}
      >
        {says}
      </Button>
    </PanelBlock>
  );
}
