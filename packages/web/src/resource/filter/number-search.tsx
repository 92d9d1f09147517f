import type { KeyboardEvent, Ref } from 'react';
import { useWords } from '../../kernel/words.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useNumberSearch } from './use-number-search.ts';

interface NumberSearchProps {
  /** What is searched for now. */
  search: string;
  placeholder: string;
  onSearch: (search: string) => void;
  /** A column was pasted. */
  onNumbers: (numbers: string[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** One field for one number or a whole pasted column. */
export function NumberSearch({ placeholder, ref, ...needs }: NumberSearchProps) {
  const { t } = useWords();
  const { typed, setTyped, setComposes, takeColumn, find } = useNumberSearch(needs);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) find();
    if (event.key === 'Escape') setTyped('');
  };
  return (
    <TextInput
      type="search"
      icon="search"
      ref={ref}
      aria-label={t('resource.search')}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={typed}
      onChange={setTyped}
      onPaste={(event) => {
        if (takeColumn(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onKeyDown={press}
      onCompositionStart={() => setComposes(true)}
      onCompositionEnd={() => setComposes(false)}
    />
  );
}
