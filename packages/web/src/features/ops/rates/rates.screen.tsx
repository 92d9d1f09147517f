import { places } from '@loadline/contract/codes/place';
import type { RateCard } from '@loadline/contract/freight/rate-card';
import { rateCard, surchargeBases } from '@loadline/contract/freight/rate-card';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { listRates, saveRate } from '@loadline/contract/ops/rate.api';
import { pages } from '@loadline/contract/pages';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import type { BookAsked } from '../../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { ColumnLook } from '../../../resource/resource-columns.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { inLanguage } from '../named.ts';
import { useChoices, useOptions } from '../use-choices.ts';
import { RateDeeds } from './rate-deeds.tsx';
import { faultAt } from './rate-faults.ts';
import { RateState } from './rate-state.tsx';
import { RowsInput } from './rows-input.tsx';

const pageOfRates = (asked: BookAsked) => asking(listRates, asked);

/** A new card, as most of them are: air freight by the kilogram. */
const given = {
  basis: 'divisor',
  factor: '6000',
  step: '0.5',
  rounds: 'shipment',
  leastWeight: '0',
  currency: 'CNY',
  minimumCharge: '0',
  cheaperBreak: false,
  breaks: [{ from: '0', price: '' }],
  surcharges: [],
  published: false,
};

/** What the products cost, for whom it may concern: a card for every way and time. */
export function RatesScreen() {
  const { t, language } = useWords();
  const { products } = useOptions(useChoices());
  return (
    <ResourceBook
      of={rateCard}
      title={say(pages.opsRates.title, language)}
      unit={{ name: t('rates.name'), one: t('rates.one'), many: t('rates.many') }}
      list={pageOfRates}
      add={saveRate}
      change={saveRate}
      names={language === 'en' ? ['zoneEn'] : ['zoneZh']}
      columns={['productZh', 'origin', 'zoneZh', 'validFrom', 'transitFrom', 'breaks', 'published']}
      cells={useCells()}
      search={t('rates.search')}
      given={given}
      above={(row) => <RateDeeds row={row} />}
      history={deedsOf()}
      inputs={{
        productId: { options: products, span: 'whole' },
        zone: { placeholder: 'US-W' },
        validTo: { fault: faultAt('validTo', language) },
        transitTo: { fault: faultAt('transitTo', language) },
        factor: { fault: faultAt('factor', language) },
        rounds: { as: 'segments' },
        published: { as: 'switch' },
        breaks: {
          span: 'whole',
          hint: t('rates.breaksHint'),
          fault: faultAt('breaks', language),
          input: (control) => (
            <RowsInput
              look="pairs"
              control={control}
              columns={[
                { key: 'from', label: t('rates.from'), decimals: 3 },
                { key: 'price', label: t('rates.price'), decimals: 4 },
              ]}
              empty={{ from: '', price: '' }}
              least={1}
              addLabel={t('rates.addBreak')}
            />
          ),
        },
        surcharges: {
          span: 'whole',
          input: (control) => (
            <RowsInput
              look="quads"
              control={control}
              columns={[
                { key: 'nameZh', label: t('rates.nameZh') },
                { key: 'nameEn', label: t('rates.nameEn') },
                {
                  key: 'per',
                  label: t('rates.per'),
                  options: codesOf(surchargeBases).map((value) => ({
                    value,
                    label: say(wordOf(surchargeBases, value), language),
                  })),
                },
                { key: 'amount', label: t('rates.amount'), decimals: 4 },
              ]}
              empty={{ nameZh: '', nameEn: '', per: 'unit', amount: '' }}
              least={0}
              addLabel={t('rates.addSurcharge')}
            />
          ),
        },
      }}
      sections={[
        {
          title: t('rates.way'),
          keys: ['productId', 'origin', 'zone', 'zoneZh', 'zoneEn', 'transitFrom', 'transitTo'],
        },
        { title: t('rates.time'), keys: ['validFrom', 'validTo', 'published'] },
        {
          title: t('rates.prices'),
          keys: ['currency', 'minimumCharge', 'breaks', 'cheaperBreak', 'surcharges'],
        },
        {
          title: t('rates.weight'),
          keys: [
            'basis',
            'factor',
            'step',
            'wholeAbove',
            'rounds',
            'leastWeight',
            'longestSide',
            'heaviestPiece',
          ],
        },
      ]}
    />
  );
}

function useCells() {
  const { t, language } = useWords();
  return {
    productZh: { width: 170, cell: (row: RateCard) => inLanguage(language, row.productZh, row.productEn) },
    origin: { width: 130, cell: (row: RateCard) => say(wordOf(places, row.origin), language) },
    zoneZh: {
      width: 210,
      header: t('rates.zone'),
      cell: (row: RateCard) => inLanguage(language, row.zoneZh, row.zoneEn),
    },
    validFrom: {
      width: 190,
      header: t('rates.valid'),
      cell: (row: RateCard) => t('rates.validCell', { first: row.validFrom, last: row.validTo }),
    },
    transitFrom: {
      width: 90,
      header: t('rates.transit'),
      cell: (row: RateCard) => t('rates.transitCell', { fastest: row.transitFrom, slowest: row.transitTo }),
    },
    breaks: {
      width: 130,
      header: t('rates.priceColumn'),
      cell: (row: RateCard) =>
        `${row.currency} ${row.breaks.at(-1)?.price ?? ''} – ${row.breaks[0]?.price ?? ''}`,
    },
    published: {
      width: 110,
      header: t('rates.stateColumn'),
      cell: (row: RateCard) => <RateState card={row} />,
    },
  } satisfies { readonly [K in keyof RateCard]?: ColumnLook<RateCard> };
}
