import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type DictionaryKind, dictionaryKinds } from '@loadline/contract/ops/dictionary';
import { pages } from '@loadline/contract/pages';
import { useWords } from '../../../kernel/words.ts';
import { DeskParts } from '../desk-parts.tsx';
import { EntriesPart } from './entries.part.tsx';
import { ProductsPart } from './products.part.tsx';
import { TolerancesPart } from './tolerances.part.tsx';

const kinds = codesOf(dictionaryKinds).map((kind) => ({ kind, screen: partOf(kind) }));

function partOf(kind: DictionaryKind) {
  return () => <EntriesPart kind={kind} />;
}

/** The lists of words that staff keep, and the products. */
export function DictionariesScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(pages.opsDictionaries.title, language)}
      parts={[
        { key: 'product', label: t('dictionaries.products.title'), screen: ProductsPart },
        ...kinds.map(({ kind, screen }) => ({
          key: kind,
          label: say(wordOf(dictionaryKinds, kind), language),
          screen,
        })),
        { key: 'tolerance', label: t('tolerances.title'), screen: TolerancesPart },
      ]}
    />
  );
}
