import { useRef } from 'react';
import { useNumberSearch } from '../../resource/filter/use-number-search.ts';
import { usePageKeys } from '../../resource/use-page-keys.ts';
import { TextInput } from '../../ui/text-input.tsx';

interface DeskSearchProps {
  search: string;
  /** What it finds by. */
  label: string;
  onSearch: (search: string) => void;
  /** A column was pasted; without it the first number is looked for. */
  onNumbers?: ((numbers: readonly string[]) => void) | undefined;
}

/** Finds while it is typed; `/` leads to it. */
export function DeskSearch({ search, label, onSearch, onNumbers }: DeskSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, setComposes, takeColumn, find } = useNumberSearch({
    search,
    onSearch,
    onNumbers: onNumbers ?? ((numbers) => onSearch(numbers[0] ?? '')),
  });
  usePageKeys({ '/': () => input.current?.focus() });
  return (
    <TextInput
      ref={input}
      type="search"
      icon="search"
      className="desk-search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={typed}
      onChange={setTyped}
      onPaste={(event) => {
        if (onNumbers && takeColumn(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && find()}
      onCompositionStart={() => setComposes(true)}
      onCompositionEnd={() => setComposes(false)}
    />
  );
}
