import { countries } from '@loadline/contract/codes/country';
import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { FigureCard, ShareBar } from '../../shared/dashboard/figure-card.tsx';
import { changeText, percentOf } from '../../shared/dashboard/share.ts';
import { type Counted, ordersOf } from './dashboard.ts';

interface CountriesCardProps {
  counted: Counted;
  countries: Dashboard['countries'];
}

/** Where the orders go, and how that is beside the span of the same length before. */
export function CountriesCard({ counted, countries: rows }: CountriesCardProps) {
  const { t, language } = useWords();
  const most = rows[0]?.orders ?? 0;
  return (
    <FigureCard
      wide={4}
      title={t('dashboard.countries')}
      definition={t('dashboard.defined.countries')}
      aside={t('dashboard.countriesAside')}
      empty={rows.length === 0 ? t('dashboard.noOrders') : undefined}
    >
      <ul className="bar-list bar-list--compared">
        {rows.map(({ country, orders, before }) => (
          <li key={country}>
            <PageLink page="order" query={ordersOf(counted, { country: [country] })}>
              {country} {say(wordOf(countries, country), language)}
            </PageLink>
            <ShareBar share={percentOf(orders, most)} />
            <b>{wholeText(orders)}</b>
            <span>{changeText(orders, before)}</span>
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}
