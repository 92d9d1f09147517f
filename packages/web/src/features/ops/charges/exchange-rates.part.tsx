import { rateText } from '@loadline/contract/bills/charge.shown';
import { exchangeRate } from '@loadline/contract/bills/exchange-rate';
import { listExchangeRates, saveExchangeRate } from '@loadline/contract/bills/exchange-rate.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { officeToday } from '../../../resource/office-time.ts';
import { deedsOf } from '../audit/deeds-of.ts';
import { onePage } from '../one-page.ts';

const allRates = onePage(asking(listExchangeRates, {}), (one) => one);

/** What one unit of a currency is worth by the day, and who says so. */
export function ExchangeRatesPart() {
  const { t, language } = useWords();
  return (
    <ResourceBook
      of={exchangeRate}
      title={say(exchangeRate.label, language)}
      unit={{
        name: say(exchangeRate.label, language),
        one: t('charges.rates.one'),
        many: t('charges.rates.many'),
      }}
      facts={(rows) => wholeText(rows.length)}
      list={allRates}
      add={saveExchangeRate}
      change={saveExchangeRate}
      names={['currency', 'day']}
      columns={['day', 'currency', 'rate', 'source', 'changedWho', 'changedAt']}
      cells={{
        day: { width: 120 },
        currency: { width: 160 },
        rate: { width: 140, align: 'end', cell: ({ rate }) => rateText(rate) },
        source: { width: 200 },
        changedAt: { width: 160, muted: true },
      }}
      search={t('charges.rates.search')}
      given={{ id: null, currency: 'USD', day: officeToday() }}
      inputs={{ day: { hint: t('charges.rates.dayHint') } }}
      history={deedsOf()}
    />
  );
}
