import { apiKey } from '@loadline/contract/api-keys/api-key';
import { scopesText } from '@loadline/contract/api-keys/api-key.rules';
import { dataAuthorities } from '@loadline/contract/facts/data-authority';
import { wordOf } from '@loadline/contract/kernel/code';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { FactList } from '../../ui/fact-strip.tsx';

type Key = ValuesOf<typeof apiKey.fields>;

interface KeyFactsProps {
  apiKey: Pick<Key, 'scopes' | 'dataAuthority' | 'addresses' | 'expiresOn' | 'callsToday' | 'refusedToday'>;
  /** What its reader is told besides. */
  more?: readonly (readonly [keyof Key, string])[];
}

/** What a key may do, from where and until when, and how it is used today. */
export function KeyFacts({ apiKey: key, more = [] }: KeyFactsProps) {
  const { t, language } = useWords();
  const facts: readonly (readonly [keyof Key, string])[] = [
    ['scopes', say(scopesText(key.scopes), language)],
    ['dataAuthority', say(wordOf(dataAuthorities, key.dataAuthority), language)],
    ['addresses', key.addresses.length === 0 ? t('api.anywhere') : key.addresses.join(', ')],
    ['expiresOn', key.expiresOn],
    ['callsToday', wholeText(key.callsToday)],
    ['refusedToday', wholeText(key.refusedToday)],
    ...more,
  ];
  return (
    <FactList
      facts={facts.map(([name, value]) => ({
        key: name,
        label: say(apiKey.fields[name].label, language),
        value,
      }))}
    />
  );
}
