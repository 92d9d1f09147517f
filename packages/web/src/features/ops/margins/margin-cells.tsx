import type { marginGroup } from '@loadline/contract/bills/margin';
import type { marginApi } from '@loadline/contract/bills/margin.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { useNavigation } from '../../../kernel/navigation.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { missing } from '../../../resource/value-text.ts';
import { inLanguage } from '../named.ts';
import { type MarginBy, type MarginRow, narrowedTo } from './narrowed.ts';
import './margins.css';

const money = (amount: string | null) => (amount === null ? missing : moneyText(amount));

/** A group by its name; below zero a margin is red, and what is not known of it stands under it. */
export function marginCells(words: Words, by: MarginBy): ColumnLooks<typeof marginGroup.fields, MarginRow> {
  const { t, language } = words;
  return {
    name: { width: 240, header: t(`margins.by.${by}`), cell: (row) => <GroupLink of={row} by={by} /> },
    customer: {
      width: 200,
      cell: ({ customer, customerEn }) =>
        customer === null ? missing : inLanguage(language, customer, customerEn ?? customer),
    },
    lines: { width: 90, align: 'end', cell: ({ lines }) => wholeText(lines) },
    charged: {
      width: 150,
      align: 'end',
      cell: ({ charged, unrated }) => (
        <>
          <span>{money(charged)}</span>
          <span className="data-table__second">
            {unrated > 0 ? t('margins.unrated', { count: unrated }) : null}
          </span>
        </>
      ),
    },
    cost: {
      width: 150,
      align: 'end',
      cell: ({ cost, without, lines }) => (
        <>
          <span>{lines > 0 && without === lines ? missing : money(cost)}</span>
          <span className="data-table__second">
            {without > 0 ? t('margins.without', { count: without }) : null}
          </span>
        </>
      ),
    },
    margin: {
      width: 130,
      align: 'end',
      cell: ({ margin }) => (
        <b className={margin?.startsWith('-') ? 'margin-loss' : undefined}>{money(margin)}</b>
      ),
    },
    percent: {
      width: 100,
      align: 'end',
      cell: ({ percent }) => percent ?? missing,
    },
  };
}

function GroupLink({ of, by }: { of: MarginRow; by: MarginBy }) {
  const { t, language } = useWords();
  const { Link } = useNavigation();
  const { path, search } = narrowedTo(of, by);
  if (of.name === null) return by === 'product' ? t('margins.noProduct') : t('margins.noOrder');
  return (
    <Link to={path} search={search}>
      {inLanguage(language, of.name, of.nameEn ?? of.name)}
    </Link>
  );
}

/** What everything found comes to. */
export function MarginTotals({ of }: { of: AnswerOf<typeof marginApi.overview> }) {
  const { t } = useWords();
  const { charged, cost, margin, percent, without } = of;
  return (
    <>
      <span>
        {t('margins.total.charged')} <b>{money(charged)}</b>
      </span>
      <span>
        {t('margins.total.cost')} <b>{money(cost)}</b>
      </span>
      <span>
        {t('margins.total.margin')} <b>{money(margin)}</b>{' '}
        {percent === null ? null : t('margins.percent', { percent })}
      </span>
      {without > 0 ? <span>{t('margins.without', { count: without })}</span> : null}
    </>
  );
}
