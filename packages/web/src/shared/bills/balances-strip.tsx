import { balances } from '@loadline/contract/bills/ledger';
import type { ownBalances } from '@loadline/contract/bills/ledger.api';
import { exceeds } from '@loadline/contract/kernel/decimal';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { missing } from '../../resource/value-text.ts';
import './bills.css';

type Balances = AnswerOf<typeof ownBalances>;

/** What adds up to what is available, in the order and with the signs in which it does, each with the figure that its entries change. */
const terms = [
  ['', 'account', 'account'],
  ['+', 'quota', undefined],
  ['−', 'issuedUnpaid', 'owed'],
  ['−', 'frozen', 'frozen'],
  ['=', 'available', undefined],
] as const;

/** A customer's figures: how much more may be spent, from what that follows, and the bond, which counts for nothing else. */
export function BalancesStrip({ of }: { of: Balances }) {
  const { t, language } = useWords();
  const amountOf = (key: Exclude<keyof Balances, 'onHold'>) => {
    const amount = of[key];
    return amount === null ? missing : moneyText(amount);
  };
  const isSpent = of.available !== null && !exceeds(of.available, '0');
  return (
    <div className="balances">
      <dl>
        {terms.map(([sign, key, figure]) => (
          <div key={key} data-result={key === 'available' || undefined} data-spent={isSpent || undefined}>
            <dt>{say(balances[key].label, language)}</dt>
            <dd>
              {sign ? <span aria-hidden="true">{sign}</span> : null}
              <Behind figure={figure} label={say(balances[key].label, language)}>
                {amountOf(key)}
              </Behind>
            </dd>
          </div>
        ))}
        {exceeds(of.disputed, '0') ? (
          <div data-apart="">
            <dt>{say(balances.disputed.label, language)}</dt>
            <dd>{amountOf('disputed')}</dd>
          </div>
        ) : null}
        <div data-apart="">
          <dt>{t('bills.bondApart')}</dt>
          <dd>
            <Behind figure="bond" label={t('bills.bondApart')}>
              {amountOf('bond')}
            </Behind>
          </dd>
        </div>
      </dl>
      <p className="balances__as-of">{t('bills.balancesAsOf', { at: officeTime(of.asOf).short })}</p>
    </div>
  );
}

interface BehindProps {
  /** None: it is no sum of entries. */
  figure: string | undefined;
  label: string;
  children: string;
}

/** A figure that leads to the entries behind it. */
function Behind({ figure, label, children }: BehindProps) {
  const { t } = useWords();
  if (figure === undefined) return children;
  return (
    <PageLink
      page="ledger"
      query={{ figure }}
      aria-label={`${children} ${t('bills.ledger.of', { figure: label })}`}
    >
      {children}
    </PageLink>
  );
}
