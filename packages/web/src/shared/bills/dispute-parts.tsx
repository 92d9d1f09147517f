import { weightsToCharge } from '@loadline/contract/bills/charge-desk';
import { dispute as disputeOf } from '@loadline/contract/bills/dispute';
import type { lineToDispute } from '@loadline/contract/bills/dispute.api';
import { disputeStates } from '@loadline/contract/bills/dispute.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { chargedWithUnit, moneyText, weightText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { missing } from '../../resource/value-text.ts';
import { PanelBlock } from '../../ui/side-panel.tsx';
import type { BillDispute } from './bill-record.ts';
import './bills.css';

type Weights = AnswerOf<typeof lineToDispute>['weights'];

export function DisputeChip({ state }: Pick<BillDispute, 'state'>) {
  return <CodeChip word={wordOf(disputeStates, state)} />;
}

const said = ['kind', 'wanted', 'disputed', 'reason', 'raisedBy', 'raisedAt'] as const;
const decided = ['credited', 'creditNo', 'answer', 'decidedAt'] as const;

/** What was disputed and what became of it; the credit note leads to its page. */
export function DisputeFacts({ dispute, page }: { dispute: BillDispute; page: PageName }) {
  const { creditNo, currency, wanted, disputed, credited } = dispute;
  const keys = dispute.decidedAt === null ? said : [...said, ...decided];
  const money = (amount: string) => `${moneyText(amount)} ${currency}`;
  return (
    <ResourceDetail
      fields={disputeOf.fields}
      keys={keys}
      record={dispute}
      instead={{
        wanted: money(wanted),
        disputed: money(disputed),
        ...(credited !== null && { credited: money(credited) }),
        ...(creditNo !== null && {
          creditNo: (
            <PageLink page={page} query={{ no: creditNo }}>
              {creditNo}
            </PageLink>
          ),
        }),
      }}
    />
  );
}

const keys = ['declared', 'booked', 'measured', 'weighed', 'charged', 'billed'] as const;

/** The weights of the line's order side by side, as each who handled it says; the one that was billed stands out. */
export function LineWeights({ weights }: { weights: Weights }) {
  const { t, language } = useWords();
  if (weights === null) return null;
  const shown = (key: (typeof keys)[number]) => {
    const weight = weights[key];
    if (weight === null) return missing;
    return key === 'charged' || key === 'billed'
      ? chargedWithUnit(weight, weights.unit)
      : `${weightText(weight)} kg`;
  };
  return (
    <PanelBlock title={t('bills.dispute.weights')}>
      <dl className="line-weights">
        {keys.map((key) => (
          <div key={key} data-taken={key === 'billed' || undefined}>
            <dt>{say(weightsToCharge[key].label, language)}</dt>
            <dd>{shown(key)}</dd>
          </div>
        ))}
      </dl>
    </PanelBlock>
  );
}
