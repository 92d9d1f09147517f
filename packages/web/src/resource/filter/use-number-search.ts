import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { wholeText } from '../decimal.ts';
import { numbersAtOnce, numbersIn } from '../numbers-in.ts';

const patience = 350;

interface NumberSearchNeeds {
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  onNumbers: (numbers: string[]) => void;
}

/** What is typed into a search field, and when it becomes a question: a moment after typing, or at once. */
export function useNumberSearch({ search, onSearch, onNumbers }: NumberSearchNeeds) {
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
