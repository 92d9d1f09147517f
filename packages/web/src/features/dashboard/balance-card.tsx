import { balances } from '@loadline/contract/bills/ledger';
import { ownBalances } from '@loadline/contract/bills/ledger.api';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeClock } from '../../resource/office-time.ts';
import { missing } from '../../resource/value-text.ts';
import { FigureCard } from '../../shared/dashboard/figure-card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

const figures = ['available', 'account', 'quota', 'issuedUnpaid', 'frozen'] as const;

/** How much more may be spent and from what that follows, for who may see bills; the entries behind it stand with the bills. */
export function BalanceCard() {
  return permitted(ownBalances) ? <Balances /> : null;
}

function Balances() {
  const { t, language } = useWords();
  const { data, isError, error, refetch } = useQuery(asking(ownBalances, {}));
  const title = t('dashboard.balance');
  return (
    <FigureCard
      wide={12}
      title={title}
      definition={t('dashboard.defined.balance')}
      aside={data ? t('dashboard.balanceAsOf', { at: officeClock(Date.parse(data.asOf)) }) : null}
    >
      {isError ? <NotLoaded what={title} error={error} onRetry={() => void refetch()} /> : null}
      <div className="dashboard__balance">
        <dl>
          {figures.map((key) => {
            const amount = data?.[key] ?? null;
            return (
              <div key={key} data-spent={(amount !== null && !exceeds(amount, '0')) || undefined}>
                <dt>{say(balances[key].label, language)}</dt>
                <dd>{amount === null ? missing : moneyText(amount)}</dd>
              </div>
            );
          })}
        </dl>
        {data?.onHold ? <StatusChip family="stop">{say(balances.onHold.label, language)}</StatusChip> : null}
        <PageLink page="bill" query={{}} className="dashboard__bills">
          {t('dashboard.toBills')}
        </PageLink>
      </div>
    </FigureCard>
  );
}
