import { places } from '@loadline/contract/codes/place';
import { deskPages } from '@loadline/contract/desk-pages';
import { type RateCard, rateCard } from '@loadline/contract/freight/rate-card';
import { checkedKeys, type RateCardKey, rateCardFlaw } from '@loadline/contract/freight/rate-card.rules';
import { unitOfBasis } from '@loadline/contract/freight/weight-basis';
import { wordOf } from '@loadline/contract/kernel/code';
import { priceText } from '@loadline/contract/kernel/figures';
import { placesOfPrices } from '@loadline/contract/kernel/price-places';
import { pick } from '@loadline/contract/kernel/resource';
import { check } from '@loadline/contract/kernel/schema';
import { type Language, say } from '@loadline/contract/kernel/text';
import { copyRate, listRates, retireRate, saveRate } from '@loadline/contract/ops/rate.api';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { todayIn } from '../../../kernel/time.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { BookAsked } from '../../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { useBookAddress } from '../../../resource/book/use-book-address.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { asInput } from '../../../resource/form-values.ts';
import type { Values } from '../../../resource/input-look.ts';
import type { ColumnLook } from '../../../resource/resource-columns.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { inLanguage } from '../named.ts';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import { BreaksInput, SurchargesInput } from './rate-tables.tsx';

/** The fields that each check looks at together: it waits until every one of them is right by itself. */
const together = {
  validTo: pick(rateCard, 'validFrom', 'validTo'),
  transitTo: pick(rateCard, 'transitFrom', 'transitTo'),
  factor: pick(rateCard, 'basis', 'factor'),
  breaks: pick(rateCard, 'breaks'),
} satisfies Partial<Record<RateCardKey, object>>;

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
      title={say(deskPages.opsRates.title, language)}
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

/** What the columns of the list show: pairs of fields in one, places and names in the reader's language. */
function rateCells({ t, language }: Words) {
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

/** `CNY 32.80 – 46.00 / kg`: the price of the heaviest break to that of the lightest. */
function priceRange({ currency, breaks, basis }: RateCard): string {
  const ends = [breaks[0]?.price ?? '', breaks.at(-1)?.price ?? ''];
  const [lightest = '', heaviest = ''] = ends.map((price) => priceText(price, placesOfPrices(ends)));
  const range = lightest === heaviest ? lightest : `${heaviest} – ${lightest}`;
  return `${currency} ${range} / ${unitOfBasis[basis]}`;
}

/** What is done with a whole card: the next period begins as a copy, one that is over goes out of use. */
function RateDeeds({ row }: { row: RateCard }) {
  const { t } = useWords();
  const done = useDone();
  const address = useBookAddress();
  const copy = async () => {
    try {
      const next = await call(copyRate, { body: { id: row.id }, refusal: 'in place' });
      await done(Promise.resolve(), t('rates.copied', { first: next.validFrom, last: next.validTo }));
      address.show(next.id);
    } catch (error) {
      tellRefusal(error);
    }
  };
  const retire = () =>
    done(
      call(retireRate, { body: { id: row.id, version: row.version }, refusal: 'in place' }),
      t('rates.retiredNow'),
    );
  return (
    <div className="rate-deeds">
      <RateState card={row} />
      <Button icon="copy" onClick={() => void copy()}>
        {t('rates.copy')}
      </Button>
      {row.retired ? (
        <span>{t('rates.retiredHint')}</span>
      ) : (
        <ConfirmButton
          look="danger"
          label={t('rates.retire')}
          title={t('rates.retireTitle')}
          text={t('rates.retireText', { first: row.validFrom, last: row.validTo })}
          onConfirm={retire}
        />
      )}
    </div>
  );
}

/** Whether anybody sees a card now, will see it, or no more. */
function RateState({ card }: { card: RateCard }) {
  const { t } = useWords();
  if (card.retired) return <StateDot family="void">{t('rates.state.retired')}</StateDot>;
  // The prices are made in China: their day is over there.
  const today = todayIn('Asia/Shanghai');
  if (card.validTo < today) return <StateDot family="stop">{t('rates.state.over')}</StateDot>;
  if (!card.published) return <StateDot family="wait">{t('rates.state.draft')}</StateDot>;
  if (card.validFrom > today) return <StateDot family="work">{t('rates.state.coming')}</StateDot>;
  return <StateDot family="done">{t('rates.state.published')}</StateDot>;
}

/** What is wrong with one field of a card beside the others, in words. */
function faultAt(key: (typeof checkedKeys)[number], language: Language) {
  return (_value: unknown, values: Values): string | undefined => {
    const fields = together[key];
    const checked = check(fields, asInput(fields, values));
    const flaw = checked.ok ? rateCardFlaw(key, checked.value) : undefined;
    return flaw && say(flaw, language);
  };
}
