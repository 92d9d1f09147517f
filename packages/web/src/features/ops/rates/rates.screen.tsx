import { rateCard } from '@loadline/contract/freight/rate-card';
import { say } from '@loadline/contract/kernel/text';
import { listRates, saveRate } from '@loadline/contract/ops/rate.api';
import { pages } from '@loadline/contract/pages';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { BookAsked } from '../../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { useChoices, useOptions } from '../use-choices.ts';
import { rateCells } from './rate-columns.tsx';
import { RateDeeds } from './rate-deeds.tsx';
import { faultAt } from './rate-faults.ts';
import { BreaksInput, SurchargesInput } from './rate-tables.tsx';

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

/** What the products cost: a card for every way and time. */
export function RatesScreen() {
  const words = useWords();
  const { t, language } = words;
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
      cells={rateCells(words)}
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
        cheaperBreak: { as: 'switch' },
        breaks: {
          span: 'whole',
          hint: t('rates.breaksHint'),
          fault: faultAt('breaks', language),
          input: (control) => <BreaksInput control={control} />,
        },
        surcharges: { span: 'whole', input: (control) => <SurchargesInput control={control} /> },
      }}
      sections={sectionsIn(words)}
    />
  );
}

function sectionsIn({ t }: Words) {
  return [
    {
      title: t('rates.way'),
      keys: ['productId', 'origin', 'zone', 'zoneZh', 'zoneEn', 'transitFrom', 'transitTo'],
    },
    { title: t('rates.time'), keys: ['validFrom', 'validTo', 'published'] },
    { title: t('rates.prices'), keys: ['currency', 'minimumCharge', 'breaks', 'cheaperBreak', 'surcharges'] },
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
  ] as const;
}
