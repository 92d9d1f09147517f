import { TextInput } from '../../ui/text-input.tsx';
import { useNumberSearch } from '../filter/use-number-search.ts';

interface BookSearchProps {
  search: string;
  /** What it finds by. */
  label: string;
  onSearch: (search: string) => void;
}

/** Finds among the records of a book while it is typed. */
export function BookSearch({ search, label, onSearch }: BookSearchProps) {
  const { typed, setTyped, setComposes } = useNumberSearch({
    search,
    onSearch,
    onNumbers: (numbers) => onSearch(numbers[0] ?? ''),
  });
  return (
    <TextInput
      type="search"
      icon="search"
      className="book__search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={typed}
      onChange={setTyped}
      onCompositionStart={() => setComposes(true)}
      onCompositionEnd={() => setComposes(false)}
    />
  );
}
