import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { wholeText } from '../decimal.ts';
import { numbersAtOnce, numbersIn } from '../numbers-in.ts';

const patience = 350;

interface NumberSearchProps {
  /** What is searched for now. */
  search: string;
  placeholder: string;
  onSearch: (search: string) => void;
  /** A column was pasted. */
  onNumbers: (numbers: string[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** One field for one number or a whole pasted column: it searches a moment after typing, or at once on Enter. */
export function NumberSearch({ search, placeholder, onSearch, onNumbers, ref }: NumberSearchProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const [composes, setComposes] = useState(false);
  // Another view or the browser's 'back' changed what is searched for.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }
  const find = (text: string) => {
    const numbers = numbersIn(text);
    if (numbers.length > 1) take(numbers);
    else if (text.trim() !== search) onSearch(text.trim());
  };
  const take = (numbers: string[]) => {
    if (numbers.length > numbersAtOnce) {
      notify(
        'warning',
        t('resource.numbers.tooMany', { most: numbersAtOnce, given: wholeText(numbers.length) }),
      );
    }
    setTyped('');
    onNumbers(numbers.slice(0, numbersAtOnce));
  };
  const paste = (event: ClipboardEvent) => {
    const numbers = numbersIn(event.clipboardData.getData('text'));
    if (numbers.length < 2) return;
    event.preventDefault();
    take(numbers);
  };
  const findNow = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) find(typed);
    if (event.key === 'Escape') setTyped('');
  };
  const findSoon = useEffectEvent(() => find(typed));
  useEffect(() => {
    if (composes || typed === shown) return;
    const timer = setTimeout(findSoon, patience);
    return () => clearTimeout(timer);
  }, [typed, composes, shown]);
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
      onPaste={paste}
      onKeyDown={findNow}
      onCompositionStart={() => setComposes(true)}
      onCompositionEnd={() => setComposes(false)}
    />
  );
}
