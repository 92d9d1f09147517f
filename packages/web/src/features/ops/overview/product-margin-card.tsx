import { marginApi } from '@loadline/contract/bills/margin.api';
import { moneyText, tenthText, wholeText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { missing } from '../../../resource/value-text.ts';
import { FigureCard } from '../../../shared/dashboard/figure-card.tsx';
import { inLanguage } from '../named.ts';
import type { Counted } from './overview.ts';

const rowsShown = 6;

const money = (amount: string | null) => (amount === null ? missing : moneyText(amount));
const shareOf = (percent: string | null) => (percent === null ? missing : tenthText(percent));

/** What is left of what each product charges, for who may see what things cost. */
export function ProductMarginCard({ counted: { from, to } }: { counted: Counted }) {
  const { t, language } = useWords();
  const filter = { by: 'product', from, to } as const;
  const list = useQuery(asking(marginApi.list, { ...filter, sort: '-charged', size: rowsShown }));
  const { data: sums } = useQuery(asking(marginApi.overview, { from, to }));
  const rows = list.data?.rows ?? [];
  return (
    <FigureCard
      wide={4}
      title={t('overview.products')}
      definition={t('overview.defined.products')}
      aside={
        <PageLink page="opsMargin" query={{ by: 'product', from, to }}>
          {t('overview.allProducts')}
        </PageLink>
      }
      empty={list.data && rows.length === 0 ? t('overview.noCharges') : undefined}
    >
      {list.isError ? (
        <NotLoaded what={t('overview.products')} error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{t('overview.product')}</th>
            <th scope="col">{t('overview.charged')}</th>
            <th scope="col">{t('overview.left')}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, nameEn, charged, margin, percent }) => (
            <tr key={id}>
              <td>{inLanguage(language, name, nameEn)}</td>
              <td>{money(charged)}</td>
              <td className={margin?.startsWith('-') ? 'overview__late' : undefined}>{money(margin)}</td>
              <td>
                <b>{shareOf(percent)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        {sums ? (
          <tfoot>
            <tr>
              <th scope="row">{t('dashboard.inAll')}</th>
              <td>{money(sums.charged)}</td>
              <td>{money(sums.margin)}</td>
              <td>{shareOf(sums.percent)}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
      {sums && sums.without > 0 ? (
        <p className="overview__note">{t('overview.without', { count: wholeText(sums.without) })}</p>
      ) : null}
    </FigureCard>
  );
}
