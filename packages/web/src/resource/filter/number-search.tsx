import { wholeText } from '@loadline/contract/kernel/figures';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { numbersAtOnce, numbersIn } from '../numbers-in.ts';
import '../styles/filter.css';

const patience = 350;

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
      // Whoever goes elsewhere would otherwise be called back by a search that is still to come.
      onBlur={find}
      onCompositionStart={() => setComposes(true)}
      onCompositionEnd={() => setComposes(false)}
    />
  );
}

interface NumberSearchNeeds {
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  onNumbers: (numbers: string[]) => void;
}

/** What is typed into a search field, and when it becomes a question: a moment after typing, or at once. */
function useNumberSearch({ search, onSearch, onNumbers }: NumberSearchNeeds) {
  const { t } = useWords();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const [composes, setComposes] = useState(false);
  // Another view or the browser's 'back' changed what is searched for.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  /** Takes a column for several numbers; false for anything else. */
  const takeColumn = (text: string): boolean => {
    const numbers = numbersIn(text);
    if (numbers.length < 2) return false;
    if (numbers.length > numbersAtOnce) {
      notify(
        'warning',
        t('resource.numbers.tooMany', { most: numbersAtOnce, given: wholeText(numbers.length) }),
      );
    }
    setTyped('');
    onNumbers(numbers.slice(0, numbersAtOnce));
    return true;
  };
  const find = () => {
    const text = typed.trim();
    if (!takeColumn(text) && text !== search) onSearch(text);
  };
  const findSoon = useEffectEvent(find);
  useEffect(() => {
    // Half-typed Chinese is not a number yet.
    if (composes || typed === shown) return;
    const timer = setTimeout(findSoon, patience);
    return () => clearTimeout(timer);
  }, [typed, composes, shown]);
  return { typed, setTyped, setComposes, takeColumn, find };
}
