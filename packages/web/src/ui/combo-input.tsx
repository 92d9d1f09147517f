import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import type { ComboOption } from './option-words.ts';
import './styles/input.css';

const load = () => import('./option-search.tsx');
// The list is heavier than most pages: it comes when somebody reaches for it.
const OptionSearch = lazy(async () => ({ default: (await load()).OptionSearch }));

interface ComboInputProps {
  options: readonly ComboOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Stands for "nothing chosen yet", and can be chosen again. */
  placeholder?: string | undefined;
  /** Names the search in the list. */
  searchLabel: string;
  /** Stands where nothing is found. */
  emptyText: string;
}

/** One of many: the list opens on a press, an arrow or the first letter, and is searched by whatever is typed. */
export function ComboInput({ options, value, onChange, onBlur, placeholder, ...words }: ComboInputProps) {
  const field = useFieldControl();
  const panel = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  // What was typed before the list was there is the beginning of the search.
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const open = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    if (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setTyped((before = '') => (isLetter ? before + event.key : before));
  };
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="input input--select">
      <button
        {...field}
        ref={anchor}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={panel}
        className="input__control input__choice"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setTyped('')}
        onKeyDown={open}
        onBlur={() => isOpen || onBlur?.()}
      >
        {chosen?.label ?? placeholder}
      </button>
      <Icon name="chevron-down" size={14} />
      {isOpen ? (
        <Suspense>
          <OptionSearch
            {...words}
            id={panel}
            anchor={anchor}
            options={placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]}
            value={value}
            typed={typed}
            onChoose={(next) => {
              onChange(next);
              setTyped(undefined);
            }}
            onClose={() => setTyped(undefined)}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
