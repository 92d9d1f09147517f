import { deskPages } from '@loadline/contract/desk-pages';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { type DictionaryKind, dictionaryKinds, product } from '@loadline/contract/ops/dictionary';
import { listEntries, listProducts, saveProduct } from '@loadline/contract/ops/dictionary.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { DeskParts } from '../desk-parts.tsx';
import { onePage } from '../one-page.ts';
import { EntriesPart } from './entries.part.tsx';

/** How most products weigh: as air freight does. */
const usual = {
  basis: 'divisor',
  factor: '6000',
  step: '0.5',
  rounds: 'shipment',
  leastWeight: '0',
} as const;

const allProducts = onePage(asking(listProducts, {}), (one) => one);

const kinds = codesOf(dictionaryKinds).map((kind) => ({ kind, screen: partOf(kind) }));

function partOf(kind: DictionaryKind) {
  return () => <EntriesPart kind={kind} />;
}

/** The lists of words that staff keep, and the products. */
export function DictionariesScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(deskPages.opsDictionaries.title, language)}
      parts={[
        { key: 'product', label: t('dictionaries.products.title'), screen: ProductsPart },
        ...kinds.map(({ kind, screen }) => ({
          key: kind,
          label: say(wordOf(dictionaryKinds, kind), language),
          screen,
        })),
      ]}
    />
  );
}

/** What customers can order. */
function ProductsPart() {
  const { t, language } = useWords();
  // Those that the dictionary of countries offers: all there are would be too many to look through.
  const { data: entries = [] } = useQuery(asking(listEntries, { kind: 'country' }));
  const offered = entries
    .filter(({ active }) => active)
    .map(({ code, nameZh, nameEn }) => ({ value: code, label: language === 'en' ? nameEn : nameZh }));
  return (
    <ResourceBook
      of={product}
      title={t('dictionaries.products.title')}
      unit={{
        name: t('dictionaries.products.title'),
        one: t('dictionaries.products.one'),
        many: t('dictionaries.products.many'),
      }}
      facts={(rows) => wholeText(rows.length)}
      list={allProducts}
      add={saveProduct}
      change={saveProduct}
      turn={{
        key: 'active',
        set: (row, active) => call(saveProduct, { body: { ...row, active }, refusal: 'in place' }),
        on: t('dictionaries.active'),
        off: t('dictionaries.inactive'),
      }}
      names={language === 'en' ? ['nameEn', 'code'] : ['nameZh', 'code']}
      columns={['nameZh', 'nameEn', 'code', 'transport', 'customers', 'active']}
      cells={{
        nameZh: { width: 150 },
        nameEn: { width: 170 },
        code: { width: 90 },
        transport: { width: 90 },
        active: { width: 120 },
      }}
      search={t('dictionaries.search')}
      given={{ id: null, active: true, billsAt: 'DEPARTED', ...usual }}
      inputs={{
        countries: { options: offered },
        rounds: { as: 'segments' },
        active: { as: 'switch', hint: t('dictionaries.products.activeHint') },
      }}
      sections={[
        {
          title: t('dictionaries.products.about'),
          keys: ['nameZh', 'nameEn', 'code', 'transport', 'countries', 'billsAt', 'page', 'active'],
        },
        {
          title: t('dictionaries.products.weight'),
          keys: ['basis', 'factor', 'step', 'wholeAbove', 'rounds', 'leastWeight'],
        },
        { title: t('dictionaries.products.words'), keys: ['descriptionZh', 'descriptionEn'] },
      ]}
      history={deedsOf()}
    />
  );
}
