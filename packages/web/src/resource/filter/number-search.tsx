import type { KeyboardEvent, Ref } from 'react';
import { TextInput } from '../../ui/text-input.tsx';
import { useNumberSearch } from './use-number-search.ts';
import '../styles/filter.css';

interface NumberSearchProps {
  /** What is searched for now. */
  search: string;
  label: string;
  /** What it finds by; its label unless told. */
  placeholder?: string;
  onSearch: (search: string) => void;
  /** A column was pasted; without it the first number is looked for. */
  onNumbers?: ((numbers: string[]) => void) | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Finds while it is typed: one field for one number or, where the list takes them, a whole pasted column. */
export function NumberSearch({
  search,
  label,
  placeholder = label,
  onSearch,
  onNumbers,
  ref,
}: NumberSearchProps) {
  const { typed, setTyped, setComposes, takeColumn, find } = useNumberSearch({
    search,
    onSearch,
    onNumbers: onNumbers ?? (([first = '']) => onSearch(first)),
  });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) find();
    if (event.key === 'Escape') setTyped('');
  };
  return (
    <TextInput
      type="search"
      icon="search"
      ref={ref}
      className="number-search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={typed}
      onChange={setTyped}
      onPaste={(event) => {
        if (onNumbers && takeColumn(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onKeyDown={press}
      onCompositionStart={() => setComposes(true)}
      onCompositionEnd={() => setComposes(false)}
    />
  );
}
