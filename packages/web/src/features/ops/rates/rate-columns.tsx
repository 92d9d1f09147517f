import { places } from '@loadline/contract/codes/place';
import type { RateCard } from '@loadline/contract/freight/rate-card';
import { unitOfBasis } from '@loadline/contract/freight/weight-basis';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../../kernel/words.ts';
import type { ColumnLook } from '../../../resource/resource-columns.tsx';
import { inLanguage } from '../named.ts';
import { RateState } from './rate-state.tsx';

/** What the columns of the list show: pairs of fields in one, places and names in the reader's language. */
export function rateCells({ t, language }: Words) {
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
      width: 150,
      align: 'end' as const,
      header: t('rates.priceColumn'),
      cell: (row: RateCard) => priceRange(row),
    },
    published: {
      width: 110,
      header: t('rates.stateColumn'),
      cell: (row: RateCard) => <RateState card={row} />,
    },
  } satisfies { readonly [K in keyof RateCard]?: ColumnLook<RateCard> };
}

/** `CNY 32.8 – 46 / kg`: the price of the heaviest break to that of the lightest. */
function priceRange({ currency, breaks, basis }: RateCard): string {
  const [lightest, heaviest] = [breaks[0]?.price ?? '', breaks.at(-1)?.price ?? ''];
  const range = lightest === heaviest ? lightest : `${heaviest} – ${lightest}`;
  return `${currency} ${range} / ${unitOfBasis[basis]}`;
}
